/** What strangers can hold of what all visitors share, over real connections. */
import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { buildTicketRequest } from '#mocks/factories/ticket.ts';
import { createQueue, createShares, OWNER } from '../../server/gate.ts';
import { createHttpServer } from '../../server/http/createHttpServer.ts';
import { serverFor } from '../../server/http/serverFor.ts';
import { hashPassword } from '../../server/secrets.ts';
import { openTestServer } from './testServer.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let listener: Server;
let port: number;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  await server.database.execute('delete from rate_limits');
  const site = (_: unknown, response: ServerResponse) => response.end('page');
  listener = createHttpServer(server.app, site).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  port = (listener.address() as AddressInfo).port;
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  listener.closeAllConnections();
  await promisify(listener.close.bind(listener))();
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const connectionsOf = (at = listener) => promisify(at.getConnections.bind(at))();

/** Opens a connection, and resolves once the bytes are sent. */
async function send(bytes: string, at = port) {
  const socket = connect(at, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  await new Promise<void>((sent) => socket.write(bytes, () => sent()));
  return socket;
}

const sendAll = (count: number, bytes: string, at = port) =>
  Promise.all(Array.from({ length: count }, () => send(bytes, at)));

const headers = (path: string, size: number, ...more: string[]) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: a.example',
    `Content-Type: application/${path.endsWith('attachments') ? 'octet-stream' : 'json'}`,
    `Content-Length: ${size}`,
    ...more,
    '\r\n',
  ].join('\r\n');

const ask = (path: string, init: RequestInit = {}, from = '192.0.2.1') => {
  const sent = { 'content-type': 'application/json', 'x-forwarded-for': from, ...init.headers };
  return fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: sent });
};
const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status;

describe('Connections', () => {
  test('with 300 bodies that stall leave 200 KB to be read at once', async () => {
    await sendAll(300, headers('/api/sessions', 250_000) + 'x'.repeat(240_000));
    const body = JSON.stringify({ email: 'x'.repeat(200_000) });
    expect(await statusOf('/api/sessions', { method: 'POST', body })).toBe(422);
    expect(await statusOf('/api/health')).toBe(200);
  });

  test('end after 1,000 pieces of one byte, which take much memory', async () => {
    const reply = async (bytes: number) => {
      const pieces = JSON.stringify('x'.repeat(bytes - 2)).replaceAll(/./g, '1\r\n$&\r\n');
      const start = headers('/api/sessions', bytes).replace(/Content-Length: .*/, '');
      const socket = await send(`${start.trim()}\r\nTransfer-Encoding: chunked\r\n\r\n${pieces}`);
      socket.end('0\r\n\r\n');
      return (await text(socket)).slice(9, 12);
    };
    expect(await reply(1000)).toBe('422');
    expect(await reply(1001)).toBe('');
  });

  test('with 1,500 half-sent headers are at most 1,000, and a page is served at once', async () => {
    await sendAll(1500, 'GET / HTTP/1.1\r\nHost: a.exam');
    expect(await (await ask('/')).text()).toBe('page');
    expect(await connectionsOf()).toBeLessThanOrEqual(1000);
    expect(listener.maxConnections).toBe(1000);
  });

  test.each([0, 1])(
    'end with the oldest of the IP address that has most, behind %i proxies',
    async (proxies) => {
      const hanging = serverFor(() => {}, proxies);
      const open = (ipAddress: string) => {
        const socket = new Duplex({ read() {}, write() {} });
        Object.assign(socket, { remoteAddress: proxies ? '127.0.0.1' : ipAddress });
        hanging.emit('connection', socket);
        socket.push(`GET / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${ipAddress}\r\n\r\n`);
        return once(hanging, 'request').then(() => socket);
      };
      const visitor = await open('192.0.2.1');
      const many = [];
      // Of one network /56.
      for (let index = 0; index < 998; index += 1) {
        many.push(await open(`2001:db8:0:${(index % 256).toString(16)}::1`));
      }
      expect(many.filter(({ destroyed }) => destroyed)).toHaveLength(0);
      const next = await open('192.0.2.2');
      expect(many.map(({ destroyed }) => destroyed).indexOf(true)).toBe(0);
      expect(many.filter(({ destroyed }) => destroyed)).toHaveLength(1);
      // Those that have ended count no more.
      await once(many.at(-1)?.destroy() ?? visitor, 'close');
      await open('192.0.2.3');
      expect(many.filter(({ destroyed }) => destroyed)).toHaveLength(2);
      expect([visitor.destroyed, next.destroyed]).toEqual([false, false]);
      hanging.closeAllConnections();
    },
  );

  test('end 10 seconds after half of the headers, and 5 minutes after half of a body', () => {
    expect(listener).toMatchObject({
      headersTimeout: 10_000,
      requestTimeout: 300_000,
      connectionsCheckingInterval: 5000,
    });
  });

  test('answer pipelined requests one after the other, and end once more than 10 wait', async () => {
    const asked: ServerResponse[] = [];
    const slow = serverFor((_, response) => void asked.push(response)).listen(0, '127.0.0.1');
    await once(slow, 'listening');
    const at = (slow.address() as AddressInfo).port;
    const request = 'GET / HTTP/1.1\r\nHost: a.example\r\n\r\n';
    const socket = await send(request.repeat(11), at);
    const received = text(socket);
    for (let count = 1; count <= 11; count += 1) {
      await vi.waitFor(() => expect(asked).toHaveLength(count));
      if (count === 11) asked[10]?.setHeader('Connection', 'close');
      asked.at(-1)?.end(`answer ${count}`);
    }
    expect((await received).match(/answer \d+/g)).toHaveLength(11);

    const refused = await send(request.repeat(12), at);
    await once(refused, 'close');
    expect(asked).toHaveLength(12);
    slow.close();
  });
});

