import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { buildQuote } from '#mocks/factories/quote.ts';
import { buildTicketRequest } from '#mocks/factories/ticket.ts';
import { business } from '#src/content/business.ts';
import type { Today } from '#src/domain/today.ts';
import { mailToday } from '../../server/site/todayMail.ts';
import { type Browser, openTestServer } from './testServer.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let owner: Browser;

beforeAll(async () => {
  server = await openTestServer();
  owner = await server.signInOwner();
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['outbox', 'tickets', 'quotes', 'orders', 'payment_events'])
    await server.database.execute(`delete from ${table}`);
});

const path = '/api/admin/today';
const read = async (): Promise<Today> => (await owner.request('GET', path)).json();
const visitor = () => server.openBrowser();
const openTicket = () => visitor().request('POST', '/api/tickets', buildTicketRequest());

test('Today is for the owner alone, and changes by a request of the site alone', async () => {
  const customer = visitor();
  await customer.request('POST', '/api/accounts', buildRegistration());
  const guest = visitor();
  for (const browser of [customer, guest]) {
    for (const method of ['GET', 'HEAD'])
      expect((await browser.request(method, path)).status).toBe(401);
    expect((await browser.request('PUT', `${path}/mail`, { isOn: false })).status).toBe(401);
  }
  const headers = { 'sec-fetch-site': 'cross-site' };
  const forged = await owner.request('PUT', `${path}/mail`, { isOn: false }, headers);
  expect(forged.status).toBe(403);
  expect((await owner.request('PUT', `${path}/mail`, { isOn: 'no' })).status).toBe(422);
  expect((await read()).isMailed).toBe(true);
});

test('a dispute comes before all that is late', async () => {
  await openTicket();
  await server.database.execute(`update tickets set active_at = '2026-03-02T10:00Z'`);
  await server.database.execute(
    `insert into orders (id, customer, service, status, searched, product)
     select 'ord_' || n, 'Customer', 'Standard Website', 'Payment overdue', '', 'standard'
     from generate_series(1, 100) as n`,
  );
  await server.database.execute(`update orders set next_payment = '2026-01-02T10:00Z'`);
  await server.database.execute(
    `insert into orders (id, customer, service, status, searched, product)
     values ('ord_0', 'Ida Marsh', 'Standard Website', 'Disputed', '', 'standard')`,
  );
  await server.database.execute(
    `insert into order_entries (order_id, kind, id, amount, due_by)
     values ('ord_0', 'dispute', 'du_1', 1, '2026-12-01T00:00Z')`,
  );
  const { items, total } = await read();
  expect(items.slice(0, 2).map(({ kind, until }) => [kind, until])).toEqual([
    ['dispute', '2026-12-01'],
    ['overdue', '2026-01-02'],
  ]);
  expect(total).toBe(102);
});

test('what waits comes with its deadline, the nearest first, and is counted by its kind', async () => {
  await openTicket();
  await visitor().request('POST', '/api/quotes', { quote: buildQuote(), captchaToken: null });
  await server.database.execute(`update tickets set active_at = '2026-03-02T10:00Z'`);
  await server.database.execute(`update quotes set created_at = '2026-03-01T10:00Z'`);
  await server.database.execute(`update outbox set state = 'failed'`);
  await server.database.execute(
    `insert into payment_events (id, type, problem, body, received_at)
     values ('evt_1', 'charge.refunded', 'unknown', '{}', now())`,
  );
  await server.database.execute(
    `insert into orders (id, customer, service, status, searched)
     values ('ord_1', 'Ida Marsh', 'Unassigned', 'In Progress', '')`,
  );
  const { items, total, counts } = await read();
  expect(items.map(({ kind, until, action }) => [kind, until, action])).toEqual([
    ['quote', '2026-03-03', 'Price'],
    ['ticket', '2026-03-04', 'Reply'],
    ['unassigned', null, 'Assign'],
    ['unread', null, 'Compare'],
    ...Array.from({ length: counts.mail ?? 0 }, () => ['mail', null, 'Open']),
  ]);
  expect(counts).toMatchObject({ quote: 1, ticket: 1, unassigned: 1, unread: 1 });
  expect(total).toBe(items.length);
  expect(items[2]).toMatchObject({ id: 'ord_1', who: 'Ida Marsh, Unassigned' });
});

