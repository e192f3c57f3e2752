import { describe, expect, test } from 'vitest';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import { buildCustomerOrder, buildPurchase } from '#mocks/factories/customerOrder.ts';
import { buildSupportTicket, buildTicketRequest } from '#mocks/factories/ticket.ts';
import { blockedStorage, createMemoryStorage } from '#mocks/memoryStorage.ts';
import { createHttpBackend } from '#src/backend/http/createHttpBackend.ts';
import { referenceOf } from '#src/backend/storage/purchaseReference.ts';
import { reasonOf } from './reasonOf.ts';

interface Request {
  method: string;
  path: string;
  body?: unknown;
  headers: Record<string, string>;
}

/** A page, which gets these responses, and what it has sent. */
function openPage({ cookies = 'signed-in=1', sessionStorage = createMemoryStorage() } = {}) {
  const requests: Request[] = [];
  const responses: Response[] = [];
  const environment = createEnvironment({
    sessionStorage: () => sessionStorage,
    fetch: async (url, { method = '', headers = {}, body } = {}) => {
      requests.push({
        method,
        path: url,
        ...(body !== undefined && { body: JSON.parse(String(body)) }),
        headers: headers as Record<string, string>,
      });
      return responses.shift() ?? new Response(null, { status: 204 });
    },
  });
  const { connected, sessions, tickets } = createHttpBackend(environment, {
    loadCaptcha: () => Promise.reject(),
    signals: { cookies: () => cookies, channel: undefined },
  });
  return { environment, orders: connected.orders, sessions, tickets, requests, responses };
}

describe('The customer’s orders over HTTP', () => {
  test('are listed with a session, and asked for with none', async () => {
    const { receipts, paid, refunded, quantity, lines, isTest, isOwn, ...listed } =
      buildCustomerOrder();
    const { orders, requests, responses } = openPage();
    responses.push(Response.json([listed]));
    expect(await orders.list()).toEqual([listed]);
    expect(requests).toMatchObject([{ method: 'GET', path: '/api/orders' }]);

    const guest = openPage({ cookies: '' });
    expect(await guest.orders.list()).toEqual([]);
    expect(guest.requests).toEqual([]);
  });

  test('are read and claimed with the token of their link, which the claim ends', async () => {
    const { orders, requests, responses } = openPage();
    await orders.keepLink({ orderId: 'ord/1', token: 'abc' });
    responses.push(Response.json(buildCustomerOrder()));
    expect(await orders.read('ord/1')).toEqual(buildCustomerOrder());
    await orders.claim('ord/1');
    const headers = { Authorization: 'Bearer abc' };
    expect(requests).toMatchObject([
      { method: 'GET', path: '/api/orders/ord%2F1', headers },
      { method: 'POST', path: '/api/orders/ord%2F1/claim', headers },
    ]);
    expect(await orders.tokenOf('ord/1')).toBeNull();
  });

  test('fail with the sentence for an order that is not theirs', async () => {
    const { orders, responses } = openPage();
    responses.push(Response.json({ code: 'order-not-found' }, { status: 404 }));
    expect(await reasonOf(orders.read('ord_1'))).toMatchObject({
      code: 'order-not-found',
      message: 'This order does not exist, or it is not yours.',
    });
  });

  test('tell what is known of a checkout', async () => {
    const { orders, requests, responses } = openPage();
    responses.push(Response.json(buildPurchase({ state: 'waiting', packageId: null })));
    expect(await orders.findPurchase('cs_live_a1')).toMatchObject({ state: 'waiting' });
    expect(requests).toMatchObject([
      { method: 'POST', path: '/api/purchases', body: { session: 'cs_live_a1' } },
    ]);
  });
});

describe('The reference of a purchase', () => {
  const monthly = { product: 'basic', period: 'monthly' };

  test('has the product, the period and 128 random bits, which the tab keeps', async () => {
    const tab = createEnvironment();
    const reference = referenceOf(tab, monthly);
    expect(reference).toMatch(/^basic_monthly_[0-9a-f]{32}$/);
    expect(referenceOf(tab, monthly)).toBe(reference);
    expect(referenceOf(tab, { product: 'standard', period: null })).toBe(
      reference.replace('basic_monthly', 'standard_once'),
    );
    expect(referenceOf(createEnvironment(), monthly)).not.toBe(reference);
  });

  test('has at most 200 characters that the provider accepts, and its random part whole', () => {
    const reference = referenceOf(createEnvironment(), {
      product: `Größe & Co ${'x'.repeat(300)}`,
      period: 'yearly',
    });
    expect(reference).toMatch(/^[A-Za-z0-9_-]{200}$/);
    expect(reference).toMatch(/_yearly_[0-9a-f]{32}$/);
  });

  test.each([['0'], ['<script>'], [`${'0'.repeat(32)}\n`]])(
    'replaces a stored random part that is none: %j',
    (stored) => {
      const storage = createMemoryStorage({ contents: { purchaseReference: stored } });
      const tab = createEnvironment({ sessionStorage: () => storage });
      expect(referenceOf(tab, monthly)).toMatch(/^basic_monthly_[0-9a-f]{32}$/);
      expect(storage.getItem('purchaseReference')).toMatch(/^[0-9a-f]{32}$/);
    },
  );

  test('needs no storage', () => {
    const tab = createEnvironment({ sessionStorage: blockedStorage });
    expect(referenceOf(tab, monthly)).toMatch(/^basic_monthly_[0-9a-f]{32}$/);
  });

  test('is sent with the questionnaire, then renewed', async () => {
    const { environment, tickets, requests, responses } = openPage();
    const bought = { product: 'standard', period: null };
    const reference = referenceOf(environment, bought);
    responses.push(Response.json({ code: 'unavailable' }, { status: 503 }));
    await expect(tickets.open(buildTicketRequest())).rejects.toThrow();
    responses.push(Response.json(buildSupportTicket()));
    await tickets.open(buildTicketRequest({ session: 'cs_test_1' }));
    expect(requests).toMatchObject([
      { body: { reference } },
      { path: '/api/tickets', body: { reference, session: 'cs_test_1' } },
    ]);
    expect(referenceOf(environment, bought)).not.toBe(reference);
  });

  test('ends with a logout', async () => {
    const { environment, sessions } = openPage();
    const reference = referenceOf(environment, monthly);
    await sessions.logOut();
    expect(referenceOf(environment, monthly)).not.toBe(reference);
  });
});
