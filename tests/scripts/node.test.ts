import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';

/** The exit status and the errors of a program under another version of Node and with a port. */
function run(parameters: readonly string[], version: string, PORT = '') {
  const other = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const preload = `--import=data:text/javascript,${encodeURIComponent(other)}`;
  const { status, stderr } = spawnSync(process.execPath, [preload, ...parameters], {
    env: { PATH: process.env.PATH, PORT },
    encoding: 'utf8',
  });
  return { status, stderr };
}

test.each(['12.22.0', '18.20.8', '20.18.3'])('Node %s is refused', (version) => {
  for (const command of ['start', 'test', 'connected']) {
    expect(run(['scripts/run.mjs', command], version)).toEqual({
      status: 1,
      stderr: `Node 20.19 or later is needed, and this is Node ${version}: https://nodejs.org/en/download\n`,
    });
  }
});

test.each(['20.19.0', '22.0.0', '24.1.0'])('Node %s is allowed', (version) => {
  expect(run(['scripts/checkNode.mjs'], version)).toEqual({ status: 0, stderr: '' });
});

test.each(['65536', '-1', '80a'])('the preview refuses the port %s', (port) => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of ['index.html', '404.html', '_headers']) writeFileSync(join(site, name), '');
  const parameters = ['--import=tsx', 'scripts/preview.ts', site];
  expect(run(parameters, process.versions.node, port)).toEqual({
    status: 1,
    stderr: `PORT has to be a number from 0 to 65535, not "${port}".\n`,
  });
  rmSync(site, { recursive: true });
});
