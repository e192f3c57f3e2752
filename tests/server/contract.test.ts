/** The contract of the backends, over HTTP on a real database. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { mockNow } from '#mocks/clock.ts';
import { buildAdminCredentials } from '#mocks/factories/adminCredentials.ts';
import { buildCredentials, buildRegistration } from '#mocks/factories/credentials.ts';
import { buildOrder, buildOrderQuery } from '#mocks/factories/order.ts';
import { buildQuote } from '#mocks/factories/quote.ts';
import { buildTicketRequest } from '#mocks/factories/ticket.ts';
import { accountQuery, buildUser } from '#mocks/factories/user.ts';
import type { StoredValues } from '#mocks/storedValues.ts';
import { createHttpAdmin } from '#src/backend/http/admin/createHttpAdmin.ts';
import { createHttpBackend } from '#src/backend/http/createHttpBackend.ts';
import { business } from '#src/content/business.ts';
import { siteTemplates } from '#src/content/emailTemplates.ts';
import { searchedUser } from '#src/domain/accounts.ts';
import type { Quote } from '#src/domain/quote.ts';
import { backupTables, quoted } from '../../server/backup/tables.ts';
import { readUsers } from '../../server/customers/accounts.ts';
import { saveVersion } from '../../server/database/versioned.ts';
import { readTemplates } from '../../server/mail/emailTemplates.ts';
import { insertOrders, readOrders } from '../../server/orders/storedOrders.ts';
import { prepareOwner } from '../../server/owner/session.ts';
import { hashPassword, hashToken, newToken } from '../../server/secrets.ts';
import { readSavedReplies } from '../../server/tickets/savedReplies.ts';
import { insertTicket, readTickets } from '../../server/tickets/storedTickets.ts';
import type { Implementation, Subject } from '../backend/implementations.ts';
import { ownerContract } from '../backend/owner.contract.ts';
import { visitorContract } from '../backend/visitor.contract.ts';
import { contents, environmentOf, openTestServer, signalsOf } from './testServer.ts';

// Files share what they import. This one has its own, without what others have imported.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../src/content/emailTemplates.ts');
  vi.resetModules();
});

/** The default templates of the mocks, to which the contract holds both backends. */
vi.mock(import('../../src/content/emailTemplates.ts'), async (load) => {
  const content = await load();
  const originals = content.defaultTemplates.filter((each) => each.isFromFirstRelease);
  return { ...content, defaultTemplates: originals };
});

let server: Awaited<ReturnType<typeof openTestServer>>;
let passwordHash: string;
const owner = buildAdminCredentials();

beforeAll(async () => {
  server = await openTestServer({}, { now: mockNow });
  await prepareOwner(server.database, owner);
  passwordHash = await hashPassword(buildCredentials().password, '192.0.2.1');
});
afterEach(() => {
  expect(server.errors).toEqual([]);
});
afterAll(() => server.close());

/** A browser with the page's two backends. */
function openPage(wait?: (milliseconds: number) => Promise<void>) {
  const browser = server.openBrowser();
  const environment = environmentOf(browser, wait && { wait });
  const signals = signalsOf(browser);
  const visitors = createHttpBackend(environment, {
    loadCaptcha: () => Promise.reject(),
    signals,
  });
  const owners = createHttpAdmin(environment, signals);
  const orders = Object.assign(visitors.connected.orders, owners.connected.orders);
  const connected = { ...visitors.connected, ...owners.connected, orders };
  // A server has a command that imports.
  const siteData = owners.siteData as Subject['backend']['siteData'];
  return { browser, backend: { ...visitors, ...owners, siteData, connected } };
}

async function clear() {
  const kept = await backupTables(server.database);
  const tables = [...kept.filter((table) => table !== 'owners'), 'sessions', 'rate_limits'];
  for (const table of tables) await server.database.execute(`delete from ${quoted(table)}`);
}

