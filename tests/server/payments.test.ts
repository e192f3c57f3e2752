import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { clearEventBodies, tryAllAgain } from '../../server/orders/paymentOrders.ts';
import { silentRules } from './facts.ts';
import { openTestServer, queuedMails } from './testServer.ts';

const secrets = ['whsec_new', 'whsec_old'];
const server = await openTestServer({ webhookSecrets: secrets });
const owner = await server.signInOwner();
afterAll(() => server.close());

type Body = Record<string, unknown>;

const seconds = () => Math.floor(Date.now() / 1000);

function signatureOf(text: string, secret = 'whsec_new', time = seconds()) {
  const hash = createHmac('sha256', secret).update(`${time}.${text}`).digest('hex');
  return `t=${time},v1=${hash}`;
}

const post = (text: string, signature = signatureOf(text), { app } = server) =>
  app.fetch(
    new Request('http://localhost:4173/api/webhooks/stripe', {
      method: 'POST',
      body: text,
      headers: signature ? { 'stripe-signature': signature } : {},
    }),
  );

const send = async (event: Body, process: Pick<typeof server, 'app'> = server) =>
  (await post(JSON.stringify(event), undefined, process as typeof server)).status;

/** The story with ids, customers and names of its own. */
function tell(name: string, ending: string): Body[] {
  const file = readFileSync(new URL(`money/${name}.json`, import.meta.url), 'utf8');
  const told = file.replaceAll(
    /"((?:evt|cs|pi|in|il|ii|sub|si|ch|re|du|txn|inpay|cus)_\w+|Customer \w+|\w+@example\.com)"/g,
    (_, id: string) => (id.includes('@') ? `"${ending}.${id}"` : `"${id}${ending}"`),
  );
  return JSON.parse(told).events;
}

async function get(path: string) {
  const response = await owner.request('GET', `/api/admin${path}`);
  expect(response.status, path).toBe(200);
  return response.json();
}

const ordersOf = async (text: string, mode = 'test') =>
  (await get(`/orders?mode=${mode}&text=${text}`)).orders;

/** The orders of a story with their money, without ids. */
async function detailsOf(text: string) {
  const listed: { id: string }[] = await ordersOf(text);
  const details = await Promise.all(listed.map(({ id }) => get(`/orders/${id}`)));
  return details.map(({ order: { id, customer, email, ...order }, ...rest }) => ({
    order,
    ...rest,
  }));
}

const purchases = async (text: string) =>
  (await queuedMails(server, "dedupe_key like 'purchase-%'")).filter(({ to }) =>
    String(to).includes(text),
  ).length;

