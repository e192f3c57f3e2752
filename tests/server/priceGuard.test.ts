/** The price guard, with a stand-in for the provider's API. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { buildPaymentLink } from '#mocks/factories/paymentLink.ts';
import type { Offer, PaymentLink } from '#src/domain/priceGuard.ts';
import type { Database } from '../../server/database/database.ts';
import { startPriceGuard } from '../../server/orders/paymentLinks.ts';
import { notePayment, readFindings } from '../../server/orders/priceGuard.ts';
import { findOffer } from '../../server/orders/products.ts';
import { readSettings } from '../../server/settings.ts';
import { checkoutKeys, createTeller, paidCheckout, silentRules } from './facts.ts';
import { openTestServer } from './testServer.ts';

const KEY = 'rk_test_key';
const log = { info() {}, warn() {}, error() {} };
/** The package waits this long at most between its three attempts, in ms. */
const PAUSES = 1500;

/** A right link of everything that the website sells. */
const rightLinks = [
  ['standard-website', 17_900],
  ['ecommerce-website', 24_900],
  ['premium-website', 34_900],
  ['single-monthly', 249, 'month'],
  ['single-yearly', 2241, 'year'],
  ['basic-monthly', 479, 'month'],
  ['basic-yearly', 4311, 'year'],
  ['ultimate-monthly', 779, 'month'],
  ['ultimate-yearly', 7011, 'year'],
] as const;

const listed = ([name, amount, interval]: (typeof rightLinks)[number]) =>
  buildPaymentLink(
    {
      id: `plink_${name}`,
      url: `https://buy.stripe.com/millrace-${name}`,
      billing_address_collection: 'required',
    },
    { amount, ...(interval && { interval }) },
  );

/** So many links that the website does not have. */
const others = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildPaymentLink({ id: `plink_${index}`, url: `https://buy.stripe.com/${index}` }),
  );

const refusal = JSON.stringify({ error: { message: 'It is refused.' } });

let server: Awaited<ReturnType<typeof openTestServer>>;
let guards: ReturnType<typeof startPriceGuard>[];
let links: PaymentLink[];
/** Answers in place of the list. */
let answer: ((response: ServerResponse) => void) | undefined;
/** The `starting_after` of each request. */
let asked: (string | null)[];
let base: string;

const provider = createServer(({ url = '', headers }, response) => {
  const { pathname, searchParams: query } = new URL(url, 'http://localhost');
  asked.push(query.get('starting_after'));
  const isKnown =
    headers.authorization === `Bearer ${KEY}` && pathname === '/proxy/v1/payment_links';
  if (answer) return answer(response);
  if (!isKnown) return response.writeHead(401).end(refusal);
  const start = links.findIndex(({ id }) => id === query.get('starting_after')) + 1;
  const data = links.slice(start, start + Number(query.get('limit') ?? 10));
  // Without the expansion, a link in the list has no lines.
  const isExpanded = query.get('expand[0]') === 'data.line_items';
  const shown = isExpanded ? data : data.map(({ line_items: _, ...link }) => link);
  const hasMore = start + data.length < links.length;
  return response.end(JSON.stringify({ object: 'list', data: shown, has_more: hasMore }));
});