describe('A queue', () => {
  /** Work that ends once it is told to, by its name. */
  function openQueue(waiting = 3) {
    const queue = createQueue({ atOnce: 2, waiting });
    const started: string[] = [];
    const ends = new Map<string, () => void>();
    const add = (ipAddress: string, name = ipAddress) =>
      queue
        .inTurn(ipAddress, () => {
          started.push(name);
          return new Promise<void>((end) => ends.set(name, end));
        })
        .then(
          () => 'done',
          (error) => error.code,
        );
    const end = async (name: string) => {
      ends.get(name)?.();
      await new Promise(setImmediate);
      return started.at(-1);
    };
    return { ...queue, started, add, end };
  }

  test('starts what is of the IP address with fewest first, and the owner before all', async () => {
    const { add, end, started } = openQueue();
    for (const name of ['a1', 'a2', 'a3']) void add('192.0.2.1', name);
    void add('192.0.2.2', 'b');
    void add(OWNER);
    await new Promise(setImmediate);
    expect(started).toEqual(['a1', 'a2']);
    expect([await end('a1'), await end(OWNER), await end('a2')]).toEqual([OWNER, 'b', 'a3']);
  });

  test('refuses the newest of the network that has most once 3 wait', async () => {
    const { add, end } = openQueue();
    const all = [1, 2, 3, 4, 5].map((index) => add(`2001:db8:0:${index}::/64`, `a${index}`));
    const other = add('192.0.2.2', 'b');
    expect(await all[4]).toBe('unavailable');
    expect(await add('2001:db8:0:9::/64')).toBe('unavailable');
    for (const name of ['a1', 'a2', 'b', 'a3', 'a4']) await end(name);
    expect(await Promise.all([...all.slice(0, 4), other])).toEqual(Array(5).fill('done'));
  });

  test('takes turns between networks /48 first, and within one between its networks /56', async () => {
    const { add, end, started } = openQueue(4);
    for (const name of ['first', 'other']) void add('203.0.113.1', name);
    for (const group of ['0:100', '0:101', '0:200', '1:0'])
      void add(`2001:db8:${group}::/64`, group);
    await new Promise(setImmediate);
    for (const name of ['first', '1:0', '0:200', '0:100']) await end(name);
    expect(started.slice(2)).toEqual(['1:0', '0:200', '0:100', '0:101']);
  });

  test.each([
    ['a network /48', (index: number) => `2001:db8:0:${(256 * index).toString(16)}::/64`],
    ['a network /24', (index: number) => `192.0.2.${index}`],
  ])('gives way to another network once all of %s wait', async (_, ipAddressOf) => {
    const { add, end } = openQueue();
    const all = [1, 2, 3, 4, 5].map((index) => add(ipAddressOf(index), `a${index}`));
    const others = [add('203.0.113.1', 'b'), add('2001:db8:1:0::/64', 'c')];
    expect(await Promise.all(all.slice(3))).toEqual(['unavailable', 'unavailable']);
    for (const name of ['a1', 'a2', 'b', 'c', 'a3']) await end(name);
    expect(await Promise.all([...all.slice(0, 3), ...others])).toEqual(Array(5).fill('done'));
  });

  test('has all places again after work that fails', async () => {
    const { inTurn } = openQueue();
    const fail = () => inTurn('192.0.2.1', () => Promise.reject(new Error('broken')));
    for (let index = 0; index < 10; index += 1) await expect(fail()).rejects.toThrow('broken');
    expect(await inTurn('192.0.2.1', async () => 'done')).toBe('done');
  });
});

