/** Serves a built site as a static host would: the headers of `_headers`, clean addresses, a real 404. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/**
 * Reads a `_headers` file: a path pattern at the start of a line, its headers indented below it.
 *
 * @param {string} text
 * @returns {{ prefix: string, headers: [name: string, value: string][] }[]}
 */
function parseHeaders(text) {
  /** @type {ReturnType<typeof parseHeaders>} */
  const rules = [];
  for (const line of text.split('\n').filter((each) => each.trim())) {
    if (!line.startsWith(' ')) {
      rules.push({ prefix: line.replace(/\*$/, ''), headers: [] });
      continue;
    }
    const colon = line.indexOf(':');
    rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

/**
 * @param {string} site its folder
 * @param {number} port
 * @returns {Promise<import('node:http').Server>} once it listens; rejects where it cannot
 */
export function serve(site, port) {
  const rules = parseHeaders(readFileSync(join(site, '_headers'), 'utf8'));
  const notFound = readFileSync(join(site, '404.html'));

  /** @type {(response: import('node:http').ServerResponse, path: string) => void} */
  const setHeaders = (response, path) => {
    for (const { prefix, headers } of rules) {
      if (!path.startsWith(prefix)) continue;
      for (const [name, value] of headers) response.setHeader(name, value);
    }
  };

  const files = sirv(site, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders,
    onNoMatch(request, response) {
      setHeaders(response, request.url ?? '/');
      response.statusCode = 404;
      response.setHeader('Content-Type', 'text/html;charset=utf-8');
      response.end(notFound);
    },
  });

  const server = createServer((request, response) => files(request, response));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}
