import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { serverFor } from '../../server/http/serverFor.ts';
import { catchErrors, siteListener, typeOf } from '../../server/site/siteListener.ts';

const page = 'x'.repeat(200);
const site = mkdtempSync(join(tmpdir(), 'site-'));
const write = (file: string, content: string | Buffer) => writeFileSync(join(site, file), content);
write(
  '_headers',
  '/*\n  X-Rule: a\n/app.js\n  Cache-Control: public, max-age=31536000, immutable\n',
);
write('_redirects', '/page/* /page 200\n');
write('404.html', 'not found');
write('index.html', page);
write('index.html.br', brotliCompressSync(page));
write('page.html', 'page');
write('app.js', 'script');
write('large.js', 'x'.repeat(500_000));
write('.env', 'hidden');

let server: Server;
let port: number;

async function open(listener: RequestListener) {
  const opened = serverFor(listener).listen(0, '127.0.0.1');
  await once(opened, 'listening');
  return opened;
}
const portOf = (opened: Server) => (opened.address() as AddressInfo).port;

function close(opened: Server) {
  opened.closeAllConnections();
  opened.close();
}

beforeAll(async () => {
  server = await open(siteListener(site, { redirectsLinks: true }));
  port = portOf(server);
});
afterAll(() => {
  close(server);
  rmSync(site, { recursive: true });
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });

/** The responses to these bytes, until the server closes the connection. */
async function send(request: string) {
  const socket = connect(port, '127.0.0.1');
  socket.end(request);
  return text(socket);
}

describe('The site', () => {
  test.each(['bytes=100-50', 'bytes=0-18446744073709551615', 'bytes=2-4'])(
    'is answered as a whole to a request for the range %s',
    async (range) => {
      const response = await get('/', { headers: { range } });
      expect([response.status, await response.text()]).toEqual([200, page]);
    },
  );

  test.each([
    ['/', 200, page],
    ['/page?x=1', 200, 'page'],
    ['/page/below', 200, 'page'],
    ['/app.js', 200, 'script'],
    ['/404', 404, 'not found'],
    ['/404.html', 404, 'not found'],
    ['/nowhere', 404, 'not found'],
    ['/%ff', 404, 'not found'],
    ['/..%2f..%2fetc/passwd', 404, 'not found'],
    ['/.env', 404, 'not found'],
    ['/index.html.br', 404, 'not found'],
    ['//another.example%23reset=secret', 404, 'not found'],
    ['/%5Canother.example%23nothing', 404, 'not found'],
    ...['_headers', '_redirects'].flatMap((name) =>
      ['', '/', '.html', '/index.html', '/index', '%20'].map(
        (suffix) => [`/${name}${suffix}`, 404, 'not found'] as const,
      ),
    ),
  ] as const)('answers %s with status %i', async (path, status, content) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([status, content]);
    expect(response.headers.get('x-rule')).toBe('a');
  });

  test.each([
    ['/index.html', '/'],
    ['/page.html?x=1', '/page?x=1'],
    ['//page/', '/page'],
    ['/page//?x=1', '/page?x=1'],
    ['/page/below/', '/page/below'],
    ['//page/below', '/page/below'],
    ['/page/', '/page'],
    ['/account%23reset%3Dsecret.', '/account#reset=secret'],
    ['/quote%2523secret?utm_source=mail', '/quote#secret'],
    ['/app.js/', '/app.js'],
  ])('redirects %s to %s', async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('location')]).toEqual([308, location]);
    expect([headers.get('x-rule'), headers.get('cache-control')]).toEqual(['a', 'no-store']);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s', async (method) => {
    for (const path of ['/', '/nowhere']) {
      const { status, headers } = await get(path, { method });
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect([headers.get('x-rule'), headers.get('cache-control')]).toEqual(['a', 'no-store']);
    }
  });

  test('answers HEAD with the headers of GET alone', async () => {
    const [head, whole] = [await get('/', { method: 'HEAD' }), await get('/')];
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const name of ['content-length', 'content-type', 'etag', 'x-rule']) {
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
    }
  });

  test('answers a target with an origin, as a proxy’s clients send it', async () => {
    const headers = 'Host: a.example\r\nConnection: close\r\n\r\n';
    expect(await send(`GET http://a.example/page HTTP/1.1\r\n${headers}`)).toMatch(
      /^HTTP\/1.1 200/,
    );
    expect(await send(`GET http://a.example HTTP/1.1\r\n${headers}`)).toMatch(/\r\nlocation: \/\r/);
  });

  test('answers 304 without a body to what the browser has', async () => {
    const { headers } = await get('/');
    const etag = headers.get('etag') ?? '';
    const statusFor = async (conditions: Record<string, string>) => {
      const response = await get('/', { headers: conditions });
      expect(response.headers.get('etag')).toBe(etag);
      return response.status;
    };
    expect(await statusFor({ 'if-none-match': etag })).toBe(304);
    expect(await statusFor({ 'if-none-match': `"a", ${etag.replace('W/', '')}` })).toBe(304);
    expect(await statusFor({ 'if-none-match': '*' })).toBe(304);
    expect(await statusFor({ 'if-none-match': '"a"' })).toBe(200);
    expect(await statusFor({})).toBe(200);
  });

  test.each([
    ['br', 'br'],
    ['gzip, deflate, br;q=0.5', 'br'],
    ['gzip', null],
    ['br;q=0', null],
    ['brotli', null],
  ])('is sent to a client that accepts %j with the encoding %j', async (accepted, encoding) => {
    const response = await get('/', { headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(page);
  });

  test('is kept as `_headers` names, and otherwise asked for each time', async () => {
    const cached = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await cached('/app.js')).toBe('public, max-age=31536000, immutable');
    expect(await cached('/')).toBe('public,max-age=0,must-revalidate');
    expect(await cached('/nowhere')).toBe('no-cache');
  });

  test('is the one of the start, though its files are replaced and deleted', async () => {
    write('index.html', 'another');
    rmSync(join(site, 'app.js'));
    expect(await (await get('/')).text()).toBe(page);
    expect(await (await get('/app.js')).text()).toBe('script');
  });

  test.skipIf(!existsSync('/proc/self/fd'))(
    'leaves no file open for 100 connections that leave with eight requests sent',
    async () => {
      const openFiles = () => readdirSync('/proc/self/fd').length;
      const before = openFiles();
      const requests = 'GET /large.js HTTP/1.1\r\nHost: a.example\r\n\r\n'.repeat(8);
      const leave = async () => {
        const socket = connect(port, '127.0.0.1');
        socket.write(requests);
        await once(socket, 'data');
        socket.destroy();
      };
      await Promise.all(Array.from({ length: 100 }, leave));
      await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before + 2));
      expect((await get('/')).status).toBe(200);
    },
  );
});

