/** Serves the last build on http://localhost:4173; `PORT` overrides. */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { serve } from './serve.mjs';

const port = Number(process.env.PORT || 4173);

if (!existsSync('dist/index.html')) {
  console.error('There is no build to serve yet. Run `npm run build` first, or `npm start`.');
  process.exit(1);
}

try {
  await serve(port);
  console.log(`Serving the site on http://localhost:${port}`);
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${port} is taken. Choose another one: PORT=4174 npm start` : error);
  process.exit(1);
}
