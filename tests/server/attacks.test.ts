/** What an attacker tries, and what must not follow from it. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { buildQuotePrice } from '#mocks/factories/pricedQuote.ts';
import { buildQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { buildQuote } from '#mocks/factories/quote.ts';
import { buildTicketRequest } from '#mocks/factories/ticket.ts';
import { openDatabase, type Queries } from '../../server/database/database.ts';
import { prepareOwner } from '../../server/owner/session.ts';
import { checkoutKeys, createTeller, paidCheckout } from './facts.ts';
import {
  addTrigger,
  type Browser,
  contents,
  isOneServer,
  openTestServer,
  queuedMails,
} from './testServer.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let owner: Browser;

beforeAll(async () => {
  server = await openTestServer();
  owner = await server.signInOwner();
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

/** Registers a customer, each from an address of its own. */
async function register(email: string, address: string) {
  const browser = server.openBrowser(address);
  const registration = buildRegistration({ email });
  const user = await (await browser.request('POST', '/api/accounts', registration)).json();
  const logIn = async (password = registration.password) => {
    const { status } = await browser.request('POST', '/api/sessions', { email, password });
    return status;
  };
  return { browser, user, logIn };
}

/** The tokens of the links that were mailed to the address. */
async function mailedTokens(purpose: 'password-reset' | 'verification', email: string) {
  const mails = await queuedMails(server, "dedupe_key like $1 and message->'to' ? $2", [
    `${purpose}-%`,
    email,
  ]);
  return mails.map(({ text }) => text.match(/#\w+=(\S+)/)?.[1]);
}

test('a login gives a new token, and the earlier one no longer works', async () => {
  const { browser, logIn } = await register('fixed@wood.example', '192.0.2.10');
  const planted = browser.cookies.get('session') ?? '';
  expect(await logIn()).toBe(201);
  expect(browser.cookies.get('session')).not.toBe(planted);
  const thief = server.openBrowser('192.0.2.10', new Map([['session', planted]]));
  expect(await (await thief.request('GET', '/api/session')).json()).toEqual({ user: null });
});

test.each(['the customer', 'the owner'])(
  'a new password from %s ends the links that were mailed before',
  async (who) => {
    const email = `${who.replace(' ', '-')}@wood.example`;
    const { browser, user } = await register(email, '192.0.2.11');
    for (const count of [1, 2]) {
      await browser.request('POST', '/api/password-resets', { email });
      await vi.waitFor(async () =>
        expect(await mailedTokens('password-reset', email)).toHaveLength(count),
      );
    }
    const [first, second] = await mailedTokens('password-reset', email);
    const reset = async (token: string | undefined) => {
      const body = { token, password: 'new-password' };
      return (await browser.request('POST', '/api/password-resets/use', body)).status;
    };
    if (who === 'the customer') expect(await reset(first)).toBe(204);
    else {
      const body = { password: 'by-the-owner' };
      await owner.request('PUT', `/api/admin/accounts/${user.id}/password`, body);
    }
    expect(await reset(second)).toBe(410);
  },
);

test('a customer is marked for the owner until the email is confirmed', async () => {
  const { browser, user } = await register('marking@wood.example', '192.0.2.15');
  const ticket = await (await browser.request('POST', '/api/tickets', buildTicketRequest())).json();
  const read = async (path: string) => (await owner.request('GET', `/api/admin${path}`)).json();
  const marks = async () => {
    await browser.request('POST', `/api/tickets/${ticket.id}/messages`, { text: 'Hello' });
    const mail = (await queuedMails(server, "dedupe_key like 'message-%'")).at(-1);
    const { tickets } = await read('/tickets?text=marking@&status=all&page=1');
    const { accounts } = await read('/accounts?text=marking@&status=all&page=1');
    const opened = await read(`/tickets/${ticket.id}`);
    return [
      ...[tickets[0], accounts[0], opened].map((each) => each.isUnconfirmed),
      mail?.subject.includes(`${user.name} (email not confirmed)`),
    ];
  };
  expect(await marks()).toEqual([true, true, true, true]);
  await server.database.execute('update accounts set verified_at = now()');
  expect(await marks()).toEqual([undefined, undefined, undefined, false]);
});

test('the link that confirms an email needs the session of its account, or the password', async () => {
  const email = 'victim@wood.example';
  const { browser: attacker } = await register(email, '192.0.2.12');
  const { browser: other } = await register('other@wood.example', '192.0.2.13');
  const [token] = await mailedTokens('verification', email);
  const { password } = buildRegistration();
  const confirm = async (browser: Browser, body = {}) => {
    const response = await browser.request('POST', '/api/verifications/use', { token, ...body });
    return response.ok ? response.status : (await response.json()).code;
  };
  const isConfirmed = async () =>
    (await (await attacker.request('GET', '/api/verifications')).json()).isVerified;

  const victim = server.openBrowser('192.0.2.14');
  expect(await confirm(victim)).toBe('password-required');
  expect(await confirm(other)).toBe('password-required');
  // Counted together with the attempts to log in.
  const wrong = { password: 'wrong-password' };
  const guesses = [];
  for (let index = 0; index < 9; index += 1) guesses.push(await confirm(victim, wrong));
  expect(guesses).toEqual(Array(9).fill('incorrect-credentials'));
  const logIn = { email, ...wrong };
  expect((await victim.request('POST', '/api/sessions', logIn)).status).toBe(401);
  expect(await confirm(victim, { password })).toBe('too-many-attempts');
  expect(await isConfirmed()).toBe(false);

  await server.database.execute('delete from rate_limits');
  expect(await confirm(victim, { password })).toBe(204);
  expect(victim.cookies.size).toBe(0);
  expect(await isConfirmed()).toBe(true);
  await server.database.execute('update accounts set verified_at = null');
  await attacker.request('POST', '/api/verifications');
  const again = (await mailedTokens('verification', email)).at(-1);
  expect(await confirm(attacker, { token: again })).toBe(204);
  expect(await confirm(attacker, { token: again })).toBe('link-expired');
});

test('a stranger who uses up the attempts locks neither a customer nor the owner out', async () => {
  const { logIn } = await register('locked@wood.example', '192.0.2.20');
  const stranger = server.openBrowser('192.0.2.20');
  const guess = async (path: string, body: object) => {
    const guesses = Array.from({ length: 40 }, () => stranger.request('POST', path, body));
    return (await Promise.all(guesses)).map(({ status }) => status).filter((each) => each === 429);
  };
  const wrong = { email: 'locked@wood.example', password: 'wrong-password' };
  expect(await guess('/api/sessions', wrong)).toHaveLength(30);
  for (let index = 0; index < 3; index += 1) {
    await guess('/api/sessions', { ...wrong, email: `guess-${index}@wood.example` });
  }
  expect(await logIn()).toBe(201);

  const credentials = { username: 'Owner', password: 'a long password' };
  const guesses = { ...credentials, password: 'another password' };
  expect(await guess('/api/admin/session', guesses)).toHaveLength(30);
  // Of the 30 guesses of this address, ten were compared with the password.
  const { entries } = await (await owner.request('GET', '/api/admin/history')).json();
  const failed = entries.filter(({ action }: { action: string }) => action === 'failed to sign in');
  expect(failed).toHaveLength(10);
  expect(failed[0]).toMatchObject({ actor: 'Owner', about: { kind: 'login', id: '192.0.2.20' } });
  expect((await stranger.request('POST', '/api/admin/session', credentials)).status).toBe(429);
  expect((await owner.request('POST', '/api/admin/session', credentials)).status).toBe(204);
});

test('the most common passwords are refused, and no link is used up by one', async () => {
  const fresh = await openTestServer();
  const browser = fresh.openBrowser();
  const refused = [422, { code: 'common-password', fields: ['password'] }];
  const send = async (by: Browser, method: string, path: string, body: object) => {
    const response = await by.request(method, `/api${path}`, body);
    return response.ok ? response.status : [response.status, await response.json()];
  };
  const setup = { token: await prepareOwner(fresh.database, undefined), username: 'Owner' };
  const setUp = (password: string) => send(browser, 'POST', '/admin/setup', { ...setup, password });
  expect(await setUp('qwerty123456')).toEqual(refused);
  expect(await setUp('a long password')).toBe(204);

  const registration = buildRegistration();
  const register = (password: string) =>
    send(browser, 'POST', '/accounts', { ...registration, password });
  for (const password of ['123456', 'Password', 'iloveyou']) {
    expect(await register(password)).toEqual(refused);
  }
  expect(await register('elm-and-yew')).toBe(201);
  const { user } = await (await browser.request('GET', '/api/session')).json();
  const path = `/admin/accounts/${user.id}/password`;
  expect(await send(browser, 'PUT', path, { password: 'letmein' })).toEqual(refused);

  await send(browser, 'POST', '/password-resets', { email: registration.email });
  const token = await vi.waitFor(async () => {
    const [mail] = await queuedMails(fresh, "dedupe_key like 'password-reset-%'");
    expect(mail).toBeDefined();
    return mail?.text.match(/#reset=(\S+)/)?.[1];
  });
  const reset = (password: string) =>
    send(browser, 'POST', '/password-resets/use', { token, password });
  expect(await reset('qwerty')).toEqual(refused);
  expect(await reset('oak-and-ash')).toBe(204);
  expect(fresh.errors).toEqual([]);
  await fresh.close();

  const empty = await openTestServer();
  const common = { username: 'Owner', password: '1q2w3e4r5t6y' };
  await expect(prepareOwner(empty.database, common)).rejects.toThrow(/most common passwords/);
  await empty.close();
});

test('the mark of a known browser is its own, survives a logout and ends with the password', async () => {
  const email = 'marked@wood.example';
  const { browser, user, logIn } = await register(email, '192.0.2.80');
  const phone = server.openBrowser('192.0.2.81');
  const logInOn = async (on: Browser, password: string) =>
    (await on.request('POST', '/api/sessions', { email, password })).status;
  const { password } = buildRegistration();
  expect(await logInOn(phone, password)).toBe(201);
  const marks = [browser, phone].map(({ cookies }) => cookies.get('known-customer'));
  expect(new Set(marks).size).toBe(2);
  expect(marks).not.toContain(undefined);

  await browser.request('DELETE', '/api/session');
  const stranger = server.openBrowser('192.0.2.82');
  for (let index = 0; index < 10; index += 1) await logInOn(stranger, 'wrong-password');
  expect(await logInOn(stranger, password)).toBe(429);
  expect(await logIn()).toBe(201);

  const body = { password: 'by-the-owner' };
  await owner.request('PUT', `/api/admin/accounts/${user.id}/password`, body);
  expect(await logInOn(browser, 'by-the-owner')).toBe(429);
  // The link of a mail lets a browser in.
  await phone.request('POST', '/api/password-resets', { email });
  const [token] = await vi.waitFor(async () => {
    const tokens = await mailedTokens('password-reset', email);
    expect(tokens).toHaveLength(1);
    return tokens;
  });
  const chosen = { token, password: 'elm-and-yew' };
  expect((await phone.request('POST', '/api/password-resets/use', chosen)).status).toBe(204);
  expect(await logInOn(phone, 'elm-and-yew')).toBe(201);
  expect(await logInOn(browser, 'elm-and-yew')).toBe(429);
});

test('the code that turns one-time codes on or off cannot be guessed', async () => {
  await owner.request('POST', '/api/admin/totp');
  const password = 'a long password';
  const statuses = [];
  for (let index = 0; index < 12; index += 1) {
    const proof = { password, code: `00000${index}` };
    const response = await owner.request('PUT', '/api/admin/totp', proof);
    statuses.push(response.status);
  }
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
  const proof = { password, code: '1' };
  expect((await owner.request('DELETE', '/api/admin/totp', proof)).status).toBe(429);
});

test('a key that a stranger has used gives no one else’s ticket, and swallows no quote', async () => {
  const headers = { 'idempotency-key': 'k'.repeat(32) };
  const open = async (browser: Browser, businessName: string) => {
    const body = buildTicketRequest({ answers: buildQuestionnaire({ businessName }) });
    return (await browser.request('POST', '/api/tickets', body, headers)).json();
  };
  const { browser } = await register('keys@wood.example', '192.0.2.30');
  const first = await open(browser, 'Of the customer');
  expect((await open(browser, 'Of the customer')).id).toBe(first.id);
  const other = await open(server.openBrowser(), 'Of a stranger');
  expect(other.title).toContain('Of a stranger');
  expect(other.id).not.toBe(first.id);
});

test('the same submission of another customer or a guest is a ticket of their own', async () => {
  const headers = { 'idempotency-key': 'k'.repeat(40) };
  const { browser: first } = await register('first@wood.example', '192.0.2.81');
  const { browser: second } = await register('second@wood.example', '192.0.2.82');
  const browsers = [first, first, second, server.openBrowser('192.0.2.83')];
  const emails = [];
  for (const browser of browsers) {
    const opened = await browser.request('POST', '/api/tickets', buildTicketRequest(), headers);
    emails.push((await opened.json()).userEmail);
  }
  const [one, two] = ['first@wood.example', 'second@wood.example'];
  expect(emails).toEqual([one, one, two, 'No email provided']);
  expect((await (await first.request('GET', '/api/tickets')).json()).length).toBe(1);
});

test('one submission to two processes is one ticket, and attempts are counted together', async () => {
  const other = server.openProcess();
  const headers = { 'idempotency-key': 'two-processes-one-key' };
  const openers = [server.openBrowser(), other.openBrowser()];
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      openers[index % 2]?.request('POST', '/api/tickets', buildTicketRequest(), headers),
    ),
  );
  const ids = await Promise.all(responses.map(async (response) => (await response?.json())?.id));
  expect(new Set(ids).size).toBe(1);

  const { browser } = await register('both@wood.example', '192.0.2.40');
  const elsewhere = other.openBrowser('192.0.2.40', browser.cookies);
  expect((await (await elsewhere.request('GET', '/api/session')).json()).user).not.toBeNull();
  const wrong = { email: 'nemo@wood.example', password: 'wrong-password' };
  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? other : server)
        .openBrowser('192.0.2.41')
        .request('POST', '/api/sessions', wrong),
    ),
  );
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
});

