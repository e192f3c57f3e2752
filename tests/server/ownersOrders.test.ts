import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { buildTicketRequest } from '#mocks/factories/ticket.ts';
import { orderFields } from '#src/domain/orders.ts';
import { rulesOf } from '../../server/orders/confirmPurchase.ts';
import { issueReceipts } from '../../server/orders/receipts.ts';
import { business } from '../../src/content/business.ts';
import { checkoutKeys, createTeller, paidCheckout } from './facts.ts';
import { isOneServer, openTestServer, queuedMails } from './testServer.ts';

const server = await openTestServer();
const owner = await server.signInOwner();
afterAll(() => server.close());
afterEach(() => void vi.useRealTimers());
beforeEach(async () => {
  for (const table of ['orders', 'order_keys', 'payment_events', 'audit_log']) {
    await server.database.execute(`delete from ${table}`);
  }
  await setTestMode(true);
});

async function get(path: string) {
  const response = await owner.request('GET', `/api/admin${path}`);
  expect(response.status, path).toBe(200);
  return response.json();
}
const send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  owner.request(method, `/api/admin${path}`, body, headers);

async function setTestMode(testMode: boolean) {
  const { version } = await get('/payment-settings');
  const value = { publishableKey: '', testMode };
  expect((await send('PUT', '/payment-settings', { value, version })).status).toBe(200);
}

const transfer = {
  customer: 'Ann Lee',
  email: 'Ann@Lee.example',
  product: 'standard',
  period: null,
  amount: 17900,
  paidOn: '2026-03-02',
};

const add = async (changes: object = {}) => {
  const response = await send('POST', '/orders', { ...transfer, ...changes });
  expect(response.status).toBe(201);
  return (await response.json()).id as string;
};

describe('An order by hand', () => {
  test('is an order in progress with one payment, in test mode and in live mode', async () => {
    const id = await add();
    await issueReceipts(server.database, new Date());
    const { order, payments } = await get(`/orders/${id}`);
    expect(order).toMatchObject({
      customer: 'Ann Lee',
      email: 'Ann@Lee.example',
      service: 'Standard Website',
      date: '2026-03-02',
      amount: '£179.00',
      status: 'In Progress',
      currency: 'gbp',
      paid: 17900,
      source: 'hand',
      byHand: true,
    });
    expect(payments).toMatchObject([
      { amount: 17900, currency: 'gbp', receipt: expect.stringMatching(/^\d{4}-\d{4}$/) },
    ]);
    expect((await get('/orders?mode=live')).orders).toHaveLength(1);
    expect((await get('/orders?mode=test')).summary.sum).toBe(17900);
  });

  test('is stored once for each key, however often it is sent', async () => {
    const key = { 'idempotency-key': 'a-key-of-16-signs' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send('POST', '/orders', transfer, key)),
    );
    const ids = await Promise.all(answers.map(async (each) => (await each.json()).id));
    expect(new Set(ids).size).toBe(1);
    expect((await get('/orders')).found).toBe(1);
    expect((await get('/history')).entries.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['added the order']),
    );
  });

  test.each([
    ['amount', { amount: 0 }],
    ['amount', { amount: 100_000_000 }],
    ['amount', { amount: 1.5 }],
    ['amount', { amount: '179' }],
    ['product', { product: 'nothing' }],
    ['product', { product: 'basic' }],
    ['paidOn', { paidOn: '2999-01-01' }],
    ['paidOn', { paidOn: '1999-12-31' }],
    ['paidOn', { paidOn: '2026-02-30' }],
    ['customer', { customer: ' ' }],
    ['customer', { customer: 'a'.repeat(101) }],
    ['email', { email: 'ann' }],
  ])('with a wrong %s is refused: %j', async (field, wrong) => {
    const response = await send('POST', '/orders', { ...transfer, ...wrong });
    expect([response.status, (await response.json()).fields]).toEqual([422, [field]]);
    expect((await get('/orders')).found).toBe(0);
  });

  test.each(['America/Los_Angeles', 'Etc/GMT+12', 'Pacific/Kiritimati', 'Europe/London'])(
    'is of the day that was typed for a business in %s',
    async (timeZone) => {
      const own = business.timeZone;
      Object.assign(business, { timeZone });
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-20T12:00:00Z') });
      const id = await add({ paidOn: '2026-03-01' });
      await issueReceipts(server.database, new Date());
      const { order, receipts } = await get(`/orders/${id}`);
      const { months } = await get('/orders/figures');
      const entries = await owner.request(
        'GET',
        '/api/admin/entries.csv?from=2026-03-01&to=2026-03-01',
      );
      Object.assign(business, { timeZone: own });
      expect([order.date, receipts[0].paidOn]).toEqual(['2026-03-01', '2026-03-01']);
      expect(months[0].days).toEqual([{ day: '2026-03-01', sum: 17900 }]);
      expect(await entries.text()).toContain(`\r\n2026-03-01,payment,${id},`);
    },
  );

  test('of £999,999.99 is stored to the penny', async () => {
    await add({ amount: 99_999_999 });
    expect((await get('/orders')).orders).toMatchObject([{ amount: '£999,999.99' }]);
  });
});

