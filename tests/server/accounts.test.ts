import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { clearRateLimits } from '../../server/http/rateLimit.ts';
import { hashPassword, isPassword } from '../../server/secrets.ts';
import { openTestServer, passTime, queuedMails } from './testServer.ts';

// Files share what they import. This one has its own, without what others have imported.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../server/secrets.ts');
  vi.resetModules();
});

vi.mock('../../server/secrets.ts', { spy: true });

const ada = { name: 'Ada Weir', email: 'ada@example.com', password: 'correct horse' };

let server: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

describe('An account', () => {
  test('is made in one browser and logs in from another', async () => {
    const first = server.openBrowser();
    const made = await first.request('POST', '/api/accounts', ada);
    expect(made.status).toBe(201);
    const user = await made.json();
    expect(user).toMatchObject({ name: ada.name, email: ada.email });
    expect(user.id).toMatch(/^user-\d+$/);
    expect(await (await first.request('GET', '/api/session')).json()).toEqual({ user });

    const second = server.openBrowser();
    const { email, password } = ada;
    const loggedIn = await second.request('POST', '/api/sessions', {
      email: ` ${email.toUpperCase()} `,
      password,
    });
    expect(loggedIn.status).toBe(201);
    expect(await loggedIn.json()).toEqual(user);
    await second.request('DELETE', '/api/session');
    expect(await (await second.request('GET', '/api/session')).json()).toEqual({ user: null });
    expect(await (await first.request('GET', '/api/session')).json()).toEqual({ user });
  });

  test.each([
    ['its customer', 'bea@example.com'],
    ['the owner', 'cal@example.com'],
  ])(
    'that %s deletes before the email is confirmed leaves no mail and no link',
    async (by, email) => {
      const browser = server.openBrowser();
      const account = { ...ada, email };
      const { id } = await (await browser.request('POST', '/api/accounts', account)).json();
      const mails = () => queuedMails(server, "message->'to' ? $1", [email]);
      expect(await mails()).toHaveLength(1);
      const links = () => server.database.execute('select from links where about_id = $1', [id]);
      expect(await links()).toBe(1);
      const { status } =
        by === 'the owner'
          ? await (await server.signInOwner()).request('DELETE', `/api/admin/accounts/${id}`)
          : await browser.request('DELETE', '/api/account', { password: ada.password });
      expect(status).toBe(204);
      expect(await mails()).toEqual([]);
      expect(await links()).toBe(0);
    },
  );

  test('is one for the letters and the ASCII form of its domain', async () => {
    const [letters, ascii] = ['info@bücher.example', 'info@xn--bcher-kva.example'];
    const register = (email: string) =>
      server.openBrowser().request('POST', '/api/accounts', { ...ada, email });
    expect(await (await register(letters)).json()).toMatchObject({ email: ascii });
    expect((await register(ascii)).status).toBe(409);
    const { password } = ada;
    const login = { email: letters.toUpperCase(), password };
    expect((await server.openBrowser().request('POST', '/api/sessions', login)).status).toBe(201);
  });
});

test('forty wrong passwords in parallel are limited, and the customer’s own browser gets in', async () => {
  const owner = { name: 'Grace Mill', email: 'grace@example.com', password: 'grace grace' };
  const own = server.openBrowser('192.0.2.7');
  await own.request('POST', '/api/accounts', owner);
  const attacker = server.openBrowser('192.0.2.66');
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      attacker.request(
        'POST',
        '/api/sessions',
        { email: owner.email, password: `wrong ${index}` },
        { 'x-forwarded-for': `198.51.100.${index}` },
      ),
    ),
  );
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  expect(
    Number(responses.find(({ status }) => status === 429)?.headers.get('retry-after')),
  ).toBeGreaterThan(0);
  const { email, password } = owner;
  expect((await own.request('POST', '/api/sessions', { email, password })).status).toBe(201);
});

