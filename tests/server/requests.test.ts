/** What every route refuses. The routes are those of the application, so none can be forgotten. */
import { once } from 'node:events';
import { Agent, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { buildQuote } from '#mocks/factories/quote.ts';
import { buildTicketRequest } from '#mocks/factories/ticket.ts';
import { createHttpServer } from '../../server/http/createHttpServer.ts';
import { readIpAddress } from '../../server/http/request.ts';
import { logWarning } from '../../server/log.ts';
import { prepareOwner } from '../../server/owner/session.ts';
import { readSettings } from '../../server/settings.ts';
import { type Browser, contents, openTestServer } from './testServer.ts';

const lines: string[] = [];
const note = (event: string, details?: object) => lines.push(JSON.stringify({ event, ...details }));

let server: Awaited<ReturnType<typeof openTestServer>>;
let owner: Browser;
let customer: Browser;
let routes: { method: string; path: string }[];

/** Routes of the owner that need no session. */
const openToAll = ['POST /api/admin/session', 'DELETE /api/admin/session', 'POST /api/admin/setup'];
/** Routes that change something and read no JSON. Two read a file. */
const withoutBody = [
  'POST /api/admin/totp',
  'POST /api/admin/quotes/:id/links',
  'POST /api/admin/quotes/:id/refunds',
  'POST /api/admin/tickets/:id/links',
  'POST /api/admin/events/send',
  'POST /api/admin/events/:id/send',
  'POST /api/admin/events/:id/set-aside',
  'POST /api/admin/mail/attempts',
  'POST /api/admin/mail/:id/attempts',
  'POST /api/admin/mail/:id/set-aside',
  'POST /api/tickets/:id/claim',
  'POST /api/orders/:id/claim',
  'POST /api/verifications',
  'POST /api/attachments',
  'POST /api/admin/attachments',
  'POST /api/admin/payment-events/:id/try',
];
/** Signed and not sent by a page: it has other rules. */
const WEBHOOK = '/api/webhooks/stripe';

beforeAll(async () => {
  server = await openTestServer({}, { log: { info: note, warn: note, error: note } });
  owner = await server.signInOwner();
  customer = server.openBrowser();
  await customer.request('POST', '/api/accounts', buildRegistration());
  const all = server.app.routes.filter(({ method, path }) => method !== 'ALL' && path !== WEBHOOK);
  const known = new Map(all.map(({ method, path }) => [`${method} ${path}`, { method, path }]));
  routes = [...known.values()];
});
afterAll(() => server.close());

const address = (path: string) => path.replaceAll(/:\w+/g, '1');
const name = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const isChanging = ({ method }: { method: string }) => method !== 'GET';
const readsBody = (route: { method: string; path: string }) =>
  /POST|PUT/.test(route.method) && !withoutBody.includes(name(route));

/** The answers of these routes, by status and code. */
async function answers(
  chosen: typeof routes,
  browser: Browser,
  body?: unknown,
  headers?: Record<string, string>,
) {
  const before = await contents(server.database);
  const results: Record<string, string> = {};
  for (const route of chosen) {
    const answer = await browser.request(route.method, address(route.path), body, headers);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="api.json"',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.has('strict-transport-security')).toBe(false);
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
    const { code } = await answer.json().catch(() => ({ code: 'none' }));
    results[name(route)] = `${answer.status} ${code}`;
  }
  expect(await contents(server.database)).toEqual(before);
  return results;
}

const all = (chosen: typeof routes, answer: string) =>
  Object.fromEntries(chosen.map((route) => [name(route), answer]));

describe('Every route', () => {
  test('has no token in its path', () => {
    expect(routes.filter(({ path }) => /token/i.test(path))).toEqual([]);
  });

  test('of the owner refuses a visitor and a customer', async () => {
    const guarded = routes.filter(
      (route) => route.path.startsWith('/api/admin/') && !openToAll.includes(name(route)),
    );
    expect(guarded.length).toBeGreaterThan(20);
    const expected = all(guarded, '401 signed-out');
    expect(await answers(guarded, server.openBrowser())).toEqual(expected);
    expect(await answers(guarded, customer)).toEqual(expected);
  });

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('that changes something refuses a request with %j', async (headers) => {
    const changing = routes.filter(isChanging);
    expect(changing.length).toBeGreaterThan(15);
    expect(await answers(changing, owner, {}, headers)).toEqual(all(changing, '403 cross-site'));
  });

  test.each([
    ['JSON that is cut off', '{"a":', {}, '400 bad-request'],
    [
      'another type',
      'a=b',
      { 'content-type': 'application/x-www-form-urlencoded' },
      '415 unsupported-type',
    ],
    ['no type', 'a=b', { 'content-type': '' }, '415 unsupported-type'],
    ['a value of another kind', '7', {}, '422 invalid'],
  ] as const)('that reads a body refuses %s', async (_, body, headers, expected) => {
    const reading = routes.filter(readsBody);
    expect(await answers(reading, owner, body, headers)).toEqual(all(reading, expected));
  });

  test('that reads a body reads 262,144 bytes of it', async () => {
    const reading = routes.filter(readsBody);
    const send = (bytes: number) => answers(reading, owner, JSON.stringify('x'.repeat(bytes - 2)));
    expect(await send(262_144)).toEqual(all(reading, '422 invalid'));
    expect(await send(262_145)).toEqual(all(reading, '413 too-large'));
  });

  test('answers 404 to a method that none has', async () => {
    const others = routes.map(({ path }) => ({ method: 'PATCH', path }));
    expect(await answers(others, owner, {})).toEqual(all(others, '404 not-found'));
  });
});

test.each(['/api/nothing', '/api/admin/nothing', '/api/quotes/..%2f', '/api/admin/tickets/%00'])(
  'the address %s is not found',
  async (path) => {
    expect((await owner.request('GET', path)).status).toBe(404);
  },
);

describe('A visitor who sends more than is read', () => {
  let listener: Server;
  let port: number;
  /** The connections of a proxy, which it uses again for each visitor. */
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });

  beforeAll(async () => {
    const site = (_: unknown, response: ServerResponse) => response.writeHead(405).end();
    listener = createHttpServer(server.app, site).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    port = (listener.address() as AddressInfo).port;
  });
  afterAll(() => {
    agent.destroy();
    listener.closeAllConnections();
    listener.close();
  });

  async function post(path: string, size: number, headers = {}) {
    const type = { 'content-type': 'application/json' };
    const sent = request({ agent, port, path, method: 'POST', headers: { ...type, ...headers } });
    sent.end('x'.repeat(size));
    const [response] = await once(sent, 'response');
    response.resume();
    await Promise.all([once(response, 'end'), sent.writableFinished || once(sent, 'finish')]);
    return `${response.statusCode} ${response.headers.connection}`;
  }

  test.each([
    ['/api/sessions', {}, 413],
    ['/api/sessions', { 'transfer-encoding': 'chunked' }, 413],
    ['/api/sessions', { 'sec-fetch-site': 'cross-site' }, 403],
    ['/api/admin/orders', {}, 401],
    ['/api/nothing', {}, 404],
    ['/', {}, 405],
  ])(
    'to %s with %j reads the %i, and breaks no request of another',
    async (path, headers, status) => {
      const refused = Array.from({ length: 4 }, () => post(path, 5_000_000, headers));
      const others = [];
      for (let index = 0; index < 40; index += 1) others.push(await post('/api/sessions', 10));
      expect(await Promise.all(refused)).toEqual(Array(4).fill(`${status} close`));
      expect(others).toEqual(Array(40).fill('400 keep-alive'));
    },
  );

  test('and does not end is disconnected after 30 seconds', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.resume().write('POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 9\r\n\r\n');
    const [accepted] = await once(listener, 'connection');
    await once(socket, 'end');
    expect(accepted.destroyed).toBe(false);
    timers.mock.calls.find(([, delay]) => delay === 30_000)?.[0]();
    expect(accepted.destroyed).toBe(true);
    timers.mockRestore();
    socket.destroy();
  });

  test('and leaves in the middle is no error', async () => {
    for (const headers of ['Content-Length: 1000', 'Transfer-Encoding: chunked']) {
      lines.length = 0;
      const socket = connect(port, '127.0.0.1');
      const type = 'Host: localhost\r\nContent-Type: application/json';
      socket.write(`POST /api/sessions HTTP/1.1\r\n${type}\r\n${headers}\r\n\r\n5\r\nabc`);
      await once(listener, 'request');
      socket.destroy();
      await vi.waitFor(() => expect(lines).toHaveLength(1));
      expect(lines[0]).toContain('"status":400');
    }
  });
});

