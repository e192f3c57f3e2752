/** Installs the packages if needed, then runs the script that `run.mjs` was given. */
import process from 'node:process';
import { installPackages } from './setup.mjs';

installPackages();
const [name] = process.argv.splice(2, 1);
const { register } = await import('tsx/esm/api');
register();
await import(`./${name}.ts`);
