import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright';
import { run } from './setup.mjs';

/** A browser without windows: the same journeys take half the time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Flags against background traffic; the root user of a container cannot use the sandbox. */
export const launchArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The places where a program of one of the names can be on the PATH. */
function placesOf(...programs: readonly string[]) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * The path of the browser for the tests: `CHROMIUM_PATH`, then a headless shell, Chromium or Chrome on
 * the PATH, then Playwright's own download; undefined if there is none. A `whole` browser is no shell.
 */
export function findBrowser({ whole = false } = {}) {
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    ...placesOf(...(whole ? [] : shells), ...browsers),
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== '' && isExecutable(path));
}

/** How Playwright starts the browser. Without a path it starts its own, headless as a shell. */
export function launchOptions({ whole = false } = {}) {
  const executablePath = findBrowser({ whole });
  const isOwnShell = executablePath === chromium.executablePath() && !whole;
  return { args: launchArguments, ...(executablePath && !isOwnShell ? { executablePath } : {}) };
}

/** Installs packages of Debian, as its root user. Returns whether that succeeded. */
export function installDebianPackages(...packages: readonly string[]) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  return run('apt-get', ['update', '-qq']) && run('apt-get', install);
}

/** Installs a browser if there is none. Ends the process if that fails. */
export function installBrowser({ whole = false } = {}) {
  const isFound = () => findBrowser({ whole }) !== undefined;
  if (isFound()) return;
  if (run('npx', ['playwright', 'install', '--with-deps', 'chromium']) && isFound()) return;
  const debianPackage = whole ? 'chromium' : 'chromium-headless-shell';
  if (installDebianPackages(debianPackage, 'fonts-liberation') && isFound()) return;
  console.error(
    `\nThe tests need Chromium: install it (on Debian: sudo apt-get install ${debianPackage}), or set CHROMIUM_PATH to an installed Chromium or Chrome.`,
  );
  process.exit(1);
}
