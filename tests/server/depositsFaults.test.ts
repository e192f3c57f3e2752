/** What goes wrong while quotes are paid: races, interruptions, strangers, and events in any order. */
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { buildQuote } from '#mocks/factories/quote.ts';
import type { Checkout } from '../../e2e/support/checkoutSessions.ts';
import { checkoutEvent } from '../../e2e/support/checkoutSessions.ts';
import { waitingDeals } from '../../server/orders/quotePayments.ts';
import { issueReceipts } from '../../server/orders/receipts.ts';
import { accountQuotes } from '../../server/quotes/accountQuotes.ts';
import { business } from '../../src/content/business.ts';
import { json, LINES, openPaidQuotes } from './paidQuotes.ts';
import { contents, isOneServer, queuedMails } from './testServer.ts';

const quotes = await openPaidQuotes();
const { server, owner, provider, admin, link, send, priced, accept, accepted } = quotes;
const { agreeExtra, pay, tell, tellPaid, moneyOf, ordersOf } = quotes;
const { database } = server;
const { vatNumber } = business;
afterAll(() => server.close());
beforeEach(() => quotes.reset());
afterEach(() => {
  Object.assign(business, { vatNumber });
  // Processes that were killed have noted it.
  server.errors.length = 0;
});

const last = () => provider.checkouts.at(-1) as Checkout;
const statusesOf = (responses: readonly Response[]) => responses.map(({ status }) => status).sort();
const transfer = (request: string, amount: number) => ({ request, amount, day: '2026-01-05' });
const extra = (amount: number) => ({
  kind: 'extra',
  lines: [{ text: 'A second language', amount }],
  message: '',
});

/** Asks for the rest. Resolves with what is to be paid. */
async function askRest({ id, token }: { id: string; token: string }) {
  expect((await admin('POST', `${id}/requests`, { kind: 'rest', message: '' })).status).toBe(201);
  return (await moneyOf(token)).due;
}

/** Pays what is due by card, to the end. */
async function payByCard(token: string, request: string) {
  await json(pay(token, request));
  await tellPaid(last());
}

/** A refund of what was paid with a checkout. */
const refundOf = ({ id }: Checkout, amount: number) => ({
  id: `evt_refund_${id}_${amount}`,
  object: 'event',
  api_version: '2026-10-28.endive',
  created: Math.floor(Date.now() / 1000),
  livemode: false,
  type: 'refund.created',
  data: {
    object: {
      id: `re_${id}_${amount}`,
      object: 'refund',
      amount,
      currency: 'gbp',
      charge: null,
      payment_intent: `pi_${id}`,
      status: 'succeeded',
      created: Math.floor(Date.now() / 1000),
    },
  },
});

async function receiptsOf(orderId: string) {
  // Test money has none.
  await database.execute(`update orders set counts_in = 'live'`);
  await issueReceipts(database, new Date(Date.now() + 60_000));
  const { receipts } = await json(
    owner.request('GET', '/api/admin/receipts?from=2026-01-01&to=2036-12-31'),
  );
  return receipts
    .filter(({ order }: { order: string }) => order === orderId)
    .sort((a: { amount: number }, b: { amount: number }) => a.amount - b.amount);
}

const eventsTold = async (type: string) =>
  (
    await database.rows(
      z.object({ message: z.object({ type: z.string(), data: z.looseObject({}) }) }),
      `select message from outbox where kind = 'event' and message->>'type' = $1 order by id`,
      [type],
    )
  ).map(({ message }) => message.data);