describe('A correction of an order by hand', () => {
  const now = () => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-20T12:00:00Z') });
  const correct = (id: string, how: string, body: object, key = crypto.randomUUID()) =>
    send('POST', `/orders/${id}/${how}`, body, { 'idempotency-key': key });
  const papers = async (id: string) =>
    (await get(`/orders/${id}`)).receipts.map(
      ({ kind, amount, description }: Record<string, unknown>) => [kind, amount, description],
    );

  test('gives a part back, takes another payment, and leaves what was issued', async () => {
    now();
    const id = await add();
    await issueReceipts(server.database, new Date());
    const [first] = (await get(`/orders/${id}`)).receipts;
    await send('PUT', `/orders/${id}/status`, { status: 'Completed', replaces: 'In Progress' });
    const refund = { amount: 5000, day: '2026-03-04', reason: 'No shop' };
    const key = 'a-key-of-16-signs';
    for (const _ of [1, 2]) expect((await correct(id, 'refunds', refund, key)).status).toBe(201);
    const payment = { amount: 9900, day: '2026-03-05', reference: 'Year 2' };
    expect((await correct(id, 'payments', payment)).status).toBe(201);
    const details = await get(`/orders/${id}`);
    expect(details.order).toMatchObject({ paid: 27800, refunded: 5000, status: 'Completed' });
    expect(details.order.amount).toBe('£179.00');
    expect(details.refunds).toMatchObject([{ amount: 5000, note: 'No shop', status: 'succeeded' }]);
    expect(details.payments.map(({ note }: { note: string }) => note)).toEqual([
      undefined,
      'Year 2',
    ]);
    expect(await papers(id)).toEqual([
      ['receipt', 9900, 'Standard Website'],
      ['credit', 5000, 'Standard Website: No shop'],
      ['receipt', 17900, 'Standard Website'],
    ]);
    expect(details.receipts.at(-1)).toEqual(first);
    expect(details.receipts[1]).toMatchObject({ credits: first.number, paidOn: '2026-03-04' });
    const { entries } = await get(`/history?kind=order&id=${id}&page=1`);
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'noted a payment of £99.00 on 5 March 2026, Year 2',
      'noted a refund of £50.00 on 4 March 2026, No shop',
      'set to Completed',
      'added the order',
    ]);
    expect((await get('/orders/figures')).months[0].sum).toBe(22800);
  });

  test('voids it with a credit for all that is left, once', async () => {
    now();
    const id = await add({ amount: 179_000 });
    await correct(id, 'refunds', { amount: 1000, day: '2026-03-04', reason: 'Part' });
    expect((await correct(id, 'void', { reason: '£1,790 for £179' })).status).toBe(201);
    expect((await correct(id, 'void', { reason: 'again' })).status).toBe(409);
    const { order, refunds } = await get(`/orders/${id}`);
    expect(order).toMatchObject({ status: 'Refunded', refunded: 179_000, byHand: false });
    expect(refunds.at(-1).at).toBe('2026-03-20T12:00:00.000Z');
    expect((await papers(id))[0]).toEqual(['credit', 178_000, 'Standard Website: £1,790 for £179']);
    expect((await get('/orders')).summary.sum).toBe(0);
    const payment = { amount: 17900, day: '2026-03-05', reference: '' };
    await correct(id, 'payments', payment);
    expect((await get(`/orders/${id}`)).order.status).toBe('In Progress');
  });

  test('gives nothing back before it was paid, and credits the payment before it', async () => {
    now();
    const id = await add();
    await correct(id, 'payments', { amount: 9900, day: '2026-03-10', reference: '' });
    const on = async (day: string, amount: number) => {
      const response = await correct(id, 'refunds', { amount, day, reason: 'Late' });
      return [response.status, (await response.json().catch(() => ({}))).fields];
    };
    expect(await on('2026-03-01', 100)).toEqual([422, ['day']]);
    expect(await on('2026-03-09', 17901)).toEqual([422, ['day']]);
    expect(await on('2026-03-09', 100)).toEqual([201, undefined]);
    expect(await on('2026-03-10', 200)).toEqual([201, undefined]);
    const { receipts } = await get(`/orders/${id}`);
    const [second, first] = receipts.filter(({ kind }: { kind: string }) => kind === 'receipt');
    expect(
      receipts
        .filter(({ kind }: { kind: string }) => kind === 'credit')
        .map(({ amount, credits }: { amount: number; credits: string }) => [amount, credits]),
    ).toEqual([
      [200, second.number],
      [100, first.number],
    ]);
  });

  test('by ten owners at once gives no more back than was paid', async () => {
    const id = await add();
    const refund = { amount: 10_000, day: '2026-03-04', reason: 'Late' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => correct(id, 'refunds', refund)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(422)]);
    expect((await get(`/orders/${id}`)).order.refunded).toBe(10_000);
  });

  test('of another tab is told, and a repeated one is stored once', async () => {
    const id = await add();
    const refund = { amount: 1000, day: '2026-03-04', reason: 'Late', left: 17900 };
    const key = 'a-key-of-16-signs';
    expect((await correct(id, 'refunds', refund, key)).status).toBe(201);
    expect((await correct(id, 'refunds', refund)).status).toBe(409);
    expect((await correct(id, 'void', { reason: 'Late', left: 17900 })).status).toBe(409);
    expect((await correct(id, 'refunds', { ...refund, left: 16900 }, key)).status).toBe(201);
    expect((await get(`/orders/${id}`)).order.refunded).toBe(1000);
  });

  test.each([
    ['amount', 'refunds', { amount: 17901 }],
    ['amount', 'refunds', { amount: 0 }],
    ['amount', 'payments', { amount: 100_000_000 }],
    ['day', 'refunds', { day: '2999-01-01' }],
    ['day', 'payments', { day: '1999-12-31' }],
    ['reason', 'refunds', { reason: ' ' }],
    ['reason', 'void', { reason: 'a'.repeat(501) }],
    ['reference', 'payments', { reference: 'a'.repeat(501) }],
  ])('with a wrong %s is refused: %s %j', async (field, how, wrong) => {
    const id = await add();
    const body = { amount: 100, day: '2026-03-04', reason: 'Why', ...wrong };
    const response = await correct(id, how, body);
    expect([response.status, (await response.json()).fields]).toEqual([422, [field]]);
  });

  test('is refused for an order that payments have made, and for an unknown one', async () => {
    await buy('hand', '2026-03-02T10:00Z');
    const body = { reason: 'Why' };
    expect((await correct(await idOf(), 'void', body)).status).toBe(409);
    expect((await correct('ORD-NONE', 'void', body)).status).toBe(404);
    const ofSiteData = await add();
    await server.database.execute('update orders set product = null where id = $1', [ofSiteData]);
    expect((await correct(ofSiteData, 'void', body)).status).toBe(409);
  });
});

