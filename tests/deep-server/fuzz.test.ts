/**
 * Random requests to every route and page, from a stranger, a customer and the owner. The seeds are fixed,
 * and a failure names the request.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileContents } from '#mocks/factories/attachment.ts';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { buildQuote } from '#mocks/factories/quote.ts';
import { buildTicketRequest } from '#mocks/factories/ticket.ts';
import { allPages } from '#src/pages.ts';
import { freePort } from '../../scripts/freePort.ts';
import { report } from '../../scripts/report.ts';
import { createApp } from '../../server/app.ts';
import { eventually, owner as ownersLogin, startServer, temporaryFolder } from './programs.ts';

const REQUESTS = 12_000;
const AT_ONCE = 100;

const port = await freePort();
const url = `http://127.0.0.1:${port}`;

const settings = { publicOrigin: url, secretKey: Buffer.alloc(32) };
const apiRoutes = createApp({ settings } as never).routes.filter(({ method }) => method !== 'ALL');
const pages = [...allPages.map(({ href }) => href), '/_headers', '/assets/main.js', '/api'];
const routes = [
  ...new Map(apiRoutes.map(({ method, path }) => [method + path, { method, path }])).values(),
  ...pages.map((path) => ({ method: 'GET', path })),
];
type Route = (typeof routes)[number];

/** Sends bytes and the end, or leaves. Resolves with what comes back until the connection ends. */
function exchange(bytes: Buffer, leaves: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => {
      if (leaves) socket.write(bytes, () => socket.destroy());
      else socket.end(bytes);
    });
    socket.setTimeout(20_000, () => reject(new Error('There was no response for 20 seconds.')));
    socket.on('data', (chunk) => chunks.push(chunk)).on('error', () => {});
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}

let sent = 0;
/** Another one for each request, so that few are limited. */
const ipAddress = () => `198.51.${(sent >> 8) % 256}.${sent++ % 256}`;

