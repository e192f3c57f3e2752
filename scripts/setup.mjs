/** Installs packages and runs commands. Plain JavaScript: it runs before the first install. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/**
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {NodeJS.ProcessEnv} [environment] added to this process's own
 * @returns {boolean} whether it succeeded
 */
export function run(command, parameters, environment = {}) {
  console.log(`\n> ${command} ${parameters.join(' ')}`);
  const env = { ...process.env, ...environment };
  return spawnSync(command, parameters, { stdio: 'inherit', env }).status === 0;
}

/**
 * Installs the packages if there are none, or older ones than the lock file names. Ends the process
 * if that fails.
 *
 * @param {string} [folder] one with packages of its own, all in plain JavaScript
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