const tell = createTeller(server.database);

test('a corrected email ends the old link, gets a new one, and stays after later events', async () => {
  const confirm = rulesOf(server.settings);
  const told = createTeller(server.database, confirm);
  const pay = (created: number) =>
    told(paidCheckout('typo', { email: 'ann@lea.example' }), {
      keys: checkoutKeys('typo'),
      created,
    });
  await pay(at('2026-03-02T10:00Z'));
  const { orders } = await get('/orders');
  const id: string = orders[0].id;
  const mails = () => queuedMails(server, "about_kind = 'order' and about_id = $1", [id]);
  const tokenOf = (text = '') => /#order=([\w-]{43})/.exec(text)?.[1];
  const open = (token?: string) =>
    server.openBrowser().request('GET', `/api/orders/${id}`, undefined, {
      authorization: `Bearer ${token}`,
    });
  const [old] = await mails();
  expect((await open(tokenOf(old?.text))).status).toBe(200);
  const correct = (email: string, order = id) => send('PUT', `/orders/${order}/email`, { email });
  expect((await correct('ann@lee.example')).status).toBe(204);
  expect((await open(tokenOf(old?.text))).status).toBe(404);
  const queued = await mails();
  expect(queued.map(({ to }) => to)).toEqual([['ann@lee.example']]);
  expect((await open(tokenOf(queued[0]?.text))).status).toBe(200);
  await pay(at('2026-03-02T10:01Z'));
  expect((await get(`/orders/${id}`)).order.email).toBe('ann@lee.example');
  expect((await get('/orders?text=lee.example')).found).toBe(1);
  const { entries } = await get(`/history?kind=order&id=${id}&page=1`);
  expect(entries[0].action).toBe('corrected the email of');
  expect((await correct('ann')).status).toBe(422);
  expect((await correct('ann@lee.example', 'ORD-NONE')).status).toBe(404);
});

