/** The builds of connected mode: the server, and the site that it serves. */
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

export const connectedSite = '.cache/connected';

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

/** Runs a build unless its result is of these inputs. Ends the process if the build fails. */
function buildOnce(result: string, stamp: string, command: readonly string[]) {
  const wanted = inputs();
  if (existsSync(stamp) && existsSync(result) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(stamp, { force: true });
  const [program = '', ...parameters] = command;
  if (!run(program, parameters)) process.exit(1);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Installs the server's packages and builds its programs. */
export function buildServer() {
  installPackages('server');
  buildOnce(
    'server/dist/main.js',
    '.cache/connected-server.json',
    'npx vite build --config server/vite.config.ts --logLevel warn'.split(' '),
  );
}

/** Builds the server and the site. */
export function buildConnected() {
  buildServer();
  buildOnce(
    connectedSite,
    '.cache/connected-site.json',
    `npm run --silent build -- --mode connected --out ${connectedSite}`.split(' '),
  );
}

/** Runs one of the server's programs in this process. */
export async function runProgram(name: string) {
  await import(pathToFileURL(`server/dist/${name}.js`).href);
}