async function store(values: StoredValues) {
  const { database } = server;
  const { users = [], supportTickets = [], orders, emailTemplates, savedReplies } = values;
  const insert = (table: string, columns: string, rows: readonly object[]) =>
    database.execute(
      `insert into ${table} (${columns})
       select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
      [JSON.stringify(rows)],
    );
  await insert(
    'accounts',
    'id, email, email_key, name, searched, password_hash, created_at',
    users.map((user, index) => ({
      ...user,
      email_key: user.email.toLowerCase(),
      searched: searchedUser(user),
      password_hash: passwordHash,
      created_at: new Date(index).toISOString(),
    })),
  );
  for (const ticket of supportTickets) {
    const isOwn = users.some(({ id }) => id === ticket.userId);
    const accountId = isOwn ? ticket.userId : undefined;
    await insertTicket(database, ticket, { accountId });
  }
  const positioned = (rows: readonly object[] | null | undefined) =>
    (rows ?? []).map((row, position) => ({ ...row, position, version: 1, updated_at: mockNow() }));
  await insertOrders(database, orders ?? []);
  await insert(
    'email_templates',
    'id, name, subject, body, version, updated_at',
    positioned(emailTemplates),
  );
  for (const reply of savedReplies ?? []) {
    await saveVersion(database, 'saved_replies', reply, 0);
  }
  const settings = ['webDevPrices', 'hostingPrices', 'stripeSettings'] as const;
  await insert(
    'settings',
    'key, value, version, updated_at',
    positioned(settings.flatMap((key) => (values[key] ? [{ key, value: values[key] }] : []))),
  );
}

async function ownerValues(restore: () => Promise<boolean>) {
  const { database } = server;
  const kept = await database.rows(
    z.object({ key: z.string(), value: z.any() }),
    'select key, value from settings',
  );
  const setting = (name: string) => kept.find(({ key }) => key === name)?.value ?? null;
  return {
    adminSession: (await restore()) || null,
    adminCredentials: null,
    orders: await readOrders(database),
    webDevPrices: setting('webDevPrices'),
    hostingPrices: setting('hostingPrices'),
    stripeSettings: setting('stripeSettings'),
    stripePublishableKey: null,
    emailTemplates: (await readTemplates(database))
      .filter(({ version }) => version > 0)
      .map(({ version, ...template }) => template),
    savedReplies: (await readSavedReplies(database)).map(({ version, ...reply }) => reply),
  } as Awaited<ReturnType<Subject['ownerValues']>>;
}

/** A session without the password, whose check takes most of a login's time. */
async function openSession(column: 'account_id' | 'owner_id', id: string | number) {
  const token = newToken();
  await server.database.execute(
    `insert into sessions (token_hash, ${column}, expires_at)
     values ($1, $2, now() + interval '1 hour')`,
    [hashToken(token), id],
  );
  return token;
}

const implementation: Implementation = {
  name: 'backend over HTTP',
  unknownEmail: { code: 'incorrect-credentials', message: 'Incorrect email or password.' },
  replyTime: business.replyTime,
  // Each case computes four password hashes.
  numRuns: 10,
  mailTemplates: siteTemplates.map(({ template }) => template),
  async create(values = {}, wait) {
    await clear();
    await store(values);
    const { browser, backend } = openPage(wait);
    const { currentUser, adminSession } = values;
    if (currentUser) {
      browser.cookies.set('session', await openSession('account_id', currentUser.id));
      browser.cookies.set('signed-in', '1');
    }
    if (adminSession) browser.cookies.set('owner', await openSession('owner_id', 1));
    const { database } = server;
    return {
      backend,
      async otherPage() {
        const { browser, backend } = openPage();
        browser.cookies.set('owner', await openSession('owner_id', 1));
        return backend;
      },
      visitorValues: async () => ({
        users: await readUsers(database),
        currentUser: (await (await browser.request('GET', '/api/session')).json()).user,
        supportTickets: await readTickets(database),
      }),
      ownerValues: () => ownerValues(backend.admin.restore),
      storedText: async () => JSON.stringify(await contents(database)),
    };
  },
};

visitorContract(implementation);
ownerContract(implementation);

describe('Over HTTP', () => {
  const ruth = buildUser();
  const sam = buildUser({ id: 'user-7', email: 'sam@dale.example', name: 'Sam Dale' });

  test('a wrong password is rejected as an unknown email is, and keeps the session', async () => {
    const { backend, visitorValues } = await implementation.create({
      users: [sam, ruth],
      currentUser: sam,
    });
    await expect(
      backend.sessions.logIn(buildCredentials({ password: 'wrong-password' })),
    ).rejects.toMatchObject(implementation.unknownEmail);
    expect((await visitorValues()).currentUser).toEqual(sam);
  });

  test('an account is removed only with its password', async () => {
    const { backend, visitorValues } = await implementation.create({
      users: [ruth],
      currentUser: ruth,
    });
    await expect(backend.account.remove({ password: 'wrong-password' })).rejects.toMatchObject({
      code: 'wrong-password',
    });
    expect(await visitorValues()).toMatchObject({ users: [ruth], currentUser: ruth });
  });

  test('a click on the page of one account changes nothing in another one', async () => {
    const { browser, backend } = openPage();
    await clear();
    await store({ users: [sam, ruth] });
    await backend.sessions.logIn(buildCredentials());
    const heard: unknown[] = [];
    backend.sessions.onChange((user) => heard.push(user));
    // Another tab, whose message has not reached this one yet.
    browser.cookies.set('session', await openSession('account_id', sam.id));
    const removal = backend.account.remove(buildCredentials());
    await expect(removal).rejects.toMatchObject({ code: 'other-account' });
    expect(await readUsers(server.database)).toEqual([sam, ruth]);
    expect(heard).toEqual([sam]);
  });

  test('quote requests belong to a customer who has confirmed their address', async () => {
    const { backend } = await implementation.create({ users: [ruth], currentUser: ruth });
    const { database } = server;
    const send = async (quote: Quote) => {
      await database.execute('delete from rate_limits');
      await openPage().backend.quotes.send({ quote, captchaToken: null });
    };
    await send(buildQuote({ email: ruth.email }));
    await send(buildQuote({ email: sam.email }));
    const accepted = buildQuote({ email: ruth.email, businessName: 'Accepted Joinery' });
    await send(accepted);
    await database.execute(
      `update quotes set status = 'Accepted' where answers->>'businessName' = 'Accepted Joinery'`,
    );
    expect(await backend.account.exportData()).toMatchObject({ quotes: [] });
    await database.execute('update accounts set verified_at = now()');
    expect(await backend.account.exportData()).toMatchObject({
      quotes: [
        { status: 'New', answers: { email: ruth.email }, prices: [] },
        { status: 'Accepted', answers: accepted },
      ],
    });
    await backend.account.remove(buildCredentials());
    const left = await database.rows(
      z.object({ status: z.string(), email: z.string() }),
      `select status, answers->>'email' as email from quotes order by id`,
    );
    expect(left).toEqual([
      { status: 'New', email: sam.email },
      { status: 'Accepted', email: ruth.email },
    ]);
    const { quotes: _, ...others } = await contents(database);
    expect(JSON.stringify(others)).not.toContain(ruth.email);
  });

  test('the owner sorts accounts by the orders of their confirmed addresses', async () => {
    const users = [1, 2, 3].map((id) =>
      buildUser({ id: `user-${id}`, email: `${id}@mill.example` }),
    );
    const { backend } = await implementation.create({ adminSession: true, users });
    const { database } = server;
    for (const [id, email] of ['3@mill.example', '2@mill.example', '2@mill.example'].entries())
      await insertOrders(database, [buildOrder({ id: `ORD-${id}` })], { email });
    const sorted = async () =>
      (
        await backend.accounts.list({
          ...accountQuery,
          sort: { key: 'orders', direction: 'descending' },
        })
      ).accounts.map(({ id, orders }) => [id, orders.length]);
    expect(await sorted()).toEqual([
      ['user-1', 0],
      ['user-2', 0],
      ['user-3', 0],
    ]);
    await database.execute('update accounts set verified_at = now()');
    expect(await sorted()).toEqual([
      ['user-2', 2],
      ['user-3', 1],
      ['user-1', 0],
    ]);
  });

  test('a second quote request is refused in another browser of the customer', async () => {
    const { backend } = await implementation.create();
    const request = { quote: buildQuote(), captchaToken: null };
    await backend.quotes.send(request);
    await expect(openPage().backend.quotes.send(request)).rejects.toMatchObject({
      code: 'locked-out',
      wait: 10_000,
    });
  });

  test('a customer downloads a quote request whose questions have changed since', async () => {
    const { backend } = await implementation.create({ users: [ruth], currentUser: ruth });
    const answers = { email: ruth.email, websiteType: 'A type that is no longer offered' };
    const { database } = server;
    await database.execute('update accounts set verified_at = now()');
    await database.execute(
      `insert into quotes (request_key, answers, captcha, searched) values ('x', $1, 'passed', '')`,
      [JSON.stringify(answers)],
    );
    expect(await backend.account.exportData()).toMatchObject({ quotes: [{ answers }] });
  });

  test.each([
    ['an', null, 4, ['quote-1-internal', 'quote-1-acknowledgement']],
    ['a confirmed', mockNow(), 5, []],
  ])('%s account is removed with its mails and links', async (_, verifiedAt, count, left) => {
    const user = buildUser({ email: 'Ruth@Harrow.example' });
    const { backend } = await implementation.create({ users: [user], currentUser: user });
    const { database } = server;
    await database.execute('update accounts set verified_at = $1', [verifiedAt]);
    const quote = buildQuote({ email: 'ruth@harrow.example' });
    await backend.quotes.send({ quote, captchaToken: null });
    const ticket = await backend.tickets.open(buildTicketRequest());
    await backend.tickets.reply({ ticketId: ticket.id, text: 'About forty.' });
    const mails = async () =>
      (
        await database.rows(
          z.object({ key: z.string() }),
          `select regexp_replace(dedupe_key, '^quote-\\d+', 'quote-1') as key from outbox order by id`,
        )
      ).map(({ key }) => key);
    expect(await mails()).toHaveLength(count);
    await database.execute(
      `insert into links (token_hash, kind, about_id, expires_at)
       select '\\x01', 'quote', id::text, now() + interval '1 day' from quotes`,
    );
    await backend.account.remove(buildCredentials());
    expect(await mails()).toEqual(left);
    // A request belongs to the account that has confirmed its address.
    expect(await database.execute('select from links')).toBe(verifiedAt === null ? 1 : 0);
  });

  test('texts lose the characters that a database cannot store, and nothing else', async () => {
    const { backend, visitorValues } = await implementation.create();
    const registration = buildRegistration({ name: 'Ru\0th \ud800 Hárrow 🌳' });
    const user = await backend.sessions.register(registration);
    expect(user.name).toBe('Ruth \ufffd Hárrow 🌳');
    expect((await visitorValues()).users).toEqual([user]);
    const quote = buildQuote({ additionalInfo: 'a\0b\udc00' });
    await backend.quotes.send({ quote, captchaToken: null });
  });

  test('a customer learns at the next request that the session has ended', async () => {
    const { backend } = await implementation.create({ users: [ruth], currentUser: ruth });
    const heard: unknown[] = [];
    await backend.sessions.restore();
    backend.sessions.onChange((user) => heard.push(user));
    await server.database.execute('delete from sessions');
    await expect(backend.tickets.list()).rejects.toMatchObject({ code: 'signed-out' });
    expect(heard).toEqual([null]);
  });

  test('a reset password counts as reset if the session cannot be read after it', async () => {
    await clear();
    await store({ users: [ruth] });
    const { browser, backend } = openPage();
    const { request } = browser;
    browser.cookies.set('signed-in', '1');
    browser.request = async (method, path, ...rest) => {
      if (path === '/api/session') throw new TypeError('The network is down');
      return request(method, path, ...rest);
    };
    const token = newToken();
    await server.database.execute(
      `insert into links (token_hash, kind, about_id, expires_at)
       values ($1, 'password-reset', $2, now() + interval '1 hour')`,
      [hashToken(token), ruth.id],
    );
    const heard: unknown[] = [];
    backend.sessions.onChange((user) => heard.push(user));
    await backend.connected.accountLinks.resetPassword({ token, password: 'another-password' });
    expect(heard).toEqual([null]);
  });

  test('a second page learns at its next request that the owner has signed out', async () => {
    const { backend } = await implementation.create({ adminSession: true });
    const heard: boolean[] = [];
    await backend.admin.restore();
    backend.admin.onChange((isSignedIn) => heard.push(isSignedIn));
    await server.database.execute('delete from sessions');
    await expect(backend.orders.listAll(buildOrderQuery())).rejects.toThrow();
    expect(heard).toEqual([false]);
  });

  test('a login, a registration and an owner’s login tell of a blocked cookie', async () => {
    const { database } = server;
    await implementation.create({ users: [ruth] });
    const { browser, backend } = openPage();
    Object.assign(browser.cookies, { set: () => browser.cookies });
    const heard: unknown[] = [];
    backend.sessions.onChange((user) => heard.push(user));
    const blocked = {
      code: 'cookies-blocked',
      message: expect.stringContaining('Allow cookies for this website, then log in.'),
    };
    const { sessions, admin } = backend;
    await expect(sessions.logIn(buildCredentials())).rejects.toMatchObject(blocked);
    const registration = buildRegistration({ email: 'new@wood.example' });
    await expect(sessions.register(registration)).rejects.toMatchObject(blocked);
    await expect(admin.signIn(owner)).rejects.toMatchObject(blocked);
    expect(heard).toEqual([]);
    expect(await readUsers(database)).toHaveLength(2);
  });

  test('the drafts of a tab end with a logout in another tab, and not with the session', async () => {
    await implementation.create({ users: [ruth] });
    const browser = server.openBrowser();
    const channel = Object.assign(new EventTarget(), { postMessage: () => {} });
    const { sessions, account, quotes } = createHttpBackend(environmentOf(browser), {
      loadCaptcha: () => Promise.reject(),
      signals: { ...signalsOf(browser), channel },
    });
    await sessions.logIn(buildCredentials());
    await quotes.keepDraft(buildQuote(), ruth.id);
    await server.database.execute('delete from sessions');
    await expect(account.exportData()).rejects.toMatchObject({ code: 'signed-out' });
    expect(await quotes.restoreDraft(ruth.id)).toEqual(buildQuote());
    channel.dispatchEvent(new Event('message'));
    await expect.poll(() => quotes.restoreDraft(ruth.id)).toBeNull();
  });

  test('prices that one owner has typed are not saved by another one', async () => {
    const { backend } = await implementation.create({ adminSession: true });
    await backend.admin.restore();
    const prices = await backend.webDevPrices.read();
    const rename = (name: string) =>
      server.database.execute('update owners set username = $1, username_key = lower($1)', [name]);
    await rename('Other');
    const code = 'other-account';
    await expect(backend.webDevPrices.save(prices)).rejects.toMatchObject({ code });
    await rename(owner.username);
    await backend.webDevPrices.save(prices);
  });

  test('an expired session is told from a logout, and another owner from the same', async () => {
    const { backend } = await implementation.create({ adminSession: true });
    const heard: unknown[] = [];
    await backend.admin.restore();
    backend.admin.onChange((...session) => heard.push(session));
    const expire = async () => {
      heard.length = 0;
      await server.database.execute('delete from sessions');
      await expect(backend.orders.listAll(buildOrderQuery())).rejects.toThrow();
    };

    await expire();
    await backend.admin.signIn(buildAdminCredentials());
    expect(heard).toEqual([
      [false, true],
      [true, false],
    ]);

    await expire();
    await server.database.execute("update owners set username = 'Other', username_key = 'other'");
    await backend.admin.signIn(buildAdminCredentials({ username: 'other' }));
    await backend.admin.signOut();
    expect(heard).toEqual([
      [false, true],
      [false, false],
      [true, false],
      [false, false],
    ]);
  });
});