test('a health check of HTTP/1.0 needs no Host header', async () => {
  const listener = createHttpServer(server.app, () => {}).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const socket = connect((listener.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /api/health HTTP/1.0\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  listener.closeAllConnections();
  listener.close();
});

test('a client that stops reading a response is disconnected after a minute', () => {
  expect(createHttpServer(server.app, () => {}).timeout).toBe(60_000);
});

test('a Host header that is none gets 400, which no one caches or guesses the type of', async () => {
  const listener = createHttpServer(server.app, () => {}).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const socket = connect((listener.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /api/health HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n');
  const received = (await text(socket)).toLowerCase();
  expect(received).toMatch(/^http\/1\.1 400 /);
  expect(received).toContain('cache-control: no-store');
  expect(received).toContain('x-content-type-options: nosniff');
  listener.close();
});

test.each([
  ['TRACE', '', 404],
  ['POST', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', 400],
  ['POST', 'Content-Length: 5\r\nContent-Length: 6\r\n', 400],
  ['POST', 'Transfer-Encoding: chunked, identity\r\n', 400],
])(
  'to %s with the length %j gets %i alone, and nothing of it comes back',
  async (method, length, status) => {
    const listener = createHttpServer(server.app, () => {}).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const socket = connect((listener.address() as AddressInfo).port, '127.0.0.1');
    const headers = `Host: a\r\nCookie: mine\r\n${length}Connection: close`;
    // A server that reads another length finds a second request.
    const rest = length && '0\r\n\r\nGET / HTTP/1.1\r\n\r\n';
    socket.write(`${method} /api/session HTTP/1.1\r\n${headers}\r\n\r\n${rest}`);
    const received = await text(socket);
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
    expect(received).not.toContain('mine');
    listener.close();
  },
);

test('on https only the whole origin counts, and browsers are told to stay on https', async () => {
  const other = await openTestServer({ publicOrigin: 'https://shop.example' });
  const send = async (origin: string) => {
    const host = 'shop.example';
    return other.openBrowser().request('DELETE', '/api/session', undefined, { host, origin });
  };
  const own = await send('https://shop.example');
  expect(own.status).toBe(204);
  expect(own.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  for (const origin of ['http://shop.example', 'https://shop.example:8443']) {
    expect((await send(origin)).status).toBe(403);
  }
  await other.close();
});

test.each([
  [{}, undefined],
  [{ TRUSTED_PROXIES: '1', PUBLIC_ORIGIN: 'https://shop.example' }, '127.0.0.1'],
  [{ TRUSTED_PROXIES: '1', PUBLIC_ORIGIN: 'https://shop.example', HOST: '0.0.0.0' }, '0.0.0.0'],
])('with %j the server listens on %s', (environment, host) => {
  const SECRET_KEY = Buffer.alloc(32, 1).toString('base64');
  expect(readSettings({ SECRET_KEY, ...environment }, '/nowhere').host).toBe(host);
});

test('300 tickets and 60 quotes from an address are accepted, and then none, in ten minutes', async () => {
  const other = await openTestServer(
    {},
    // A forged header makes no difference without a proxy.
    { ipAddressOf: (context) => readIpAddress(context, 0) },
  );
  const signedIn = other.openBrowser();
  await signedIn.request('POST', '/api/accounts', buildRegistration());
  // Ten at a time: of hundreds at once, a slow machine refuses those that have waited for 5 seconds.
  async function sendAll(count: number, path: string, bodyOf: (index: number) => object) {
    const all = Array.from({ length: count }, (_, index) => index);
    const answers: Response[] = [];
    const sendNext = async () => {
      for (let index = all.pop(); index !== undefined; index = all.pop()) {
        const browser = other.openBrowser(`198.51.100.${index % 250}`, signedIn.cookies);
        answers.push(await browser.request('POST', path, bodyOf(index)));
      }
    };
    await Promise.all(Array.from({ length: 10 }, sendNext));
    return answers;
  }
  const quoteOf = (index: number) => ({
    quote: buildQuote({ email: `ruth-${index}@harrow.example` }),
    captchaToken: null,
  });
  for (const answers of [
    await sendAll(301, '/api/tickets', () => buildTicketRequest()),
    await sendAll(61, '/api/quotes', quoteOf),
  ]) {
    const refused = answers.filter(({ ok }) => !ok);
    expect(refused.map(({ status }) => status)).toEqual([429]);
  }
  await other.close();
});

test.each([
  [0, '203.0.113.9', '192.0.2.1'],
  [1, '203.0.113.9', '203.0.113.9'],
  [1, 'forged, 203.0.113.9', '203.0.113.9'],
  [2, 'forged, 203.0.113.9, 10.0.0.1', '203.0.113.9'],
  [2, '10.0.0.1', '192.0.2.1'],
  [1, '', '192.0.2.1'],
  [1, '2001:db8:0:12:a:b:c:d', '2001:db8:0:12::/64'],
  [1, '2001:DB8:0:12::1', '2001:db8:0:12::/64'],
  [1, '::1', '0:0:0:0::/64'],
  [1, 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  [1, '::ffff:203.0.113.9', '203.0.113.9'],
  [1, '::FFFF:cb00:7109', '203.0.113.9'],
  [1, '203.0.113.9:5678', '203.0.113.9'],
  [1, '[2001:db8:0:12::1]:443', '2001:db8:0:12::/64'],
  [1, '[::ffff:203.0.113.9]', '203.0.113.9'],
] as const)('behind %i proxies, %j is the address of %s', (proxies, header, expected) => {
  const context = {
    env: { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
    req: { header: () => header },
  };
  expect(readIpAddress(context as never, proxies)).toBe(expected);
});

test('a journey is logged as one line a request, without personal data', async () => {
  lines.length = 0;
  const browser = server.openBrowser('203.0.113.77');
  const registration = buildRegistration({
    name: 'Imogen Fell',
    email: 'imogen@fell.example',
    password: 'under-the-fell',
  });
  const quote = buildQuote({ contactName: 'Imogen Fell', email: 'imogen@fell.example' });
  const user = await (await browser.request('POST', '/api/accounts', registration)).json();
  const token = browser.cookies.get('session') ?? '';
  const requests: [string, string, unknown?][] = [
    ['GET', '/api/session'],
    ['POST', '/api/sessions', { email: registration.email, password: 'wrong-password' }],
    ['POST', '/api/accounts', registration],
    ['POST', '/api/tickets', buildTicketRequest()],
    ['POST', '/api/quotes', { quote, captchaToken: 'captcha-token' }],
    ['POST', '/api/password-resets', { email: registration.email }],
    ['POST', '/api/password-resets/use', { token: 'secret-link', password: 'new-password' }],
    ['GET', '/api/imogen@fell.example?email=imogen@fell.example'],
    ['DELETE', '/api/session'],
  ];
  for (const [method, path, body] of requests) await browser.request(method, path, body);
  await owner.request('DELETE', `/api/admin/accounts/${user.id}`);

  const logged = lines.join('\n');
  expect(lines.filter((line) => line.includes('"event":"request"'))).toHaveLength(11);
  expect(logged).not.toMatch(/imogen|fell|203\.0\.113|secret-link|captcha-token/i);
  expect(logged).not.toContain(user.id);
  expect(logged).not.toContain(token);
  expect(logged).toContain('"route":"/api/password-resets/use","status":410');
});

test('a warning is logged with the errors that caused its error', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const refused = new AggregateError([new Error('connect ECONNREFUSED')], 'all failed');
  logWarning('The mail was not sent.', new Error('unreachable', { cause: refused }));
  const { event, cause } = JSON.parse(String(write.mock.calls[0]?.[0]));
  write.mockRestore();
  expect(event).toBe('The mail was not sent.');
  for (const message of ['unreachable', 'all failed', 'connect ECONNREFUSED']) {
    expect(cause).toContain(message);
  }
});

test.each([
  ['http://localhost:4173', 'session', 'owner', '', 'known-'],
  ['https://shop.example', '__Host-session', '__Secure-owner', ' Secure;', '__Secure-known-'],
])(
  'on %s the cookies are %s and %s',
  async (publicOrigin, session, ownerSession, secure, marks) => {
    const other = await openTestServer({ publicOrigin });
    const cookie = (answer: Response, name: string) =>
      answer.headers
        .getSetCookie()
        .find((line) => line.startsWith(`${name}=`))
        ?.replace(/^[^;]+; /, '');
    const origin = { origin: publicOrigin };
    const made = await other
      .openBrowser()
      .request('POST', '/api/accounts', buildRegistration(), origin);
    expect(cookie(made, session)).toBe(`Max-Age=5184000; Path=/; HttpOnly;${secure} SameSite=Lax`);
    expect(cookie(made, session.replace('session', 'signed-in'))).toBe(
      `Max-Age=5184000; Path=/;${secure} SameSite=Lax`,
    );
    const cookies = new Map([['signed-in', '1']]);
    await other.openBrowser(undefined, cookies).request('GET', '/api/session');
    expect([...cookies], 'that of an earlier version').toEqual([]);
    const names = made.headers.getSetCookie().map((line) => line.split('=')[0]);
    expect(names.sort()).toEqual(
      [`${marks}customer`, session, session.replace('session', 'signed-in')].sort(),
    );
    const credentials = { username: 'Owner', password: 'a long password' };
    await prepareOwner(other.database, credentials);
    const signedIn = await other
      .openBrowser()
      .request('POST', '/api/admin/session', credentials, origin);
    expect(cookie(signedIn, ownerSession)).toBe(
      `Max-Age=43200; Path=/api/admin; HttpOnly;${secure} SameSite=Strict`,
    );
    expect(cookie(signedIn, `${marks}owner`)).toBe(
      `Max-Age=31536000; Path=/api/admin/session; HttpOnly;${secure} SameSite=Lax`,
    );
    await other.close();
  },
);