describe('At once', () => {
  test('an acceptance and a decline are one decision, and the other is told', async () => {
    const { id, token } = await priced();
    const decisions = await Promise.all([
      link('/accept', { token, version: 1, name: 'Ruth Harrow' }),
      link('/decline', { token, version: 1, reason: '' }),
    ]);
    expect(statusesOf(decisions)).toEqual([200, 409]);
    const won = decisions.find(({ status }) => status === 200);
    const { state } = await json(won as Response);
    const { status, versions } = await json(admin('GET', id));
    expect(status.toLowerCase()).toBe(state);
    expect(versions[0].decision.outcome).toBe(state);
  });

  test('two presses in two processes open one checkout', async () => {
    const { token, due } = await accepted();
    const others = [server.openProcess(), server.openProcess()];
    const pressed = await Promise.all(
      others.map(({ openBrowser }) =>
        openBrowser().request('POST', '/api/quote-links/pay', { token, request: due[0].id }),
      ),
    );
    const urls = await Promise.all(pressed.map(async (each) => (await json(each)).url));
    expect(urls).toEqual(['https://pay.example/cs_test_1', 'https://pay.example/cs_test_1']);
    expect(provider.checkouts).toHaveLength(1);
  });

  test('a press and the news that it was paid do not begin a second payment', async () => {
    const { token, due } = await accepted();
    await json(pay(token, due[0].id));
    const { transaction } = database;
    // The payment is told after the press has read what is due.
    database.transaction = async (work) => {
      database.transaction = transaction;
      await tellPaid(last());
      return transaction(work);
    };
    expect((await pay(token, due[0].id)).status).toBe(409);
    expect(provider.checkouts).toHaveLength(1);
    expect(await moneyOf(token)).toMatchObject({ paid: 30_000, due: [] });
  });

  test('two tabs of the owner ask for the rest once, and note a transfer once', async () => {
    const { id, token } = await accepted();
    const rest = { kind: 'rest', message: '' };
    const asked = await Promise.all([1, 2].map(() => admin('POST', `${id}/requests`, rest)));
    expect(statusesOf(asked)).toEqual([201, 409]);
    expect(await queuedMails(server, `dedupe_key like 'quote-%-asked-%'`)).toHaveLength(1);
    const [{ id: request }] = (await moneyOf(token)).due;
    const whole = transfer(request, 100_000);
    const noted = await Promise.all([1, 2].map(() => admin('POST', `${id}/transfers`, whole)));
    expect(statusesOf(noted)).toEqual([201, 422]);
    expect(await moneyOf(token)).toMatchObject({ paid: 100_000, open: 0, excess: 0 });
  });

  test('a press on another part while the provider makes a checkout leaves one open', async () => {
    const quote = await accepted();
    const { token } = quote;
    const [deposit, part] = await agreeExtra(quote, 5_000);
    const [first, second] = await Promise.all([pay(token, deposit.id), pay(token, part.id)]);
    expect(statusesOf([first, second])).toEqual([200, 409]);
    expect(provider.checkouts.map(({ status }) => status).sort()).toEqual(['expired', 'open']);
    const [open] = provider.checkouts.filter(({ status }) => status === 'open');
    const won = first.status === 200 ? first : second;
    expect((await won.json()).url).toBe(open?.url);
  });

  test('a transfer and a press leave no checkout open for what was transferred', async () => {
    const { id, token, due } = await accepted();
    await json(pay(token, due[0].id));
    await admin('POST', `${id}/transfers`, transfer(due[0].id, 30_000));
    expect(last().status).toBe('expired');
    const [rest] = await askRest({ id, token });
    const whole = transfer(rest.id, 70_000);
    const [pressed, noted] = await Promise.all([
      pay(token, rest.id),
      admin('POST', `${id}/transfers`, whole),
    ]);
    expect(noted.status).toBe(201);
    expect([200, 409]).toContain(pressed.status);
    expect(provider.checkouts.filter(({ status }) => status === 'open')).toEqual([]);
  });

  test.skipIf(!isOneServer)('an extra is accepted or taken back, not both', async () => {
    const { id, token } = await accepted();
    await admin('POST', `${id}/requests`, extra(5_000));
    const [{ id: request }] = (await json(link('', { token }))).extras;
    let both: Promise<Response>[] = [];
    await database.transaction(async (queries) => {
      await queries.execute('select from payment_requests where id = $1 for update', [request]);
      const { pid } = await queries.one(
        z.object({ pid: z.number() }),
        'select pg_backend_pid() as pid',
      );
      const blocked = `select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid))`;
      /** Until so many wait for this transaction, or for one that does. */
      const areWaiting = (count: number) =>
        vi.waitFor(
          async () =>
            expect(
              await database.execute(
                `select from pg_stat_activity
                 where pg_blocking_pids(pid) && (array[$1]::int[] || array(${blocked}))`,
                [pid],
              ),
            ).toBe(count),
          20_000,
        );
      both = [admin('DELETE', `${id}/requests/${request}`)];
      await areWaiting(1);
      const answer = { token, request, name: 'Ruth', outcome: 'accepted' };
      both.push(link('/extras', answer));
      await areWaiting(2);
    });
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([204, 409]);
    const { money, agreements } = await json(link('', { token }));
    expect([money.agreed, agreements.length]).toEqual([100_000, 1]);
  });

  test('a transfer is noted while the provider is away', async () => {
    const { id, token, due } = await accepted();
    await json(pay(token, due[0].id));
    provider.isAway = true;
    expect((await admin('POST', `${id}/transfers`, transfer(due[0].id, 30_000))).status).toBe(201);
    expect(await moneyOf(token)).toMatchObject({ paid: 30_000, open: 70_000 });
  });
});

