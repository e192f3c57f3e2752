/** The export of entries, and of orders, for bookkeeping. */
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { issueReceipts } from '../../server/orders/receipts.ts';
import { business } from '../../src/content/business.ts';
import { checkoutKeys, createTeller, paidCheckout } from './facts.ts';
import { openTestServer } from './testServer.ts';

const server = await openTestServer();
const owner = await server.signInOwner();
const { vatNumber } = business;
afterAll(() => server.close());
afterEach(() => void Object.assign(business, { vatNumber }));

const tell = createTeller(server.database);
const at = (moment: string) => Date.parse(moment) / 1000;

const buy = (id: string, moment: string, changes: object = {}, livemode = true) =>
  tell(paidCheckout(id, { email: `${id}@lee.example`, ...changes }), {
    keys: checkoutKeys(id),
    created: at(moment),
    livemode,
  });

const entries = (from: string, to: string) =>
  owner.request('GET', `/api/admin/entries.csv?from=${from}&to=${to}`);

/** The rows of a day without the mark of the file, its header and the numbers of orders. */
async function rowsOf(from: string, to = from) {
  const text = await (await entries(from, to)).text();
  return text
    .slice(1)
    .replaceAll(/ORD-\w+/g, 'ORD')
    .split('\r\n')
    .slice(1, -1);
}

test('a period has one row for each payment, refund and dispute, with its VAT and its receipt', async () => {
  Object.assign(business, { vatNumber: 'GB 123 4567 89' });
  await buy('a', '2026-04-30T22:59:59Z', { amount: 34900, name: '=HYPERLINK("x"), Ltd' });
  // The first of May in London, and the last of April in UTC.
  await buy('b', '2026-04-30T23:00:00Z', { amount: 36000, currency: 'jpy' });
  await buy('test', '2026-04-30T12:00:00Z', {}, false);
  await buy('aside', '2026-04-30T12:00:00Z');
  await server.database.execute(`update orders set counts_in = 'none' where email like 'aside@%'`);
  const money = { currency: 'gbp', at: at('2026-05-02T10:00Z') };
  await tell(
    {
      kind: 'refunds',
      total: null,
      charge: 'ch_a',
      intent: 'pi_a',
      funds: [{ id: 'txn_a', amount: 34900, currency: 'gbp', fee: 544 }],
      ...money,
      refunds: [
        { id: 're_1', amount: 17450, status: 'succeeded', ...money },
        { id: 're_2', amount: 100, status: 'failed', ...money },
        { id: 're_3', amount: 100, status: 'canceled', ...money },
      ],
    },
    { keys: ['ch_a', 'pi_a'], created: money.at, livemode: true },
  );
  for (const [status, day] of [
    ['needs_response', '2026-05-03T10:00Z'],
    ['lost', '2026-05-09T10:00Z'],
  ] as const) {
    const claim = {
      id: 'du_1',
      charge: 'ch_a',
      intent: 'pi_a',
      amount: 500,
      currency: 'gbp',
      funds: [
        { id: 'txn_1', amount: -500, currency: 'gbp', fee: 2000 },
        { id: 'txn_2', amount: 0, currency: 'gbp', fee: 150 },
      ],
    };
    await tell(
      { kind: 'dispute', ...claim, status, dueBy: null },
      { keys: ['ch_a', 'pi_a'], created: at(day), livemode: true },
    );
  }
  await issueReceipts(server.database, new Date(Date.now() + 20_000));

  const [[first = '']] = [await rowsOf('2026-04-30')];
  expect(first).toMatch(
    /^2026-04-30,payment,ORD,\d{4}-\d{4},"'=HYPERLINK\(""x""\), Ltd",a@lee.example,Standard Website,GBP,349.00,290.83,20,58.17,pi_a,5\.44$/,
  );
  expect(await rowsOf('2026-05-01', '2026-05-31')).toEqual([
    expect.stringMatching(
      /^2026-05-01,payment,ORD,\d{4}-\d{4},Ann Lee,b@lee.example,\w+( Website)?,JPY,36000,36000,,,pi_b,$/,
    ),
    expect.stringMatching(/^2026-05-02,refund,ORD,[\d-]+,.+,GBP,174.50,145.42,20,29.08,re_1,$/),
    expect.stringMatching(/^2026-05-09,dispute,ORD,[\d-]+,.+,GBP,5.00,4.17,20,0.83,du_1,21\.50$/),
  ]);
});

test('what goes back beyond a payment has the VAT of its own sum, though its credit takes the rest', async () => {
  Object.assign(business, { vatNumber: 'GB 123 4567 89' });
  await buy('d', '2026-07-01T10:00Z', { amount: 34900 });
  const sum = { amount: 20000, currency: 'gbp' };
  const payment = { charge: 'ch_d', intent: 'pi_d', funds: [] };
  const refunds = [{ ...sum, id: 're_d', status: 'succeeded', at: at('2026-07-02T10:00Z') }];
  const told = (day: string) => ({ keys: ['ch_d', 'pi_d'], created: at(day), livemode: true });
  await tell({ kind: 'refunds', total: null, ...sum, ...payment, refunds }, told('2026-07-02'));
  const claim = { kind: 'dispute', id: 'du_d', ...sum, ...payment, status: 'lost', dueBy: null };
  await tell(claim, told('2026-07-03'));
  await issueReceipts(server.database, new Date(Date.now() + 20_000));
  expect(await rowsOf('2026-07-02', '2026-07-03')).toEqual([
    expect.stringMatching(/GBP,200\.00,166\.67,20,33\.33,re_d,$/),
    expect.stringMatching(/GBP,200\.00,166\.67,20,33\.33,du_d,$/),
  ]);
});

