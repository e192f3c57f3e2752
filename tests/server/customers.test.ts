/** What the payment provider tells of a customer, who can have several orders. */
import { afterAll, afterEach, expect, test } from 'vitest';
import { readEvent } from '../../server/orders/paymentFacts.ts';
import { clearEventBodies, recordEvent } from '../../server/orders/paymentOrders.ts';
import { issueReceipts } from '../../server/orders/receipts.ts';
import { business } from '../../src/content/business.ts';
import { silentRules } from './facts.ts';
import { openTestServer } from './testServer.ts';

const server = await openTestServer();
const owner = await server.signInOwner();
const { vatNumber } = business;
afterAll(() => server.close());
afterEach(async () => {
  Object.assign(business, { vatNumber });
  for (const table of ['orders', 'order_keys', 'payment_events', 'receipts', 'receipt_series'])
    await server.database.execute(`delete from ${table}`);
});

let count = 0;

function tell(type: string, created: number, object: object, more: object = {}) {
  count += 1;
  const id = `evt_${count}`;
  const event = { id, object: 'event', type, created, livemode: true, data: { object, ...more } };
  const read = readEvent(event);
  if (read.state === 'unreadable') throw new Error(read.problem);
  const details = { id, body: '', now: new Date() };
  return read.state === 'read' && recordEvent(server.database, read, details, silentRules);
}

const at = Date.parse('2026-11-02T12:00Z') / 1000;

const checkout = (id: string, changes: object = {}) => ({
  id: `cs_${id}`,
  mode: 'payment',
  payment_status: 'paid',
  amount_total: 30000,
  amount_subtotal: 30000,
  currency: 'gbp',
  customer: 'cus_1',
  payment_intent: `pi_${id}`,
  metadata: { product: 'standard' },
  customer_details: { name: 'Ann Old', email: 'ann@old.example' },
  ...changes,
});

const customer = (name: string) => ({
  id: 'cus_1',
  name,
  email: 'ann@new.example',
  address: { line1: `1 ${name} Lane` },
});

async function details() {
  const { orders } = await (await owner.request('GET', '/api/admin/orders?mode=live')).json();
  const all = orders.map(async ({ id }: { id: string }) =>
    (await owner.request('GET', `/api/admin/orders/${id}`)).json(),
  );
  return Promise.all(all);
}

const issue = () => issueReceipts(server.database, new Date(Date.now() + 20_000));
const completed = 'checkout.session.completed';

test('the newest name of a customer is that of all orders, whatever comes first, and of the next receipts', async () => {
  await tell(completed, at, checkout('a'));
  await issue();
  await tell('customer.updated', at + 20, customer('Ann New'));
  // What happened before comes late, and so does an order.
  await tell('customer.updated', at + 10, customer('Ann Middle'));
  await tell(completed, at + 5, checkout('b', { customer: { id: 'cus_1' } }));
  await tell(completed, at, checkout('c', { customer: 'cus_2' }));
  // Something else has changed.
  await tell('customer.updated', at + 30, customer('No'), { previous_attributes: { balance: 1 } });
  const shown = (await details()).map(({ order }) => [order.customer, order.email]);
  expect(shown.sort()).toEqual([
    ['Ann New', 'ann@new.example'],
    ['Ann New', 'ann@new.example'],
    ['Ann Old', 'ann@old.example'],
  ]);
  const { events } = await (await owner.request('GET', '/api/admin/payment-events')).json();
  expect(events).toEqual([]);
  await tell('charge.refunded', at + 40, {
    ...{ id: 'ch_a', amount_refunded: 30000, currency: 'gbp', payment_intent: 'pi_a' },
  });
  await issue();
  const order = (await details()).find(({ receipts }) => receipts.length === 2);
  expect(order.receipts.map(({ customer }: { customer: object }) => customer)).toMatchObject([
    { name: 'Ann New', address: '1 Ann New Lane' },
    { name: 'Ann Old', address: '' },
  ]);
});

test('receipts that are made late have the names of their own payments', async () => {
  const invoice = (id: string, name: string) => ({
    ...{ id, amount_paid: 479, amount_due: 479, currency: 'gbp', customer_name: name },
    ...{ customer_email: 'ann@old.example', subscription: 'sub_1', customer: 'cus_1' },
  });
  const plan = { mode: 'subscription', amount_total: 479, subscription: 'sub_1', invoice: 'in_1' };
  await tell(completed, at, checkout('a', plan));
  await tell('invoice.paid', at + 200, invoice('in_3', 'Ann Third'));
  await tell('invoice.paid', at + 100, invoice('in_2', 'Ann Second'));
  await tell('customer.updated', at + 300, customer('Ann New'));
  await issue();
  const [{ order, receipts }] = await details();
  expect(order.customer).toBe('Ann New');
  expect(receipts.map(({ customer: { name } }: { customer: { name: string } }) => name)).toEqual([
    'Ann Third',
    'Ann Second',
    'Ann Old',
  ]);
});

test('a customer who is deleted is deleted in what was told of the customer, before and later', async () => {
  await tell(completed, at, checkout('a'));
  await tell('customer.updated', at + 20, customer('Ann New'));
  await server.database.execute('update orders set forgotten_at = now()');
  await tell('customer.updated', at + 30, customer('Ann Newest'));
  const named = `select from payment_events where fact::text ~ 'Ann|new.example'`;
  expect(await server.database.execute(named)).toBe(0);
  expect((await details())[0].order.customer).toBe('Deleted customer');
});