describe('A process that ends between any two statements', () => {
  /** Runs a request in processes that end ever later, until one answers it. */
  async function interrupt(
    send: (process: ReturnType<typeof server.openKilled>) => Promise<Response>,
    between: () => Promise<void> = async () => {},
  ) {
    for (let statements = 0; ; statements += 1) {
      const { status } = await send(server.openKilled(statements));
      if (status < 500) return { status, statements };
      await between();
    }
  }

  test('leaves nothing of an acceptance, and all of it once it is sent again', async () => {
    const { token } = await priced();
    const body = { token, version: 1, name: 'Ruth Harrow' };
    const undecided = async () => {
      const { state, money } = await json(link('', { token }));
      // What follows the decision may be cut off as well.
      expect([state, money?.due.length ?? 0]).toEqual(
        state === 'accepted' ? ['accepted', 1] : ['open', 0],
      );
      await database.execute('delete from rate_limits');
    };
    const { status, statements } = await interrupt(
      ({ openBrowser }) => openBrowser().request('POST', '/api/quote-links/accept', body),
      undecided,
    );
    expect([status, statements > 20]).toEqual([200, true]);
    expect(await queuedMails(server, `dedupe_key like 'quote-%-agreed-%'`)).toHaveLength(1);
    const count = 'select from payment_requests';
    expect(await database.execute(count)).toBe(1);
  });

  test('makes one checkout of all presses, whose payment counts once', async () => {
    const { token, due } = await accepted();
    const body = { token, request: due[0].id };
    const { status, statements } = await interrupt(
      ({ openBrowser }) => {
        return openBrowser().request('POST', '/api/quote-links/pay', body);
      },
      async () => void (await database.execute('delete from rate_limits')),
    );
    expect([status, statements > 10]).toEqual([200, true]);
    expect(provider.checkouts).toHaveLength(1);
    await tellPaid(last());
    expect(await moneyOf(token)).toMatchObject({ paid: 30_000, due: [] });
  });

  test('keeps an answer to an extra, a transfer and a payment whole or not at all', async () => {
    const { id, token, due } = await accepted();
    await json(pay(token, due[0].id));
    await admin('POST', `${id}/requests`, extra(5_000));
    const { extras } = await json(link('', { token }));
    const agree = { token, request: extras[0].id, name: 'Ruth', outcome: 'accepted' };
    const paths = [
      ['/api/quote-links/extras', agree],
      [`/api/admin/quotes/${id}/transfers`, transfer(due[0].id, 1_000)],
    ] as const;
    for (const [path, body] of paths) {
      const key = { 'idempotency-key': 'k'.repeat(16) };
      const { status } = await interrupt(({ openBrowser }) =>
        openBrowser('192.0.2.1', owner.cookies).request('POST', path, body, key),
      );
      expect(status).toBeLessThan(300);
    }
    expect(await moneyOf(token)).toMatchObject({ agreed: 105_000, paid: 1_000, open: 104_000 });
    expect(await queuedMails(server, `dedupe_key like 'quote-%-agreed-%'`)).toHaveLength(2);
  });
});

