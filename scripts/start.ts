/** `npm start`: from a fresh clone to the site on http://localhost:4173. */
import process from 'node:process';
import { hasSettings } from './settings.ts';
import { run } from './setup.mjs';

// A fresh clone has no settings, so it builds the demo.
const mode = hasSettings('production') ? 'production' : 'demo';
if (!run('npm', ['run', '--silent', 'build', '--', '--mode', mode])) process.exit(1);
await import('./preview.ts');
