import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { catchErrors, siteListener } from '../../server/site/siteListener.ts';

const page = 'x'.repeat(200);
const site = mkdtempSync(join(tmpdir(), 'site-'));
for (const [file, text] of [
  ['_headers', ''],
  ['404.html', 'not found'],
  ['index.html', page],
] as const) {
  writeFileSync(join(site, file), text);
}
afterAll(() => rmSync(site, { recursive: true }));

/** The response of a server with this listener. */
async function get(listener: RequestListener, headers: Record<string, string> = {}) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers });
    return { status: response.status, text: await response.text() };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test.each(['bytes=100-50', 'bytes=0-18446744073709551615', 'bytes=2-4'])(
  'a page is answered as a whole to a request for the range %s',
  async (range) => {
    expect(await get(siteListener(site), { range })).toEqual({ status: 200, text: page });
  },
);

test('an error is answered with status 500 and reported, and the server goes on', async () => {
  const error = new Error('a broken page');
  const report = vi.fn();
  const listener = catchErrors(() => {
    throw error;
  }, report);
  expect(await get(listener)).toMatchObject({ status: 500 });
  expect(report).toHaveBeenCalledExactlyOnceWith(error);
});

test('an error after the headers ends the connection', async () => {
  const listener = catchErrors((_, response) => {
    response.writeHead(200, { 'Content-Length': 4 });
    throw new Error('a broken file');
  }, vi.fn());
  await expect(get(listener)).rejects.toThrow('fetch failed');
});