const at = (moment: string) => Date.parse(moment) / 1000;

const buy = (id: string, moment: string, changes: object = {}, livemode = false) =>
  tell(paidCheckout(id, changes), { keys: checkoutKeys(id), created: at(moment), livemode });

const idOf = async () => (await get('/orders')).orders[0].id as string;

describe('The owner’s status of a package', () => {
  const set = (id: string, status: string, replaces: string) =>
    send('PUT', `/orders/${id}/status`, { status, replaces });

  test('stays after later events of its payment', async () => {
    await buy('a', '2026-03-02T10:00Z');
    const id = await idOf();
    expect((await set(id, 'Completed', 'In Progress')).status).toBe(204);
    await buy('a', '2026-03-02T10:01Z');
    expect((await get(`/orders/${id}`)).order.status).toBe('Completed');
    expect((await set(id, 'In Progress', 'Completed')).status).toBe(204);
    expect((await get(`/orders/${id}`)).order.status).toBe('In Progress');
  });

  test('is refused with changed-meanwhile after another owner’s, and for a status that money sets', async () => {
    await buy('b', '2026-03-02T10:00Z');
    const id = await idOf();
    expect((await set(id, 'Completed', 'In Progress')).status).toBe(204);
    const second = await set(id, 'Completed', 'In Progress');
    expect([second.status, (await second.json()).code]).toEqual([409, 'changed-meanwhile']);
    await server.database.execute(`update orders set status = 'Refunded'`);
    expect((await set(id, 'Completed', 'Refunded')).status).toBe(409);
    expect((await set(id, 'Refunded', 'Refunded')).status).toBe(422);
    expect((await set('ORD-NONE', 'Completed', 'In Progress')).status).toBe(404);
  });
});

test('an order names the account that has confirmed the payer’s email address, and its tickets', async () => {
  const payer = { ...buildRegistration(), email: 'payer@lee.example', name: 'Ann' };
  const browser = server.openBrowser();
  const account = await (await browser.request('POST', '/api/accounts', payer)).json();
  const ticket = await (await browser.request('POST', '/api/tickets', buildTicketRequest())).json();
  await buy('c', '2026-03-02T10:00Z', { email: 'Payer@Lee.example' });
  const id = await idOf();
  expect(await get(`/orders/${id}`)).toMatchObject({ account: null, tickets: [] });
  await server.database.execute('update accounts set verified_at = $1', [new Date()]);
  expect(await get(`/orders/${id}`)).toMatchObject({
    account: { id: account.id, name: 'Ann' },
    tickets: [{ id: ticket.id, status: 'Open' }],
  });
});

test('a refund comes with the moment it was made', async () => {
  await buy('d', '2026-03-02T10:00Z');
  const money = { amount: 100, currency: 'gbp' };
  const refunds = [{ id: 're_1', ...money, status: 'succeeded', at: at('2026-03-03T10:00Z') }];
  await tell(
    { kind: 'refunds', refunds, total: null, charge: null, intent: 'pi_d', currency: 'gbp' },
    { keys: ['pi_d'], created: at('2026-03-04T10:00Z') },
  );
  expect((await get(`/orders/${await idOf()}`)).refunds).toEqual([
    { id: 're_1', amount: 100, status: 'succeeded', at: '2026-03-03T10:00:00.000Z' },
  ]);
});

