/** Loads the benchmarks' own packages, which the project itself does not need. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installPackages } from '../setup.mjs';

/** Installs them the first time they are needed: they have 320 MB. */
export const installTools = () => installPackages(dirname(fileURLToPath(import.meta.url)));

/** The path of a package, or of a file in it. */
export const resolveTool = (name: string) =>
  createRequire(new URL('package.json', import.meta.url)).resolve(name);

export const loadTool = (name: string) => import(pathToFileURL(resolveTool(name)).href);
