/**
 * Serves a built site as a static host does: the headers of `_headers`, the rules of `_redirects`, one
 * canonical path for each page, to which its other paths redirect, and status 404 for unknown paths.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor, parseHeaders } from './headers.ts';

/** The decoded path of a request's URL. */
function pathOf(url: string) {
  const [path = '/'] = url.split('?');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Where a page redirects that is requested by its file's name or with a trailing slash. */
function redirectTarget(site: string, path: string) {
  const clean = path.replace(/^\/+/, '/').replace(/(.)\/$/, '$1');
  const name = clean.replace(/\.html$/, '');
  const canonical = name.replace(/\/index$/, '') || '/';
  if (canonical === path || name.includes('..')) return undefined;
  return existsSync(join(site, `${name}.html`)) ? encodeURI(canonical) : undefined;
}

/** Reads the rules `/path/* /page 200` of the `_redirects` file, if there is one. */
function readRewrites(site: string) {
  const file = join(site, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.flatMap((line) => {
    const [, below, page] = /^(\S+\/)\* (\S+) 200$/.exec(line) ?? [];
    return below && page ? [{ below, page }] : [];
  });
}

/** Responds with 500 to a request whose listener throws: an uncaught error would end the process. */
export function catchErrors(
  listener: RequestListener,
  report: (error: unknown) => void,
): RequestListener {
  return (request, response) => {
    try {
      listener(request, response);
    } catch (error) {
      report(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Internal server error');
    }
  };
}

/** Responds to requests for a built site. */
export function siteListener(
  site: string,
  report: (error: unknown) => void = console.error,
): RequestListener {
  const rules = parseHeaders(readFileSync(join(site, '_headers'), 'utf8'));
  const rewrites = readRewrites(site);
  const notFound = readFileSync(join(site, '404.html'));

  function answerNotFound(response: ServerResponse) {
    response.statusCode = 404;
    // Under /assets/ the rule's header would keep the 404 for a year.
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Content-Type', 'text/html;charset=utf-8');
    response.end(notFound);
  }

  const files = sirv(site, {
    brotli: true,
    gzip: true,
    etag: true,
    // Files without a rule are revalidated each time.
    maxAge: 0,
    extensions: ['html'],
    onNoMatch: (_request, response) => answerNotFound(response),
  });

  return catchErrors((request, response) => {
    // sirv passes a range to `createReadStream` unchecked, which throws.
    delete request.headers.range;
    const path = pathOf(request.url ?? '/');
    for (const [name, value] of headersFor(rules, path)) response.setHeader(name, value);
    const target = redirectTarget(site, path);
    const rewrite = rewrites.find(({ below }) => path.startsWith(below));
    if (path === '/_headers' || path === '/_redirects') answerNotFound(response);
    else if (rewrite) {
      request.url = rewrite.page;
      files(request, response);
    } else if (target) {
      const [query = ''] = request.url?.match(/\?.*/) ?? [];
      response.writeHead(308, { Location: target + query }).end();
    } else files(request, response);
  }, report);
}

/** Resolves once the server listens, and rejects if it cannot. */
export function serve(site: string, port: number): Promise<Server> {
  const server = createServer(siteListener(site));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}