test('invented emails add no rows of attempts once their IP address is limited', async () => {
  const attacker = server.openBrowser('192.0.2.88');
  const rows = () => server.database.execute('select from rate_limits');
  const before = await rows();
  const statuses = [];
  for (let index = 0; index < 40; index += 1) {
    const login = { email: `invented-${index}@example.com`, password: 'wrong one' };
    statuses.push((await attacker.request('POST', '/api/sessions', login)).status);
  }
  expect(statuses).toEqual([...Array(30).fill(401), ...Array(10).fill(429)]);
  expect(await rows()).toBe(before + 31);
  // The longest period is a day, and the longest pause four hours.
  await passTime(server.database, 101_000);
  await clearRateLimits(server.database);
  expect(await server.database.execute('select from rate_limits where resets_at < now()')).toBe(0);
});

const longEmail = `${'a'.repeat(5000)}@example.com`;
test.each([
  ['email', 'POST', '/api/accounts', { ...ada, email: longEmail }],
  ['name', 'POST', '/api/accounts', { ...ada, name: 'x'.repeat(101) }],
  ['password', 'POST', '/api/accounts', { ...ada, password: 'x'.repeat(1001) }],
  ['email', 'POST', '/api/sessions', { ...ada, email: longEmail }],
  ['password', 'POST', '/api/sessions', { ...ada, password: 'x'.repeat(1001) }],
  ['email', 'POST', '/api/password-resets', { email: longEmail }],
  [
    'password',
    'POST',
    '/api/password-resets/use',
    { token: 'unknown', password: 'x'.repeat(1001) },
  ],
  ['password', 'DELETE', '/api/account', { password: 'x'.repeat(1001) }],
  ['password', 'POST', '/api/admin/session', { username: 'O', password: 'x'.repeat(1001) }],
  [
    'password',
    'POST',
    '/api/admin/setup',
    { token: 'x', username: 'O', password: 'x'.repeat(1001) },
  ],
])('a long %s is refused before it is hashed: %s %s', async (field, method, path, body) => {
  vi.mocked(hashPassword).mockClear();
  vi.mocked(isPassword).mockClear();
  const response = await server.openBrowser('192.0.2.99').request(method, path, body);
  expect([response.status, await response.json()]).toEqual([
    422,
    { code: 'invalid', fields: [field] },
  ]);
  expect(hashPassword).not.toHaveBeenCalled();
  expect(isPassword).not.toHaveBeenCalled();
});

test.each([
  ['password resets', 'POST', '/api/password-resets/use', { token: 'unknown' }],
  ['the set-up of the owner', 'POST', '/api/admin/setup', { token: 'unknown', username: 'Eve' }],
])('wrong tokens of %s are limited, and no password is hashed for them', async (...request) => {
  const [, method, path, body] = request;
  const attacker = server.openBrowser('192.0.2.77');
  vi.mocked(hashPassword).mockClear();
  const responses = await Promise.all(
    Array.from({ length: 64 }, () =>
      attacker.request(method, path, { ...body, password: 'a new password' }),
    ),
  );
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 410)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(54);
  expect(hashPassword).not.toHaveBeenCalled();
});

test.each([
  ['malformed JSON', 'POST', '/api/sessions', '{', {}, 400, 'bad-request'],
  [
    'another type',
    'POST',
    '/api/sessions',
    'a=b',
    { 'content-type': 'text/plain' },
    415,
    'unsupported-type',
  ],
  ['an oversized body', 'POST', '/api/sessions', `"${'x'.repeat(300_000)}"`, {}, 413, 'too-large'],
  [
    'another site',
    'POST',
    '/api/sessions',
    {},
    { 'sec-fetch-site': 'cross-site' },
    403,
    'cross-site',
  ],
  [
    'a foreign origin',
    'DELETE',
    '/api/session',
    undefined,
    { origin: 'https://evil.example' },
    403,
    'cross-site',
  ],
  ['missing fields', 'POST', '/api/sessions', { email: 'x' }, {}, 422, 'invalid'],
  ['an unknown address', 'GET', '/api/nothing', undefined, {}, 404, 'not-found'],
  ['an owner’s address', 'GET', '/api/admin/orders', undefined, {}, 401, 'signed-out'],
  ['an unknown owner’s address', 'GET', '/api/admin/nothing', undefined, {}, 401, 'signed-out'],
] as const)('%s is refused', async (_, method, path, body, headers, status, code) => {
  const response = await server.openBrowser().request(method, path, body, headers);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code });
  expect(response.headers.get('cache-control')).toBe('no-store');
});
