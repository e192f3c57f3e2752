/** The limits and times that the documentation names, as literal values. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { buildQuotePrice } from '#mocks/factories/pricedQuote.ts';
import { buildQuote } from '#mocks/factories/quote.ts';
import { buildTicketRequest } from '#mocks/factories/ticket.ts';
import { type Database, DatabaseUnavailable } from '../../server/database/database.ts';
import { OWNER } from '../../server/gate.ts';
import { closeServer } from '../../server/http/createHttpServer.ts';
import { addLink, clearLinks } from '../../server/http/links.ts';
import { clearRateLimits } from '../../server/http/rateLimit.ts';
import { queueMail, startMail } from '../../server/mail/outbox.ts';
import { httpTransport } from '../../server/mail/transport.ts';
import { ownerToReset, resetOwner } from '../../server/owner/resetOwner.ts';
import { hashPassword } from '../../server/secrets.ts';
import { readSettings } from '../../server/settings.ts';
import { openAuthenticator } from './authenticator.ts';
import { type Browser, buildNewMail, openTestServer, passTime, queuedMails } from './testServer.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let server: Awaited<ReturnType<typeof openTestServer>>;
let owner: Browser;
const ownersPassword = { username: 'Owner', password: 'a long password' };

beforeAll(async () => {
  server = await openTestServer();
  owner = await server.signInOwner(ownersPassword);
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

const status = async (browser: Browser, ...request: Parameters<Browser['request']>) =>
  (await browser.request(...request)).status;
const signInOwner = () => status(owner, 'POST', '/api/admin/session', ownersPassword);

async function register(email: string) {
  const browser = server.openBrowser();
  const answer = await browser.request('POST', '/api/accounts', buildRegistration({ email }));
  expect(answer.status).toBe(201);
  const isSignedIn = async () =>
    (await (await browser.request('GET', '/api/session')).json()).user !== null;
  return { browser, isSignedIn };
}

test('the owner’s session ends after 2 hours without a request, and after 12 hours', async () => {
  const isSignedIn = async () => (await status(owner, 'GET', '/api/admin/session')) === 200;
  await signInOwner();
  for (let hours = 0; hours < 6; hours += 1) {
    await passTime(server.database, 2 * HOUR - 5);
    expect(await isSignedIn()).toBe(true);
  }
  await passTime(server.database, MINUTE);
  expect(await isSignedIn()).toBe(false);

  await signInOwner();
  await passTime(server.database, 55);
  // Within the minute it is not noted.
  expect(await isSignedIn()).toBe(true);
  await passTime(server.database, 2 * HOUR - 54);
  expect(await isSignedIn()).toBe(false);
  await signInOwner();
});

test('a customer’s session ends after 30 days without a request, and after 60 days', async () => {
  const { isSignedIn } = await register('long@wood.example');
  for (const days of [1, 2]) {
    await passTime(server.database, 30 * DAY - 5);
    expect(await isSignedIn(), `${days}`).toBe(true);
  }
  await passTime(server.database, MINUTE);
  expect(await isSignedIn()).toBe(false);

  const idle = await register('idle@wood.example');
  await passTime(server.database, 30 * DAY + 1);
  expect(await idle.isSignedIn()).toBe(false);
  await signInOwner();
});

/** The token of the newest mailed link. */
async function mailedToken(name: 'reset' | 'verify') {
  const find = async () => {
    const mails = await queuedMails(server);
    return mails.flatMap(({ text }) => text.match(`#${name}=([A-Za-z0-9_-]+)`)?.[1] ?? []).at(-1);
  };
  await vi.waitFor(async () => expect(await find()).toBeDefined());
  return String(await find());
}

test('a link that resets a password or confirms an email is good for an hour', async () => {
  for (const [seconds, expected] of [
    [HOUR - 5, 204],
    [HOUR + 1, 410],
  ] as const) {
    const { browser } = await register(`link-${expected}@wood.example`);
    await browser.request('POST', '/api/password-resets', {
      email: `link-${expected}@wood.example`,
    });
    const [reset, verify] = [await mailedToken('reset'), await mailedToken('verify')];
    await passTime(server.database, seconds);
    expect(await status(browser, 'POST', '/api/verifications/use', { token: verify })).toBe(
      expected,
    );
    const body = { token: reset, password: 'elm-and-yew' };
    expect(await status(browser, 'POST', '/api/password-resets/use', body)).toBe(expected);
    await server.database.execute('delete from outbox');
  }
});