test('what is told of a customer without an order is kept for 90 days', async () => {
  await tell('customer.updated', at, customer('Ann'));
  const age = (days: number) =>
    server.database.execute(
      'update payment_events set received_at = now() - make_interval(days => $1)',
      [days],
    );
  const kept = async () => {
    await clearEventBodies(server.database);
    return server.database.execute('select from payment_events');
  };
  await age(89);
  expect(await kept()).toBe(1);
  await tell(completed, at, checkout('a'));
  await age(91);
  expect(await kept()).toBe(2);
  await server.database.execute('delete from payment_events where order_id is not null');
  expect(await kept()).toBe(0);
});

test('a receipt has the VAT number of a business, in both of the places where it is told', async () => {
  Object.assign(business, { vatNumber: 'GB 123 4567 89' });
  const tax_ids = [{ type: 'eu_vat', value: 'DE123456789' }];
  const reverse = { name: 'Ann', email: 'a@x.example', tax_exempt: 'reverse', tax_ids };
  await tell(completed, at, checkout('a', { customer_details: reverse, currency: 'eur' }));
  await tell('invoice.paid', at + 1, {
    ...{ id: 'in_b', amount_paid: 30000, amount_due: 30000, currency: 'gbp', customer_name: 'Bo' },
    ...{ customer_tax_ids: tax_ids, customer_tax_exempt: 'reverse', payment_intent: 'pi_b' },
  });
  await tell(completed, at + 2, checkout('b'));
  await issue();
  const receipts = (await details()).flatMap((order) => order.receipts);
  expect(receipts).toHaveLength(2);
  for (const receipt of receipts)
    expect(receipt).toMatchObject({
      customer: { vatNumber: 'DE123456789' },
      vat: { rate: 0, vat: 0, treatment: 'reverse' },
    });
});

test('in another currency a receipt has its VAT in pounds too, at the rate of its month, and so have its credits', async () => {
  Object.assign(business, { vatNumber: 'GB 123 4567 89' });
  const save = async (currency: string, rate: unknown, month = '2026-11') =>
    (await owner.request('PUT', `/api/admin/exchange-rates/${month}/${currency}`, { rate })).status;
  expect([await save('eur', 1.3), await save('eur', 1.25), await save('jpy', 200)]).toEqual([
    204, 204, 204,
  ]);
  for (const refused of [0, -1, 1_000_001, '1.2', null])
    expect(await save('eur', refused)).toBe(422);
  expect(await save('usd', 1_000_000, '2026-12')).toBe(204);
  for (const [currency, month] of [
    ['gbp', '2026-11'],
    ['EUR', '2026-11'],
    ['euro', '2026-11'],
    ['eur', '2026-13'],
    ['eur', '1999-11'],
  ] as const)
    expect(await save(currency, 1.2, month)).toBe(404);
  await tell(completed, at, checkout('a', { currency: 'eur' }));
  await tell(completed, at - 1, checkout('b', { currency: 'jpy' }));
  await tell(completed, at - 5 * 86_400, checkout('c', { currency: 'eur' }));
  await issue();
  // What is issued stays as it is, and so do its credits.
  await save('eur', 1.5);
  for (const sum of [10000, 20000, 30000]) {
    await tell('charge.refunded', at + sum, {
      ...{ id: 'ch_a', amount_refunded: sum, currency: 'eur', payment_intent: 'pi_a' },
    });
    await issue();
  }
  const receipts = (await details()).flatMap((order) => order.receipts);
  const credits = receipts.filter(({ kind }) => kind === 'credit');
  // Three thirds, of which the last one takes what rounding has left of the £40.
  expect(credits.map(({ vat }) => vat.sterling.vat)).toEqual([1332, 1334, 1334]);
  const vatOf = (currency: string) =>
    receipts.filter((each) => each.currency === currency).map(({ vat }) => vat);
  expect(vatOf('jpy')).toMatchObject([
    { net: 25000, vat: 5000, sterling: { rate: 200, vat: 2500 } },
  ]);
  expect(vatOf('eur')).toEqual(
    expect.arrayContaining([
      null,
      expect.objectContaining({
        vat: 5000,
        isSimplified: false,
        sterling: { rate: 1.25, vat: 4000 },
      }),
    ]),
  );
  expect(vatOf('eur')).toContainEqual(
    expect.objectContaining({ net: 25000, vat: 5000, sterling: { rate: 1.25, vat: 4000 } }),
  );
  const listed = async (from: string, to: string) =>
    (await (await owner.request('GET', `/api/admin/receipts?from=${from}&to=${to}`)).json()).rates;
  const november = [
    { month: '2026-11', currency: 'eur', rate: 1.5 },
    { month: '2026-11', currency: 'jpy', rate: 200 },
  ];
  const december = { month: '2026-12', currency: 'usd', rate: 1_000_000 };
  // With those of the month before, which remind of the next.
  expect(await listed('2026-12-01', '2026-12-31')).toEqual([december, ...november]);
  expect(await listed('2026-10-01', '2026-11-30')).toEqual(november);
  expect(await listed('2027-02-01', '2027-02-28')).toEqual([]);
});