test.runIf(isOneServer)('a session that is not committed sets no cookie', async () => {
  const failing = await openTestServer();
  const { database } = failing;
  const token = await prepareOwner(database, undefined);
  await addTrigger(
    database,
    'constraint trigger refuse after insert on sessions deferrable initially deferred for each row',
    `raise exception 'refused' using errcode = '40001'`,
  );
  const credentials = { username: 'Owner', password: 'a long password' };
  const cookiesAfter = async (path: string, body: unknown) => {
    const response = await failing.openBrowser().request('POST', path, body);
    expect(response.status).toBe(500);
    return response.headers.getSetCookie();
  };
  expect(await cookiesAfter('/api/accounts', buildRegistration())).toEqual([]);
  expect(await cookiesAfter('/api/admin/setup', { token, ...credentials })).toEqual([]);
  await prepareOwner(database, credentials);
  expect(await cookiesAfter('/api/admin/session', credentials)).toEqual([]);
  await failing.close();
});

test.runIf(isOneServer)(
  'a ticket for an account that is deleted meanwhile is refused',
  async () => {
    const { browser, user } = await register('deleted@wood.example', '192.0.2.90');
    await addTrigger(
      server.database,
      `trigger delete_account before insert on tickets for each row when (new.account_id = '${user.id}')`,
      'delete from accounts where id = new.account_id; return new',
    );
    const response = await browser.request('POST', '/api/tickets', buildTicketRequest());
    expect([response.status, await response.json()]).toEqual([409, { code: 'changed-meanwhile' }]);
  },
);