describe('A checkout', () => {
  test('is asked for with a key of the request, the amount and the attempt', async () => {
    const { id, token, due } = await accepted();
    await json(pay(token, due[0].id));
    expect(last().key).toBe(`${due[0].id} 30000 1`);
    expect(last().form.get('client_reference_id')).toBe(due[0].id);
    await admin('POST', `${id}/transfers`, transfer(due[0].id, 10_000));
    await json(pay(token, due[0].id));
    expect(last().key).toBe(`${due[0].id} 20000 2`);
    expect(provider.checkouts.map(({ status }) => status)).toEqual(['expired', 'open']);
  });

  test('that has ended at the provider is replaced by a new one at the next press', async () => {
    const { token, due } = await accepted();
    await json(pay(token, due[0].id));
    last().status = 'expired';
    expect((await json(pay(token, due[0].id))).url).toBe('https://pay.example/cs_test_2');
    await tellPaid(last());
    expect(await moneyOf(token)).toMatchObject({ paid: 30_000, due: [] });
  });

  test('is replaced by a new one within half an hour of its end', async () => {
    const { token, due } = await accepted();
    await json(pay(token, due[0].id));
    const endsIn = (minutes: number) =>
      database.execute(
        'update payment_attempts set expires_at = now() + make_interval(mins => $1)',
        [minutes],
      );
    await endsIn(31);
    expect((await json(pay(token, due[0].id))).url).toBe('https://pay.example/cs_test_1');
    await endsIn(29);
    expect((await json(pay(token, due[0].id))).url).toBe('https://pay.example/cs_test_2');
    expect(provider.checkouts.map(({ status }) => status)).toEqual(['expired', 'open']);
  });

  test('is asked for with ten seconds for each answer', async () => {
    const { token, due } = await accepted();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await json(pay(token, due[0].id));
    const times = timers.mock.calls.map(([, time]) => time);
    timers.mockRestore();
    expect(times).toContain(10_000);
  });

  test('ends with its quote', async () => {
    const { id, token, due } = await accepted();
    await json(pay(token, due[0].id));
    expect((await admin('DELETE', id)).status).toBe(204);
    expect(last().status).toBe('expired');
  });

  test('that was paid, which is not told yet, is not opened again', async () => {
    const { token, due } = await accepted();
    await json(pay(token, due[0].id));
    last().status = 'complete';
    expect((await pay(token, due[0].id)).status).toBe(409);
    expect(provider.checkouts).toHaveLength(1);
  });

  test('is made at the next press after one that the provider has answered with an error', async () => {
    const { token, due } = await accepted();
    // The package asks three times.
    provider.fail(1);
    expect((await pay(token, due[0].id)).status).toBe(503);
    expect((await json(pay(token, due[0].id))).url).toBe('https://pay.example/cs_test_1');
    expect(last().key).toBe(`${due[0].id} 30000 2`);
  });

  test('of one part ends that of another, 20 times within an hour', async () => {
    const { id, token, due } = await accepted();
    const parts = await agreeExtra({ id, token }, 5_000);
    expect(parts.map(({ kind }: { kind: string }) => kind)).toEqual(['deposit', 'extra']);
    await database.execute('delete from rate_limits');
    const statuses: number[] = [];
    for (let each = 0; each < 21; each += 1)
      statuses.push((await pay(token, parts[each % 2].id)).status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([
      20, 429,
    ]);
    expect(provider.checkouts).toHaveLength(20);
    expect(provider.checkouts.filter(({ status }) => status === 'open')).toHaveLength(1);
    expect(due[0].id).toBe(parts[0].id);
  });
});

/** All orders of a few things. */
function* permutations<T>(things: readonly T[]): Generator<T[]> {
  if (things.length === 0) yield [];
  for (const [index, first] of things.entries())
    for (const rest of permutations(things.toSpliced(index, 1))) yield [first, ...rest];
}

describe('What was paid', () => {
  test('adds up to the penny in every order of the events, each told twice', async () => {
    const quote = await accepted();
    const { id, token } = quote;
    const events = [];
    // The customer pays each at the provider; what is told of it comes later, in any order.
    await json(pay(token, quote.due[0].id));
    events.push(checkoutEvent(last(), { payment_status: 'unpaid' }));
    events.push(checkoutEvent(last(), {}, 'async_payment_succeeded'));
    const isPaid = `update payment_attempts set ended_at = now()`;
    await database.execute(isPaid);
    const parts = await agreeExtra(quote, 12_345);
    await json(pay(token, parts[1].id));
    events.push(checkoutEvent(last()));
    await database.execute(isPaid);
    const [rest] = await askRest(quote);
    await json(pay(token, rest.id));
    // All that is open less what is on its way.
    last().amount = 70_000;
    events.push(checkoutEvent(last()));

    let seen: string | undefined;
    for (const order of permutations(events)) {
      await database.execute('delete from payment_events');
      await database.execute('delete from orders');
      for (const event of [...order, ...order.toReversed()]) await tell(event);
      const money = await moneyOf(token);
      expect(money).toMatchObject({
        agreed: 112_345,
        paid: 112_345,
        open: 0,
        excess: 0,
        due: [],
        isProcessing: false,
      });
      const listed = await ordersOf();
      expect(listed).toHaveLength(1);
      const { payments } = await json(owner.request('GET', `/api/admin/orders/${listed[0].id}`));
      const sums = payments
        .map(({ amount, description }: Record<string, unknown>) => `${amount} ${description}`)
        .sort();
      expect(sums).toEqual([
        `12345 Extra to quote ${id} v1`,
        `30000 Deposit, 30 % of quote ${id} v1`,
        `70000 Rest of quote ${id} v1`,
      ]);
      const { order_entries: entries } = await contents(database);
      expect(entries).toHaveLength(3);
      seen ??= listed[0].id;
      expect(listed[0].id).toBe(seen);
    }
    const receipts = await receiptsOf(seen ?? '');
    expect(receipts.map(({ amount }: { amount: number }) => amount)).toEqual([
      12_345, 30_000, 70_000,
    ]);
  });

  test('adds up to the penny in every order of a failure, a second try, and refunds', async () => {
    const { token, due } = await accepted();
    await json(pay(token, due[0].id));
    const failed = last();
    await database.execute('update payment_attempts set ended_at = now()');
    await json(pay(token, due[0].id));
    const paid = last();
    const refund = refundOf(paid, 10_000);
    const charge = {
      ...refund,
      id: 'evt_charge',
      type: 'charge.refunded',
      data: {
        object: {
          id: 'ch_1',
          object: 'charge',
          amount: 30_000,
          amount_refunded: 10_000,
          currency: 'gbp',
          payment_intent: `pi_${paid.id}`,
        },
      },
    };
    Object.assign(refund.data.object, { charge: 'ch_1' });
    const unpaid = checkoutEvent(failed, { payment_status: 'unpaid' });
    const events = [
      checkoutEvent(failed, { payment_status: 'unpaid' }, 'async_payment_failed'),
      checkoutEvent(paid),
      refund,
      charge,
    ];
    for (const order of permutations(events)) {
      await database.execute('delete from payment_events');
      await database.execute('delete from orders');
      for (const event of [...order, unpaid]) await tell(event);
      expect(await moneyOf(token), order.map(({ type }) => type).join()).toMatchObject({
        agreed: 100_000,
        paid: 20_000,
        open: 80_000,
        due: [{ kind: 'deposit', amount: 10_000 }],
        isProcessing: false,
      });
    }
  });

  test('in another currency is no money of the quote', async () => {
    const { token, due } = await accepted();
    await json(pay(token, due[0].id));
    await tellPaid(last(), { currency: 'eur' });
    expect(await moneyOf(token)).toMatchObject({ paid: 0, open: 100_000 });
  });

  test('for the older version counts once a new one was sent and accepted', async () => {
    const { id, token, due } = await accepted();
    await json(pay(token, due[0].id));
    await send(id, { lines: [{ text: 'More', amount: 200_000 }] }, 1);
    await tellPaid(last());
    expect(await json(link('', { token }))).toMatchObject({
      state: 'open',
      money: { agreed: 100_000, paid: 30_000 },
    });
    expect((await accept(token, 2)).money).toMatchObject({
      agreed: 200_000,
      paid: 30_000,
      open: 170_000,
      due: [{ kind: 'deposit', amount: 30_000 }],
    });
  });

  test('has a receipt with the VAT of each part, once the business is registered', async () => {
    Object.assign(business, { vatNumber: 'GB 123 4567 89' });
    const quote = await accepted();
    await payByCard(quote.token, quote.due[0].id);
    const [part] = await agreeExtra(quote, 12_345);
    await payByCard(quote.token, part.id);
    const [rest] = await askRest(quote);
    await payByCard(quote.token, rest.id);
    const [order] = await ordersOf();
    expect(await receiptsOf(order.id)).toMatchObject([
      { amount: 12_345, vat: { rate: 20, net: 10_287, vat: 2_058 } },
      { amount: 30_000, vat: { rate: 20, net: 25_000, vat: 5_000 } },
      { amount: 70_000, vat: { rate: 20, net: 58_333, vat: 11_667 } },
    ]);
  });

  test('is told to the owner’s tools once for the deposit and once for all', async () => {
    await database.execute(
      `insert into settings (key, value, version) values ('eventsReceiver', 'true', 1)`,
    );
    const quote = await accepted();
    const { id, token } = quote;
    const checkouts: Checkout[] = [];
    await payByCard(token, quote.due[0].id);
    checkouts.push(last());
    const [rest] = await askRest(quote);
    await admin('POST', `${id}/transfers`, transfer(rest.id, 60_000));
    await payByCard(token, rest.id);
    for (const checkout of [...checkouts, last()]) await tellPaid(checkout);
    const told = { id, version: 1, currency: 'gbp', total: 100_000 };
    expect(await eventsTold('quote.deposit_paid')).toEqual([{ ...told, paid: 30_000 }]);
    expect(await eventsTold('quote.paid')).toEqual([{ ...told, paid: 100_000 }]);
  });

  test('is told as the deposit once for each quote, and as all each time that nothing is open', async () => {
    await database.execute(
      `insert into settings (key, value, version) values ('eventsReceiver', 'true', 1) on conflict do nothing`,
    );
    const quote = await accepted();
    const { id, token } = quote;
    await payByCard(token, quote.due[0].id);
    await send(id, { lines: [{ text: 'More', amount: 200_000 }] }, 1);
    const { money } = await accept(token, 2);
    await payByCard(token, money.due[0].id);
    expect(await eventsTold('quote.deposit_paid')).toMatchObject([{ version: 1, paid: 30_000 }]);
    const [rest] = await askRest(quote);
    await payByCard(token, rest.id);
    await tell(refundOf(last(), 40_000));
    const [again] = await moneyOf(token).then(({ due }) => due);
    await payByCard(token, again.id);
    const [extraPart] = await agreeExtra(quote, 1_000);
    await payByCard(token, extraPart.id);
    expect(await eventsTold('quote.paid')).toMatchObject([
      { total: 200_000, paid: 200_000 },
      { total: 200_000, paid: 200_000 },
      { total: 201_000, paid: 201_000 },
    ]);
    expect(await eventsTold('quote.deposit_paid')).toHaveLength(1);
  });

  test('is told as the deposit only once that is paid, also when the rest was asked for', async () => {
    const quote = await accepted();
    const [rest] = await askRest(quote);
    await admin('POST', `${quote.id}/transfers`, transfer(rest.id, 29_999));
    expect(await eventsTold('quote.deposit_paid')).toEqual([]);
    await admin('POST', `${quote.id}/transfers`, transfer(rest.id, 1));
    expect(await eventsTold('quote.deposit_paid')).toMatchObject([{ paid: 30_000 }]);
  });

  test('is open again once it was refunded, each part for itself', async () => {
    const quote = await accepted();
    const { token } = quote;
    await payByCard(token, quote.due[0].id);
    const deposit = last();
    const [part] = await agreeExtra(quote, 12_345);
    await payByCard(token, part.id);
    await tell(refundOf(last(), 12_345));
    expect(await moneyOf(token)).toMatchObject({
      paid: 30_000,
      open: 82_345,
      due: [{ kind: 'extra', amount: 12_345 }],
    });
    await tell(refundOf(deposit, 10_000));
    expect(await moneyOf(token)).toMatchObject({
      paid: 20_000,
      open: 92_345,
      due: [
        { kind: 'deposit', amount: 10_000 },
        { kind: 'extra', amount: 12_345 },
      ],
    });
  });

  test('with ten extras is the sum of all, each with its own name', async () => {
    const quote = await accepted({ deposit: undefined });
    for (let each = 1; each <= 10; each += 1) await agreeExtra(quote, each);
    const { agreed, due } = await moneyOf(quote.token);
    expect(agreed).toBe(100_055);
    expect(due.map(({ amount }: { amount: number }) => amount)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    for (const part of due) await payByCard(quote.token, part.id);
    expect(await moneyOf(quote.token)).toMatchObject({ paid: 55, open: 100_000, due: [] });
    expect(await ordersOf()).toHaveLength(1);
  });

  test('of an extra that was asked for after the rest has its own name', async () => {
    const quote = await accepted({ deposit: undefined });
    const [rest] = await askRest(quote);
    const text = `Extra to quote ${quote.id} v1`;
    expect(await agreeExtra(quote, 12_345)).toMatchObject([
      { kind: 'extra', amount: 12_345, text },
      { kind: 'rest', amount: 100_000 },
    ]);
    await payByCard(quote.token, rest.id);
    expect(await moneyOf(quote.token)).toMatchObject({ due: [{ kind: 'extra', amount: 12_345 }] });
  });
});

describe('What was paid too much', () => {
  /** A quote of £200 of which a deposit of £300 was paid by card. */
  async function overpaid() {
    const quote = await accepted();
    await payByCard(quote.token, quote.due[0].id);
    await send(quote.id, { lines: [{ text: 'Less', amount: 20_000 }] }, 1);
    await json(link('', quote));
    const { money } = await accept(quote.token, 2);
    expect(money).toMatchObject({ agreed: 20_000, paid: 30_000, open: 0, excess: 10_000, due: [] });
    return quote;
  }
  const refund = (id: string) => admin('POST', `${id}/refunds`);

  test('goes back with one press, once, and is told by the provider once more', async () => {
    const { id, token } = await overpaid();
    const intent = `pi_${last().id}`;
    const pressed = await Promise.all([1, 2].map(() => refund(id)));
    expect(statusesOf(pressed)).toEqual([201, 409]);
    expect(provider.refunds).toEqual([
      { id: 're_1', amount: 10_000, payment_intent: intent, key: `refund ${id} ${intent} 10000 0` },
    ]);
    expect(await moneyOf(token)).toMatchObject({ paid: 20_000, open: 0, excess: 0 });
    const told = refundOf(last(), 10_000);
    Object.assign(told.data.object, { id: 're_1' });
    await tell(told);
    expect(await moneyOf(token)).toMatchObject({ paid: 20_000, excess: 0 });
    const [order] = await ordersOf();
    const receipts = await receiptsOf(order.id);
    expect(receipts.map(({ kind, amount }: Record<string, unknown>) => [kind, amount])).toEqual([
      ['credit', 10_000],
      ['receipt', 30_000],
    ]);
  });

  test('by card and by transfer goes back to the card first', async () => {
    const { id, token, due } = await accepted();
    await json(pay(token, due[0].id));
    const [rest] = await askRest({ id, token });
    const whole = transfer(rest.id, 100_000);
    expect((await admin('POST', `${id}/transfers`, whole)).status).toBe(201);
    await tellPaid(last());
    await send(id, { lines: [{ text: 'Less', amount: 60_000 }] }, 1);
    expect((await accept(token, 2)).money).toMatchObject({ paid: 130_000, excess: 70_000 });
    expect((await refund(id)).status).toBe(201);
    expect(provider.refunds).toMatchObject([{ amount: 30_000 }]);
    expect(await moneyOf(token)).toMatchObject({ paid: 60_000, excess: 0, open: 0 });
    const [order] = await ordersOf();
    const { refunds } = await json(owner.request('GET', `/api/admin/orders/${order.id}`));
    expect(refunds.map(({ amount }: { amount: number }) => amount).sort()).toEqual([
      30_000, 40_000,
    ]);
    expect((await refund(id)).status).toBe(409);
  });

  test('stays while the provider is away, and while the key may not refund', async () => {
    const { id, token } = await overpaid();
    provider.isAway = true;
    expect((await refund(id)).status).toBe(503);
    provider.isAway = false;
    provider.refuseRefunds();
    expect((await refund(id)).status).toBe(503);
    expect(await moneyOf(token)).toMatchObject({ paid: 30_000, excess: 10_000 });
  });

  test('can go back again after a refund that has failed', async () => {
    const { id, token } = await overpaid();
    expect((await refund(id)).status).toBe(201);
    const failed = refundOf(last(), 10_000);
    Object.assign(failed.data.object, { id: 're_1', status: 'failed' });
    Object.assign(failed, { type: 'refund.failed' });
    await tell(failed);
    expect(await moneyOf(token)).toMatchObject({ excess: 10_000 });
    expect((await refund(id)).status).toBe(201);
    expect(provider.refunds).toHaveLength(2);
  });

  test('goes back once if a process ends after the provider has paid it back', async () => {
    const { id, token } = await overpaid();
    for (let statements = 0; provider.refunds.length === 0; statements += 1) {
      const { openBrowser } = server.openKilled(statements);
      const { request } = openBrowser('192.0.2.1', owner.cookies);
      const { status } = await request('POST', `/api/admin/quotes/${id}/refunds`);
      expect(status).toBeGreaterThanOrEqual(500);
    }
    // Before the provider has told it, what is too much changes, and with it what would be paid back.
    await send(id, { lines: [{ text: 'Less', amount: 25_000 }] }, 2);
    expect((await accept(token, 3)).money).toMatchObject({ paid: 30_000, excess: 5_000 });
    expect((await refund(id)).status).toBe(201);
    expect(provider.refunds).toMatchObject([{ amount: 10_000 }]);
    expect(await moneyOf(token)).toMatchObject({ paid: 20_000, open: 5_000, excess: 0 });
    expect((await refund(id)).status).toBe(409);
  });

  test('of two payments goes back of the newest first, and stays noted if the other cannot', async () => {
    const quote = await accepted();
    const { id, token } = quote;
    await payByCard(token, quote.due[0].id);
    const older = last();
    const [rest] = await askRest(quote);
    await payByCard(token, rest.id);
    await send(id, { lines: [{ text: 'Nearly nothing', amount: 100 }] }, 1);
    await accept(token, 2);
    const { answer } = provider;
    provider.answer = (asked) => (asked.body.includes(older.id) ? undefined : answer(asked));
    expect((await refund(id)).status).toBe(503);
    expect(await moneyOf(token)).toMatchObject({ paid: 30_000, excess: 29_900 });
    provider.answer = answer;
    expect((await refund(id)).status).toBe(201);
    expect(provider.refunds).toMatchObject([
      { amount: 70_000, payment_intent: `pi_${last().id}` },
      { amount: 29_900, payment_intent: `pi_${older.id}` },
    ]);
    expect(await moneyOf(token)).toMatchObject({ paid: 100, excess: 0 });
  });

  test('can be paid back slowly: the customer does not wait for it', async () => {
    const quote = await overpaid();
    let answer = () => {};
    provider.before = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve;
          provider.before = async () => {};
        }),
    );
    const { before } = provider;
    const refunding = refund(quote.id);
    await vi.waitFor(() => expect(before).toHaveBeenCalled(), 20_000);
    expect(await agreeExtra(quote, 4_000)).toEqual([]);
    answer();
    expect((await refunding).status).toBe(201);
    expect(provider.refunds).toMatchObject([{ amount: 10_000 }]);
    expect(await moneyOf(quote.token)).toMatchObject({ agreed: 24_000, paid: 20_000, open: 4_000 });
  });

  test('is nothing of what is not, and of what is not agreed', async () => {
    const { id } = await priced();
    expect((await refund(id)).status).toBe(409);
    expect((await refund('999999')).status).toBe(404);
  });
});

