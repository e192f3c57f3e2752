/** `node scripts/run.mjs test`: installs the packages if needed, then runs `scripts/test.ts`. */
import process from 'node:process';
import { installPackages } from './setup.mjs';

installPackages();
const [name] = process.argv.splice(2, 1);
const { register } = await import('tsx/esm/api');
register();
await import(`./${name}.ts`);
