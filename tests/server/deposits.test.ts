/** What is paid for quotes: deposits, extras and the rest, by card with a stand-in of the provider, and by transfer. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildQuotePrice } from '#mocks/factories/pricedQuote.ts';
import { buildQuote } from '#mocks/factories/quote.ts';
import type { Checkout } from '../../e2e/support/checkoutSessions.ts';
import { issueReceipts } from '../../server/orders/receipts.ts';
import { createTeller } from './facts.ts';
import { json, LINES, openPaidQuotes } from './paidQuotes.ts';
import { queuedMails } from './testServer.ts';

const quotes = await openPaidQuotes();
const { server, owner, provider, admin, link, send, priced, accept, accepted } = quotes;
const { agreeExtra, pay, tellPaid, moneyOf, ordersOf, visitor } = quotes;
afterAll(() => server.close());
beforeEach(() => quotes.reset());

describe('The deposit', () => {
  test('is due once the quote is accepted, in whole pence of its lines', async () => {
    const { token } = await priced({ deposit: { percent: 33 } });
    const { money, deposit } = await json(link('', { token }));
    expect([money, deposit]).toEqual([null, { amount: 33_000, percent: 33 }]);
    expect((await accept(token)).money).toMatchObject({
      agreed: 100_000,
      paid: 0,
      open: 100_000,
      due: [
        {
          kind: 'deposit',
          amount: 33_000,
          text: expect.stringMatching(/^Deposit, 33 % of quote \d+ v1$/),
        },
      ],
    });
  });

  test.each([
    [{ amount: 100_001 }, 422],
    [{ amount: 100_000 }, 201],
    [{ percent: 101 }, 422],
    [{ percent: 30.5 }, 422],
    [{ amount: 99.5 }, 422],
    [{ amount: -1 }, 422],
  ])('of %o is answered with %i', async (deposit, status) => {
    const { id } = await priced();
    const body = { ...buildQuotePrice(), lines: LINES, validUntil: null, deposit, version: 1 };
    expect((await admin('POST', `${id}/versions`, body)).status).toBe(status);
  });

  test('is none without one, and of a quote of £0', async () => {
    expect((await accepted({ deposit: undefined })).due).toEqual([]);
    const free = await accepted({
      lines: [{ text: 'Nothing', amount: 0 }],
      deposit: { percent: 50 },
    });
    expect(free.due).toEqual([]);
    expect((await json(admin('GET', free.id))).requests).toEqual([]);
  });
});

describe('A payment by card', () => {
  test('is one checkout for any number of presses, at once and one after the other', async () => {
    const { token, due } = await accepted();
    const pressed = await Promise.all([1, 2, 3].map(() => pay(token, due[0].id)));
    const urls = await Promise.all(
      [...pressed, pay(token, due[0].id)].map(async (response) => (await json(response)).url),
    );
    expect(new Set(urls)).toEqual(new Set(['https://pay.example/cs_test_1']));
    expect(provider.checkouts).toHaveLength(1);
    const [{ form, amount, name } = {} as Checkout] = provider.checkouts;
    expect([amount, name]).toEqual([30_000, due[0].text]);
    expect(form.get('line_items[0][price_data][currency]')).toBe('gbp');
    expect(form.get('mode')).toBe('payment');
    const lasts = Number(form.get('expires_at')) - Date.now() / 1000;
    expect(lasts).toBeGreaterThan(22.9 * 3600);
    expect(lasts).toBeLessThanOrEqual(23 * 3600);
    expect(form.get('success_url')).toBe('http://localhost:4173/quote?paid');
  });

  test('becomes one order of the quote, with a receipt that names the part', async () => {
    const { id, token, due } = await accepted();
    await json(pay(token, due[0].id));
    const [checkout] = provider.checkouts as [Checkout];
    await tellPaid(checkout);
    await tellPaid(checkout);
    expect(await moneyOf(token)).toMatchObject({ paid: 30_000, open: 70_000, due: [] });
    const [order, ...others] = await ordersOf();
    expect(others).toEqual([]);
    expect(order).toMatchObject({ customer: buildQuote().contactName, service: 'Custom quote' });
    const detail = await json(owner.request('GET', `/api/admin/orders/${order.id}`));
    expect(detail.payments).toMatchObject([
      { amount: 30_000, description: `Deposit, 30 % of quote ${id} v1` },
    ]);
    const opened = await json(admin('GET', id));
    expect(opened.money).toMatchObject({ orderId: order.id, paid: 30_000 });
    const { ticketId } = opened.versions[0].decision;
    const ticket = await json(owner.request('GET', `/api/admin/tickets/${ticketId}`));
    expect([detail.quote, ticket.quote]).toEqual([id, id]);
  });

  test('is processing until the provider confirms it: nothing else can be paid meanwhile', async () => {
    const { token, due } = await accepted();
    await json(pay(token, due[0].id));
    const [checkout] = provider.checkouts as [Checkout];
    await tellPaid(checkout, { payment_status: 'unpaid' });
    const { money, next } = await json(link('', { token }));
    expect(money).toMatchObject({ paid: 0, isProcessing: true });
    expect(next.state).toBe('processing');
    expect((await pay(token, due[0].id)).status).toBe(409);
    await tellPaid(checkout, {}, 'async_payment_succeeded');
    expect(await moneyOf(token)).toMatchObject({ paid: 30_000, isProcessing: false });
  });

  test('ends the checkout of another sum, unless that was paid meanwhile', async () => {
    const { id, token, due } = await accepted();
    await json(pay(token, due[0].id));
    await send(id, { lines: [{ text: 'Less', amount: 50_000 }] }, 1);
    const { money } = await accept(token, 2);
    await json(pay(token, money.due[0].id));
    expect(provider.checkouts.map(({ status, amount }) => [status, amount])).toEqual([
      ['expired', 30_000],
      ['open', 15_000],
    ]);
    const [, second] = provider.checkouts as [Checkout, Checkout];
    second.status = 'complete';
    await admin('POST', `${id}/requests`, { kind: 'rest', message: '' });
    const { due: rest } = await moneyOf(token);
    expect(rest).toMatchObject([{ kind: 'rest', amount: 50_000 }]);
    expect((await pay(token, rest[0].id)).status).toBe(409);
    expect(provider.checkouts).toHaveLength(2);
  });

  test('is not made while the provider is away, and is once it is back', async () => {
    const { token, due } = await accepted();
    provider.isAway = true;
    expect((await pay(token, due[0].id)).status).toBe(503);
    provider.isAway = false;
    expect((await json(pay(token, due[0].id))).url).toBe('https://pay.example/cs_test_1');
  });

  test('counts by what the server knows: not for another quote, nor by a reference', async () => {
    const first = await accepted();
    const second = await accepted();
    expect((await pay(second.token, first.due[0].id)).status).toBe(409);
    expect((await pay('x'.repeat(43), first.due[0].id)).status).toBe(404);
    const forged = { form: new URLSearchParams({ client_reference_id: first.due[0].id }) };
    await tellPaid({ id: 'cs_test_other', amount: 30_000, ...forged } as Checkout);
    expect(await moneyOf(first.token)).toMatchObject({ paid: 0 });
  });

  test('is refused after 20 within an hour', async () => {
    const { token, due } = await accepted();
    const statuses: number[] = [];
    for (let each = 0; each < 20; each += 1) statuses.push((await pay(token, due[0].id)).status);
    expect(statuses.at(-1)).toBe(200);
    const { status, headers } = await pay(token, due[0].id);
    const wait = Number(headers.get('retry-after'));
    expect([status, wait > 3000 && wait <= 3600]).toEqual([429, true]);
  });
});

const todayOf = async () => (await json(owner.request('GET', '/api/admin/today'))).items;
const linesOf = async (...kinds: string[]) =>
  (await todayOf())
    .filter(({ kind }: { kind: string }) => kinds.includes(kind))
    .map(({ kind, what, id, until }: Record<string, string>) => [kind, what, id, until]);

test('whose turn it is follows the money, and Today has what is late and what can be asked for', async () => {
  const { id, token, due } = await accepted();
  const makeLate = () =>
    server.database.execute(`update payment_requests set asked_at = '2026-03-02T10:00Z'`);
  const nextOf = async () => (await json(link('', { token }))).next;
  expect(await linesOf('deposit', 'rest', 'extra')).toEqual([]);
  await makeLate();
  const asked = { kind: 'quote', state: 'deposit', part: 'deposit of £300.00' };
  expect(await nextOf()).toEqual({ ...asked, until: '2026-03-09' });
  const dueOn = ['deposit', 'Deposit not paid, due on', id, '2026-03-09'];
  expect(await linesOf('deposit', 'rest', 'extra')).toEqual([dueOn]);
  const transfer = { request: due[0].id, amount: 30_000, day: '2026-01-05' };
  await admin('POST', `${id}/transfers`, transfer);
  expect(await nextOf()).toMatchObject({ state: 'reply' });
  const extra = { kind: 'extra', lines: [{ text: 'Welsh', amount: 12_345 }], message: '' };
  await admin('POST', `${id}/requests`, extra);
  expect(await linesOf('deposit', 'rest', 'extra')).toEqual([]);
  await makeLate();
  expect(await nextOf()).toMatchObject({ state: 'extra', part: 'extra of £123.45', until: null });
  expect(await linesOf('deposit', 'rest', 'extra')).toEqual([
    ['extra', 'Extra not answered since', id, '2026-03-02'],
  ]);
  const { extras } = await json(link('', { token }));
  await link('/extras', { token, request: extras[0].id, name: 'Ruth', outcome: 'accepted' });
  expect(await nextOf()).toMatchObject({ state: 'payment', part: 'extra of £123.45' });
  expect(await linesOf('deposit', 'rest', 'extra')).toEqual([]);
  await server.database.execute(`update tickets set status = 'Closed'`);
  expect(await linesOf('deposit', 'rest', 'extra')).toEqual([
    ['rest', 'The rest can be asked for', id, null],
  ]);
  await admin('POST', `${id}/requests`, { kind: 'rest', message: '' });
  expect(await nextOf()).toMatchObject({ state: 'payment', part: 'rest of £823.45' });
  expect(await linesOf('deposit', 'rest', 'extra')).toEqual([]);
});

test('a ticket and an order say what its quote asks for, to the customer, the guest and the owner', async () => {
  const { id, token, due } = await accepted();
  const { ticket } = await json(link('', { token }));
  const bearer = (own: string) => ({ authorization: `Bearer ${own}` });
  const asGuest = async (etag = '') => {
    const headers = { ...bearer(ticket.token), 'if-none-match': etag };
    return visitor.request('GET', `/api/tickets/${ticket.id}`, undefined, headers);
  };
  const ownersTicket = async () =>
    (await json(owner.request('GET', `/api/admin/tickets/${ticket.id}`))).next;
  const first = await asGuest();
  const { next } = await json(link('', { token }));
  expect(next).toMatchObject({ state: 'deposit', part: 'deposit of £300.00' });
  expect((await first.json()).next).toEqual(next);
  expect(await ownersTicket()).toEqual(next);
  // The first one marks it as read.
  const etag = (await asGuest()).headers.get('etag') ?? '';
  expect((await asGuest(etag)).status).toBe(304);
  // A part of it is paid: the sum changes alone, and is sent again.
  const transfer = { request: due[0].id, amount: 10_000, day: '2026-01-05' };
  await admin('POST', `${id}/transfers`, transfer);
  expect((await (await asGuest(etag)).json()).next.part).toBe('deposit of £200.00');
  const [order] = await ordersOf();
  const ownersOrder = await json(owner.request('GET', `/api/admin/orders/${order.id}`));
  expect(ownersOrder.next).toMatchObject({ state: 'deposit', part: 'deposit of £200.00' });
  await send(id, { lines: [{ text: 'Less', amount: 50_000 }] }, 1);
  expect(await ownersTicket()).toMatchObject({ state: 'priced' });
  await link('/decline', { token, version: 2, reason: '' });
  expect(await ownersTicket()).toBeUndefined();
});

test('both sides are mailed the same copy of what was agreed, of an extra as well', async () => {
  const { id, token } = await accepted();
  const copies = async (key: string) => {
    const [toOwner] = await queuedMails(server, `dedupe_key = 'quote-${id}-decision-${key}'`);
    const [toCustomer] = await queuedMails(server, `dedupe_key like 'quote-${id}-agreed-%${key}'`);
    const copy =
      /Quote \d+, version 1[\s\S]*?SHA-256 of the text above: [0-9a-f]{64}\n.*\nAccepted by .*/;
    return [toOwner, toCustomer].map((mail) => copy.exec(mail?.text ?? '')?.[0]);
  };
  const [toOwner, toCustomer] = await copies('version-1');
  expect(toOwner).toContain('Deposit: £300.00');
  expect(toOwner).toMatch(/^Accepted by .* on \d+ \w+ \d{4} at \d\d:\d\d:\d\d (GMT|BST), from /m);
  expect(toOwner).toBe(toCustomer);
  await agreeExtra({ id, token }, 12_345);
  const { requests } = await json(admin('GET', id));
  const [ownersExtra, customersExtra] = await copies(requests.at(-1).id);
  expect(ownersExtra).toContain('A second language: £123.45');
  expect(ownersExtra).toBe(customersExtra);
});