test('orders that may cost money come with their day, the most urgent first, at most a hundred', async () => {
  const set = (id: string, values: string) =>
    server.database.execute(`update orders set ${values} where id = $1`, [id]);
  const ids: string[] = [];
  for (let count = 0; count < 7; count += 1) ids.push(await add({ customer: `Ann ${count}` }));
  const [dispute = '', overdue = '', ending = '', failed = '', inquiry = '', other = ''] = ids;
  await set(dispute, `status = 'Disputed'`);
  await server.database.execute(
    `insert into order_entries (order_id, kind, id, amount, due_by)
     values ($1, 'dispute', 'du_1', 1, '2026-04-03T00:00Z')`,
    [dispute],
  );
  await set(overdue, `status = 'Payment overdue', next_payment = '2026-04-01T00:00Z'`);
  await set(ending, `status = 'Ending', ends_on = '2026-04-02T00:00Z'`);
  await set(failed, `status = 'Payment failed'`);
  await set(inquiry, `status = 'Inquiry'`);
  await set(other, `status = 'Payment failed'`);
  const today = await get('/today');
  // Earlier tests have left a ticket.
  const orders = today.items.filter(({ kind }: { kind: string }) => kind !== 'ticket');
  expect(today.counts).toMatchObject({ overdue: 1, ending: 1, dispute: 1, inquiry: 1, failed: 2 });
  expect(orders.map(({ id, what, until }: Record<string, string>) => [id, what, until])).toEqual([
    [dispute, 'Disputed, answer by', '2026-04-03'],
    [inquiry, 'Inquiry', null],
    [overdue, 'Payment overdue since', '2026-04-01'],
    [ending, 'Ends on', '2026-04-02'],
    [failed, 'Payment failed', null],
    [other, 'Payment failed', null],
  ]);
  for (let count = 0; count < 94; count += 1) await add({ customer: `Bo ${count}` });
  await server.database.execute(`update orders set status = 'Payment failed'`);
  const many = await get('/today');
  expect([many.counts.failed, many.items.length]).toEqual([101, 100]);
});

test('the figures are of the business’s month and of the one before, by product and by day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-04-15T12:00:00Z') });
  await setTestMode(false);
  const real = (id: string, moment: string, changes: object = {}) => buy(id, moment, changes, true);
  await real('m1', '2026-02-28T23:59:59Z');
  // British summer time begins on 29 March: the last hour of the day in UTC belongs to April.
  await real('m2', '2026-03-31T22:59:59Z', { amount: 100 });
  await real('m3', '2026-03-31T23:00:00Z', { amount: 200 });
  await real('m4', '2026-04-02T10:00:00Z', { product: 'ecommerce', amount: 49900 });
  await real('m5', '2026-04-02T11:00:00Z', { currency: 'jpy', amount: 36000 });
  await buy('m6', '2026-04-02T11:00:00Z');
  await add({ paidOn: '2026-04-03', amount: 5 });
  const refund = (id: string, status: string, amount: number) => ({
    id,
    amount,
    currency: 'gbp',
    status,
    at: at('2026-04-05T10:00Z'),
  });
  const refunds = [refund('re_1', 'succeeded', 9900), refund('re_2', 'failed', 1000)];
  await tell(
    { kind: 'refunds', refunds, total: null, charge: 'ch_m4', intent: 'pi_m4', currency: 'gbp' },
    { keys: ['ch_m4', 'pi_m4'], created: at('2026-04-05T10:00Z'), livemode: true },
  );
  expect(await get('/orders/figures')).toEqual({
    months: [
      {
        month: '2026-04',
        sum: 40205,
        products: [
          { service: 'Ecommerce Website', sum: 40000 },
          { service: 'Standard Website', sum: 205 },
        ],
        days: [
          { day: '2026-04-01', sum: 200 },
          { day: '2026-04-02', sum: 49900 },
          { day: '2026-04-03', sum: 5 },
          { day: '2026-04-05', sum: -9900 },
        ],
      },
      {
        month: '2026-03',
        sum: 100,
        products: [{ service: 'Standard Website', sum: 100 }],
        days: [{ day: '2026-03-31', sum: 100 }],
      },
    ],
  });
});

describe('The list of orders', () => {
  test('sums up to 10,000 orders', async () => {
    const insert = `insert into orders (id, customer, service, status, searched, currency, paid)
      select 'ORD-' || n, '', '', 'Completed', 'ord-' || n, 'gbp', 100 from generate_series($1::int, $2::int) as n`;
    await server.database.execute(insert, [1, 10_000]);
    expect((await get('/orders')).summary).toMatchObject({ sum: 1_000_000, uncounted: 0 });
    await server.database.execute(insert, [10_001, 10_001]);
    expect((await get('/orders')).summary).toMatchObject({ sum: null, uncounted: 0 });
    expect((await get('/orders?text=10001')).summary).toMatchObject({ sum: 100, uncounted: 0 });
  });
});