test('The site below a path is served there alone', async () => {
  const opened = await open(siteListener(site, { base: '/mill/' }));
  const answer = async (path: string) => {
    const { status, headers } = await fetch(`http://127.0.0.1:${portOf(opened)}${path}`, {
      redirect: 'manual',
    });
    return [status, headers.get('location')];
  };
  expect(await answer('/mill/')).toEqual([200, null]);
  expect(await answer('/mill/page')).toEqual([200, null]);
  expect(await answer('/mill')).toEqual([308, '/mill/']);
  expect(await answer('/mill/index.html')).toEqual([308, '/mill/']);
  expect(await answer('/mill/page/')).toEqual([308, '/mill/page']);
  for (const path of ['/', '/page', '/app.js', '/mill/404', '/mill/_headers']) {
    expect(await answer(path), path).toEqual([404, null]);
  }
  close(opened);
});

test('Types are those that browsers show, and name the encoding of texts', () => {
  expect(['a.ico', 'a.html', 'a.js', 'a.xml', 'a.svg', 'a.png', 'a.none'].map(typeOf)).toEqual([
    'image/x-icon',
    'text/html;charset=utf-8',
    'text/javascript;charset=utf-8',
    'text/xml;charset=utf-8',
    'image/svg+xml;charset=utf-8',
    'image/png',
    'application/octet-stream',
  ]);
});

describe('A listener that throws', () => {
  async function ask(listener: RequestListener) {
    const opened = await open(listener);
    return fetch(`http://127.0.0.1:${portOf(opened)}`).finally(() => close(opened));
  }

  test('is answered with status 500 and reported, and the server goes on', async () => {
    const error = new Error('a broken page');
    const report = vi.fn();
    const listener = catchErrors(() => {
      throw error;
    }, report);
    const { status, headers } = await ask(listener);
    expect([status, headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
  });

  test('after the headers ends the connection', async () => {
    const listener = catchErrors((_, response) => {
      response.writeHead(200, { 'Content-Length': 4 });
      throw new Error('a broken file');
    }, vi.fn());
    await expect(ask(listener)).rejects.toThrow('fetch failed');
  });
});
