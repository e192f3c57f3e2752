/** `npm start`: from a fresh clone to the site on http://localhost:4173. */
import process from 'node:process';
import { installPackages, run } from './setup.mjs';

installPackages();
if (!run('node', ['scripts/build.mjs'])) process.exit(1);
await import('./preview.mjs');