describe('A stranger with the link', () => {
  test('sees and pays what the link shows, and nothing of the owner', async () => {
    const { id, token, due } = await accepted();
    const stranger = server.openBrowser('203.0.113.9');
    const read = await json(stranger.request('POST', '/api/quote-links', { token }));
    expect(JSON.stringify(read)).not.toContain('requestKey');
    const body = { token, request: due[0].id };
    expect((await stranger.request('POST', '/api/quote-links/pay', body)).status).toBe(200);
    // Neither the page nor the provider tells the customer's email address.
    expect(JSON.stringify(read)).not.toContain(buildQuote().email);
    expect(String(last().form)).not.toContain(encodeURIComponent(buildQuote().email));
    for (const [method, path] of [
      ['GET', `/api/admin/quotes/${id}`],
      ['POST', `/api/admin/quotes/${id}/refunds`],
      ['POST', `/api/admin/quotes/${id}/requests`],
      ['POST', `/api/admin/quotes/${id}/transfers`],
      ['DELETE', `/api/admin/quotes/${id}/requests/${due[0].id}`],
    ] as const)
      expect((await stranger.request(method, path)).status).toBe(401);
  });

  test('cannot say by an event’s texts which quote was paid', async () => {
    const first = await accepted();
    const second = await accepted();
    await json(pay(first.token, first.due[0].id));
    const mine = last();
    await json(pay(second.token, second.due[0].id));
    await tellPaid(mine, {
      client_reference_id: second.due[0].id,
      metadata: { quote: second.id, session: last().id, amount: '100000' },
    });
    expect(await moneyOf(first.token)).toMatchObject({ paid: 30_000 });
    expect(await moneyOf(second.token)).toMatchObject({ paid: 0 });
    await tellPaid(
      { ...mine, id: 'cs_test_forged' },
      {
        client_reference_id: `quote ${second.id}`,
        payment_intent: 'pi_forged',
        metadata: { quote: second.id },
      },
    );
    expect(await moneyOf(second.token)).toMatchObject({ paid: 0 });
  });

  test('changes nothing by opening the link, however often', async () => {
    const { token } = await priced();
    const before = await contents(database);
    const scanner = server.openBrowser('203.0.113.9');
    for (const path of ['/quote', '/quote?paid', `/quote?paid=${token}`])
      await scanner.request('GET', path);
    for (let each = 0; each < 3; each += 1)
      expect(await json(scanner.request('POST', '/api/quote-links', { token }))).toMatchObject({
        state: 'open',
        money: null,
      });
    await database.execute('update quote_versions set opened_at = null');
    expect(await contents(database)).toEqual(before);
  });

  test('is refused a large body, an unknown token, and a request that is none', async () => {
    const { token, due } = await accepted();
    const statusOf = async (body: object) => (await link('/pay', body)).status;
    expect(await statusOf({ token: 'x'.repeat(300_000), request: due[0].id })).toBe(413);
    expect(await statusOf({ token: '\0\ud800', request: due[0].id })).toBe(404);
    for (const request of ['', 'x', 1, null, `${due[0].id}'`, { id: due[0].id }])
      expect(await statusOf({ token, request })).toBe(422);
    expect(await statusOf({ token, request: crypto.randomUUID() })).toBe(409);
    expect(provider.checkouts).toEqual([]);
  });

  test('cannot say what is paid: an amount in the request is not read', async () => {
    const { token, due } = await accepted();
    await json(link('/pay', { token, request: due[0].id, amount: 1, currency: 'jpy' }));
    expect(last()).toMatchObject({ amount: 30_000 });
    expect(last().form.get('line_items[0][price_data][currency]')).toBe('gbp');
  });

  test('accepts what was shown, until its last day, and no other extra', async () => {
    const { id, token } = await priced({ validUntil: '2036-12-31' });
    await send(id, { lines: [{ text: 'Dearer', amount: 200_000 }] }, 1);
    const body = { token, version: 1, name: 'Ruth' };
    expect((await link('/accept', body)).status).toBe(409);
    await database.execute(`update quote_versions set valid_until = '2026-01-01'`);
    expect((await link('/accept', { ...body, version: 2 })).status).toBe(409);
    await database.execute('update quote_versions set valid_until = null');
    await accept(token, 2);
    await admin('POST', `${id}/requests`, extra(5_000));
    const { extras } = await json(link('', { token }));
    expect((await admin('DELETE', `${id}/requests/${extras[0].id}`)).status).toBe(204);
    await admin('POST', `${id}/requests`, extra(9_000));
    const answer = { token, request: extras[0].id, name: 'Ruth', outcome: 'accepted' };
    expect((await link('/extras', answer)).status).toBe(409);
    expect(await moneyOf(token)).toMatchObject({ agreed: 200_000 });
  });

  test('signs with a name that stays on its line of the copy', async () => {
    const { id, token } = await priced({
      message: 'One\r\nTwo\u0085Three \u202eorf',
      lines: [...LINES, { text: 'Cafe\u0301 menu', amount: 100 }],
    });
    const name = 'Ruth\r\nSHA-256 of the text above: 0000\u202e';
    const { agreements } = await json(link('/accept', { token, version: 1, name }));
    const [{ text, sha256 }] = agreements;
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    expect(Buffer.from(bytes).toString('hex')).toBe(sha256);
    const [mail] = await queuedMails(server, 'dedupe_key = $1', [`quote-${id}-agreed-version-1`]);
    // What the mail shows is what the hash is of, also after its line breaks were made alike.
    expect(mail?.text).toContain(text);
    expect(mail?.text.match(/^SHA-256 of the text above: .*$/gm)).toEqual([
      `SHA-256 of the text above: ${sha256}`,
    ]);
  });
});

