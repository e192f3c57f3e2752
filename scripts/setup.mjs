/** Gets a fresh clone ready, with nothing but Node and npm: packages, and a browser for the tests. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/**
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {NodeJS.ProcessEnv} [environment] on top of this process's own
 * @returns {boolean} whether it succeeded
 */
export function run(command, parameters, environment = {}) {
  console.log(`\n> ${command} ${parameters.join(' ')}`);
  const env = { ...process.env, ...environment };
  return spawnSync(command, parameters, { stdio: 'inherit', env }).status === 0;
}

/**
 * Installs the packages when there are none, or older ones than the lock file names. Ends the
 * process where that fails.
 *
 * @param {string} [folder] one with packages of its own, which are of JavaScript alone
 */
export function installPackages(folder) {
  const lock = join(folder ?? '', 'package-lock.json');
  const installed = join(folder ?? '', 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  const elsewhere = folder ? ['--ignore-scripts', '--prefix', folder] : [];
  if (!run('npm', ['ci', '--no-audit', '--no-fund', ...elsewhere])) {
    console.error('\nThe packages could not be installed. Check the connection, then try again.');
    process.exit(1);
  }
}

/** Makes sure that there is a browser: an installed one, Playwright's own, or the system's package. */
export async function installBrowser() {
  const { findBrowser } = await import('./browser.mjs');
  if (findBrowser()) return;

  if (run('npx', ['playwright', 'install', '--with-deps', 'chromium']) && findBrowser()) return;

  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (
    isDebianRoot &&
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'fonts-liberation',
    ]) &&
    findBrowser()
  ) {
    return;
  }

  console.error(
    '\nThe tests need Chromium: install it (on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to a Chromium or Chrome that is there already.',
  );
  process.exit(1);
}
