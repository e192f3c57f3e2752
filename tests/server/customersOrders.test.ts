/** The orders of customers: by the link of the mail, by the confirmed email address, and never by a name. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { buildTicketRequest } from '#mocks/factories/ticket.ts';
import { clearLinks } from '../../server/http/links.ts';
import { rulesOf } from '../../server/orders/confirmPurchase.ts';
import { issueReceipts } from '../../server/orders/receipts.ts';
import { createTeller, paidCheckout } from './facts.ts';
import { type Browser, openTestServer, queuedMails } from './testServer.ts';

const server = await openTestServer();
const owner = await server.signInOwner();
const { database, settings } = server;
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['tickets', 'accounts', 'orders', 'links', 'outbox']) {
    await database.execute(`delete from ${table}`);
  }
  for (const table of ['order_keys', 'payment_events', 'rate_limits', 'receipts']) {
    await database.execute(`delete from ${table}`);
  }
});

const teller = createTeller(database, rulesOf(settings));

/** Without settings, the owner tests, so that this is no real money. */
const tell = (fact: object, keys: readonly string[]) =>
  teller(fact, { keys, created: 1_772_452_800 });

const ruth = { name: 'Ruth Harrow', email: 'Ruth@Harrow.example', address: '1 Mill Lane' };

const pay = (changes: object = {}) => {
  const session = paidCheckout('1', { ...ruth, ...changes });
  return tell(session, [session.session, session.intent]);
};

const register = async (name: string, email: string, isConfirmed: boolean) => {
  const browser = server.openBrowser();
  const body = buildRegistration({ name, email });
  expect((await browser.request('POST', '/api/accounts', body)).status).toBe(201);
  const confirmed = 'update accounts set verified_at = now() where email_key = $1';
  if (isConfirmed) await database.execute(confirmed, [email.toLowerCase()]);
  return { browser, password: body.password };
};

const mailText = async () => (await queuedMails(server, "dedupe_key like 'purchase-%'"))[0]?.text;

/** The order's id and the token of the link in the mail. */
async function mailedLink() {
  const pattern = /http:\/\/localhost:4173\/orders\/(ORD-\w+)#order=([\w-]{43})/;
  const [, id = '', token = ''] = pattern.exec((await mailText()) ?? '') ?? [];
  expect(token).toHaveLength(43);
  return { id, headers: { authorization: `Bearer ${token}` } };
}

