/**
 * The commands of connected mode, `node scripts/run.mjs connected serve` and the others below. Each
 * installs and builds what it needs, and only what has changed since the last time.
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
  const sources = ['src', 'server', 'scripts', 'index.html', 'vite.config.ts'];
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

/** Installs the server's packages, which it has apart from the site's. */
const setup = () => installPackages('server');

function buildServer() {
  setup();
  buildOnce(
    'server/dist/main.js',
    '.cache/connected-server.json',
    'npx vite build --config server/vite.config.ts --logLevel warn'.split(' '),
  );
}

/** Builds the server and its site without starting them. */
function build() {
  buildServer();
  buildOnce(
    site,
    '.cache/connected-site.json',
    `npm run --silent build -- --mode connected --out ${site}`.split(' '),
  );
}

/** Runs one of the server's programs in this process. */
const runProgram = (name: string) => import(pathToFileURL(`server/dist/${name}.js`).href);

/** From a fresh clone to the site and its API on http://localhost:4173. */
async function serve() {
  // npm ends without its script on SIGTERM: https://github.com/npm/cli/issues/6684
  const { ppid } = process;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => {
      if (process.ppid !== ppid) process.kill(process.pid, 'SIGTERM');
    }, 250).unref();
  }
  build();
  process.env.SITE_DIR ||= site;
  await runProgram('main');
}

/** Sets another password for an owner. */
async function setOwnersPassword() {
  buildServer();
  await runProgram('owner');
}

/** Saves the database as a file, or fills an empty one with it: the program reads which. */
async function backUpOrRestore() {
  buildServer();
  await runProgram('backup');
}

/** Fills an empty server with a file of browser mode. */
async function importSiteData() {
  buildServer();
  await runProgram('import');
}

const commands: Readonly<Record<string, () => unknown>> = {
  setup,
  build,
  serve,
  owner: setOwnersPassword,
  backup: backUpOrRestore,
  restore: backUpOrRestore,
  import: importSiteData,
};

const [, , name = ''] = process.argv;
const command = commands[name];
if (!command) throw new Error(`"${name}" is none of ${Object.keys(commands).join(', ')}.`);
await command();
