/** The benchmarks' own packages, which the project does without. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installPackages } from '../setup.mjs';

/** Installs them the first time; a clone that never measures is spared their 320 MB. */
export const installTools = () => installPackages(dirname(fileURLToPath(import.meta.url)));

/**
 * The path of one of them, as Node finds it.
 *
 * @param {string} name of a package, or of a file in it
 */
export const resolveTool = (name) =>
  createRequire(new URL('package.json', import.meta.url)).resolve(name);

/**
 * Imports one of them.
 *
 * @param {string} name as above
 */
export const loadTool = (name) => import(pathToFileURL(resolveTool(name)).href);