async function answer(
  browser: Browser,
  path: string,
  headers?: Record<string, string>,
  method = 'GET',
) {
  const response = await browser.request(method, `/api/orders${path}`, undefined, headers);
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

const notFound = { status: 404, body: { code: 'order-not-found' } };

describe('The link of the mail', () => {
  test('opens the order without an account, and its token is kept as a hash', async () => {
    await pay();
    const { id, headers } = await mailedLink();
    const { status, body } = await answer(server.openBrowser(), `/${id}`, headers);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      service: 'Standard Website',
      status: 'In Progress',
      paid: 17900,
      refunded: 0,
      isOwn: false,
      isTest: true,
      ticket: null,
      receipts: [],
    });
    expect(body.next).toEqual({ kind: 'package', state: 'questions', until: null });
    expect(JSON.stringify(body)).not.toMatch(/ruth|pi_1/i);
    const kept = await database.rows(
      z.object({ hash: z.string() }),
      "select encode(token_hash, 'base64') as hash from links",
    );
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(headers.authorization.slice(7));
    const stored = z.object({ message: z.unknown() });
    const [mail] = await database.rows(stored, 'select message from outbox');
    expect(JSON.stringify(mail)).not.toContain(headers.authorization.slice(7));
  });

  test('of a package leads to the questionnaire as well, and of hosting does not', async () => {
    await pay();
    expect(await mailText()).toContain(
      'http://localhost:4173/website-questionnaire?session_id=cs_1',
    );
    await database.execute('delete from outbox');
    await pay({ session: 'cs_2', intent: 'pi_2', product: 'basic', period: 'monthly' });
    expect(await mailText()).toMatch(/\/orders\/ORD-/);
    expect(await mailText()).not.toContain('questionnaire');
  });

  test('forged, of another order and expired is the same as of no order', async () => {
    await pay();
    const own = await mailedLink();
    await database.execute('delete from outbox');
    await pay({ session: 'cs_2', intent: 'pi_2', email: 'other@example.com' });
    const other = await mailedLink();
    const stranger = server.openBrowser();
    const forged = { authorization: `Bearer ${'a'.repeat(43)}` };
    expect(await answer(stranger, `/${own.id}`, forged)).toEqual(notFound);
    expect(await answer(stranger, `/${own.id}`, other.headers)).toEqual(notFound);
    expect(await answer(stranger, '/ORD-0', own.headers)).toEqual(notFound);
    expect((await answer(stranger, `/${own.id}`)).body).toEqual({ code: 'signed-out' });
    const age = `update links set expires_at = expires_at - $1::interval`;
    await database.execute(age, ['89 days 23 hours']);
    expect((await answer(stranger, `/${own.id}`, own.headers)).status).toBe(200);
    await database.execute(age, ['90 days 1 second']);
    expect(await answer(stranger, `/${own.id}`, own.headers)).toEqual(notFound);
    await clearLinks(database);
    expect(await database.execute('select from links')).toBe(0);
  });

  test('claims the order once, and makes the payer’s email no login', async () => {
    await pay();
    const { id, headers } = await mailedLink();
    const ben = await register('Ben', 'ben@example.com', false);
    const eve = await register('Eve', 'eve@example.com', true);
    const claim = (browser: Browser) => answer(browser, `/${id}/claim`, headers, 'POST');
    expect((await claim(server.openBrowser())).body).toEqual({ code: 'signed-out' });
    const both = await Promise.all([claim(ben.browser), claim(ben.browser)]);
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    expect(await claim(eve.browser)).toEqual(notFound);
    expect(await answer(server.openBrowser(), `/${id}`, headers)).toEqual(notFound);
    expect((await answer(ben.browser, `/${id}`)).body).toMatchObject({ id, isOwn: true });
    expect((await answer(ben.browser, '')).body).toMatchObject([{ id }]);
    expect((await answer(eve.browser, '')).body).toEqual([]);
    const login = { email: 'ruth@harrow.example', password: ben.password };
    const response = await server.openBrowser().request('POST', '/api/sessions', login);
    expect(response.status).toBe(401);
  });

  test('of another order claims nothing, without a lock of the order', async () => {
    await pay();
    const { id } = await mailedLink();
    const { browser } = await register('Eve', 'eve@example.com', true);
    const forged = { authorization: `Bearer ${'a'.repeat(43)}` };
    await database.transaction(async (queries) => {
      await queries.execute('select from orders for update');
      expect(await answer(browser, `/${id}/claim`, forged, 'POST')).toEqual(notFound);
    });
  });

  test('opens the order also after it was joined with another one', async () => {
    await pay({ intent: 'pi_early' });
    const { id, headers } = await mailedLink();
    await database.execute('delete from outbox');
    await pay({ session: 'cs_0', intent: 'pi_0' });
    const second = await mailedLink();
    await tell(
      {
        kind: 'invoice-payment',
        id: 'inpay',
        invoice: 'in_1',
        intent: 'pi_0',
        charge: null,
        amount: 17900,
        currency: 'gbp',
        at: 1_772_452_800,
      },
      ['in_1', 'pi_0', 'pi_early'],
    );
    for (const link of [{ id, headers }, second]) {
      expect((await answer(server.openBrowser(), `/${link.id}`, link.headers)).status).toBe(200);
    }
  });
});

