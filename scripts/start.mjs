/** `npm start`: from a fresh clone to the site on http://localhost:4173. */
import process from 'node:process';
import { installPackages, run } from './setup.mjs';

installPackages();
// Without settings of its own, a fresh clone builds the demo.
const { hasSettings } = await import('./settings.mjs');
const mode = hasSettings('production') ? 'production' : 'demo';
if (!run('node', ['scripts/build.mjs', '--mode', mode])) process.exit(1);
await import('./preview.mjs');