// A cluster's plan does not name the indexes.
describe.skipIf(!isOneServer)('An index serves', () => {
  const step = z.object({ 'QUERY PLAN': z.string() });

  test.each([
    ...orderFields.map((sort) => `/orders?sort=${sort}`),
    ...['age', 'name', 'email'].map((sort) => `/accounts?sort=${sort}`),
  ])('%s in both directions', async (path) => {
    for (const direction of ['ascending', 'descending']) {
      const rows = vi.spyOn(server.database, 'rows');
      await get(`${path}&direction=${direction}`);
      const listed = rows.mock.calls.map(([, sql]) => sql).find((sql) => sql.includes(' offset '));
      rows.mockRestore();
      const plan = await server.database.transaction(async (queries) => {
        for (const way of ['seqscan', 'bitmapscan', 'sort']) {
          await queries.execute(`set local enable_${way} = off`);
        }
        return queries.rows(step, `explain ${listed}`);
      });
      const steps = plan.map((each) => each['QUERY PLAN']).join('\n');
      expect(steps).toMatch(/Index Scan (Backward )?using/);
      expect(steps).not.toMatch(/(?<!Incremental )Sort {2}\(/);
    }
  });
});

describe('A corrected email', () => {
  const told = createTeller(server.database, rulesOf(server.settings));
  const pay = (id: string, changes: object = {}) =>
    told(paidCheckout(id, { email: `${id}@lea.example`, ...changes }), {
      keys: checkoutKeys(id),
      created: at('2026-03-02T10:00Z'),
    });
  const correct = (id: string, email: string) => send('PUT', `/orders/${id}/email`, { email });
  const mailsOf = async (id: string) =>
    (await queuedMails(server, "about_kind = 'order' and about_id = $1", [id])).map(
      ({ to, text }) => [...to, /arrived|nothing to pay/.exec(text)?.[0]],
    );
  const unpaid = { outcome: 'unpaid' };

  test.each([
    ['unpaid', unpaid, () => pay('unpaid', { outcome: 'paid' })],
    [
      'unknown',
      { product: null, subtotal: 1 },
      (id: string) => send('PUT', `/link-products/${id}`, { product: 'standard' }),
    ],
  ])('of an %s order gets its mail once that is paid and known', async (name, changes, settle) => {
    await pay(name, changes);
    const id = (await get(`/orders?text=${name}@`)).orders[0].id;
    expect((await correct(id, `${name}@lee.example`)).status).toBe(204);
    expect(await mailsOf(id)).toEqual([]);
    await settle(id);
    expect(await mailsOf(id)).toEqual([[`${name}@lee.example`, 'arrived']]);
  });

  test('of an order that is not ours gets no mail', async () => {
    await pay('other', { product: null, subtotal: 1 });
    const { id } = (await get('/orders')).orders[0];
    await send('PUT', `/link-products/${id}`, { product: null });
    expect((await correct(id, 'other@lee.example')).status).toBe(204);
    expect(await mailsOf(id)).toEqual([]);
  });

  test('leaves what was sent, and is refused once the customer is deleted', async () => {
    await pay('sent');
    const { id } = (await get('/orders')).orders[0];
    await server.database.execute(`update outbox set state = 'sent'`);
    const claimer = { ...buildRegistration(), email: 'claimer@lee.example' };
    const registered = await server.openBrowser().request('POST', '/api/accounts', claimer);
    const { id: account } = await registered.json();
    await server.database.execute('update orders set account_id = $2 where id = $1', [id, account]);
    expect((await correct(id, 'sent@lee.example')).status).toBe(204);
    expect((await mailsOf(id)).map(([to]) => to)).toEqual(['sent@lea.example', 'sent@lee.example']);
    const claimed = 'select from orders where id = $1 and account_id is not null';
    expect(await server.database.execute(claimed, [id])).toBe(0);
    await server.database.execute('update orders set forgotten_at = ordered_at');
    expect((await correct(id, 'sent@lee.example')).status).toBe(409);
  });

  test.skipIf(!isOneServer)('waits for what is being told of the order', async () => {
    await pay('race');
    const { id } = (await get('/orders')).orders[0];
    let correcting: Promise<Response> | undefined;
    await server.database.transaction(async (queries) => {
      await queries.execute('select from order_keys where key = $1 for update', [id]);
      const done = vi.fn();
      correcting = correct(id, 'race@lee.example').finally(done);
      await vi.waitFor(async () => {
        const waiting = `select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`;
        expect((await queries.execute(waiting)) + done.mock.calls.length).toBeGreaterThan(0);
      });
      expect(done).not.toHaveBeenCalled();
    });
    expect((await correcting)?.status).toBe(204);
  });
});