describe('An account', () => {
  test('has the orders of its confirmed email address, in any letter case, and none by its name', async () => {
    await pay();
    const unconfirmed = await register('Ruth Harrow', 'ruth@harrow.example', false);
    const stranger = await register('Ruth Harrow', 'stranger@example.com', true);
    const { id } = await mailedLink();
    for (const { browser } of [unconfirmed, stranger]) {
      expect((await answer(browser, '')).body).toEqual([]);
      expect(await answer(browser, `/${id}`)).toEqual(notFound);
    }
    await database.execute('update accounts set verified_at = now()');
    expect((await answer(unconfirmed.browser, '')).body).toMatchObject([{ id }]);
    expect((await answer(stranger.browser, '')).body).toEqual([]);
  });

  test('is asked about a package in progress until its payer has answered, and a link until anybody has', async () => {
    await pay();
    const { id, headers } = await mailedLink();
    await pay({ session: 'cs_2', intent: 'pi_2', product: 'basic', period: 'monthly' });
    const { browser } = await register('Ruth', 'ruth@harrow.example', true);
    const asked = async () => {
      const { body } = await answer(browser, '');
      return body.map(({ unanswered }: { unanswered: unknown }) => unanswered).sort();
    };
    expect(await asked()).toEqual(['cs_1', null]);
    expect((await answer(browser, `/${id}`)).body.unanswered).toBe('cs_1');
    const stranger = await register('Eve', 'eve@example.com', true);
    for (const reader of [server.openBrowser(), stranger.browser]) {
      const withLink = await answer(reader, `/${id}`, headers);
      expect(withLink.body).toMatchObject({ id, isOwn: false, unanswered: 'cs_1' });
    }
    await database.execute("update orders set status = 'Refunded' where id = $1", [id]);
    expect(await asked()).toEqual([null, null]);
    await database.execute("update orders set status = 'In Progress' where id = $1", [id]);
    const guest = server.openBrowser();
    const ticket = { ...buildTicketRequest(), session: 'cs_1' };
    const unconfirmed = await register('Vic', 'vic@example.com', false);
    for (const other of [guest, stranger.browser, unconfirmed.browser]) {
      expect((await other.request('POST', '/api/tickets', ticket)).status).toBe(201);
      expect(await asked()).toEqual(['cs_1', null]);
    }
    const answered = await answer(server.openBrowser(), `/${id}`, headers);
    expect(answered.body).toMatchObject({ unanswered: null, next: { state: 'reply' } });
    expect((await answer(browser, `/${id}`)).body).toMatchObject({
      ticket: null,
      unanswered: 'cs_1',
    });
    expect((await browser.request('POST', '/api/tickets', ticket)).status).toBe(201);
    expect(await asked()).toEqual([null, null]);
    const [own] = await (await browser.request('GET', '/api/tickets')).json();
    const readOwn = (headers = {}) =>
      browser.request('GET', `/api/tickets/${own.id}`, undefined, headers);
    const read = await readOwn();
    expect((await read.json()).next).toMatchObject({ kind: 'package', state: 'reply' });
    await database.execute("update orders set status = 'Completed' where id = $1", [id]);
    const changed = await readOwn({ 'if-none-match': String(read.headers.get('etag')) });
    expect((await changed.json()).next.state).toBe('reply afterwards');
    await database.execute("update orders set status = 'In Progress' where id = $1", [id]);
    const [byOther] = await (await stranger.browser.request('GET', '/api/tickets')).json();
    const others = await stranger.browser.request('GET', `/api/tickets/${byOther.id}`);
    expect(await others.json()).not.toHaveProperty('next');
    const { tickets } = await (await owner.request('GET', `/api/admin/orders/${id}`)).json();
    const marks = [];
    for (const { id: ticketId, isByOther } of tickets) {
      const opened = await (await owner.request('GET', `/api/admin/tickets/${ticketId}`)).json();
      expect(opened.isByOther).toBe(isByOther);
      marks.push([opened.ticket.userName, isByOther]);
    }
    expect(marks.sort()).toEqual([
      ['Eve', true],
      ['Guest User', true],
      ['Ruth', undefined],
      ['Vic', true],
    ]);
    for (let index = 0; index < 20; index += 1) {
      await stranger.browser.request('POST', '/api/tickets', ticket);
    }
    const shown = (await (await owner.request('GET', `/api/admin/orders/${id}`)).json()).tickets;
    expect([shown.length, shown[0].isByOther, shown[1].isByOther]).toEqual([20, undefined, true]);
  });

  test('has no orders of test money once the owner takes real money', async () => {
    await pay();
    const { browser } = await register('Ruth', 'ruth@harrow.example', true);
    expect((await answer(browser, '')).body).toHaveLength(1);
    const { version } = await (await owner.request('GET', '/api/admin/payment-settings')).json();
    const live = { value: { publishableKey: '', testMode: false }, version };
    await owner.request('PUT', '/api/admin/payment-settings', live);
    expect((await answer(browser, '')).body).toEqual([]);
    await database.execute("delete from settings where key = 'stripeSettings'");
  });

  test('is shown its 500 newest orders', async () => {
    const { browser } = await register('Ruth', 'ruth@harrow.example', true);
    await database.execute(
      `insert into orders (id, customer, email_key, service, status, searched, ordered_at)
       select 'ORD-' || n, '', 'ruth@harrow.example', '', '', '', now() - make_interval(days => n)
       from generate_series(1, 501) as n`,
    );
    const { body } = await answer(browser, '');
    expect(body).toHaveLength(500);
    expect([body[0].id, body[499].id]).toEqual(['ORD-1', 'ORD-500']);
  });

  test('that is deleted leaves orders without its name, sums that do not change, and receipts', async () => {
    await pay();
    await database.execute("update orders set counts_in = 'live'");
    await issueReceipts(database, new Date(Date.now() + 20_000));
    const { browser, password } = await register('Ruth', 'ruth@harrow.example', true);
    const { id } = await mailedLink();
    const file = await (await browser.request('GET', '/api/account')).json();
    expect(file.orders).toMatchObject([{ id, paid: 17900, receipts: [{ amount: 17900 }] }]);
    const figures = async () =>
      (await owner.request('GET', '/api/admin/orders/figures?mode=live')).json();
    const before = await figures();
    expect((await browser.request('DELETE', '/api/account', { password })).status).toBe(204);
    const answers = [{ label: 'Nickname', value: 'Ruth' }];
    await pay({ name: 'Ruth Harrow', email: 'ruth@harrow.example', answers, business: 'Harrow' });
    const refund = { kind: 'refunds', total: null, charge: null, intent: 'pi_1', invoice: null };
    const money = { amount: 1, currency: 'gbp' };
    await tell({ ...refund, ...money, refunds: [] }, ['pi_1']);
    const tables = ['orders', 'payment_events', 'outbox', 'links', 'tickets'];
    for (const table of tables) {
      const rows = await database.rows(
        z.object({ row: z.string() }),
        `select row_to_json(t)::text as row from ${table} as t`,
      );
      expect(JSON.stringify(rows), table).not.toMatch(/ruth|harrow|mill lane/i);
    }
    expect(await figures()).toEqual(before);
    const { order, receipts } = await (
      await owner.request('GET', `/api/admin/orders/${id}`)
    ).json();
    expect(order).toMatchObject({ customer: 'Deleted customer', email: null, paid: 17900 });
    expect(receipts).toMatchObject([{ customer: { name: 'Ruth Harrow' } }]);
  });
});