test('the links of guests and of quotes are good for 90 days', async () => {
  await signInOwner();
  const browser = server.openBrowser();
  const ticket = await (await browser.request('POST', '/api/tickets', buildTicketRequest())).json();
  const asGuest = { authorization: `Bearer ${ticket.token}` };
  await browser.request('POST', '/api/quotes', { quote: buildQuote(), captchaToken: null });
  const price = { ...buildQuotePrice({ validUntil: null }), version: 0 };
  expect(await status(owner, 'POST', '/api/admin/quotes/1/versions', price)).toBe(201);
  const [mail] = await queuedMails(server, "dedupe_key = 'quote-1-version-1'");
  const token = mail?.text.match(/#([\w-]{43})/)?.[1];
  const statuses = async () => [
    await status(browser, 'GET', `/api/tickets/${ticket.id}`, undefined, asGuest),
    await status(browser, 'POST', '/api/quote-links', { token }),
  ];
  await passTime(server.database, 90 * DAY - 5);
  expect(await statuses()).toEqual([200, 200]);
  await passTime(server.database, 10);
  expect(await statuses()).toEqual([404, 404]);
  await clearLinks(server.database);
  expect(await server.database.execute('select from links')).toBe(0);
  await signInOwner();
});

test('ten wrong passwords in 15 minutes are followed by pauses that double, up to 4 hours', async () => {
  const { email, password } = buildRegistration({ email: 'guessed@wood.example' });
  await register(email);
  const stranger = server.openBrowser('192.0.2.90');
  const logIn = async (tried = 'wrong-password') => {
    const answer = await stranger.request('POST', '/api/sessions', { email, password: tried });
    return answer.status === 429 ? Number(answer.headers.get('retry-after')) : answer.status;
  };
  const ten = async () => {
    const statuses = [];
    for (let index = 0; index < 10; index += 1) statuses.push(await logIn());
    return statuses;
  };
  expect(await ten()).toEqual(Array(10).fill(401));
  for (const pause of [900, 1800, 3600, 7200, 14_400, 14_400]) {
    expect(await logIn(password)).toBe(pause);
    await passTime(server.database, pause - 5);
    expect(await logIn()).toBeLessThanOrEqual(5);
    await passTime(server.database, 5);
    expect(await logIn()).toBe(401);
  }
  await passTime(server.database, 14_400);
  await clearRateLimits(server.database);
  // The right password begins no pause.
  expect(await logIn(password)).toBe(201);
  await passTime(server.database, 28_800);
  stranger.cookies.clear();
  expect(await ten()).toEqual(Array(10).fill(401));
  expect(await logIn()).toBe(900);
  await signInOwner();
});

test('a right password is not counted as a wrong one, with a one-time code as well', async () => {
  const wrongAttempts = () =>
    server.database.execute('select from rate_limits where count > 0 and resets_at < $1', [
      new Date(Date.now() + 20 * 60_000),
    ]);
  await server.database.execute('delete from rate_limits');
  const { browser } = await register('right@wood.example');
  await server.database.execute('delete from rate_limits');
  const { email, password } = buildRegistration({ email: 'right@wood.example' });
  expect(await status(browser, 'POST', '/api/sessions', { email, password })).toBe(201);
  expect(await signInOwner()).toBe(204);
  expect(await wrongAttempts()).toBe(0);

  const { secret } = await (await owner.request('POST', '/api/admin/totp')).json();
  const codeOfApp = openAuthenticator(secret);
  const { password: again } = ownersPassword;
  const proof = { password: again, code: codeOfApp() };
  const codes = await owner.request('PUT', '/api/admin/totp', proof);
  const [recoveryCode] = (await codes.json()).recoveryCodes;
  // The page asks for the code once the password was right.
  expect(await signInOwner()).toBe(401);
  const code = codeOfApp(1);
  const signedIn = await status(owner, 'POST', '/api/admin/session', { ...ownersPassword, code });
  expect(signedIn).toBe(204);
  expect(await wrongAttempts()).toBe(0);
  expect(
    await status(owner, 'DELETE', '/api/admin/totp', { password: again, code: recoveryCode }),
  ).toBe(204);
});

test('an account has 30 right logins an hour, and an IP address 60', async () => {
  await server.database.execute('delete from rate_limits');
  const emails = ['a', 'b', 'c'].map((name) => `${name}@right.example`);
  for (const email of emails) await register(email);
  const { password } = buildRegistration();
  const logIn = (email = '', browser = server.openBrowser('192.0.2.60')) =>
    status(browser, 'POST', '/api/sessions', { email, password });
  const times = async (count: number, email?: string) => {
    const statuses = new Set<number>();
    for (let index = 0; index < count; index += 1) statuses.add(await logIn(email));
    return [...statuses];
  };
  expect(await times(30, emails[0])).toEqual([201]);
  const refused = await server
    .openBrowser('192.0.2.61')
    .request('POST', '/api/sessions', { email: emails[0], password });
  expect([refused.status, Number(refused.headers.get('retry-after')) > 3500]).toEqual([429, true]);
  expect(await times(29, emails[1])).toEqual([201]);
  // At the same time, before any is counted.
  const together = await Promise.all(Array.from({ length: 4 }, () => logIn(emails[2])));
  expect(together.sort()).toEqual([201, 429, 429, 429]);
  expect(await times(1, emails[2])).toEqual([429]);
  // Strangers at the IP address do not lock a known browser out.
  const known = server.openBrowser('192.0.2.62');
  expect(await logIn(emails[2], known)).toBe(201);
  expect(await logIn(emails[2], server.openBrowser('192.0.2.60', known.cookies))).toBe(201);
  await passTime(server.database, HOUR);
  expect(await times(1, emails[0])).toEqual([201]);
  await signInOwner();
});

test('the newest 20 sessions of an account and of an owner stay', async () => {
  const { email, password } = buildRegistration({ email: 'sessions@wood.example' });
  const first = await register(email);
  const logIn = async (path: string, body: object) => {
    const browser = server.openBrowser();
    expect((await browser.request('POST', path, body)).ok).toBe(true);
    return async () => (await (await browser.request('GET', '/api/session')).json()).user !== null;
  };
  const customers = [];
  for (let index = 0; index < 19; index += 1) {
    customers.push(await logIn('/api/sessions', { email, password }));
  }
  expect(await first.isSignedIn()).toBe(true);
  customers.push(await logIn('/api/sessions', { email, password }));
  expect(await first.isSignedIn()).toBe(false);
  for (const isSignedIn of customers) expect(await isSignedIn()).toBe(true);

  await server.database.execute('delete from rate_limits');
  for (let index = 0; index < 20; index += 1) {
    await logIn('/api/admin/session', ownersPassword);
  }
  expect(await status(owner, 'GET', '/api/admin/session')).toBe(401);
  await server.database.execute('delete from rate_limits');
  await signInOwner();
});

test('the /56 around an IPv6 address has 4 times its limit, and the /48 has 16 times', async () => {
  const ask = (group: string) =>
    status(server.openBrowser(`2001:db8:0:${group}::/64`), 'POST', '/api/password-resets', {
      email: 'unknown@wood.example',
    });
  for (const group of ['1200', '1201', '1202', '12ff']) {
    const statuses = [];
    for (let index = 0; index < 11; index += 1) statuses.push(await ask(group));
    expect(statuses).toEqual([...Array(10).fill(202), 429]);
  }
  expect([await ask('1203'), await ask('1300')]).toEqual([429, 202]);
  const fill = `update rate_limits set count = 159 where key = 'reset 2001:db8:0::/48'`;
  expect(await server.database.execute(fill)).toBe(1);
  expect([await ask('1400'), await ask('1500')]).toEqual([202, 429]);
  const other = server.openBrowser('2001:db8:1:1500::/64');
  const body = { email: 'unknown@wood.example' };
  expect(await status(other, 'POST', '/api/password-resets', body)).toBe(202);
});

test('two passwords are hashed at once and 50 wait; then a login fails and is not counted', async () => {
  await register('waiting@wood.example');
  await server.database.execute('delete from rate_limits');
  let isOver = false;
  // However slow the database is, the login finds as many as there can be.
  const keepHashing = async () => {
    do await hashPassword('any', '192.0.2.1');
    while (!isOver);
  };
  const hashing = Promise.allSettled(Array.from({ length: 52 }, keepHashing));
  const more = Array.from({ length: 8 }, () => hashPassword('any', '192.0.2.1'));
  const statusesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
    results.map((result) => result.status);
  expect(statusesOf(await Promise.allSettled(more))).toEqual(Array(8).fill('rejected'));
  const { email, password } = buildRegistration({ email: 'waiting@wood.example' });
  const logIn = (address?: string) =>
    server.openBrowser(address).request('POST', '/api/sessions', { email, password });
  const refused = await logIn();
  const other = await logIn('192.0.2.2');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(other.status).toBe(201);
  const counted = `select from rate_limits where key like '%192.0.2.1' and count > 0`;
  expect(await server.database.execute(counted)).toBe(0);
  isOver = true;
  // The other address has taken the turn of one.
  const fulfilled = statusesOf(await hashing).filter((each) => each === 'fulfilled');
  expect(fulfilled.length).toBeGreaterThanOrEqual(50);
});

test('six IP addresses that fill the queue leave others, known browsers and the owner their turn', async () => {
  expect(await signInOwner()).toBe(204);
  const { email, password } = buildRegistration({ email: 'many@wood.example' });
  const { browser } = await register(email);
  const logIn = (address: string, cookies?: Map<string, string>) =>
    status(server.openBrowser(address, cookies), 'POST', '/api/sessions', { email, password });
  const busy = [1, 2, 3, 4, 5, 6].map((address) => `192.0.2.${address}`);
  let isOver = false;
  const keepHashing = async (address: string) => {
    do await hashPassword('any', address);
    while (!isOver);
  };
  const hashing = busy.flatMap((address) => Array.from({ length: 12 }, () => keepHashing(address)));
  const settled = Promise.allSettled(hashing);
  expect(await logIn('192.0.2.1')).toBe(503);
  const logins = [logIn('192.0.2.7'), logIn('192.0.2.1', browser.cookies), signInOwner()];
  expect(await Promise.all(logins)).toEqual([201, 201, 204]);
  isOver = true;
  expect((await settled).filter((each) => each.status === 'rejected').length).toBeGreaterThan(19);
});

test('files that were not sent take 2 GB, and then no more', async () => {
  const upload = async () => {
    const headers = { 'content-type': 'application/octet-stream', 'file-name': 'a.txt' };
    return status(server.openBrowser(), 'POST', '/api/attachments', 'words', headers);
  };
  expect(await upload()).toBe(201);
  const weigh = (bytes: number) =>
    server.database.execute('update attachments set size = $1', [bytes]);
  await weigh(2_147_483_647);
  expect(await upload()).toBe(201);
  expect(await upload()).toBe(503);
  await server.database.execute('delete from attachments');
});

test('each limit counts for its own time', async () => {
  const { database } = server;
  await database.execute('delete from rate_limits');
  const { browser } = await register('counted@wood.example');
  const stranger = server.openBrowser();
  const opened = await stranger.request('POST', '/api/tickets', buildTicketRequest());
  const { id, token } = await opened.json();
  const email = 'counted@wood.example';
  const password = 'a wrong password';
  const asGuest = { authorization: `Bearer ${token}` };
  const file = { 'content-type': 'application/octet-stream', 'file-name': 'a.txt' };
  const statuses = [
    await status(stranger, 'POST', '/api/sessions', { email, password }),
    await status(stranger, 'POST', '/api/password-resets', { email }),
    await status(browser, 'POST', '/api/verifications'),
    await status(browser, 'DELETE', '/api/account', { password }),
    await status(browser, 'GET', '/api/account'),
    await status(stranger, 'POST', `/api/tickets/${id}/messages`, { text: 'Hi' }, asGuest),
    await status(stranger, 'POST', `/api/tickets/${id}/links`, { email }, asGuest),
    await status(stranger, 'POST', '/api/attachments', 'words', file),
    await status(stranger, 'POST', '/api/quotes', { quote: buildQuote(), captchaToken: null }),
    await status(stranger, 'POST', '/api/quote-links', { token: 'unknown' }),
    await status(stranger, 'POST', '/api/admin/setup', { ...ownersPassword, token: 'unknown' }),
    await status(owner, 'PUT', '/api/admin/password', {
      currentPassword: password,
      newPassword: password,
    }),
  ];
  expect(statuses).toEqual([401, 202, 202, 401, 200, 201, 202, 201, 202, 404, 410, 401]);
  await mailedToken('reset');
  await addLink(database, 'owner-setup');
  const rows = await database.rows(
    z.object({ key: z.string(), minutes: z.coerce.number() }),
    `select key, round(extract(epoch from resets_at - now()) / 60) as minutes
     from rate_limits where key not like 'sent quote %'
     union all
     select 'link for the owner', round(extract(epoch from expires_at - now()) / 60)
     from links where kind = 'owner-setup'`,
  );
  // Without what follows the name. The key of an account is a hash alone.
  const nameOf = (key: string) => /^[a-z/ ]+(?= |$)/.exec(key)?.[0] ?? 'password of an account';
  expect(Object.fromEntries(rows.map(({ key, minutes }) => [nameOf(key), minutes]))).toEqual({
    '/api': 5,
    'account link of the day to': 1440,
    'account link of the hour to': 60,
    'export of': 60,
    'guest ticket': 60,
    'link for the owner': 1440,
    'link of': 60,
    'mail of the day to': 1440,
    'mail of the hour to': 60,
    'mails of the day caused by': 1440,
    'mails of the hour caused by': 60,
    'mails to the owner': 60,
    'mails to unconfirmed emails': 60,
    'password of an account': 15,
    'password of owner': 15,
    'quote link': 10,
    'removal of': 15,
    'reset of': 60,
    'ticket link of the day to': 1440,
    'ticket link of the hour to': 60,
    'verification of': 60,
    attachment: 60,
    link: 60,
    message: 10,
    quote: 10,
    register: 10,
    reset: 10,
    setup: 10,
    texts: 1440,
    ticket: 10,
    uploaded: 1440,
  });
  await database.execute('delete from attachments');
});

const mail = { domain: 'mail.example', apiKey: undefined, base: undefined };

test('a mail that cannot be sent is tried 13 times in a day, with growing pauses', async () => {
  await server.database.execute('delete from outbox');
  await server.database.transaction((queries) => queueMail(queries, buildNewMail()));
  const outbox = startMail({
    database: server.database,
    transport: httpTransport(mail, async () => new Response('', { status: 500 })),
    secretKey: server.settings.secretKey,
    log: { info() {}, warn() {}, error() {} },
  });
  const schema = z.object({ attempts: z.number(), state: z.string(), pause: z.coerce.number() });
  const read = () =>
    server.database.row(
      schema,
      'select attempts, state, round(extract(epoch from next_at - now())) as pause from outbox where taken_until is null',
    );
  const pauses: number[] = [];
  for (let attempt = 1; ; attempt += 1) {
    outbox.wake();
    await vi.waitFor(async () => expect(await read()).toMatchObject({ attempts: attempt }));
    const mail = await read();
    if (mail?.state === 'failed') break;
    pauses.push(mail?.pause ?? 0);
    await passTime(server.database, (mail?.pause ?? 0) + 1);
  }
  await outbox.stop();
  expect(pauses).toEqual([5, 15, 60, 120, 300, 600, 1800, 3600, 7200, 14_400, 28_800, 28_800]);
});

test('another process takes a mail over after 90 seconds without an answer of the mail service', async () => {
  await server.database.execute('delete from outbox');
  await server.database.transaction((queries) => queueMail(queries, buildNewMail()));
  const sent: string[] = [];
  let answer = (_: Response) => {};
  const start = (name: string) =>
    startMail({
      database: server.database,
      transport: httpTransport(mail, () => {
        sent.push(name);
        return new Promise((resolve) => {
          answer = resolve;
        });
      }),
      secretKey: server.settings.secretKey,
      log: { info() {}, warn() {}, error() {} },
    });
  const first = start('first');
  await vi.waitFor(() => expect(sent).toEqual(['first']));
  const answerFirst = answer;
  await passTime(server.database, 85);
  const second = start('second');
  await second.stop();
  expect(sent).toEqual(['first']);
  await passTime(server.database, 6);
  const third = start('third');
  await vi.waitFor(() => expect(sent).toEqual(['first', 'third']));
  for (const respond of [answerFirst, answer]) respond(Response.json({ id: 'provider-1' }));
  await Promise.all([first.stop(), third.stop()]);
});

test.each(['40001', '40P01'])(
  'a transaction that fails with %s runs again, five times at most',
  async (code) => {
    const conflict = Object.assign(new Error('In the way'), { code });
    let runs = 0;
    const run = (failures: number) =>
      server.database.transaction(async () => {
        runs += 1;
        if (runs <= failures) throw conflict;
        return runs;
      });
    expect(await run(4)).toBe(5);
    runs = 0;
    await expect(run(5)).rejects.toBe(conflict);
    expect(runs).toBe(5);
  },
);

test('files of tickets without a confirmed account have 1 GB, or what GUEST_FILES_MB sets', () => {
  const guestFiles = (megabytes?: string) =>
    readSettings({ SECRET_KEY: 'k'.repeat(44), GUEST_FILES_MB: megabytes }, '/project').guestFiles;
  expect([guestFiles(), guestFiles('5')]).toEqual([1_073_741_824, 5_242_880]);
});

test('an IP address writes 5 million characters a day', async () => {
  const { browser } = await register('writing@wood.example');
  await browser.request('POST', '/api/tickets', buildTicketRequest());
  await server.database.execute(`update rate_limits set count = 4999999 where key like 'texts %'`);
  const quote = { quote: buildQuote(), captchaToken: null };
  expect(await status(browser, 'POST', '/api/quotes', quote)).toBe(429);
  expect(await status(browser, 'POST', '/api/tickets', buildTicketRequest())).toBe(429);
  await passTime(server.database, DAY);
  expect(await status(browser, 'POST', '/api/quotes', quote)).toBe(202);
});

test('a customer downloads the data of an account 10 times an hour', async () => {
  const { browser } = await register('export@wood.example');
  const statuses = [];
  for (let index = 0; index < 11; index += 1) {
    statuses.push(await status(browser, 'GET', '/api/account'));
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});

test('the messages of a ticket have 500,000 characters', async () => {
  const { browser } = await register('messages@wood.example');
  const opened = await browser.request('POST', '/api/tickets', buildTicketRequest());
  const path = `/api/tickets/${(await opened.json()).id}/messages`;
  const write = (text: string) => status(browser, 'POST', path, { text });
  expect(await write('x')).toBe(201);
  await server.database.execute(`update ticket_messages set text = repeat('x', 499000)
    where text = 'x'`);
  expect(await write('x'.repeat(2000))).toBe(409);
});

test('4 conversations are read at once and 200 wait, which leaves the database to others', async () => {
  const stranger = server.openBrowser('192.0.2.77');
  const opened = await stranger.request('POST', '/api/tickets', buildTicketRequest());
  const { id, token } = await opened.json();
  const headers = { authorization: `Bearer ${token}` };
  const read = () => status(stranger, 'GET', `/api/tickets/${id}`, undefined, headers);
  const reply = () =>
    status(stranger, 'POST', `/api/tickets/${id}/messages`, { text: 'Hi' }, headers);
  let reads: Promise<number>[] = [];
  await server.openProcess().database.transaction(async (other) => {
    await other.execute('lock table attachments in access exclusive mode');
    reads = Array.from({ length: 210 }, read);
    const waiting = `select from pg_stat_activity where wait_event = 'relation'`;
    await vi.waitUntil(async () => (await server.database.execute(waiting)) === 4, 10_000);
    expect(await status(owner, 'GET', '/api/health')).toBe(200);
  });
  const statuses = await Promise.all(reads);
  expect(statuses.filter((each) => each === 200)).toHaveLength(204);
  expect(statuses.filter((each) => each === 503)).toHaveLength(6);
  expect(await reply()).toBe(201);
});

test('a health check without an answer of the database gets 503 after 3 seconds', async () => {
  const hanging = { ...server.database, execute: () => new Promise<number>(() => {}) };
  const { openBrowser, close } = await openTestServer({}, { database: hanging });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answered = vi.fn();
  const checked = openBrowser().request('GET', '/api/health');
  void checked.then(answered);
  await vi.advanceTimersByTimeAsync(2999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  const response = await checked;
  expect([response.status, await response.json()]).toEqual([503, { code: 'unavailable' }]);
  await close();
});

test('the health check gets 503 while the tables of the site do not answer', async () => {
  const execute: Database['execute'] = (sql, ...rest) =>
    / from /.test(sql)
      ? Promise.reject(new DatabaseUnavailable('The worker is lost.'))
      : server.database.execute(sql, ...rest);
  const database = { ...server.database, execute };
  const { openBrowser, close } = await openTestServer({}, { database });
  expect((await openBrowser().request('GET', '/api/health')).status).toBe(503);
  await close();
});

test('requests in progress have 10 seconds when the server stops', async () => {
  const listener = createServer(() => {}).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const ended = vi.fn();
  fetch(`http://127.0.0.1:${port}`).catch(ended);
  await once(listener, 'request');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const closed = closeServer(listener);
  await vi.advanceTimersByTimeAsync(9999);
  const connections = await promisify(listener.getConnections.bind(listener))();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await closed;
  expect(connections).toBe(1);
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
});

test('strangers cause 10 mails an hour to a confirmed email address', async () => {
  const email = 'confirmed@wood.example';
  await register(email);
  await server.database.execute('update accounts set verified_at = now()');
  await server.database.execute('delete from rate_limits');
  const ask = async (address: string) => {
    const quote = { quote: buildQuote({ email }), captchaToken: null };
    expect(await status(server.openBrowser(address), 'POST', '/api/quotes', quote)).toBe(202);
  };
  for (let index = 1; index <= 12; index += 1) await ask(`198.51.100.${index}`);
  const mails = await queuedMails(
    server,
    `dedupe_key like '%acknowledgement' and message->'to' ? $1`,
    [email],
  );
  expect(mails).toHaveLength(10);
});

test('an IP address causes 10 mails an hour and 100 a day to email addresses that are not confirmed, a /48 160 an hour', async () => {
  const { database } = server;
  await database.execute('delete from rate_limits');
  let count = 0;
  const isMailed = async (address = '198.51.100.99') => {
    count += 1;
    const email = `${count}@invented.example`;
    const quote = { quote: buildQuote({ email }), captchaToken: null };
    expect(await status(server.openBrowser(address), 'POST', '/api/quotes', quote)).toBe(202);
    return (await queuedMails(server, `message->'to' ? $1`, [email])).length > 0;
  };
  const setCounts = (counted: number, like: string) =>
    database.execute('update rate_limits set count = $1 where key like $2', [counted, like]);
  for (let mail = 1; mail <= 10; mail += 1) expect(await isMailed()).toBe(true);
  expect(await isMailed()).toBe(false);
  expect(await isMailed('198.51.100.98')).toBe(true);
  await passTime(database, 3601);
  expect(await isMailed()).toBe(true);
  await setCounts(99, 'mails of the day caused by %');
  expect(await isMailed()).toBe(true);
  expect(await isMailed()).toBe(false);
  await passTime(database, DAY);
  expect(await isMailed('2001:db8:1:1::/64')).toBe(true);
  await setCounts(159, 'mails of the hour caused by %/48');
  expect(await isMailed('2001:db8:1:ffff::/64')).toBe(true);
  expect(await isMailed('2001:db8:1:8888::/64')).toBe(false);
});

test('all emails that are not confirmed get 300 mails an hour together, and the owner is told', async () => {
  const { database } = server;
  await database.execute('delete from rate_limits');
  await signInOwner();
  const isMailed = async (index: number) => {
    const email = `${index}@many.example`;
    const quote = { quote: buildQuote({ email }), captchaToken: null };
    const browser = server.openBrowser(`203.0.113.${index}`);
    expect(await status(browser, 'POST', '/api/quotes', quote)).toBe(202);
    return (await queuedMails(server, `message->'to' ? $1`, [email])).length > 0;
  };
  const leftOutUntil = async () =>
    (await (await owner.request('GET', '/api/admin/status')).json()).mailsLeftOutUntil;
  expect(await isMailed(1)).toBe(true);
  await database.execute(
    `update rate_limits set count = 299 where key like 'mails to unconfirmed%'`,
  );
  expect(await leftOutUntil()).toBeUndefined();
  expect(await isMailed(2)).toBe(true);
  expect(await isMailed(3)).toBe(false);
  const minutes = (Date.parse(await leftOutUntil()) - Date.now()) / 60_000;
  expect([minutes > 55, minutes <= 61]).toEqual([true, true]);
  await register('4@many.example');
  await database.execute(`update accounts set verified_at = now() where email = '4@many.example'`);
  expect(await isMailed(4)).toBe(true);
  await passTime(database, 3601);
  expect(await isMailed(5)).toBe(true);
});

test('a password that is set beside the server ends the pause that strangers have caused', async () => {
  const { database } = server;
  const body = { username: 'Owner', password: 'a wrong password' };
  const guess = (at: string) => status(server.openBrowser(at), 'POST', '/api/admin/session', body);
  for (let index = 1; index <= 10; index += 1) await guess(`203.0.113.${index}`);
  expect(await guess('203.0.113.20')).toBe(429);
  await resetOwner(
    database,
    await ownerToReset(database, 'Owner'),
    await hashPassword('any', OWNER),
  );
  expect(await guess('203.0.113.20')).toBe(401);
});