beforeEach(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  base = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/proxy`;
  server = await openTestServer({ provider: { key: KEY, base } });
  guards = [];
  links = rightLinks.map(listed);
  answer = undefined;
  asked = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(guards.map((guard) => guard.stop()));
  provider.closeAllConnections();
  provider.close();
  expect(server.errors).toEqual([]);
  await server.close();
});

function start(ask: typeof fetch = fetch, database: Database = server.database) {
  const guard = startPriceGuard({
    database,
    provider: { key: KEY, base },
    publicOrigin: 'https://shop.example',
    secretKey: server.settings.secretKey,
    fetch: ask,
    log,
    wakeOutbox() {},
  });
  guards.push(guard);
  return guard;
}

const read = () => readFindings(server.database, server.settings);

/** Resolves once the list was read, or could not be. */
const isNoted = (problem: string | null = null) =>
  vi.waitFor(async () => expect((await read()).list).toMatchObject({ problem }));

async function ownersFindings() {
  const owner = await server.signInOwner();
  return (await owner.request('GET', '/api/admin/price-guard')).json();
}

describe('The list', () => {
  test('of right links has no findings', async () => {
    start();
    await isNoted();
    expect(await ownersFindings()).toEqual({ findings: [] });
    expect(asked).toEqual([null]);
  });

  test('is read to its last page, and what is wrong is shown by any process', async () => {
    const [standard, ...right] = links;
    links = [...others(150), ...right.slice(1), { ...(standard as PaymentLink), active: false }];
    start();
    await isNoted();
    expect(asked).toEqual([null, 'plink_99']);
    expect(await ownersFindings()).toEqual({
      findings: [
        { product: 'standard', period: null, problem: 'inactive' },
        { product: 'ecommerce', period: null, problem: 'missing' },
      ],
    });
  });

  test('of more than 2,000 links is not judged', async () => {
    links = others(2001);
    start();
    await isNoted('too-many');
    expect(asked).toHaveLength(21);
    expect((await read()).findings).toEqual([]);
  });

  test('of more than 4 MB is not read', async () => {
    const page = JSON.stringify({ data: [], has_more: false });
    answer = (response) => response.end(page.padEnd(4 * 1024 * 1024 + 1));
    start();
    await isNoted('unreachable');
  });

  test.each([
    [401, 'key-refused'],
    [403, 'right-missing'],
    [429, 'unreachable'],
    [500, 'unreachable'],
    [302, 'unreachable'],
  ])('that answers %i is %s, and what was found stays', async (status, problem) => {
    links = links.slice(1);
    const first = start();
    await isNoted();
    await first.stop();
    answer = (response) =>
      response.writeHead(status, { location: `${base}/v1/other` }).end(refusal);
    start();
    await isNoted(problem);
    expect((await read()).findings).toEqual([
      { product: 'standard', period: null, problem: 'missing' },
    ]);
  });

  test.each([
    [200, '5'],
    [200, 'null'],
    [200, '{"data":{"length":1}}'],
    [200, '{"data":[{"id":{}}],"has_more":true}'],
    [200, '{"data":[{"id":"plink_1","created":8000000000000}]}'],
    [503, '{"data":[],"has_more":false}'],
  ])('that answers %i with %s cannot be read', async (status, body) => {
    vi.useFakeTimers();
    const execute = vi.fn(async () => 1);
    start(async () => new Response(body, { status }), { ...server.database, execute });
    await vi.advanceTimersByTimeAsync(2 * PAUSES);
    const noted = ['payment_links', 'unreachable', new Date(0)];
    expect(execute.mock.calls).toEqual([[expect.any(String), noted]]);
  });

  test('is asked for three times, 20 seconds each, and not waited for at the stop', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    answer = () => {};
    start();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(3 * 20_000 + 2 * PAUSES);
    vi.useRealTimers();
    await isNoted('unreachable');
    expect(asked).toHaveLength(3);
    const hanging = start();
    await vi.waitFor(() => expect(asked).toHaveLength(4));
    await hanging.stop();
    expect(asked).toHaveLength(4);
  });

  test('is asked for three times while it fails, and hourly', async () => {
    vi.useFakeTimers();
    const ask = vi.fn(async () => Response.json({}, { status: 503 }));
    // Without waiting for a real database.
    start(ask, { ...server.database, execute: async () => 1 });
    await vi.advanceTimersByTimeAsync(2 * PAUSES);
    expect(ask).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(ask).toHaveBeenCalledTimes(6);
  });
});

test('what the list has is ours by its URL, and a price alone is not while the list is read', async () => {
  const tell = createTeller(server.database, { ...silentRules, isListRead: true });
  const pay = (id: string, link: string) =>
    tell(paidCheckout(id, { link, product: null, name: id }), {
      keys: checkoutKeys(id),
      created: Math.floor(Date.now() / 1000),
    });
  await pay('ours', links[0]?.id ?? '');
  await pay('other', 'plink_other');
  const services = async () =>
    server.database.rows(
      z.object({ customer: z.string(), service: z.string() }),
      'select customer, service from orders order by customer',
    );
  const unassigned = { customer: 'other', service: 'Unassigned' };
  expect(await services()).toEqual([unassigned, { customer: 'ours', service: 'Unassigned' }]);
  const guard = start();
  await isNoted();
  await vi.waitFor(async () =>
    expect(await services()).toEqual([
      unassigned,
      { customer: 'ours', service: 'Standard Website' },
    ]),
  );
  const reads = asked.length;
  guard.wake();
  await vi.waitFor(() => expect(asked).toHaveLength(reads + 1));
  // The other one was looked for.
  guard.wake();
  await guard.stop();
  expect(asked).toHaveLength(reads + 1);
  // A link that is switched off, or not in the list any more, has still sold what is ours.
  for (const left of [links.map((link) => ({ ...link, active: false })), []]) {
    links = left;
    await start().stop();
    await pay(`later${left.length}`, rightLinks[0] && `plink_${rightLinks[0][0]}`);
  }
  expect((await services()).filter(({ service }) => service === 'Standard Website')).toHaveLength(
    3,
  );
});

describe('A payment', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 9, minute));
  const paid = {
    link: 'plink_standard',
    offer: findOffer('standard', null) as Offer,
    subtotal: 17_900,
    currency: 'gbp',
    interval: null,
    at: at(0),
    order: 'ORD-1',
  };
  const wrong = { ...paid, subtotal: 12_900, at: at(1), order: 'ORD-2' };
  const finding = { product: 'standard', period: null, problem: 'wrong-price' };
  const note = (payment: typeof paid) => notePayment(server.database, payment);

  test('with a wrong price is shown until the next right one of its link', async () => {
    await note(wrong);
    expect(await ownersFindings()).toEqual({ findings: [finding] });
    await note({ ...paid, link: 'plink_other', at: at(2) });
    expect((await read()).findings).toEqual([finding]);
    await note({ ...paid, at: at(2) });
    expect((await read()).findings).toEqual([]);
  });

  test('that arrives late changes nothing', async () => {
    await note(wrong);
    await note(paid);
    expect((await read()).findings).toEqual([finding]);
  });

  test('through two links with one problem is one finding', async () => {
    await note(wrong);
    await note({ ...wrong, link: 'plink_other' });
    expect((await read()).findings).toEqual([finding]);
  });

  test('counts until the list is read, and again after it', async () => {
    await note(wrong);
    start();
    await isNoted();
    expect((await read()).findings).toEqual([]);
    await note({ ...wrong, at: new Date(Date.now() + 1000) });
    expect((await read()).findings).toEqual([finding]);
  });

  test('counts without a key, and an earlier list does not', async () => {
    links = links.slice(1);
    start();
    await isNoted();
    await note(wrong);
    const { findings } = await readFindings(server.database, {
      ...server.settings,
      provider: undefined,
    });
    expect(findings).toEqual([finding]);
  });
});

describe('The settings', () => {
  const secretKey = 'k'.repeat(44);
  const providerOf = (key: string, url?: string) =>
    readSettings(
      { SECRET_KEY: secretKey, STRIPE_RESTRICTED_KEY: key, STRIPE_API_BASE: url },
      '/nowhere',
    ).provider;

  test('ask the provider, or the base that they name', () => {
    expect(providerOf(KEY)).toEqual({ key: KEY, base: 'https://api.stripe.com' });
    expect(providerOf(KEY, 'http://localhost:4242/')).toEqual({
      key: KEY,
      base: 'http://localhost:4242',
    });
    expect(providerOf('')).toBeUndefined();
  });

  test.each(['sk_test_key', 'pk_test_key'])('refuse the key %s', (key) => {
    expect(() => providerOf(key)).toThrow(
      'STRIPE_RESTRICTED_KEY has to be a restricted key, which begins with rk_.',
    );
  });

  test.each(['http://api.stripe.com', 'http://127.0.0.1.example', 'localhost:4242', 'x'])(
    'refuse the base %s',
    (url) => {
      expect(() => providerOf(KEY, url)).toThrow('STRIPE_API_BASE has to be an https URL');
    },
  );
});