test('a deleted account leaves an order that it has claimed to the account that has paid it', async () => {
  await pay();
  const { id, headers } = await mailedLink();
  const ben = await register('Ben', 'ben@example.com', true);
  expect((await answer(ben.browser, `/${id}/claim`, headers, 'POST')).status).toBe(204);
  const payer = await register('Ruth', 'ruth@harrow.example', true);
  const remove = await ben.browser.request('DELETE', '/api/account', { password: ben.password });
  expect(remove.status).toBe(204);
  expect((await answer(payer.browser, '')).body).toMatchObject([{ id }]);
  const { order } = await (await owner.request('GET', `/api/admin/orders/${id}`)).json();
  expect(order.customer).toBe('Ruth Harrow');
});

describe('The id of a checkout', () => {
  const ask = async (session: unknown, browser = server.openBrowser()) => {
    const response = await browser.request('POST', '/api/purchases', { session });
    return { status: response.status, body: await response.json() };
  };

  test('shows whether it is paid and the package, and nothing of the payer', async () => {
    const waiting = { state: 'waiting', packageId: null, isAnswered: false };
    expect((await ask('cs_1')).body).toEqual(waiting);
    await pay({ outcome: 'unpaid' });
    expect((await ask('cs_1')).body).toEqual(waiting);
    await pay();
    const next = { kind: 'package', state: 'questions', until: null };
    const paid = { state: 'paid', packageId: 'standard', isAnswered: false, next };
    expect((await ask('cs_1')).body).toEqual(paid);
    // It leads to the order as well, and is no id of a checkout.
    expect((await ask('pi_1')).body).toEqual(waiting);
    for (const wrong of ['', 'a'.repeat(256), '{CHECKOUT_SESSION_ID}', null, 1]) {
      expect((await ask(wrong)).status).toBe(422);
    }
    expect((await ask('a'.repeat(255))).body).toEqual(waiting);
  });

  test('can be asked for 120 times in ten minutes from one IP address', async () => {
    const browser = server.openBrowser('192.0.2.9');
    const answers = await Promise.all(Array.from({ length: 120 }, () => ask('cs_1', browser)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await ask('cs_1', browser)).status).toBe(429);
    const [limit] = await database.rows(
      z.object({ left: z.number() }),
      "select extract(epoch from resets_at - now())::float as left from rate_limits where key like 'purchase %'",
    );
    expect(limit?.left).toBeGreaterThan(590);
    expect(limit?.left).toBeLessThanOrEqual(600);
  });

  test('leaves the payer the questionnaire that a stranger has sent with it', async () => {
    const request = { ...buildTicketRequest(), session: 'cs_1' };
    await server.openBrowser().request('POST', '/api/tickets', request);
    await pay();
    const { id, headers } = await mailedLink();
    const paid = { state: 'paid', packageId: 'standard' };
    const questions = { kind: 'package', state: 'questions', until: null };
    const byOther = { ...paid, next: questions, isAnswered: false, isAnsweredByOther: true };
    expect((await ask('cs_1')).body).toEqual(byOther);
    // The account that claims the order by the mail’s link is the payer’s.
    const { browser } = await register('Ruth', 'another@example.com', false);
    await answer(browser, `/${id}/claim`, headers, 'POST');
    expect((await answer(browser, '')).body).toMatchObject([{ unanswered: 'cs_1' }]);
    expect((await browser.request('POST', '/api/tickets', request)).status).toBe(201);
    expect((await answer(browser, '')).body).toMatchObject([{ unanswered: null }]);
    expect((await ask('cs_1')).body).toMatchObject({
      ...paid,
      next: { state: 'reply' },
      isAnswered: true,
    });
  });

  test.each([
    ['the checkout', { session: 'cs_1' }],
    ['what the payment link has named, before it was paid', { reference: 'standard_once_abc' }],
  ])('joins the questionnaire that names %s with the order', async (_, named) => {
    const { browser } = await register('Ruth', 'ruth@harrow.example', true);
    const request = { ...buildTicketRequest(), ...named };
    expect((await browser.request('POST', '/api/tickets', request)).status).toBe(201);
    const other = await register('Eve', 'eve@example.com', true);
    await other.browser.request('POST', '/api/tickets', request);
    await pay({ reference: 'standard_once_abc' });
    const { id } = await mailedLink();
    expect((await ask('cs_1')).body.isAnswered).toBe(true);
    const { ticket } = (await answer(browser, `/${id}`)).body;
    expect(ticket.id).toMatch(/^web-/);
    expect((await answer(browser, '')).body[0].ticket).toEqual(ticket);
    expect((await browser.request('GET', `/api/tickets/${ticket.id}`)).status).toBe(200);
    const details = await (await owner.request('GET', `/api/admin/orders/${id}`)).json();
    expect(details.tickets).toHaveLength(2);
  });

  test('shows a ticket beside the first paid order that names it, and beside no other', async () => {
    const reference = 'standard_once_abc';
    for (const named of [{ session: 'cs_1' }, { reference }]) {
      const request = { ...buildTicketRequest(), ...named };
      await server.openBrowser().request('POST', '/api/tickets', request);
    }
    const third = { session: 'cs_3', intent: 'pi_3', email: '3@example.com', reference };
    await pay({ ...third, outcome: 'unpaid' });
    await pay({ session: 'cs_4', intent: 'pi_4', email: '4@example.com', reference: 'cs_1' });
    await pay({ reference });
    await pay({ session: 'cs_2', intent: 'pi_2', email: '2@example.com', reference });
    await pay(third);
    const rows = await database.rows(
      z.object({ id: z.string() }),
      'select id from orders order by email_key',
    );
    const tickets = await Promise.all(
      rows.map(async ({ id }) => {
        const details = await owner.request('GET', `/api/admin/orders/${id}`);
        return (await details.json()).tickets.length;
      }),
    );
    expect(tickets).toEqual([0, 0, 0, 2]);
    expect((await ask('cs_2')).body).toMatchObject({ state: 'paid', isAnswered: false });
    expect((await ask('cs_1')).body).toMatchObject({ state: 'paid', isAnswered: true });
  });

  test.each([
    { session: 'a'.repeat(256) },
    { session: 'a b' },
    { reference: 'a'.repeat(201) },
    { reference: '' },
  ])('that is no id is refused with the questionnaire: %j', async (named) => {
    const request = { ...buildTicketRequest(), ...named };
    const response = await server.openBrowser().request('POST', '/api/tickets', request);
    expect(response.status).toBe(422);
  });
});
