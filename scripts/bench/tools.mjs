/** The benchmarks' own packages, which the project does without. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const packageJson = join(here, 'package.json');

/** Installs them the first time; a clone that never measures is spared their 320 MB. */
export function installTools() {
  const wanted = ['lighthouse', '@mdn/mdn-http-observatory'];
  if (wanted.every((name) => existsSync(join(here, 'node_modules', name)))) return;
  const parameters = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', parameters, { cwd: here, stdio: 'inherit' });
  if (status !== 0) throw new Error('The tools could not be installed. Check the connection.');
}

/**
 * Imports one of them.
 *
 * @param {string} name of a package, or of a file in it
 */
export function loadTool(name) {
  return import(pathToFileURL(createRequire(packageJson).resolve(name)).href);
}