test('the shares of one IP address are all, until another comes', () => {
  const take = createShares(3);
  const ended: string[] = [];
  const frees = ['a1', 'a2', 'a3'].map((name) => take('192.0.2.1', () => ended.push(name)));
  take('192.0.2.2', () => ended.push('b'));
  expect(ended).toEqual(['a1']);
  // Freed twice is freed once.
  for (const free of [...frees, ...frees]) free();
  take('192.0.2.3', () => ended.push('c'));
  take('192.0.2.4', () => ended.push('d'));
  expect(ended).toEqual(['a1']);
});

test('a share is not the slowest of those with as many in its first 2 seconds', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  const take = createShares(2);
  const ended: string[] = [];
  const open = (name: string, at: number, sent: number) => {
    now.mockReturnValue(at);
    take(
      `${name}.0.2.1`,
      () => ended.push(name),
      () => sent,
    );
  };
  open('1', 10_000, 500);
  open('2', 20_000, 0);
  open('3', 21_999, 0);
  expect(ended).toEqual(['1']);
  open('4', 22_000, 0);
  expect(ended).toEqual(['1', '2']);
  now.mockRestore();
});

test('250 networks of one /48 leave logins and the health check to others', async () => {
  const networks = Array.from({ length: 250 }, (_, index) => (256 * index).toString(16));
  const hashing = networks.map((group) => hashPassword('any', `2001:db8:7:${group}::/64`));
  const settled = Promise.allSettled(hashing);
  const others = ['2001:db8:8:0::/64', '192.0.2.1'];
  await Promise.all(others.map((ipAddress) => hashPassword('any', ipAddress)));
  expect(await statusOf('/api/health')).toBe(200);
  expect((await settled).filter(({ status }) => status === 'rejected')).toHaveLength(200);
});

test('the health check needs no turn of the passwords', async () => {
  const all = Array.from({ length: 60 }, (_, index) => hashPassword('any', `198.51.${index}.1`));
  const settled = Promise.allSettled(all);
  const response = server.openBrowser().request('GET', '/api/health');
  expect((await response).status).toBe(200);
  await settled;
});

describe('The database', () => {
  test('answers an IP address before 300 earlier requests of another', async () => {
    const cookies = new Map([['session', 'unknown']]);
    const ask = (from: string) => server.openBrowser(from, cookies).request('GET', '/api/session');
    let answered = 0;
    const many = Array.from({ length: 300 }, () => ask('192.0.2.1').then(() => (answered += 1)));
    expect((await ask('192.0.2.2')).status).toBe(200);
    expect(answered).toBeLessThan(100);
    await Promise.all(many);
  });

  test('refuses what has waited for 5 seconds', async () => {
    const { inTurn } = createQueue({ atOnce: 1, waiting: 3, patience: 5000 });
    vi.useFakeTimers();
    let end = () => {};
    const running = inTurn('192.0.2.1', () => new Promise<void>((done) => (end = done)));
    const late = inTurn('192.0.2.2', async () => 'done').catch(({ code }) => code);
    await vi.advanceTimersByTimeAsync(4999);
    const later = inTurn('192.0.2.3', async () => 'done');
    await vi.advanceTimersByTimeAsync(1);
    expect(await late).toBe('unavailable');
    end();
    expect(await later).toBe('done');
    await running;
    vi.useRealTimers();
  });
});

/** A ticket of a guest. */
async function openTicket() {
  const body = JSON.stringify(buildTicketRequest());
  const { id, token } = await (await ask('/api/tickets', { method: 'POST', body })).json();
  return { path: `/api/tickets/${id}`, authorization: `Bearer ${token}` };
}

/** A connection whose client reads nothing. */
function openUnread(bytes: string) {
  const socket = new Duplex({ read() {}, write() {} });
  listener.emit('connection', socket);
  socket.push(bytes);
  return socket;
}

describe('Large responses', () => {
  test('that no one reads are 32, and then the oldest of an IP address ends', async () => {
    const { path, authorization } = await openTicket();
    const request = (from: number) =>
      [
        `GET ${path} HTTP/1.1`,
        'Host: a.example',
        `Authorization: ${authorization}`,
        `X-Forwarded-For: 192.0.2.${from}`,
        '\r\n',
      ].join('\r\n');
    const ended = () => unread.map(({ destroyed }) => destroyed).filter(Boolean).length;
    const unread: Duplex[] = [];
    async function open(from: number) {
      const socket = openUnread(request(from));
      await vi.waitFor(() => expect(socket.writableLength).toBeGreaterThan(1000));
      unread.push(socket);
    }
    for (let index = 0; index < 32; index += 1) await open(1);
    expect(ended()).toBe(0);
    await open(2);
    expect(ended()).toBe(1);
    expect(unread[0]?.destroyed).toBe(true);
    // All are free again once their clients have left, and what is read takes none.
    for (const socket of unread.splice(0)) socket.destroy();
    for (let index = 0; index < 40; index += 1) {
      const response = await ask(path, { headers: { authorization } });
      expect((await response.json()).messages).toHaveLength(1);
      await ask(path, { method: 'HEAD', headers: { authorization } });
    }
    for (let index = 0; index < 32; index += 1) await open(1);
    expect(ended()).toBe(0);
    for (const socket of unread) socket.destroy();
  });
});

