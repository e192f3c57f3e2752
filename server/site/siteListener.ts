/**
 * Serves a built site from memory as a static host does: the headers of `_headers`, the rules of
 * `_redirects`, one canonical path for each page, to which its other paths redirect, and status 404 for
 * unknown paths.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, RequestListener, Server } from 'node:http';
import { join, relative } from 'node:path';
import querystring from 'node:querystring';
import { lookup } from 'mrmime';
import { mailedLink } from '../../src/domain/scannedLink.ts';
import { serverFor } from '../http/serverFor.ts';
import { headersFor, parseHeaders } from './headers.ts';

/** The one path of a page that has others: its file's name, or with slashes at its end. */
function canonicalPath(path: string, base: string) {
  const name = path.replace(/^\/+|(?:\.html)?(?<!\/)\/*$/g, '').replace(/(?:^|\/)index$/, '');
  return `/${name}/` === base ? base : `/${name}`;
}

/** The type of a file by its name. The library does not know the type of icons. */
export function typeOf(file: string) {
  const unknown = file.endsWith('.ico') ? 'image/x-icon' : 'application/octet-stream';
  const type = lookup(file) ?? unknown;
  return /^text\/|[+/]xml$/.test(type) ? `${type};charset=utf-8` : type;
}

/** Reads a file with its compressed copies, the smallest first. */
function readSiteFile(file: string) {
  const body = readFileSync(file);
  const headers = {
    'content-type': typeOf(file),
    // Files without a rule are revalidated each time.
    'cache-control': 'public,max-age=0,must-revalidate',
    vary: 'Accept-Encoding',
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
  };
  const copies = Object.entries({ br: `${file}.br`, gzip: `${file}.gz` })
    .filter(([, copy]) => existsSync(copy))
    .map(([encoding, copy]) => ({ encoding, compressed: readFileSync(copy) }));
  return { body, headers, copies };
}

type SiteFile = ReturnType<typeof readSiteFile>;

/** Reads what is served at each path: neither copies nor hidden files, nor the host's rules. */
function readFiles(site: string, base: string) {
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = base + relative(site, file).replaceAll('\\', '/');
    if (entry.isFile() && !/\.(br|gz)$|\/\.(?!well-known\/)|\/_(headers|redirects)$/.test(path)) {
      files.set(path.endsWith('.html') ? canonicalPath(path, base) : path, readSiteFile(file));
    }
  }
  return files;
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

function accepts({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders, encoding: string) {
  return accepted
    .replaceAll(' ', '')
    .split(',')
    .some((choice) => {
      const [name, quality = 1] = choice.split(';q=');
      return name === encoding && Number(quality) > 0;
    });
}

function isUnchanged(
  { 'if-none-match': tags = '' }: IncomingHttpHeaders,
  { etag }: SiteFile['headers'],
) {
  return tags === '*' || tags.includes(etag.replace('W/', ''));
}

/** Of responses that are no page. A redirect may have a token, and browsers would keep it for ever. */
const unkept = { 'cache-control': 'no-store' };

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
      else {
        const sent = {
          ...unkept,
          'content-type': 'text/plain',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
        };
        response.writeHead(500, sent).end('Internal server error');
      }
    }
  };
}

interface SiteOptions {
  report?: (error: unknown) => void;
  /**
   * Redirects a link in a mail that a scanner has changed. Each page repairs its own; with the redirect, no
   * error of the browser names the token.
   */
  redirectsLinks?: boolean;
  /** What the site's paths begin with. */
  base?: string;
}

/** Responds to requests for a built site, as it is now. */
export function siteListener(
  site: string,
  { report = console.error, redirectsLinks = false, base = '/' }: SiteOptions = {},
): RequestListener {
  const rules = parseHeaders(readFileSync(join(site, '_headers'), 'utf8'));
  const rewrites = readRewrites(site);
  const files = readFiles(site, base);
  const notFound = readSiteFile(join(site, '404.html'));
  files.delete(`${base}404`);

  return catchErrors(({ url = '/', method, headers }, response) => {
    const [, target = '', query = ''] = /^([^?]*)(.*)/s.exec(url) ?? [];
    const path = querystring.unescape(target);
    const canonical = canonicalPath(path, base);
    const rewrite = rewrites.find(({ below }) => canonical.startsWith(below));
    const file = files.get(rewrite ? rewrite.page : canonical);
    const common = headersFor(rules, path);
    const answer = (status: number, own: Record<string, string>) =>
      response.writeHead(status, { ...common, ...unkept, ...own, 'content-length': 0 }).end();
    const link = redirectsLinks && method === 'GET' && mailedLink(url);
    if (link) {
      answer(308, { location: link });
    } else if (method !== 'GET' && method !== 'HEAD') {
      answer(405, { allow: 'GET, HEAD' });
    } else if (file && path !== canonical) {
      answer(308, { location: encodeURI(canonical) + query });
    } else if (file && isUnchanged(headers, file.headers)) {
      response.writeHead(304, { ...file.headers, ...common }).end();
    } else {
      const found = file ?? notFound;
      const copy = found.copies.find(({ encoding }) => accepts(headers, encoding));
      const body = copy?.compressed ?? found.body;
      const sent = { ...found.headers, ...common, 'content-length': body.length };
      if (copy) Object.assign(sent, { 'content-encoding': copy.encoding });
      // Under /assets/ the rule's header would keep the 404 for a year.
      if (!file) sent['cache-control'] = 'no-cache';
      response.writeHead(file ? 200 : 404, sent).end(body);
    }
  }, report);
}

/** Resolves once the server listens, and rejects if it cannot. */
export function serve(site: string, port: number, base = '/'): Promise<Server> {
  const server = serverFor(siteListener(site, { base }));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}
