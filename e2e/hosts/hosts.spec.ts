import { existsSync, readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { allPages } from '#src/pages.ts';
import { belowPathSite, demoSite } from '../../scripts/testSites.ts';
import { headersFor, parseHeaders } from '../../server/site/headers.ts';
import { type Host, startHost } from './programs.ts';

const hosts = [
  { name: 'nginx', encoding: 'gzip', ending: 'gz' },
  { name: 'apache', encoding: 'br', ending: 'br' },
  { name: 'caddy', encoding: 'br', ending: 'br' },
] as const;

const sites = [
  { folder: demoSite.folder, base: '/' },
  { folder: belowPathSite.folder, base: belowPathSite.path },
];

/** The pages that are listed in the site's table, and the samples, by their file without its ending. */
const pages = [
  ...allPages.filter(({ name }) => name !== 'notFound').map(({ href }) => href.slice(1)),
  ...['trade', 'shop', 'booking'].map((name) => `samples/${name}`),
];

for (const { name, encoding, ending } of hosts) {
  for (const { folder, base } of sites) {
    test.describe(`${name} with the site at ${base}`, () => {
      test.describe.configure({ mode: 'default' });
      let host: Host | undefined;
      test.beforeAll(async () => {
        host = await startHost(name, folder, base);
      });
      test.afterAll(() => host?.close());

      const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
      const contentOf = (file: string) => readFileSync(join(folder, file));

      /** The response to exactly this path, which no library has made another one of. */
      async function ask(path: string, headers: Record<string, string> = {}) {
        const response = await new Promise<IncomingMessage>((resolve, reject) => {
          request({ port: host?.port, host: '127.0.0.1', path, headers }, resolve)
            .on('error', reject)
            .end();
        });
        return { status: response.statusCode, headers: response.headers, response };
      }

      /** Checks that a response has the headers of `_headers` at a path, each of them once. */
      function expectHeaders(
        { response }: { response: IncomingMessage },
        path: string,
        about: string,
      ) {
        for (const [header, value] of Object.entries(headersFor(rules, path))) {
          expect.soft(response.headersDistinct[header], `${header} of ${about}`).toEqual([value]);
        }
      }

      async function expectNotFound(path: string) {
        const answer = await ask(path);
        expect.soft(answer.status, path).toBe(404);
        expect.soft(answer.headers['content-type'], path).toMatch(/^text\/html; ?charset=utf-8$/i);
        expect.soft(answer.headers['cache-control'], path).toBe('no-cache');
        expectHeaders(answer, `${base}nowhere`, path);
        expect
          .soft(String(await buffer(answer.response)), path)
          .toBe(String(contentOf('404.html')));
      }

      async function expectRedirect(from: string, to: string) {
        const { status, headers } = await ask(`${from}?x=1&y=%2F`);
        expect.soft([301, 308], from).toContain(status);
        const location = new URL(headers.location ?? '', host?.origin);
        expect.soft(location.href, from).toBe(`${host?.origin}${to}?x=1&y=%2F`);
        if (!from.startsWith(base)) return;
        // Browsers would keep it for ever.
        expect.soft(headers['cache-control'], from).toBe('public, max-age=0, must-revalidate');
        expect.soft(headers['content-security-policy'], from).toContain("default-src 'none'");
      }

      test('serves each page at its path, with its own policy, and unchanged to a browser that has it', async () => {
        for (const page of pages) {
          const path = base + page;
          const file = `${page || 'index'}.html`;
          const answer = await ask(path);
          expect.soft(answer.status, path).toBe(200);
          expect
            .soft(answer.headers['content-type'], path)
            .toMatch(/^text\/html; ?charset=utf-8$/i);
          expect
            .soft(answer.headers['cache-control'], path)
            .toBe('public, max-age=0, must-revalidate');
          expectHeaders(answer, path, path);
          expect.soft(String(await buffer(answer.response)), path).toBe(String(contentOf(file)));

          const kept = await ask(path, { 'if-none-match': answer.headers.etag ?? '' });
          expect.soft(kept.status, path).toBe(304);
          expect.soft((await buffer(kept.response)).length).toBe(0);
        }
      });

      test('sends the compressed copies to a browser that reads them', async () => {
        for (const file of ['index.html', 'account.html', '404.html', 'licences.txt']) {
          const path = base + file.replace(/(index)?\.html/, '');
          const answer = await ask(path, { 'accept-encoding': 'gzip, deflate, br' });
          expect.soft(answer.headers['content-encoding'], path).toBe(encoding);
          expect.soft(answer.headers.vary, path).toMatch(/^accept-encoding$/i);
          expect.soft(await buffer(answer.response)).toEqual(contentOf(`${file}.${ending}`));
          expectHeaders(answer, file === '404.html' ? `${base}nowhere` : path, path);
          const kept = {
            'accept-encoding': 'br, gzip',
            'if-none-match': answer.headers.etag ?? '',
          };
          if (file !== '404.html') expect.soft((await ask(path, kept)).status, path).toBe(304);
        }
      });

      test('redirects the other paths of each page to it', async () => {
        for (const page of pages) {
          const path = base + page;
          const others = page ? [`${path}/`, `${path}//`, `${path}.html`] : [`${path}index.html`];
          for (const other of [...others, `/${path}`]) await expectRedirect(other, path);
        }
        if (base !== '/') await expectRedirect(base.slice(0, -1), base);
      });

      test('shows a page at the paths below it that it has', async () => {
        for (const page of ['account/tickets', 'orders', 'admin/orders']) {
          const path = `${base}${page}/web-1`;
          const answer = await ask(path);
          expect.soft(answer.status, path).toBe(200);
          expectHeaders(answer, path, path);
          expect
            .soft(String(await buffer(answer.response)), path)
            .toBe(String(contentOf(`${page}.html`)));
          for (const other of [`${path}/`, `/${path}`]) await expectRedirect(other, path);
        }
      });

      test('answers every other path with the 404 page and its policy', async () => {
        const paths = `nowhere account/nowhere custom-quote/x Custom-Quote custom-quote. Account/ 404 404.html
          assets assets/ samples/ assets/none.js none.html none/ _headers _redirects _headers/
          index.html.br account.html.gz .htaccess.br`;
        for (const path of paths.split(/\s+/)) {
          await expectNotFound(base + path);
        }
      });

      test('neither shows the rules nor leaves the site for a path that hides what it means', async () => {
        const paths = `..%2f_headers %2e%2e/_headers %5Fheaders x/..%2f_redirects .htaccess account%2Fnowhere
          /%5Canother.example/ /another.example// %2F%2Fanother.example/ account%0d%0aX-A:1
          account/tickets/%0d%0aX-A:1/ account/tickets/a%5C/`;
        for (const path of paths.split(/\s+/)) {
          const { headers, response } = await ask(base + path);
          expect.soft(headers['x-a'], path).toBeUndefined();
          expect
            .soft(new URL(headers.location ?? '', host?.origin).origin, path)
            .toBe(host?.origin);
          expect
            .soft(String(await buffer(response)), path)
            .not.toMatch(/! Content-Sec|RewriteRule/);
        }
      });

      test('serves each file with its type, hashed ones for a year', async () => {
        const types = {
          'manifest.webmanifest': 'application/manifest+json',
          'robots.txt': 'text/plain; charset=utf-8',
          'sitemap.xml': 'text/xml; charset=utf-8',
          'favicon.svg': 'image/svg+xml; charset=utf-8',
          'favicon.ico': 'image/x-icon',
          'icon-192.png': 'image/png',
        };
        for (const [file, type] of Object.entries(types)) {
          const answer = await ask(base + file);
          expect.soft(answer.status, file).toBe(200);
          expect.soft(answer.headers['content-type']?.replace(/; ?/, '; '), file).toBe(type);
          expectHeaders(answer, base + file, file);
          expect.soft(await buffer(answer.response), file).toEqual(contentOf(file));
        }
        const html = String(contentOf('index.html'));
        const assets = [
          ...html.matchAll(/"integrity":\{"([^"]+\.js)"|href="([^"]+\.(?:woff2|css))"/g),
        ].flatMap(([, script, other]) => script ?? other ?? []);
        expect(assets.length).toBeGreaterThan(2);
        for (const path of assets) {
          const answer = await ask(path);
          expect.soft(answer.status, path).toBe(200);
          expect
            .soft(answer.headers['content-type'], path)
            .toMatch(/^(text\/(javascript|css); ?charset=utf-8|font\/woff2)$/);
          expect.soft(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
          expectHeaders(answer, path, path);
        }
      });
    });
  }
}

test('The copy that is not published has the configurations of the three hosts', () => {
  for (const file of ['nginx.conf', 'apache.conf', 'Caddyfile']) {
    expect(existsSync(join(`${demoSite.folder}-hosting`, file))).toBe(true);
    expect(existsSync(join(demoSite.folder, file))).toBe(false);
  }
});