test('of 10,000 orders and tickets a hundred are listed, and all are counted', async () => {
  await server.database.execute(
    `insert into orders (id, customer, service, status, searched, product)
     select 'ord_' || n, 'Customer', 'Standard Website', 'Payment failed', '', 'standard'
     from generate_series(1, 10000) as n`,
  );
  await server.database.execute(
    `insert into tickets (id, user_id, user_name, user_email, date, active_at, title, status, priority,
       category, subject, description, package_id, is_private, searched)
     select 'web-' || n, 'guest', 'Name', '', now(), now(), repeat('t', 5000), 'Open', 'High', '', '', '',
       '', true, '' from generate_series(1, 10000) as n`,
  );
  const { items, total, counts } = await read();
  expect([items.length, total]).toEqual([100, 20_000]);
  expect(counts).toEqual({ failed: 10_000, ticket: 10_000 });
});

/** The mails of Today that are queued. */
const mails = () => server.database.execute(`select from outbox where dedupe_key like 'today-%'`);
/** As a process does that starts at this moment. */
const at = async (moment: string) => {
  await mailToday(server, new Date(moment));
  return mails();
};

test('the mail is queued at 7:30 in the time zone of the business, once a day', async () => {
  await openTicket();
  // In winter London has UTC.
  expect(await at('2026-03-02T07:29:59Z')).toBe(0);
  expect(await at('2026-03-02T07:30:00Z')).toBe(1);
  expect(await at('2026-03-02T07:31:00Z')).toBe(1);
  expect(await at('2026-03-02T11:59:59Z')).toBe(1);
  // In summer it is an hour ahead.
  expect(await at('2026-06-01T06:29:59Z')).toBe(1);
  expect(await at('2026-06-01T06:30:00Z')).toBe(2);
  // A server that starts at noon mails no more.
  expect(await at('2026-06-02T11:00:00Z')).toBe(2);
});

test('two processes that start in the same minute queue one mail', async () => {
  await openTicket();
  const now = new Date('2026-03-02T07:30:00Z');
  await Promise.all(Array.from({ length: 4 }, () => mailToday(server, now)));
  expect(await mails()).toBe(1);
});

test('the mail goes by the clock on the days on which it changes, and on no day without working hours', async () => {
  await openTicket();
  for (const [moment, queued] of [
    ['2026-03-29T06:29:59Z', 0],
    ['2026-03-29T06:30:00Z', 1],
    ['2026-10-25T07:29:59Z', 1],
    ['2026-10-25T07:30:00Z', 2],
  ] as const)
    expect(await at(moment)).toBe(queued);
  const { hours } = business;
  onTestFinished(() => void Object.assign(business, { hours }));
  Object.assign(business, { hours: [{ days: 'Mon-Fri', time: '', schema: 'Mo-Fr 09:00-20:00' }] });
  expect(await at('2026-03-07T07:30:00Z')).toBe(2);
  expect(await at('2026-03-08T07:30:00Z')).toBe(2);
  expect(await at('2026-03-09T07:30:00Z')).toBe(3);
});

test('no mail is queued while nothing waits, or once it is turned off', async () => {
  expect(await at('2026-03-03T07:30:00Z')).toBe(0);
  await openTicket();
  expect((await owner.request('PUT', `${path}/mail`, { isOn: false })).status).toBe(204);
  expect((await read()).isMailed).toBe(false);
  expect(await at('2026-03-03T07:30:00Z')).toBe(0);
  await owner.request('PUT', `${path}/mail`, { isOn: true });
  expect(await at('2026-03-03T07:30:00Z')).toBe(1);
});

test('the mail lists what waits, and opens the admin area', async () => {
  await openTicket();
  await server.database.execute(`update tickets set active_at = '2026-03-02T10:00Z'`);
  await at('2026-03-05T07:30:00Z');
  const [mail] = (await (await owner.request('GET', '/api/admin/mail?text=waits')).json()).mails;
  expect(mail.subject).toBe('1 thing waits for you.');
  const { html } = await (await owner.request('GET', `/api/admin/mail/${mail.id}`)).json();
  expect(html).toContain('Ticket, reply by 4 March 2026');
  expect(html).toContain('http://localhost:4173/admin');
});