test('without VAT the net amount is the whole one, and an order by hand has no id of the provider', async () => {
  const order = { customer: 'Bo', email: 'bo@x.example', product: 'standard', period: null };
  const body = { ...order, amount: 17900, paidOn: '2026-03-02' };
  expect((await owner.request('POST', '/api/admin/orders', body)).status).toBe(201);
  expect(await rowsOf('2026-03-02')).toEqual([
    '2026-03-02,payment,ORD,,Bo,bo@x.example,Standard Website,GBP,179.00,179.00,,,,',
  ]);
  const response = await entries('2026-03-02', '2026-03-02');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect((await entries('2026-03-02', 'soon')).status).toBe(400);
  expect((await server.openBrowser().request('GET', '/api/admin/entries.csv')).status).toBe(401);
});

test('an exported order has its email, product, currency, and what was paid and returned', async () => {
  await buy('c', '2026-06-01T10:00Z', { amount: 5000, currency: 'kwd' });
  const path = '/api/admin/orders/export?mode=live&page=1&text=c@lee.example';
  expect(await (await owner.request('GET', path)).json()).toMatchObject([
    { email: 'c@lee.example', product: 'standard', currency: 'kwd', paid: 5000, returned: 0 },
  ]);
});

test('a long period is read a thousand entries at a time, each once, and no faster than it is taken', async () => {
  // All of one moment, to the microsecond.
  await server.database.execute(
    `insert into orders (id, customer, service, status, searched, currency, counts_in)
     select 'ORD-' || n, '', 'Many', 'Completed', '', 'gbp', 'live' from generate_series(1, 2001) as n`,
  );
  await server.database.execute(
    `insert into order_entries (order_id, kind, id, amount, at)
     select id, 'payment', 'pi', 100, '2030-01-01T12:00:00.000001Z' from orders where service = 'Many'`,
  );
  const rows = vi.spyOn(server.database, 'rows');
  const readings = () => rows.mock.calls.filter(([, sql]) => sql.includes('limit 1000')).length;
  const body = (await entries('2030-01-01', '2030-01-01')).body?.getReader();
  const lines: string[] = [];
  for (let part = await body?.read(); part?.value; part = await body?.read()) {
    if (lines.length === 0) expect(readings()).toBe(1);
    lines.push(...Buffer.from(part.value).toString().split('\r\n').slice(0, -1));
  }
  expect([readings(), lines.length, new Set(lines).size]).toEqual([3, 2002, 2002]);
  rows.mockRestore();
});

test.each([
  // Summer time begins and ends.
  ['2026-03-28', '2026-03-28T00:00:00Z', '2026-03-28T23:59:59.999Z'],
  ['2026-03-29', '2026-03-29T00:00:00Z', '2026-03-29T22:59:59.999Z'],
  ['2026-03-30', '2026-03-29T23:00:00Z', '2026-03-30T22:59:59.999Z'],
  ['2026-10-24', '2026-10-23T23:00:00Z', '2026-10-24T22:59:59.999Z'],
  ['2026-10-25', '2026-10-24T23:00:00Z', '2026-10-25T23:59:59.999Z'],
  ['2026-10-26', '2026-10-26T00:00:00Z', '2026-10-26T23:59:59.999Z'],
  // The ends of a quarter, of a leap February and of a year.
  ['2026-04-01', '2026-03-31T23:00:00Z', '2026-04-01T22:59:59.999Z'],
  ['2028-02-29', '2028-02-29T00:00:00Z', '2028-02-29T23:59:59.999Z'],
  ['2028-12-31', '2028-12-31T00:00:00Z', '2028-12-31T23:59:59.999Z'],
])('the entries of %s are those from %s to %s', async (day, first, last) => {
  const outside = [new Date(Date.parse(first) - 1), new Date(Date.parse(last) + 1)];
  await server.database.execute(
    `insert into orders (id, customer, service, status, searched, currency, counts_in)
     values ($1, '', 'Day', 'Completed', '', 'gbp', 'live')`,
    [day],
  );
  await server.database.execute(
    `insert into order_entries (order_id, kind, id, amount, at)
     select $1, 'payment', at::text, 100, at from unnest($2::timestamptz[]) as at`,
    [day, [first, last, ...outside]],
  );
  const own = (await rowsOf(day)).filter((row) => row.includes(`,${day},`));
  expect(own).toHaveLength(2);
  expect(own.every((row) => row.startsWith(`${day},`))).toBe(true);
});