function openVisitor() {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map((pair) => pair.join('=')).join('; ');
  async function send(method: string, path: string, body?: object, headers = {}) {
    const isFile = body instanceof Blob;
    const response = await fetch(url + path, {
      method,
      headers: {
        'x-forwarded-for': ipAddress(),
        cookie: cookie(),
        'content-type': `application/${isFile ? 'octet-stream' : 'json'}`,
        ...headers,
      },
      ...(body && { body: isFile ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response.json().catch(() => ({}));
  }
  return { cookie, send };
}

const visitors = [openVisitor(), openVisitor(), openVisitor()] as const;
const [stranger, customer, owner] = visitors;

/** The id of one ticket, quote, mail and so on. */
const ids = new Map<string, string>();

/** Makes what an earlier request may have ended or deleted, and notes the ids. */
async function prepare() {
  if (!(await customer.send('GET', '/api/session')).user) {
    const email = `${crypto.randomUUID()}@elm.example`;
    await customer.send('POST', '/api/accounts', buildRegistration({ email }));
  }
  if ((await owner.send('GET', '/api/admin/sessions')).code === 'signed-out') {
    await owner.send('POST', '/api/admin/session', ownersLogin);
  }
  const png = new Blob([fileContents.png ?? '']);
  const file = await stranger.send('POST', '/api/attachments', png, { 'file-name': 'a.png' });
  const ticket = { ...buildTicketRequest(), attachments: [file.id] };
  const { id } = await customer.send('POST', '/api/tickets', ticket);
  await stranger.send('POST', '/api/quotes', { quote: buildQuote(), captchaToken: null });
  for (const { path } of routes) {
    const [, name] = /^\/api\/admin\/([^/]+)\/:id$/.exec(path) ?? [];
    const lists = name ? Object.values(await owner.send('GET', `/api/admin/${name}`)) : [];
    for (const list of lists) if (Array.isArray(list)) ids.set(String(name), list[0]?.id);
  }
  ids.set('tickets', id).set('attachments', file.id);
}

const targetOf = ({ path }: Route, idOf = (name: string) => ids.get(name) ?? 'unknown') =>
  path.replaceAll(/([^/]+)\/:\w+/g, (_, name) => `${name}/${encode(idOf(name))}`);

const guesses = ['Elm', 'ruth@elm.example', {}, 'a long password', [], 1, true, '2026-01-02', null];

/** Sets the field at a path such as `quote.email`, if there is a place for it. */
function setField(body: object, path: string, value: unknown) {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const place = names.reduce((each, name) => Object(Object(each)[name]), body);
  Object.assign(place, { [last]: value });
}

/** Who reaches the route, by the place among the visitors. */
const senderOf = (route: Route) => (route.path.startsWith('/api/admin/') ? 2 : 1);

/** The fields of a route's body with values that it accepts, from the fields that it refuses. */
async function learnBody(route: Route) {
  const body = {};
  const tries: Record<string, number> = {};
  const { send } = visitors[senderOf(route)];
  for (let round = 0; round < 40 && /POST|PUT|DELETE/.test(route.method); round += 1) {
    const { fields } = await send(
      route.method,
      targetOf(route, () => 'unknown'),
      body,
    );
    for (const field of fields ?? []) {
      tries[field] = (tries[field] ?? -1) + 1;
      setField(body, field, guesses[tries[field] % guesses.length]);
    }
    if (!fields) break;
  }
  return { body, fields: Object.keys(tries) };
}

/** The first, and now and then one of the others. */
const mostly = <T>(first: fc.Arbitrary<T>, ...others: readonly fc.Arbitrary<T>[]) =>
  fc.oneof(
    { arbitrary: first, weight: 9 },
    ...others.map((arbitrary) => ({ arbitrary, weight: 1 })),
  );
const x = (length: number) => 'x'.repeat(length);
/** `encodeURIComponent` throws for half of a surrogate pair. */
const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString());

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom("'; drop table accounts; --", '%', '\0', '\ud800', '../../etc/passwd', '{{7}}'),
  fc.constantFrom('', '-1', '9223372036854775808', '1e309', '__proto__', x(5000), '0000-01-01'),
);
const anyValue = fc.oneof(anyText, fc.jsonValue({ maxDepth: 3 }), fc.double());

const headers = `
Range: bytes=100-50|bytes=0-18446744073709551615|bytes=-1|bytes=0-,5-|x
Content-Type: text/plain|application/json; charset=utf-16|application/octet-stream|
Content-Length: abc|-1|0|7|99999999999999999999|5, 6
Transfer-Encoding: chunked|gzip, chunked|identity
X-Forwarded-For: ,,,|fe80::1%eth0|[::1]:80|::ffff:999|2001:db8::1,|LONG
Cookie: session=%ff; owner=%|=; ;;=|session=LONG|__proto__=1|owner=.
File-Name: %|..%2f..%2fa.png|%F0%9F%98%80.pdf|LONG
Authorization: Bearer x|Bearer LONG|Basic :
Host: evil.example|[|
Expect: 100-continue|x
Connection: Upgrade\r\nUpgrade: websocket|close, keep-alive|keep-alive
Accept-Encoding: br;q=x, *|;q=
If-None-Match: *|W/"
If-Modified-Since: Thu, 99 Foo
Origin: null|https://evil.example|:
Sec-Fetch-Site: cross-site|x
Idempotency-Key: ?|LONG
User-Agent: LONG|LONGLONGLONG`
  .trim()
  .replaceAll('LONG', x(6000))
  .split('\n')
  .map((line) => line.split(': '));
type Header = [name: string, value: string];
const anyHeader = mostly<Header>(
  fc.constantFrom(
    ...headers.flatMap(([name = '', ...rest]) =>
      rest
        .join(': ')
        .split('|')
        .map((value): Header => [name, value]),
    ),
  ),
  fc.tuple(anyText, anyText),
);

const anyRequest = fc.record({
  /** The owner reaches the most routes. */
  sender: fc.constantFrom(0, 1, 2, 2),
  route: fc.constantFrom(...routes.keys()),
  /** Without one, the route's own. */
  method: mostly(
    fc.constant(''),
    fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'),
    fc.constantFrom('TRACE', 'CONNECT', 'PROPFIND', 'M-SEARCH', 'get', 'NONE', ' '),
  ),
  origin: mostly(
    fc.constant(''),
    fc.constantFrom('http://b.example', 'HTTPS://a@b:1', '//b', '*', 'a'),
  ),
  /** Without one, a known one. */
  id: fc.option(fc.oneof(anyText, fc.uuid()), { freq: 2, nil: undefined }),
  /** After the path. */
  suffix: mostly(
    fc.constant(''),
    fc.constantFrom('/', '//', '%00', '%ff', '%', '/..%2f..%2fetc%2fpasswd', '/../../etc/passwd'),
    fc.constantFrom(';a=b', '.html', '.br', '#a', '\\', ' x', `/${x(20_000)}`),
    fc
      .tuple(fc.constantFrom('page', 'status', 'text', 'subject', '__proto__', 'page[]'), anyText)
      .map(([name, text]) => `?${name}=${encode(text)}&${name}=2`),
  ),
  version: mostly(fc.constant('1.1'), fc.constantFrom('1.0', '2.0', '0.9', '1.1 x')),
  hasHost: mostly(fc.constant(true), fc.constant(false)),
  headers: mostly<Header[]>(fc.constant([]), fc.array(anyHeader, { maxLength: 3 })),
  /** Changes of the fields that the route accepts, or the whole body. */
  body: mostly<[number, unknown][] | string>(
    fc.array(fc.tuple(fc.nat(40), anyValue), { maxLength: 2 }),
    fc.json(),
    anyText,
    fc.constantFrom('{"a":', '"\ud800"', '5\r\nabc', '['.repeat(100_000), `"${x(300_000)}"`),
  ),
  /** How many are sent together. */
  times: mostly(fc.constant(1), fc.constant(8)),
  leaves: mostly(fc.constant(false), fc.constant(true)),
});
type Request = typeof anyRequest extends fc.Arbitrary<infer T> ? T : never;

const plainRequest: Request = {
  ...{ sender: 0, route: 0, method: '', origin: '', id: undefined, suffix: '', version: '1.1' },
  ...{ hasHost: true, headers: [], body: [], times: 1, leaves: false },
};

let learned: Awaited<ReturnType<typeof learnBody>>[];

function bodyOf({ body, route }: Request): string {
  if (typeof body === 'string') return body;
  const { body: known = {}, fields = [] } = learned[route] ?? {};
  if (fields.length === 0) return '';
  const copy = structuredClone(known);
  for (const [index, value] of body) setField(copy, fields[index % fields.length] ?? '', value);
  return JSON.stringify(copy);
}

/** Values that PostgreSQL refuses, in each field of each route. */
const refusedValues = (): Request[] =>
  routes.flatMap((each, route) => {
    const sender = senderOf(each);
    const values = [
      '\0',
      '\ud800',
      '9'.repeat(30),
      1e300,
      -1,
      '0000-00-00',
      '2026-13-40T25:61:61Z',
    ];
    return (learned[route]?.fields ?? []).flatMap((_, field) =>
      values.map((value) => ({ ...plainRequest, sender, route, body: [[field, value]] })),
    );
  });

function bytesOf(request: Request): Buffer {
  const route = routes[request.route] ?? { method: '', path: '' };
  const target = targetOf(route, request.id === undefined ? undefined : () => String(request.id));
  const body = Buffer.from(bodyOf(request));
  const head = new Map<string, unknown>([
    ['Host', 'localhost'],
    ['X-Forwarded-For', ipAddress()],
    ['Cookie', visitors[request.sender]?.cookie()],
    ['Content-Type', 'application/json'],
    ['Content-Length', body.length],
    ...request.headers,
  ]);
  if (!request.hasHost) head.delete('Host');
  const lines = [...head].map((pair) => pair.join(': '));
  const { method, origin, suffix, version, times } = request;
  const start = `${method || route.method} ${origin}${target}${suffix} HTTP/${version}`;
  const bytes = Buffer.concat([Buffer.from([start, ...lines, '\r\n'].join('\r\n')), body]);
  return Buffer.concat(Array(times).fill(bytes));
}

test('No request gets a 5xx, ends the server, or leaves files open or memory taken', async () => {
  const env = { DATA_DIR: temporaryFolder(), TRUSTED_PROXIES: '1' };
  const server = await startServer({ port, env });
  const folder = `/proc/${server.pid}`;
  const openFiles = () => readdirSync(`${folder}/fd`).length;
  const memory = () =>
    Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`${folder}/status`, 'utf8'))?.[1]) / 1024);
  const counts: Record<number, number> = {};
  const unexpected: string[] = [];
  let slowest = 0;

  async function send(request: Request) {
    const answer = await exchange(bytesOf(request), request.leaves);
    for (const [, digits] of answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)) {
      const status = Number(digits);
      counts[status] = (counts[status] ?? 0) + 1;
      // The bounds answer 503 with `Retry-After`.
      const isBound = /^HTTP\/1\.1 503 .*^retry-after:/ims.test(answer);
      if (status >= 500 && !isBound) {
        const { method, path } = routes[request.route] ?? {};
        unexpected.push(`${method} ${path} ${JSON.stringify(request)}: ${answer}`.slice(0, 3000));
      }
    }
  }
  async function checkHealth() {
    const started = performance.now();
    expect(await stranger.send('GET', '/api/health')).toEqual({ status: 'ok' });
    slowest = Math.max(slowest, performance.now() - started);
  }
  async function sendAll(requests: Request[]) {
    while (requests.length > 0) {
      await prepare();
      await Promise.all([...requests.splice(0, AT_ONCE).map(send), checkHealth()]);
      expect(unexpected).toEqual([]);
    }
  }

  const files = openFiles();
  await prepare();
  learned = await Promise.all(routes.map(learnBody));
  const [first, second] = [1, 2].map((seed) =>
    fc.sample(anyRequest, { seed, numRuns: REQUESTS / 2 }),
  );
  await sendAll([...refusedValues(), ...(first ?? [])]);
  const before = memory();
  await sendAll(second ?? []);
  await eventually(() => expect(openFiles()).toBeLessThanOrEqual(files + 2));
  report(
    `Fuzz: ${sent} requests, ${JSON.stringify(counts)}, health in at most ${Math.round(slowest)} ms, ` +
      `memory ${before} → ${memory()} MB`,
  );
  expect(memory() - before).toBeLessThan(100);
  expect(slowest).toBeLessThan(2000);
  expect(server.output.join('').match(/^.*"level":"(?:warn|error)".*$/gm)).toBeNull();
});
