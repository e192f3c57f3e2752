import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { buildOrders } from '#mocks/factories/order.ts';
import { buildSupportTicket, buildTicketRequest } from '#mocks/factories/ticket.ts';
import { ownerPrices } from '#src/content/ownerPrices.ts';
import type { HistoryEntry } from '#src/domain/history.ts';
import { browserName } from '../../server/http/browserName.ts';
import { insertOrders } from '../../server/orders/storedOrders.ts';
import { totpCode } from '../../server/owner/oneTimeCodes.ts';
import { useRecoveryCode } from '../../server/owner/recoveryCodes.ts';
import { prepareOwner } from '../../server/owner/session.ts';
import { noteBackup } from '../../server/site/siteSettings.ts';
import { insertTicket } from '../../server/tickets/storedTickets.ts';
import { openAuthenticator } from './authenticator.ts';
import { type Browser, openTestServer, queuedMails } from './testServer.ts';

// Files share what they import. This one has its own, without what others have imported.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../src/content/emailTemplates.ts');
  vi.resetModules();
});

/** Adds a default template of a later version. */
vi.mock(import('../../src/content/emailTemplates.ts'), async (load) => {
  const content = await load();
  const [original] = content.defaultTemplates;
  if (!original) throw new Error('There are no default templates.');
  const later = { template: { ...original.template, id: 'later' }, placeholders: {} };
  return { ...content, defaultTemplates: [...content.defaultTemplates, later] };
});

let server: Awaited<ReturnType<typeof openTestServer>>;
let owner: Browser;
const credentials = { username: 'Owner', password: 'a long password' };

