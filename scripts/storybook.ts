/** Runs Storybook; with `--kit`, that of the design system alone. */
import { spawn } from 'node:child_process';
import process from 'node:process';

const [, , command = 'dev', ...given] = process.argv;
const options = given.flatMap((option) =>
  option === '--kit' ? ['--config-dir', '.storybook/kit'] : [option],
);
spawn('storybook', [command, ...options], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
}).on('exit', (code) => process.exit(code ?? 1));
