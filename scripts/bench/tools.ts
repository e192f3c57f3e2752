/** Loads the benchmarks' own packages, which the project itself does not need. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from '../setup.mjs';

/** Not the folder of these modules, which would then import the tools' versions of the project's packages. */
const folder = join(import.meta.dirname, 'tools');

/** Installs them the first time they are needed: they have 320 MB. */
export const installTools = () => installPackages(folder);

/** The path of a package, or of a file in it. */
const resolveTool = (name: string) => createRequire(join(folder, 'package.json')).resolve(name);

export const loadTool = (name: string) => import(pathToFileURL(resolveTool(name)).href);