beforeAll(async () => {
  server = await openTestServer();
  const token = await prepareOwner(server.database, undefined);
  owner = server.openBrowser();
  const short = { token, username: 'Owner', password: 'short' };
  expect((await owner.request('POST', '/api/admin/setup', short)).status).toBe(422);
  const printed = vi.spyOn(console, 'info').mockImplementation(() => {});
  const setUp = await owner.request('POST', '/api/admin/setup', { token, ...credentials });
  expect(setUp.status).toBe(204);
  expect(printed.mock.calls).toEqual([['The owner signs in on http://localhost:4173/admin']]);
  printed.mockRestore();
  const again = await owner.request('POST', '/api/admin/setup', { token, ...credentials });
  expect(again.status).toBe(410);
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const read = async (path: string, browser = owner) => (await browser.request('GET', path)).json();

test('each process prints a link for the first owner, and one of them makes it', async () => {
  const other = await openTestServer();
  const tokens = [
    await prepareOwner(other.database, undefined),
    await prepareOwner(other.openProcess().database, undefined),
  ];
  const responses = await Promise.all(
    tokens.map((token, index) =>
      other
        .openBrowser()
        .request('POST', '/api/admin/setup', { ...credentials, token, username: `Owner ${index}` }),
    ),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([204, 410]);
  await other.close();

  const third = await openTestServer();
  const earlier = await prepareOwner(third.database, undefined);
  await prepareOwner(third.database, undefined);
  const setUp = { ...credentials, token: earlier };
  const response = await third.openBrowser().request('POST', '/api/admin/setup', setUp);
  expect(response.status).toBe(204);
  await third.close();
});

test('the owner signs in with username and password alone, and out again', async () => {
  const other = server.openBrowser();
  const wrong = { ...credentials, password: 'another password' };
  expect((await other.request('POST', '/api/admin/session', wrong)).status).toBe(401);
  expect((await other.request('POST', '/api/admin/session', credentials)).status).toBe(204);
  expect(await read('/api/admin/session', other)).toEqual({ username: 'Owner', hasTotp: false });
  await other.request('DELETE', '/api/admin/session');
  expect((await other.request('GET', '/api/admin/session')).status).toBe(401);
});

test('prices saved over another save are refused, and lose nothing', async () => {
  const path = '/api/admin/prices/hosting';
  const { value, version } = await read(path);
  expect(value).toEqual(ownerPrices.hosting.defaults);
  const first = await owner.request('PUT', path, {
    value: { ...value, singlePlanMonthly: 3 },
    version,
  });
  expect(first.status).toBe(200);
  const second = await owner.request('PUT', path, { value, version });
  expect(second.status).toBe(409);
  expect((await read(path)).value.singlePlanMonthly).toBe(3);
});

test('a discount above 100 % is refused with its field, and saves nothing', async () => {
  const path = '/api/admin/prices/hosting';
  const before = await read(path);
  const put = (yearlyDiscountPercentage: number) =>
    owner.request('PUT', path, { ...before, value: { ...before.value, yearlyDiscountPercentage } });
  const refused = await put(101);
  expect([refused.status, await refused.json()]).toEqual([
    422,
    { code: 'invalid', fields: ['yearlyDiscountPercentage'] },
  ]);
  expect(await read(path)).toEqual(before);
  expect((await put(100)).status).toBe(200);
});

test('a list of 10,000 orders is sent in pages of 25, and of 1,000 for an export', async () => {
  await insertOrders(server.database, buildOrders(10_000));
  const page = await read('/api/admin/orders?page=400&sort=id&direction=ascending');
  expect(page.found).toBe(10_000);
  expect(page.orders).toHaveLength(25);
  expect(page.orders[24].id).toBe('ORD-10000');
  expect((await read('/api/admin/orders')).orders[0].id).toBe('ORD-10000');

  // Not more than 1,000 are counted, and the page after the one that is read.
  const more = { countedTo: 1000, counts: { all: 1001, Completed: 1001, other: 0 } };
  for (const [number, found] of [
    [1, 1001],
    [41, 1051],
    [400, 10_000],
  ])
    expect(await read(`/api/admin/orders?page=${number}&text=ord`)).toMatchObject({
      ...more,
      found,
    });
  expect(await read('/api/admin/orders/export')).toHaveLength(1000);
  expect(await read('/api/admin/orders/export?page=11')).toEqual([]);

  const status = async (query: string) =>
    (await owner.request('GET', `/api/admin/orders?${query}`)).status;
  expect(await status(`text=${'a'.repeat(500)}`)).toBe(200);
  expect(await status(`text=${'a'.repeat(501)}`)).toBe(400);
  expect(await status('sort=position')).toBe(400);
  expect(await status('direction=up')).toBe(400);
  expect(await status('status=Refunded')).toBe(400);
  expect(await status('page=0')).toBe(400);
  await server.database.execute('delete from orders');
});

test('an account’s password is reset, its sessions end, and it is deleted', async () => {
  const customer = server.openBrowser();
  const details = { name: 'Ada Weir', email: 'ada@example.com', password: 'first one' };
  const user = await (await customer.request('POST', '/api/accounts', details)).json();
  expect((await read('/api/admin/accounts')).accounts).toEqual([
    { isUnconfirmed: true, ...user, orders: [] },
  ]);
  expect((await owner.request('GET', '/api/admin/accounts?sort=password_hash')).status).toBe(400);

  const reset = { password: 'second one' };
  expect(
    (await owner.request('PUT', `/api/admin/accounts/${user.id}/password`, reset)).status,
  ).toBe(204);
  expect((await read('/api/session', customer)).user).toBeNull();
  const { email } = details;
  const login = (password: string) =>
    customer.request('POST', '/api/sessions', { email, password });
  expect((await login('first one')).status).toBe(401);
  expect((await login('second one')).status).toBe(201);
  const mailed = `select from outbox
    where dedupe_key like 'password-changed-%' and message->>'text' like '%/account?forgot-password%'`;
  expect(await server.database.execute(mailed)).toBe(1);

  expect((await owner.request('DELETE', `/api/admin/accounts/${user.id}`)).status).toBe(204);
  expect((await read('/api/session', customer)).user).toBeNull();
  expect((await owner.request('DELETE', `/api/admin/accounts/${user.id}`)).status).toBe(404);
});

test('an account has the orders of its email only after this is confirmed, not those in its name', async () => {
  const { database } = server;
  const [own, inName] = buildOrders(2);
  if (!own || !inName) throw new Error('There are no orders');
  await insertOrders(database, [{ ...own, customer: 'R. Harrow' }], {
    email: ' Payer@Example.com',
  });
  await insertOrders(database, [{ ...inName, customer: 'Ruth Harrow' }]);
  const details = { name: 'Ruth Harrow', email: 'payer@example.com', password: 'lantern-rye-7' };
  const user = await (await server.openBrowser().request('POST', '/api/accounts', details)).json();
  const ticket = buildSupportTicket({ userId: user.id, userName: 'Ruth Harrow' });
  await insertTicket(database, ticket, { accountId: user.id });
  const shown = async () => ({
    account: (await read('/api/admin/accounts')).accounts[0].orders,
    ticket: (await read(`/api/admin/tickets/${ticket.id}`)).orders,
  });
  expect(await shown()).toEqual({ account: [], ticket: [] });

  const confirmed = 'update accounts set verified_at = created_at where id = $1';
  await database.execute(confirmed, [user.id]);
  const orders = [{ ...own, customer: 'R. Harrow' }];
  expect(await shown()).toEqual({ account: orders, ticket: orders });
  for (const table of ['tickets', 'orders', 'accounts']) {
    await database.execute(`delete from ${table}`);
  }
});

test('one-time codes are asked for once they are set up, each is good once, and recovery codes help', async () => {
  const { secret } = await (await owner.request('POST', '/api/admin/totp')).json();
  const codeOfApp = openAuthenticator(secret);
  const code = codeOfApp();
  const { password } = credentials;
  const wrong = await owner.request('PUT', '/api/admin/totp', { password: 'guessed', code });
  expect(await wrong.json()).toEqual({ code: 'wrong-password' });
  const confirmed = await owner.request('PUT', '/api/admin/totp', { password, code });
  const { recoveryCodes } = await confirmed.json();
  // 16 characters with 5 random bits each.
  const groups = expect.stringMatching(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
  expect(recoveryCodes).toEqual(Array(10).fill(groups));
  expect(new Set(recoveryCodes).size).toBe(10);

  const browser = server.openBrowser();
  const signIn = async (code?: string) => {
    const response = await browser.request('POST', '/api/admin/session', { ...credentials, code });
    return response.status === 204 ? 'in' : (await response.json()).code;
  };
  expect(await signIn()).toBe('code-required');
  expect(await signIn(code)).toBe('admin-login-failed');
  expect(await signIn(codeOfApp(1))).toBe('in');
  expect(await signIn(recoveryCodes[0])).toBe('in');
  expect(await signIn(recoveryCodes[0])).toBe('admin-login-failed');
  expect(await signIn(` ${recoveryCodes[1].replaceAll('-', ' ').toUpperCase()}`)).toBe('in');

  const hashes = await server.database.rows(
    z.object({ hash: z.string() }),
    'select code_hash::text as hash from recovery_codes',
  );
  expect(new Set(hashes.map(({ hash }) => hash.slice(0, 34))).size, 'salts').toBe(10);
  const other = { code: recoveryCodes[2], secretKey: Buffer.alloc(32) };
  expect(await useRecoveryCode(server.database, 1, other), 'with another key').toBe(false);
});

test('a right password without its code, or with a wrong one, is in the history', async () => {
  const other = await openTestServer();
  const signedIn = await other.signInOwner(credentials);
  const { secret } = await (await signedIn.request('POST', '/api/admin/totp')).json();
  const code = openAuthenticator(secret)();
  await signedIn.request('PUT', '/api/admin/totp', { password: credentials.password, code });
  await other.database.execute('delete from audit_log');
  const stranger = other.openBrowser('203.0.113.8');
  const signIn = (details: object) =>
    stranger.request('POST', '/api/admin/session', { ...credentials, ...details });
  await signIn({ password: 'a wrong password' });
  await signIn({ code: '000000' });
  for (let count = 0; count < 12; count += 1) await signIn({});
  const { entries } = await read('/api/admin/history', signedIn);
  const noted = (entries as HistoryEntry[]).map(({ actor, action, about }) =>
    [actor, action, about.id].join(' '),
  );
  const line = 'Owner failed to sign in';
  expect(noted.reverse()).toEqual([
    `${line} 203.0.113.8`,
    `${line} with the right password and a wrong code 203.0.113.8`,
    // Ten an hour, as these attempts are not limited.
    ...Array(10).fill(`${line} with the right password and no code 203.0.113.8`),
  ]);
  await other.close();
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'a template with the id %s is not found, and nothing is stored or sent',
  async (id) => {
    const path = `/api/admin/email-templates/${id}`;
    const template = JSON.parse(`{"id":"${id}","name":"a","subject":"a","body":"a","version":0}`);
    expect((await owner.request('PUT', path, template)).status).toBe(404);
    expect((await owner.request('POST', `${path}/test`, template)).status).toBe(404);
    const stored = 'select from email_templates where id = $1';
    expect(await server.database.execute(stored, [id])).toBe(0);
    expect(await queuedMails(server, `message->>'subject' = 'a'`)).toEqual([]);
  },
);

test('a new password of the owner ends all other sessions, and is mailed', async () => {
  const other = await openTestServer();
  const owner = await other.signInOwner(credentials);
  const second = other.openBrowser('192.0.2.9');
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
  await second.request('POST', '/api/admin/session', credentials, { 'user-agent': userAgent });
  const sessions = async (browser: Browser) => read('/api/admin/sessions', browser);
  expect(await sessions(second)).toEqual([
    {
      startedAt: expect.any(String),
      usedAt: expect.any(String),
      ipAddress: '192.0.2.9',
      browser: 'Firefox on Windows',
      isCurrent: true,
    },
    expect.objectContaining({
      ipAddress: '192.0.2.1',
      browser: 'Another browser',
      isCurrent: false,
    }),
  ]);

  const { password: currentPassword } = credentials;
  const change = async (body: object) => {
    const response = await owner.request('PUT', '/api/admin/password', body);
    return response.status;
  };
  expect(await change({ currentPassword, newPassword: 'eleven char' })).toBe(422);
  expect(await change({ currentPassword: 'guessed', newPassword: 'twelve chars' })).toBe(401);
  expect(await change({ currentPassword, newPassword: 'twelve chars' })).toBe(204);
  expect((await second.request('GET', '/api/admin/session')).status).toBe(401);
  expect(await sessions(owner)).toHaveLength(1);
  const again = { ...credentials, password: 'twelve chars' };
  expect((await second.request('POST', '/api/admin/session', again)).status).toBe(204);
  const mails = await other.database.rows(
    z.object({ text: z.string() }),
    `select message->>'text' as text from outbox`,
  );
  expect(mails).toEqual([
    {
      text: expect.stringContaining(
        'A new password was set for the owner Owner, from the IP address 192.0.2.1.',
      ),
    },
  ]);

  for (let attempt = 0; attempt < 10; attempt += 1) {
    await change({ currentPassword: 'guessed', newPassword: 'twelve chars' });
  }
  expect(await change({ currentPassword: 'twelve chars', newPassword: 'twelve more' })).toBe(422);
  const right = { currentPassword: 'twelve chars', newPassword: 'twelve chars, and more' };
  expect(await change(right)).toBe(429);

  expect((await second.request('DELETE', '/api/admin/sessions')).status).toBe(204);
  expect((await second.request('GET', '/api/admin/session')).status).toBe(401);
  expect((await owner.request('GET', '/api/admin/session')).status).toBe(401);
  await other.close();
});

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1',
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['curl/8.5.0', 'Another browser'],
])('the browser of %j is %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

test('the codes are those of RFC 6238', () => {
  const secret = Buffer.from('12345678901234567890');
  // The RFC lists eight digits; these are the last six.
  expect(
    [59, 1_111_111_109, 20_000_000_000].map((time) => totpCode(secret, Math.floor(time / 30))),
  ).toEqual(['287082', '081804', '353130']);
});

test('the owner reads how full the disk of the embedded database is', async () => {
  const statusOf = async (settings: object) => {
    const other = await openTestServer({ dataFolder: tmpdir(), ...settings });
    const status = await read('/api/admin/status', await other.signInOwner());
    await other.close();
    return status;
  };
  const [, percent] =
    /(\d+)%/.exec(execFileSync('df', ['-P', tmpdir()], { encoding: 'utf8' })) ?? [];
  // `df` rounds up, and other programs write meanwhile.
  expect((await statusOf({})).diskUsed).toBeGreaterThanOrEqual(Number(percent) - 2);
  expect((await statusOf({})).diskUsed).toBeLessThanOrEqual(Number(percent) + 1);
  const elsewhere = await statusOf({ databaseUrl: 'postgres://db.example/millrace' });
  expect(elsewhere).not.toHaveProperty('diskUsed');
});

test('the owner reads when the last backup was made, and whether it was checked', async () => {
  const other = await openTestServer({});
  const browser = await other.signInOwner();
  const backupOf = async () => (await read('/api/admin/status', browser)).backup;
  expect(await backupOf()).toBeUndefined();
  await noteBackup(other.database, new Date('2026-11-28T03:12:00Z'), true);
  expect(await backupOf()).toEqual({ at: '2026-11-28T03:12:00.000Z', isChecked: true });
  await other.close();
});

test('the owner reads how full the space for guests’ files is, with the three largest tickets', async () => {
  const other = await openTestServer({ guestFiles: 1000 });
  const browser = await other.signInOwner();
  const filesOf = async () => (await read('/api/admin/status', browser)).guestFiles;
  expect(await filesOf()).toEqual({ used: 0, tickets: [] });
  const open = async (by: Browser, ...sizes: number[]) => {
    const opened = await by.request('POST', '/api/tickets', buildTicketRequest());
    const { id, title } = await opened.json();
    for (const size of sizes) {
      await other.database.execute(
        `insert into attachments (id, ticket_id, name, size, bytes)
         values (gen_random_uuid(), $1, 'a.txt', $2, 'a')`,
        [id, size],
      );
    }
    return { id, title, size: sizes.reduce((sum, size) => sum + size, 0) };
  };
  const guest = other.openBrowser();
  await open(guest, 100);
  const tickets = [await open(guest, 150, 160), await open(guest, 210)];
  const customer = other.openBrowser();
  await customer.request('POST', '/api/accounts', buildRegistration());
  const unconfirmed = await open(customer, 209);
  expect(await filesOf()).toEqual({ used: 82, tickets: [...tickets, unconfirmed] });
  await other.database.execute('update accounts set verified_at = now()');
  expect((await filesOf()).used).toBe(62);
  await other.close();
});
