/**
 * `npm run serve`: connected mode, from a fresh clone to the site and its API on
 * http://localhost:4173. Builds only what has changed since the last start.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { installPackages, run } from './setup.mjs';

const site = '.cache/connected';
const program = 'server/dist/main.js';
const stamp = '.cache/connected.json';

/** When the newest source file was changed, in ms. */
function newest(path: string): number {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(
    found.mtimeMs,
    ...readdirSync(path)
      .filter((name) => name !== 'node_modules' && name !== 'dist')
      .map((name) => newest(join(path, name))),
  );
}

/** What the builds depend on: the sources, the packages, and the settings that the pages contain. */
function inputs(): string {
  const sources = ['src', 'server', 'scripts', 'mocks', 'index.html', 'vite.config.ts'];
  const files = [
    ...sources,
    'package-lock.json',
    ...readdirSync('.').filter((name) => name.startsWith('.env')),
  ];
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return JSON.stringify([Math.max(...files.map(newest)), settings.sort()]);
}

installPackages('server');
const wanted = inputs();
const isBuilt = existsSync(stamp) && existsSync(program) && readFileSync(stamp, 'utf8') === wanted;
if (!isBuilt) {
  rmSync(stamp, { force: true });
  const isDone =
    run('npm', ['run', '--silent', 'build', '--', '--mode', 'connected', '--out', site]) &&
    run('npx', ['vite', 'build', '--config', 'server/vite.config.ts', '--logLevel', 'warn']);
  if (!isDone) process.exit(1);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(stamp, wanted);
}

process.env.SITE_DIR ??= site;
await import(pathToFileURL(program).href);