describe('Uploads', () => {
  const start = (from: string) =>
    headers('/api/attachments', 1000, 'File-Name: a.txt', `X-Forwarded-For: ${from}`);
  /** Resolves once the server waits for the rest of the file. */
  async function open(from: string) {
    const known = await countUploads();
    const socket = openUnread(start(from));
    await vi.waitFor(async () => expect(await countUploads()).toBe(known + 1));
    return socket;
  }
  const countUploads = async () => {
    const rows = await server.database.rows(
      z.object({ sum: z.coerce.number() }),
      `select coalesce(sum(count), 0) as sum from rate_limits where key like 'attachment %'`,
    );
    return rows[0]?.sum ?? 0;
  };
  const upload = (from: string) => {
    const own = { 'content-type': 'application/octet-stream', 'file-name': 'a.txt' };
    return statusOf('/api/attachments', { method: 'POST', headers: own, body: 'words' }, from);
  };

  test('are 16 at once, and then the oldest of the IP address that has most ends', async () => {
    const stalled = [];
    for (const from of ['a', 'b', 'b', ...'ccddeeffgghhi']) stalled.push(await open(from));
    expect(stalled.map(({ destroyed }) => destroyed)).not.toContain(true);
    expect(await upload('j')).toBe(201);
    expect(stalled.map(({ destroyed }) => destroyed).indexOf(true)).toBe(1);
    expect(stalled.filter(({ destroyed }) => destroyed)).toHaveLength(1);
    for (const socket of stalled) socket.destroy();
  });

  test('of one IP address each end with the slowest, and never with the owner’s', async () => {
    const owner = await server.signInOwner();
    const cookie = `Cookie: owner=${owner.cookies.get('owner')}`;
    const own = openUnread(headers('/api/admin/attachments', 1000, 'File-Name: a.txt', cookie));
    const stalled = [];
    for (const from of 'abcdefghijklmno') stalled.push(await open(from));
    for (const [index, socket] of stalled.entries()) {
      Object.assign(socket, { bytesRead: index === 4 ? 10 : 1_000_000 + index });
    }
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2000);
    expect(await upload('p')).toBe(201);
    now.mockRestore();
    expect(stalled.map(({ destroyed }) => destroyed).indexOf(true)).toBe(4);
    expect(stalled.filter(({ destroyed }) => destroyed)).toHaveLength(1);
    expect(own.destroyed).toBe(false);
    for (const socket of [own, ...stalled]) socket.destroy();
  });

  test('of an IP address that has no more in the hour end no other', async () => {
    const stalled = [];
    for (const from of 'abcdefghijklmnop') stalled.push(await open(from));
    await server.database.execute(`insert into rate_limits
      values ('attachment full', 60, now() + interval '1 hour')`);
    expect(await upload('full')).toBe(429);
    expect(stalled.map(({ destroyed }) => destroyed)).not.toContain(true);
    for (const socket of stalled) socket.destroy();
  });

  test('that are refused before they are read are not counted', async () => {
    const counted = await countUploads();
    for (const name of ['%', 'a.txt']) {
      const wrong = { 'file-name': name, 'content-type': 'text/plain' };
      const sent = { method: 'POST', headers: wrong, body: 'words' };
      expect(await statusOf('/api/attachments', sent)).toBe(name === '%' ? 400 : 415);
    }
    expect(await countUploads()).toBe(counted);
  });

  test('that end early, are refused or complete free their share', async () => {
    await server.database.execute('delete from rate_limits');
    for (let index = 0; index < 20; index += 1) {
      (await open(`left-${index}`)).destroy();
      expect(await upload(`right-${index}`)).toBe(201);
    }
    const refused = { 'file-name': 'a.exe', 'content-type': 'application/octet-stream' };
    const sent = { method: 'POST', headers: refused, body: 'words' };
    for (let index = 0; index < 20; index += 1) {
      expect(await statusOf('/api/attachments', sent, 'refused')).toBe(415);
    }
    const stalled = [];
    for (let index = 0; index < 16; index += 1) stalled.push(await open('last'));
    expect(stalled.map(({ destroyed }) => destroyed)).not.toContain(true);
    for (const socket of stalled) socket.destroy();
  });
});
