/**
 * Serves the last build on http://localhost:4173; `PORT` overrides the port. The first argument is
 * another folder than `dist`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { serve } from '../server/site/siteListener.ts';
import { pages } from '../src/pages.ts';

const port = Number(process.env.PORT || 4173);
const {
  positionals: [site = 'dist'],
} = parseArgs({ allowPositionals: true });

if (!existsSync(join(site, 'index.html'))) {
  console.error('There is no build to serve yet. Run `npm run build` first, or `npm start`.');
  process.exit(1);
}

try {
  const { href } = pages.landing;
  await serve(site, port, href);
  console.log(`Serving the site on http://localhost:${port}${href}`);
} catch (error) {
  const sentences = new Map([
    ['EADDRINUSE', `Port ${port} is taken. Choose another one: PORT=4174 npm start`],
    ['ERR_SOCKET_BAD_PORT', `PORT has to be a number from 0 to 65535, not "${process.env.PORT}".`],
  ]);
  console.error(sentences.get(Object(error).code) ?? error);
  process.exit(1);
}