const pidSchema = z.object({ pid: z.number() });

/** The process that waits for this one, once there is one. */
const blockedBy = (pid: number | undefined) =>
  vi.waitFor(async () => {
    const query = 'select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
    const blocked = await server.database.row(pidSchema, query, [pid]);
    return blocked?.pid ?? expect.fail('nothing waits');
  });

/** Deletes while what `write` does waits for what `lock` has locked, after it has written its texts. */
async function raceWith(
  lock: (queries: Queries) => Promise<unknown>,
  write: () => Promise<unknown>,
  deleteAll: () => Promise<Response>,
) {
  let race: Promise<unknown>[] = [];
  await server.database.transaction(async (queries) => {
    await lock(queries);
    const holder = await queries.row(pidSchema, 'select pg_backend_pid() as pid');
    const writing = write();
    const writer = await blockedBy(holder?.pid);
    const deleting = deleteAll();
    race = [writing, deleting];
    await Promise.race([deleting, blockedBy(writer)]);
  });
  const [, deleted] = await Promise.all(race);
  expect(deleted).toMatchObject({ status: 204 });
  return JSON.stringify(await contents(server.database));
}

test.runIf(isOneServer).each(['an account with its tickets', 'a ticket'])(
  '%s that is deleted while more is written leaves no name, text or mail',
  async (deleted) => {
    const { database } = server;
    const email = `${deleted.length}@race.example`;
    const { browser } = await register(email, '192.0.2.91');
    const answers = buildQuestionnaire({ businessName: 'Race & Co' });
    const open = () => browser.request('POST', '/api/tickets', buildTicketRequest({ answers }));
    const { id } = await (await open()).json();
    const key = 'mails to the owner';
    await database.execute(
      `insert into rate_limits values ($1, 0, now() + interval '1 hour') on conflict do nothing`,
      [key],
    );
    // Stores the text, then waits to count its mail.
    const kept = await raceWith(
      ({ execute }) => execute('select from rate_limits where key = $1 for update', [key]),
      () =>
        deleted === 'a ticket'
          ? browser.request('POST', `/api/tickets/${id}/messages`, { text: 'Race & Co again' })
          : open(),
      () =>
        deleted === 'a ticket'
          ? owner.request('DELETE', `/api/admin/tickets/${id}`)
          : browser.request('DELETE', '/api/account', { password: buildRegistration().password }),
    );
    expect(kept).not.toContain('Race & Co');
  },
);