const shuffled = <T>(items: readonly T[], seed: number) =>
  items
    .map((item, index) => ({ item, rank: Math.sin(seed * 100 + index) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);

/** What is true of an order when all of its story has come. */
interface Expected {
  orders: number;
  mails?: number;
  payments?: number;
  status?: string;
  money?: string;
  product?: string | null;
  nextPayment?: number | null;
  endsAt?: number | null;
}

const expectedOf = (name: string): Expected =>
  JSON.parse(readFileSync(new URL(`money/${name}.json`, import.meta.url), 'utf8')).expect;

const momentOf = (seconds: number | null) =>
  seconds === null ? null : new Date(seconds * 1000).toISOString();

function orderOf(name: string): object {
  const { orders, mails, payments, money, nextPayment, endsAt, ...order } = expectedOf(name);
  const { afterFirst, receipts, livemode, ...known } = order as Record<string, unknown>;
  return {
    ...known,
    ...(money && { money: expect.objectContaining({ state: money }) }),
    ...(nextPayment !== undefined && { nextPayment: momentOf(nextPayment) }),
    ...(endsAt !== undefined && { endsOn: momentOf(endsAt) }),
  };
}

const stories = readdirSync(new URL('money/', import.meta.url))
  .map((name) => name.replace('.json', ''))
  // Of several orders, of both kinds of money, and of none.
  .filter((name) => !/^(15|18|19)/.test(name));

const other = server.openProcess();

describe.each(stories)('%s', (name) => {
  test('gives the same rows one after the other, in any sequence, and at once by two processes', async () => {
    const told: unknown[] = [];
    const run = async (ending: string, deliver: (events: Body[]) => Promise<unknown>) => {
      await deliver(tell(name, ending));
      const details = await detailsOf(`${ending}.`);
      const { orders, payments, product, mails = product === null ? 0 : 1 } = expectedOf(name);
      expect(details).toHaveLength(orders);
      const { lost = 0, ...order } = orderOf(name) as { lost?: number };
      expect(details[0]?.order).toMatchObject(order);
      expect(details[0]?.order.money.lost).toBe(lost);
      if (payments !== undefined) expect(details[0]?.payments).toHaveLength(payments);
      expect(await purchases(`${ending}.`)).toBe(mails);
      told.push(JSON.parse(JSON.stringify(details).replaceAll(ending, '')));
    };
    const ending = (way: string) => `${name.slice(0, 2)}${way}`;
    await run(ending('a'), async (events) => {
      for (const event of events) expect(await send(event)).toBe(200);
    });
    for (const seed of [1, 2, 3]) {
      await run(ending(`b${seed}`), async (events) => {
        for (const event of shuffled([...events, ...events], seed)) await send(event);
      });
    }
    await run(ending('c'), async (events) => {
      const all = shuffled([...events, ...events, ...events], 4);
      const statuses = all.map((event, index) => send(event, index % 2 ? other : server));
      expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
    });
    for (const each of told) expect(each).toEqual(told[0]);
  });
});

test('thirty equal events at once, and the same payment under another id, are one order and one mail', async () => {
  const [event] = tell('12-delayed-payment', 'many').slice(1);
  const statuses = await Promise.all(
    Array.from({ length: 30 }, (_, index) => send(event as Body, index % 2 ? other : server)),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await send({ ...event, id: 'evt_another' })).toBe(200);
  expect(await detailsOf('many.')).toMatchObject([{ order: { paid: 17900 } }]);
  expect(await purchases('many.')).toBe(1);
});

test('amounts are shown in their currency, and the forged reference names no product', async () => {
  const ofLink = JSON.stringify(tell('15-other-currencies', 'cur')).replaceAll(
    'plink_',
    'plink_cur_',
  );
  const [adaptive, old, yen]: [Body, Body, Body] = JSON.parse(ofLink);
  const findings = async () => (await get('/price-guard')).findings;
  for (const event of [adaptive, old]) await send(event);
  expect(await findings()).toEqual([]);
  await send(yen);
  // Another payment of the same second does not say that it is right again.
  await send({ ...adaptive, id: 'evt_cur_again' });
  expect(await findings()).toEqual([
    { product: 'standard', period: null, problem: 'wrong-currency' },
  ]);
  for (const event of tell('16-forged-reference', 'cur')) await send(event);
  const listed: { customer: string; amount: string; service: string }[] = await ordersOf('cur.');
  expect(
    Object.fromEntries(
      listed.map(({ customer, amount, service }) => [customer, [amount, service]]),
    ),
  ).toEqual({
    'Customer adaptivecur': ['£179.00', 'Standard Website'],
    'Customer adaptiveoldcur': ['£179.00', 'Standard Website'],
    'Customer yencur': ['¥36,000', 'Standard Website'],
    'Customer forgecur': ['£2.49', 'Unassigned'],
  });
});

test('the history says what money has changed', async () => {
  for (const event of tell('12-delayed-payment', 'told')) await send(event);
  const [{ id }] = await ordersOf('told.');
  const { entries } = await get(`/history?kind=order&id=${id}`);
  expect(
    entries.map(({ actor, action }: { actor: string; action: string }) => `${actor} ${action}`),
  ).toEqual(['Server set to In Progress', 'Server set to Waiting for payment']);
});

test('live orders are not among test orders, and change neither figures nor mails while test mode is on', async () => {
  const { summary: before, found, counts } = await get('/orders');
  for (const event of tell('18-live-and-test', 'mode')) await send(event);
  expect(await ordersOf('mode.')).toHaveLength(1);
  expect(await ordersOf('mode.', 'live')).toHaveLength(1);
  const after = await get('/orders');
  expect([after.summary.sum, after.found]).toEqual([before.sum + 17900, found + 1]);
  expect(after.counts.all).toBe(counts.all + 1);
  expect(await purchases('mode.')).toBe(1);
});

test('what cannot be read is kept, listed and read again', async () => {
  for (const event of tell('19-unreadable', 'odd')) expect(await send(event)).toBe(200);
  expect((await post('no JSON', signatureOf('no JSON'))).status).toBe(200);
  const { events }: { events: { id: string; type: string; problem: string }[] } = await get(
    '/payment-events?state=unread',
  );
  expect(events.map(({ problem }) => problem).sort()).toEqual([
    'It has no valid amount_paid.',
    'It has no valid amount_total, currency.',
    'It is no event of version 1.',
    'It is not JSON.',
  ]);
  for (const { id } of events) {
    const again = await owner.request('POST', `/api/admin/payment-events/${id}/try`);
    expect(again.status).toBe(204);
  }
  expect((await get('/payment-events')).events).toHaveLength(4);
  expect((await get('/today')).counts.unread).toBe(4);
});

test('what could not be read becomes an order at the next start, if this version can read it', async () => {
  const [payment] = tell('12-delayed-payment', 'again') as [Body];
  await send(payment);
  const [order] = await ordersOf('again.');
  expect(order).toBeDefined();
  // As an earlier version would have kept it.
  await server.database.execute('delete from orders where id = $1', [order.id]);
  await server.database.execute(
    `update payment_events set body = $2, problem = 'It cannot be read.', fact = null, order_id = null
     where id = $1`,
    [payment.id, JSON.stringify(payment)],
  );
  const { unread } = (await get('/today')).counts;
  await tryAllAgain(server.database, silentRules);
  expect(await ordersOf('again.')).toHaveLength(1);
  expect((await get('/today')).counts.unread).toBe(unread - 1);
});

test('the text of an event that cannot be read is kept for 90 days, and the event for ever', async () => {
  const text = 'no JSON for 90 days';
  await post(text, signatureOf(text));
  const bodies = () =>
    server.database.execute('select from payment_events where body = $1', [text]);
  const age = (days: number) =>
    server.database.execute(
      'update payment_events set received_at = now() - make_interval(secs => $2) where body = $1',
      [text, days * 86_400],
    );
  await age(89.9);
  await clearEventBodies(server.database);
  expect(await bodies()).toBe(1);
  const listed = async () => (await get('/payment-events')).events.length;
  const before = await listed();
  await age(90.1);
  await clearEventBodies(server.database);
  expect(await bodies()).toBe(0);
  expect(await listed()).toBe(before);
});

test('a refund is listed while its payment is not known', async () => {
  const [payment, refund] = tell('07-refunds-in-parts', 'wait');
  await send(refund as Body);
  const waiting = async () =>
    (await get('/payment-events')).events.filter(
      ({ type }: { type: string }) => type === 'refund.created',
    );
  expect(await waiting()).toMatchObject([
    {
      problem: 'Its payment is not known yet.',
      isWaiting: true,
      receivedAt: expect.stringContaining('T'),
    },
  ]);
  await send(payment as Body);
  expect(await waiting()).toEqual([]);
});

test('two orders that turn out to be one keep both ids', async () => {
  const [session, , , join, refund] = tell('02-subscription-refunded-new', 'join') as Body[];
  await send(session as Body);
  const [{ id }] = await ordersOf('join.');
  const data = structuredClone(join?.data) as { object: { invoice: null | string } };
  data.object.invoice = null;
  await send({ ...join, id: 'evt_alone', data });
  const other = (await get('/orders?mode=test')).orders.find(
    ({ customer }: { customer: string }) => customer === '',
  );
  await send(join as Body);
  await send(refund as Body);
  expect((await get(`/orders/${other.id}`)).order.id).toBe((await get(`/orders/${id}`)).order.id);
});

test('the number of an order has twelve letters and digits', async () => {
  for (const event of tell('12-delayed-payment', 'number')) await send(event);
  const [{ id }] = await ordersOf('number.');
  expect(id).toMatch(/^ORD-[0-9A-HJKMNP-TV-Z]{12}$/);
});

describe('What nobody knows', () => {
  const path = (id: string) => `/api/admin/link-products/${id}`;
  const assign = async (id: string, product: string | null) =>
    (await owner.request('PUT', path(id), { product })).status;

  test('is confirmed once the owner has said what it is, and set aside if it is not ours', async () => {
    const told = JSON.stringify(tell('25-another-shop', 'aside')).replaceAll(
      'plink_',
      'plink_aside_',
    );
    const { summary: before } = await get('/orders');
    for (const event of JSON.parse(told)) await send(event);
    const [{ id }] = await ordersOf('aside.');
    expect(await assign('plink_aside_candles', null)).toBe(204);
    expect(await ordersOf('aside.')).toEqual([]);
    expect(await ordersOf('aside.', 'none')).toHaveLength(1);
    expect((await get('/orders')).summary.sum).toBe(before.sum);
    expect((await get(`/orders/${id}`)).order).toMatchObject({ isSetAside: true, product: null });
    expect(await purchases('aside.')).toBe(0);
    expect(await assign('plink_aside_candles', 'standard')).toBe(204);
    expect((await get('/orders')).summary.sum).toBe(before.sum + 2850);
    expect(await assign('plink_aside_candles', 'premium')).toBe(204);
    expect(await purchases('aside.')).toBe(1);
  });

  test('and has no link is assigned by its order, also at a price of ours', async () => {
    const [event] = tell('12-delayed-payment', 'none').slice(1) as [Body];
    const { object } = event.data as { object: Body };
    await send({ ...event, data: { object: { ...object, payment_link: null, metadata: {} } } });
    const [{ id }] = await ordersOf('none.');
    expect((await get(`/orders/${id}`)).order).toMatchObject({ product: null, link: null });
    expect(await purchases('none.')).toBe(0);
    expect(await assign(id, 'standard')).toBe(204);
    expect((await get(`/orders/${id}`)).order.service).toBe('Standard Website');
    expect(await purchases('none.')).toBe(1);
  });
});

test('a free order is confirmed in words of its own', async () => {
  for (const event of tell('24-nothing-to-pay', 'free')) await send(event);
  const [mail] = await queuedMails(server, "dedupe_key = 'purchase-cs_test_giftfree'");
  expect(mail?.text).toContain('There is nothing to pay now');
  expect(mail?.text).not.toMatch(/receipt|payment has arrived/);
  expect(mail?.text).toContain('session_id=cs_test_giftfree');
});

test('what the checkout has asked is on the owner’s order', async () => {
  const [event] = tell('12-delayed-payment', 'asked').slice(1) as [Body];
  const { object } = event.data as { object: Body };
  const customer = object.customer_details as Body;
  const asked = {
    customer_details: { ...customer, business_name: 'Lee Pottery Ltd', phone: '+441422000000' },
    custom_fields: [
      {
        key: 'domain',
        label: { custom: 'Your domain' },
        type: 'text',
        text: { value: 'lee.example' },
      },
      {
        key: 'size',
        type: 'dropdown',
        dropdown: { value: 'm', options: [{ label: 'Medium', value: 'm' }] },
      },
      { key: 'empty', type: 'text', text: { value: null } },
    ],
  };
  await send({ ...event, data: { object: { ...object, ...asked } } });
  const [{ id }] = await ordersOf('asked.');
  expect((await get(`/orders/${id}`)).order).toMatchObject({
    business: 'Lee Pottery Ltd',
    phone: '+441422000000',
    answers: [
      { label: 'Your domain', value: 'lee.example' },
      { label: 'size', value: 'Medium' },
    ],
  });
});

test('the history says what a plan was changed to, and the list what went back', async () => {
  for (const event of tell('22-plan-changed-new', 'plan')) await send(event);
  const [{ id }] = await ordersOf('plan.');
  const { entries } = await get(`/history?kind=order&id=${id}`);
  expect(entries[0].action).toBe('changed to Ultimate Hosting (yearly)');
  for (const event of tell('21-part-back-before-questionnaire', 'back')) await send(event);
  const found = (await get('/orders?mode=test&status=returned&text=back.')).orders;
  expect(found).toMatchObject([
    {
      status: 'In Progress',
      currency: 'gbp',
      money: { paid: 17900, refunded: 1000, lost: 0, state: 'partly-returned' },
    },
  ]);
});

test('the owner assigns a link once, for earlier payments too', async () => {
  const [event] = tell('16-forged-reference', 'link');
  await send(event as Body);
  const path = '/api/admin/link-products/plink_unknown';
  const refused = await owner.request('PUT', path, { product: 'nothing', period: null });
  expect(refused.status).toBe(422);
  const assigned = await owner.request('PUT', path, { product: 'basic', period: 'monthly' });
  expect(assigned.status).toBe(204);
  expect(await detailsOf('link.')).toMatchObject([
    { order: { product: 'basic', period: 'monthly', service: 'Basic Hosting (monthly)' } },
  ]);
});

describe('The webhook', () => {
  const text = JSON.stringify({ id: 'evt_other', object: 'event', type: 'price.created' });

  const signatures: readonly (readonly [string, () => string, number])[] = [
    ['no signature', () => '', 400],
    ['a malformed signature', () => 't=1', 400],
    ['a wrong signature', () => signatureOf('other'), 400],
    ['the second secret', () => signatureOf(text, 'whsec_old'), 200],
    ['an empty second signature', () => `t=${seconds()},v1=${'0'.repeat(64)},v1=`, 400],
    ['several signatures', () => `${signatureOf(text)},v1=${'0'.repeat(64)}`, 200],
    ['a signature of 298 s ago', () => signatureOf(text, undefined, seconds() - 298), 200],
    ['a signature of 301 s ago', () => signatureOf(text, undefined, seconds() - 301), 400],
    [
      'an old signature behind a new time',
      () =>
        `t=${seconds()},${signatureOf(text, undefined, seconds() - 302)}`.replace(',v1', '=,v1'),
      400,
    ],
    ['a signature in 299 s', () => signatureOf(text, undefined, seconds() + 299), 200],
    ['a signature in 303 s', () => signatureOf(text, undefined, seconds() + 303), 400],
  ];

  test.each(signatures)('answers %s', async (_, signature, status) => {
    expect((await post(text, signature())).status).toBe(status);
  });

  test('counts refused signatures, and keeps the last cause', async () => {
    const refused = { count: 7, cause: 'future' };
    expect((await get('/payment-events')).refused).toEqual(refused);
    expect((await get('/checklist')).webhook.refused).toEqual(refused);
  });

  test('takes 256 KB and refuses more, and other methods', async () => {
    const padded = (size: number) =>
      text.replace('}', `,"a":"${'a'.repeat(size - text.length - 7)}"}`);
    expect((await post(padded(262_144))).status).toBe(200);
    expect((await post(padded(262_145))).status).toBe(413);
    const read = await server.openBrowser().request('GET', '/api/webhooks/stripe');
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('is unavailable without a secret', async () => {
    const without = await openTestServer();
    expect((await post(text, undefined, without)).status).toBe(503);
    await without.close();
  });
});

test('signed JSON that is nested 100,000 times is kept as unreadable', async () => {
  const text = '['.repeat(100_000) + ']'.repeat(100_000);
  expect((await post(text)).status).toBe(200);
  expect(await get('/payment-events')).toMatchObject({
    events: expect.arrayContaining([expect.objectContaining({ problem: 'It cannot be read.' })]),
  });
});

test('a payment with long personal texts is read, and the texts are cut after 500 characters', async () => {
  const [event] = tell('16-forged-reference', 'long') as [Body];
  const { object } = event.data as { object: Body };
  const long = '🦉'.repeat(501);
  const address = { line1: long, line2: long, city: long, state: long, postal_code: long };
  for (const [ending, email] of [
    'a,b@x.example',
    'Vic <v@x.example>',
    'a\u00ad@x.example',
  ].entries()) {
    const customer_details = { name: `Owl${long}`, email, address: { ...address, country: long } };
    const changes = {
      id: `cs_${ending}long`,
      payment_intent: null,
      customer_details,
      metadata: { product: long },
    };
    const changed = {
      ...event,
      id: `evt_${ending}long`,
      data: { object: { ...object, ...changes } },
    };
    expect(await send(changed)).toBe(200);
  }
  const listed = await ordersOf('owl');
  expect(listed).toHaveLength(3);
  for (const { id, customer } of listed) {
    expect(customer).toBe(`Owl${'🦉'.repeat(497)}`);
    expect((await get(`/orders/${id}`)).order.email).toBe(null);
  }
  expect(await purchases('x.example')).toBe(0);
});

test('a signed event with values that no database stores is kept, and answered with 200', async () => {
  const [event] = tell('16-forged-reference', 'bad') as [Record<string, unknown>];
  const { object } = event.data as { object: Record<string, unknown> };
  const changed = (id: string, changes: object, time = 1795600000) =>
    JSON.stringify({ ...event, id, created: time, data: { object: { ...object, ...changes } } });
  const texts = [
    changed('evt_nul', { customer_details: { name: 'A\0nn \ud800', email: 'a\0@example.com' } }),
    changed('evt_long', { payment_intent: 'p'.repeat(300) }),
    changed('evt_late', {}, 8_000_000_000_000),
    changed('evt_name', { customer_details: { name: 'n'.repeat(9000), email: null } }),
    '\0',
    '[]',
    'null',
  ];
  for (const text of texts) expect((await post(text)).status, text.slice(0, 40)).toBe(200);
  const [order] = (await ordersOf('ann')).filter(({ customer }: { customer: string }) =>
    customer.startsWith('Ann'),
  );
  expect(order).toMatchObject({ customer: 'Ann \ufffd', amount: '£2.49' });
});