test('an extra that was paid is no part of the deposit, also for Today', async () => {
  const { id, token } = await accepted();
  const [, part] = await agreeExtra({ id, token }, 40_000);
  await admin('POST', `${id}/transfers`, { request: part.id, amount: 40_000, day: '2026-01-05' });
  await server.database.execute(`update tickets set status = 'Closed'`);
  await server.database.execute(`update payment_requests set asked_at = '2026-03-02T10:00Z'`);
  expect(await linesOf('deposit', 'rest')).toEqual([
    ['deposit', 'Deposit not paid, due on', id, '2026-03-09'],
  ]);
});

test('Deposit, extra and rest add up to the penny, each with a receipt', async () => {
  const { id, token, due } = await accepted();
  await json(pay(token, due[0].id));
  await tellPaid(provider.checkouts[0] as Checkout);
  const extra = {
    kind: 'extra',
    lines: [{ text: 'A second language', amount: 12_345 }],
    message: '',
  };
  expect((await admin('POST', `${id}/requests`, extra, 'a'.repeat(16))).status).toBe(201);
  expect((await admin('POST', `${id}/requests`, extra, 'a'.repeat(16))).status).toBe(201);
  const asked = await json(link('', { token }));
  expect(asked.extras).toHaveLength(1);
  const [mail] = await queuedMails(server, `dedupe_key like '%asked%'`);
  expect([mail?.subject, mail?.text]).toEqual([
    `Extra to quote ${id} v1: £123.45`,
    expect.stringContaining('A second language'),
  ]);
  const answer = { token, request: asked.extras[0].id, name: 'Ruth Harrow' };
  const [before] = asked.agreements;
  const agreed = await json(link('/extras', { ...answer, outcome: 'accepted' }));
  expect((await link('/extras', { ...answer, outcome: 'declined' })).status).toBe(409);
  expect(agreed.agreements[0]).toEqual(before);
  expect(agreed.agreements).toHaveLength(2);
  expect(agreed.money).toMatchObject({ agreed: 112_345, open: 82_345 });
  await json(pay(token, agreed.money.due[0].id));
  await tellPaid(provider.checkouts[1] as Checkout);
  await admin('POST', `${id}/requests`, { kind: 'rest', message: 'It is ready.' });
  const { due: rest } = await moneyOf(token);
  expect(rest).toMatchObject([{ kind: 'rest', amount: 70_000 }]);
  const transfer = { request: rest[0].id, amount: 70_000, day: '2026-01-05' };
  expect((await admin('POST', `${id}/transfers`, { ...transfer, amount: 70_001 })).status).toBe(
    422,
  );
  expect((await admin('POST', `${id}/transfers`, transfer, 'b'.repeat(16))).status).toBe(201);
  expect((await admin('POST', `${id}/transfers`, transfer, 'b'.repeat(16))).status).toBe(201);
  expect(await moneyOf(token)).toMatchObject({ agreed: 112_345, paid: 112_345, open: 0, due: [] });
  const [order, ...others] = await ordersOf();
  expect(others).toEqual([]);
  await server.database.execute(`update orders set counts_in = 'live'`);
  await issueReceipts(server.database, new Date(Date.now() + 60_000));
  const { receipts } = await json(
    owner.request('GET', '/api/admin/receipts?from=2026-01-01&to=2036-12-31'),
  );
  expect(
    receipts
      .filter((receipt: { order: string }) => receipt.order === order.id)
      .map(({ amount, description }: { amount: number; description: string }) => [
        amount,
        description,
      ])
      .sort(),
  ).toEqual([
    [12_345, `Extra to quote ${id} v1`],
    [30_000, `Deposit, 30 % of quote ${id} v1`],
    [70_000, `Rest of quote ${id} v1`],
  ]);

  // Half of the extra goes back, as a refund of the provider that names its payment alone.
  const created = Math.floor(Date.now() / 1000);
  const money = { amount: 6_000, currency: 'gbp' };
  const intent = `pi_${provider.checkouts[1]?.id}`;
  const refund = { ...money, id: 're_1', status: 'succeeded', at: created };
  const told = { ...money, kind: 'refunds', total: null, charge: null, invoice: null, intent };
  const tell = createTeller(server.database);
  await tell({ ...told, refunds: [refund], funds: [] }, { keys: [intent], created });
  await server.database.execute(`update orders set counts_in = 'live'`);
  await issueReceipts(server.database, new Date(Date.now() + 60_000));
  const period = 'from=2026-01-01&to=2036-12-31';
  const list = await json(owner.request('GET', `/api/admin/receipts?${period}`));
  const credits = list.receipts.filter(({ kind }: { kind: string }) => kind === 'credit');
  expect(credits).toMatchObject([{ amount: 6_000, order: order.id }]);
  const file = await (await owner.request('GET', `/api/admin/entries.csv?${period}`)).text();
  const entries = [...file.matchAll(/,(payment|refund),ORD-\w+,(\d{4}-\d{4}),.*,GBP,([\d.]+),/g)];
  expect(entries.map(([, kind, , sum]) => [kind, sum]).sort()).toEqual([
    ['payment', '123.45'],
    ['payment', '300.00'],
    ['payment', '700.00'],
    ['refund', '60.00'],
  ]);
  expect(new Set(entries.map(([, , number]) => number)).size).toBe(4);
  const figures = await json(owner.request('GET', '/api/admin/orders/figures?mode=live'));
  const sums = figures.months.map(({ sum }: { sum: number }) => sum);
  // The transfer was in January.
  expect(sums[0]).toBe(36_345);
  const listed = await json(owner.request('GET', '/api/admin/orders?mode=live'));
  expect([listed.orders.length, listed.summary.sum]).toEqual([1, 106_345]);
  const exported = await json(owner.request('GET', '/api/admin/orders/export?mode=live'));
  expect(exported).toMatchObject([{ id: order.id, service: 'Custom quote' }]);
});