test.runIf(isOneServer)(
  'an account that is deleted while an event of its order is written leaves no name or address',
  async () => {
    const { database } = server;
    const tell = createTeller(database);
    const pay = () => {
      const person = { name: 'Vera Stone', email: 'vera@stone.example', address: '7 Quarry Rise' };
      const session = paidCheckout('race', { ...person, reference: 'standard_once_race' });
      return tell(session, { keys: checkoutKeys('race'), created: 1_772_452_800 });
    };
    await pay();
    const { browser } = await register('vera@stone.example', '192.0.2.92');
    await database.execute('update accounts set verified_at = now()');
    await database.execute(`delete from order_keys where key like '% named %'`);
    const kept = await raceWith(
      ({ execute }) => execute(`insert into order_keys values ('test  named standard_once_race')`),
      // Reads whether the order is forgotten, then waits for the name of the link.
      pay,
      () => browser.request('DELETE', '/api/account', { password: buildRegistration().password }),
    );
    expect(kept).toContain('Deleted customer');
    expect(kept).not.toMatch(/vera|stone|quarry/i);
  },
);

test.runIf(isOneServer)(
  'a quote that is deleted while its price is sent leaves no mail',
  async () => {
    const { database } = server;
    const quote = buildQuote({ email: 'priced@race.example' });
    await server.openBrowser().request('POST', '/api/quotes', { quote, captchaToken: null });
    const [{ id } = {}] = await database.rows(
      z.object({ id: z.string() }),
      'select id from quotes order by id desc limit 1',
    );
    const kept = await raceWith(
      ({ execute }) => execute('lock table audit_log in share row exclusive mode'),
      () => {
        const body = { ...buildQuotePrice({ validUntil: null }), version: 0 };
        return owner.request('POST', `/api/admin/quotes/${id}/versions`, body);
      },
      () => owner.request('DELETE', `/api/admin/quotes/${id}`),
    );
    expect(kept).not.toContain('priced@race.example');
  },
);

