/**
 * Serves a built site as a static host would: the headers of `_headers`, one clean address for each
 * page, to which its others lead, and a real 404.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor, parseHeaders } from './headers.mjs';

/** @param {string} url of a request, as it came */
function pathOf(url) {
  const [path = '/'] = url.split('?');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * The clean address of a page that is asked for by the name of its file, or with a slash after it.
 *
 * @param {string} site
 * @param {string} path decoded
 */
function cleanAddress(site, path) {
  const clean = path.replace(/^\/+/, '/').replace(/(.)\/$/, '$1');
  const name = clean.replace(/\.html$/, '');
  const address = name.replace(/\/index$/, '') || '/';
  if (address === path || name.includes('..')) return undefined;
  return existsSync(join(site, `${name}.html`)) ? encodeURI(address) : undefined;
}

/**
 * @param {string} site its folder
 * @param {number} port
 * @returns {Promise<import('node:http').Server>} once it listens; rejects where it cannot
 */
export function serve(site, port) {
  const rules = parseHeaders(readFileSync(join(site, '_headers'), 'utf8'));
  const notFound = readFileSync(join(site, '404.html'));

  /** @type {(response: import('node:http').ServerResponse) => void} */
  const answerNotFound = (response) => {
    response.statusCode = 404;
    // Under /assets/ it would be kept for a year, and missed when the file is there.
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Content-Type', 'text/html;charset=utf-8');
    response.end(notFound);
  };

  const files = sirv(site, {
    brotli: true,
    gzip: true,
    etag: true,
    // What no rule speaks of is asked for again each time, and answered with 304 while it is the same.
    maxAge: 0,
    extensions: ['html'],
    onNoMatch: (_request, response) => answerNotFound(response),
  });

  const server = createServer((request, response) => {
    const path = pathOf(request.url ?? '/');
    for (const [name, value] of headersFor(rules, path)) response.setHeader(name, value);
    const address = cleanAddress(site, path);
    if (path === '/_headers') answerNotFound(response);
    else if (address) {
      const [query = ''] = request.url?.match(/\?.*/) ?? [];
      response.writeHead(308, { Location: address + query }).end();
    } else files(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}
