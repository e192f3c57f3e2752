import { readFileSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { startMissedEvents } from '../../server/orders/missedEvents.ts';
import { eventTypes, readEvent } from '../../server/orders/paymentFacts.ts';
import { recordEvent } from '../../server/orders/paymentOrders.ts';
import { readFindings } from '../../server/orders/priceGuard.ts';
import type { ServerSettings } from '../../server/settings.ts';
import { silentRules } from './facts.ts';
import { openTestServer } from './testServer.ts';

const server = await openTestServer();
const owner = await server.signInOwner();
afterAll(() => server.close());

const settings = { provider: { key: 'rk_test_1', base: 'http://localhost:1' } } as ServerSettings;

type Event = {
  id: string;
  type: string;
  created: number;
  data: { object: { payment_intent?: string; id?: string; mode?: string } };
};

const story = (name: string): Event[] =>
  JSON.parse(readFileSync(new URL(`money/${name}.json`, import.meta.url), 'utf8')).events;

const typesOf = ({ searchParams }: URL) =>
  [...searchParams].flatMap(([name, value]) => (name.startsWith('types[') ? [value] : []));

/** The provider's lists, and the URLs that were asked for. */
function createProvider(
  events: readonly Event[],
  invoicePayments: readonly object[] = [],
  pageSize = 2,
) {
  const asked: URL[] = [];
  const answer: typeof fetch = async (input) => {
    const url = new URL(String(input));
    asked.push(url);
    const query = url.searchParams;
    const types = typesOf(url);
    expect(types.length).toBeLessThanOrEqual(20);
    const all: readonly object[] = url.pathname.endsWith('/events')
      ? events
          .filter(
            ({ type }) => (type === 'customer.updated') === types.includes('customer.updated'),
          )
          .filter(({ created }) => created >= Number(query.get('created[gte]')))
          .filter(({ created }) => created <= Number(query.get('created[lte]') ?? Infinity))
          .sort((a, b) => b.created - a.created)
      : invoicePayments;
    const after = query.get('starting_after');
    const start = after ? all.findIndex((each) => Object(each).id === after) + 1 : 0;
    const data = all.slice(start, start + pageSize);
    return Response.json({ object: 'list', data, has_more: all.length > start + pageSize });
  };
  return { asked, answer };
}

async function read({ answer, asked }: ReturnType<typeof createProvider>, lists: number) {
  const wakeOutbox = vi.fn();
  const reader = startMissedEvents({
    ...server.settings,
    database: server.database,
    provider: { key: 'rk_test_1', base: 'http://localhost:1' },
    fetch: answer,
    log: { info() {}, warn() {}, error() {} },
    wakeOutbox,
  });
  await vi.waitFor(() => expect(wakeOutbox).toHaveBeenCalledTimes(1), { timeout: 20_000 });
  await reader.stop();
  expect(new Set(asked.map(({ pathname }) => pathname)).size).toBe(lists);
}

const orders = async () => (await owner.request('GET', '/api/admin/orders')).json();

/** The story as if it had begun so many days ago. */
function begun(daysAgo: number, events: readonly Event[]): Event[] {
  const move = Math.floor(Date.now() / 1000) - daysAgo * 86_400 - 1_795_600_000;
  const text = JSON.stringify(events);
  return JSON.parse(text.replaceAll(/\b1[78]\d{8}\b/g, (time) => String(Number(time) + move)));
}

test('events that were missed become orders from all pages, also while webhooks bring them', async () => {
  const events = begun(20, [...story('12-delayed-payment'), ...story('07-refunds-in-parts')]);
  const provider = createProvider(events);
  // The newest one has come before the list is read.
  const webhooks = events.toReversed().map(async (json) => {
    const event = readEvent(json);
    if (event.state !== 'read') throw new Error('It cannot be read.');
    const details = { id: json.id, body: '', now: new Date() };
    await recordEvent(server.database, event, details, silentRules);
  });
  await webhooks[0];
  // Two of the checkouts have no invoice.
  await Promise.all([read(provider, 3), ...webhooks]);
  expect((await orders()).summary.sum).toBe(17900 + 17900 - 5000);
  // The first time from 30 days ago, then from an hour before the last event of the list.
  const since = Number(provider.asked[0]?.searchParams.get('created[gte]'));
  expect(Math.abs(Date.now() / 1000 - 2_592_000 - since)).toBeLessThan(60);
  const again = createProvider(events);
  await read(again, 1);
  const last = Math.max(...events.map(({ created }) => created));
  expect(Number(again.asked[0]?.searchParams.get('created[gte]'))).toBe(last - 3600);
});

test('a refund that waits finds its payment by the list of invoice payments', async () => {
  const events = begun(5, story('02-subscription-refunded-new'));
  const [joining] = events.splice(3, 1);
  const before = (await orders()).summary.sum;
  await read(createProvider(events, [joining?.data.object ?? {}]), 2);
  expect((await orders()).summary.sum).toBe(before);
  const { events: unread } = await (await owner.request('GET', '/api/admin/payment-events')).json();
  expect(unread).toEqual([]);
});

test('what an event waits for is asked for at once, in the version of the shapes that are read', async () => {
  const versions: (string | null)[] = [];
  const [paid, joining, refunded] = [
    story('12-delayed-payment')[1],
    story('02-subscription-refunded-new')[3],
    story('02-subscription-refunded-new')[4],
  ].map((event) => JSON.parse(JSON.stringify(event).replaceAll(/_(slow|subrefnew)/g, '_$1_once')));
  const lines = [
    {
      id: 'li_1',
      description: 'Standard',
      quantity: 2,
      amount_total: 17900,
      price: { id: 'price_1', unit_amount: 8950 },
    },
  ];
  const answer: typeof fetch = async (input, init) => {
    versions.push(new Headers(init?.headers).get('stripe-version'));
    const { pathname } = new URL(String(input));
    const data = pathname.endsWith('/line_items')
      ? lines
      : pathname.endsWith('/invoice_payments')
        ? [joining.data.object]
        : [];
    return Response.json({ object: 'list', data, has_more: false });
  };
  const wakeOutbox = vi.fn();
  const reader = startMissedEvents({
    ...server.settings,
    database: server.database,
    provider: { key: 'rk_test_1', base: 'http://localhost:1' },
    fetch: answer,
    log: { info() {}, warn() {}, error() {} },
    wakeOutbox,
  });
  await vi.waitFor(() => expect(wakeOutbox).toHaveBeenCalledTimes(1));
  for (const json of [paid, refunded].map((event) => ({ ...event, id: `${event.id}_once` }))) {
    const event = readEvent(json);
    if (event.state !== 'read') throw new Error('It cannot be read.');
    const details = { id: json.id, body: '', now: new Date() };
    await recordEvent(server.database, event, details, silentRules);
  }
  const waiting = async () =>
    (await (await owner.request('GET', '/api/admin/payment-events')).json()).events.length;
  expect(await waiting()).toBe(1);
  reader.wake();
  reader.wake();
  await vi.waitFor(() => expect(wakeOutbox).toHaveBeenCalledTimes(2));
  await reader.stop();
  expect(await waiting()).toBe(0);
  const { orders: found } = await orders();
  const details = await Promise.all(
    found.map(async ({ id }: { id: string }) =>
      (await owner.request('GET', `/api/admin/orders/${id}`)).json(),
    ),
  );
  expect(details.map(({ order }) => [order.quantity, order.lines])).toContainEqual([
    2,
    [{ description: 'Standard Website', quantity: 2, amount: 17900 }],
  ]);
  expect(new Set(versions)).toEqual(new Set(['2026-10-28.endive']));
});

test('a list that the key may not read is named until it can be read', async () => {
  const { answer, asked } = createProvider([]);
  const refused: typeof fetch = async (...request) => {
    await answer(...request);
    return Response.json({ error: { message: 'It is refused.' } }, { status: 403 });
  };
  const unread = async () => (await readFindings(server.database, settings)).unreadList;
  await read({ answer: refused, asked }, 1);
  expect(await unread()).toEqual({ list: 'events', problem: 'right-missing' });
  await read(createProvider([]), 1);
  expect(await unread()).toBe(null);
});

test('after 20,000 events the next run goes on, and the owner is told until all are read', async () => {
  const made = Math.floor(Date.now() / 1000);
  const [newest] = begun(0, story('12-delayed-payment'));
  const type = 'checkout.session.expired';
  const older = Array.from({ length: 20_001 }, (_, index) => ({
    ...(newest as Event),
    ...{ id: `evt_${index}`, type, created: made - 1 - index, data: { object: {} } },
  }));
  const events = [{ ...(newest as Event), id: 'evt_newest', created: made }, ...older];
  const unread = async () => (await readFindings(server.database, settings)).unreadList;
  const provider = createProvider(events, [], 100);
  await read(provider, 1);
  expect(provider.asked).toHaveLength(202);
  expect(await unread()).toEqual({ list: 'events', problem: 'too-many' });
  const rest = createProvider(events, [], 100);
  await read(rest, 1);
  expect(rest.asked).toHaveLength(2);
  expect(rest.asked[0]?.searchParams.get('created[lte]')).toBe(String(made - 19_999));
  expect(await unread()).toBe(null);
  const next = createProvider(events.slice(0, 1));
  await read(next, 1);
  expect(next.asked[0]?.searchParams.get('created[gte]')).toBe(String(made - 3600));
  expect(next.asked[0]?.searchParams.has('created[lte]')).toBe(false);
});

test('an event is read whose texts have characters that no database stores', async () => {
  const [event] = begun(3, story('12-delayed-payment'));
  const text = JSON.stringify({ ...event, id: 'evt_odd\0' });
  const odd = text.replaceAll(/"name":"[^"]*"/g, '"name":"Odd\\u0000\\ud800"');
  expect(odd).not.toBe(text);
  await read(createProvider([JSON.parse(odd)]), 1);
  expect((await readFindings(server.database, settings)).unreadList).toBe(null);
});

test('two lists are asked for the 24 types of events that are read, and the newest of both comes first', async () => {
  const made = Math.floor(Date.now() / 1000);
  const of = (type: string, ages: readonly number[]) =>
    ages.map((age) => ({
      ...{ id: `evt_${type}_${age}`, object: 'event', type, created: made - age, livemode: false },
      data: { object: { id: 'cus_1', name: 'Ann' } },
    }));
  const events = [...of('customer.updated', [1, 4, 5]), ...of('invoice.paid', [2, 3, 6])];
  const provider = createProvider(events);
  await read(provider, 1);
  const types = [...new Set(provider.asked.flatMap(typesOf))];
  expect(types).toHaveLength(24);
  expect(types).toContain('customer.subscription.deleted');
  const kept = await server.database.rows(
    z.object({ id: z.string() }),
    `select id from payment_events where id like 'evt_%.%' order by received_at, id`,
  );
  expect(kept.map(({ id }) => Number(id.split('_').at(-1)))).toEqual([1, 2, 3, 4, 5, 6]);
});

test('the page about connected mode names the events that the webhook has to send', () => {
  const page = readFileSync(new URL('../../stories/ConnectedApi.md', import.meta.url), 'utf8');
  expect(eventTypes.filter((type) => !page.includes(`\`${type}\``))).toEqual([]);
});
