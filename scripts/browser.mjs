import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Flags for a quiet browser that never calls home; a container's root user has no sandbox. */
export const launchArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds the browser for the tests: `CHROMIUM_PATH`, then a Chromium or Chrome on the PATH, then
 * Playwright's own download.
 *
 * @returns {string | undefined} the executable's path, or undefined where there is none
 */
export function findBrowser() {
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    ...(process.env.PATH ?? '')
      .split(delimiter)
      .flatMap((folder) => names.map((name) => join(folder, name))),
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== '' && isExecutable(path));
}

/** How Playwright starts that browser; its own, where none is found. */
export function launchOptions() {
  const executablePath = findBrowser();
  return { args: launchArguments, ...(executablePath ? { executablePath } : {}) };
}