test('a database that hangs is given up, inside a transaction as well', async () => {
  const database = openDatabase(server.connection, () => {}, 200);
  const unavailable = { name: 'DatabaseUnavailable' };
  await expect(database.execute('select pg_sleep(10)')).rejects.toMatchObject(unavailable);
  await expect(
    database.transaction(({ execute }) => execute('select pg_sleep(10)')),
  ).rejects.toMatchObject(unavailable);
  expect(await database.execute('select 1')).toBe(1);
  // As a migration of many rows does.
  expect(await database.execute('select pg_sleep(0.5)', [], 10_000)).toBe(1);
  await database.close();
});

test.runIf(isOneServer).each([
  ['on a full disk', '53100'],
  ['that has become a replica', '25006'],
])('a database %s is unavailable, and the log has the reason', async (_, code) => {
  const warnings: object[] = [];
  const warn = (event: string, details?: object) => void warnings.push({ event, ...details });
  const log = { info: () => {}, warn, error: () => expect.fail('an unknown error') };
  const failing = await openTestServer({}, { log });
  await addTrigger(
    failing.database,
    'trigger refuse before insert on tickets',
    `raise exception 'refused' using errcode = '${code}'`,
  );
  const browser = failing.openBrowser();
  const response = await browser.request('POST', '/api/tickets', buildTicketRequest());
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  expect(warnings).toEqual([{ event: 'database unavailable', reason: 'refused' }]);
  await failing.close();
});
