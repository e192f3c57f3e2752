/** Runs Storybook; with `--kit`, that of the design system alone. */
import process from 'node:process';

process.argv = process.argv.flatMap((option) =>
  option === '--kit' ? ['--config-dir', '.storybook/kit'] : [option],
);
await import('storybook/internal/bin/dispatcher');