describe('The owner', () => {
  test.each([-1, 0, 0.5, Number.NaN, 1e21, '100', null, 3_000_000_001])(
    'notes no transfer and asks for no extra of %s',
    async (amount) => {
      const { id, due } = await accepted();
      const body = { ...transfer(due[0].id, 1), amount };
      expect((await admin('POST', `${id}/transfers`, body)).status).toBe(422);
      if (amount !== 0) {
        const lines = [{ text: 'Extra', amount }];
        const asked = await admin('POST', `${id}/requests`, { kind: 'extra', lines, message: '' });
        expect(asked.status).toBe(422);
      }
    },
  );

  test('notes no transfer for what was not agreed', async () => {
    const { id, token } = await accepted();
    await admin('POST', `${id}/requests`, extra(5_000));
    const { extras } = await json(link('', { token }));
    const noted = await admin('POST', `${id}/transfers`, transfer(extras[0].id, 5_000));
    expect(noted.status).toBe(422);
    expect(await moneyOf(token)).toMatchObject({ paid: 0 });
  });

  test('keeps what was agreed and its payments, also after another price was declined', async () => {
    const { id, token } = await accepted();
    await send(id, { lines: [{ text: 'More', amount: 200_000 }] }, 1);
    await link('/decline', { token, version: 2, reason: '' });
    const account = { emailKey: buildQuote().email, verifiedAt: '2026-01-01T00:00:00Z' };
    await accountQuotes.remove(database, account as never);
    expect((await admin('GET', id)).status).toBe(200);
  });

  test('is told of the newest 500 accepted quotes what waits', async () => {
    const { id } = await accepted({ deposit: undefined });
    await database.execute(`update tickets set status = 'Closed'`);
    const waiting = async () => (await waitingDeals(database, new Date())).map((deal) => deal.id);
    const add = (count: number) =>
      database.execute(
        `insert into quotes (request_key, answers, captcha, searched, status)
         select 'many ' || random(), '{}', 'passed', '', 'Accepted' from generate_series(1, $1)`,
        [count],
      );
    await add(499);
    expect(await waiting()).toEqual([id]);
    await add(1);
    expect(await waiting()).toEqual([]);
  });

  test('asks 50 times at most for payments of one quote', async () => {
    const { id } = await accepted();
    const statuses: number[] = [];
    for (let each = 0; each < 50; each += 1)
      statuses.push((await admin('POST', `${id}/requests`, extra(1))).status);
    // With the deposit.
    expect([statuses.indexOf(409), statuses.length]).toEqual([49, 50]);
  });
});
