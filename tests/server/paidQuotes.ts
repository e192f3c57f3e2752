/** Quotes that customers pay, on a server with a stand-in of the payment provider. */
import { createHmac } from 'node:crypto';
import { expect } from 'vitest';
import { buildQuotePrice } from '#mocks/factories/pricedQuote.ts';
import { buildQuote } from '#mocks/factories/quote.ts';
import {
  type Checkout,
  checkoutEvent,
  createCheckoutSessions,
} from '../../e2e/support/checkoutSessions.ts';
import { openTestServer, queuedMails } from './testServer.ts';

export const LINES = [
  { text: 'Eight pages', amount: 80_000 },
  { text: 'Gallery', amount: 20_000 },
];

export async function json(response: Response | Promise<Response>) {
  const { status } = await response;
  expect(status).toBeLessThan(300);
  return (await response).json();
}

/** The application with an owner who is signed in and a visitor. */
export async function openPaidQuotes() {
  const sessions = createCheckoutSessions();
  const provider = { ...sessions, isAway: false, before: async () => {} };
  const standIn: typeof fetch = async (input, { method, headers, body } = {}) => {
    await provider.before();
    if (provider.isAway) throw new TypeError('fetch failed');
    const { pathname, search } = new URL(String(input));
    const key = new Headers(headers).get('idempotency-key') ?? '';
    const { body: answer, ...init } = provider.answer({
      method,
      pathname,
      search,
      key,
      body: String(body ?? ''),
    }) ?? { status: 404, body: {} };
    return Response.json(answer, init);
  };
  const server = await openTestServer(
    { webhookSecrets: ['whsec_1'], provider: { key: 'rk_test_1', base: 'http://localhost:1' } },
    { fetch: standIn },
  );
  const owner = await server.signInOwner();
  const visitor = server.openBrowser('198.51.100.7');

  const admin = (method: string, path: string, body?: object, key?: string) =>
    owner.request(method, `/api/admin/quotes/${path}`, body, key ? { 'idempotency-key': key } : {});
  const link = (path: string, body: object) =>
    visitor.request('POST', `/api/quote-links${path}`, body);

  /** Sends a version, and resolves with the token of its link. */
  async function send(id: string, price = {}, version = 0): Promise<string> {
    const body = { ...buildQuotePrice(), lines: LINES, validUntil: null, deposit: { percent: 30 } };
    const response = await admin('POST', `${id}/versions`, { ...body, ...price, version });
    expect(response.status).toBe(201);
    const key = `quote-${id}-version-${version + 1}`;
    const [mail] = await queuedMails(server, 'dedupe_key = $1', [key]);
    return /quote#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  /** A quote with a price, and the token of its link. */
  async function priced(price = {}) {
    const quote = { quote: buildQuote(), captchaToken: null };
    await server.database.execute('delete from rate_limits');
    expect((await visitor.request('POST', '/api/quotes', quote)).status).toBe(202);
    const { quotes } = await json(owner.request('GET', '/api/admin/quotes'));
    const id: string = quotes[0].id;
    return { id, token: await send(id, price, 0) };
  }

  const accept = (token: string, version = 1) =>
    json(link('/accept', { token, version, name: 'Ruth Harrow' }));

  async function accepted(price = {}) {
    const quote = await priced(price);
    const { money } = await accept(quote.token);
    return { ...quote, due: money.due };
  }

  const pay = (token: string, request: string) => link('/pay', { token, request });

  /** Sends an event to the webhook, as the provider does. */
  async function tell(event: { created: number }) {
    const text = JSON.stringify(event);
    const time = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', 'whsec_1').update(`${time}.${text}`).digest('hex');
    const response = await server.app.fetch(
      new Request('http://localhost:4173/api/webhooks/stripe', {
        method: 'POST',
        body: text,
        headers: { 'stripe-signature': `t=${time},v1=${signature}` },
      }),
    );
    expect(response.status).toBe(200);
  }

  /** Asks for an extra, which the customer accepts. Resolves with what is to be paid. */
  async function agreeExtra({ id, token }: { id: string; token: string }, amount: number) {
    const lines = [{ text: 'A second language', amount }];
    const asked = await admin('POST', `${id}/requests`, { kind: 'extra', lines, message: '' });
    expect(asked.status).toBe(201);
    const { extras } = await json(link('', { token }));
    const answer = { token, request: extras.at(-1).id, name: 'Ruth Harrow' };
    const agreed = await json(link('/extras', { ...answer, outcome: 'accepted' }));
    return agreed.money.due;
  }

  return {
    server,
    owner,
    visitor,
    provider,
    admin,
    link,
    send,
    priced,
    accept,
    accepted,
    agreeExtra,
    pay,
    tell,
    /** Tells that a checkout was paid. */
    tellPaid: (checkout: Checkout, changes = {}, type?: string) =>
      tell(checkoutEvent(checkout, changes, type)),
    moneyOf: async (token: string) => (await json(link('', { token }))).money,
    ordersOf: async () => (await json(owner.request('GET', '/api/admin/orders?mode=test'))).orders,
    /** Forgets all quotes and payments. */
    async reset() {
      const tables = ['quotes', 'orders', 'order_keys', 'payment_events', 'outbox', 'rate_limits'];
      for (const table of tables) await server.database.execute(`delete from ${table}`);
      provider.reset();
      Object.assign(provider, { ...sessions, isAway: false, before: async () => {} });
      expect(server.errors).toEqual([]);
    },
  };
}
