import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCheckoutSessions } from './checkoutSessions.ts';

/** An event as the payment provider sends it. */
export interface ProviderEvent {
  id: string;
  created: number;
}

/** How many events a page of its list has. */
const PAGE = 2;

/** The events of one of the told stories, as if it had begun an hour ago. */
export function tellStory(name: string): ProviderEvent[] {
  const file = new URL(`../../tests/server/money/${name}.json`, import.meta.url);
  const move = Math.floor(Date.now() / 1000) - 3600 - 1_795_600_000;
  const text = readFileSync(file, 'utf8').replaceAll(/\b179\d{7}\b/g, (time) =>
    String(Number(time) + move),
  );
  return JSON.parse(text).events;
}

/** The payment of a package by this customer, in real money or in that of the test mode. */
export function payment(name: string, livemode = false): ProviderEvent {
  const [, paid] = tellStory('12-delayed-payment');
  const text = JSON.stringify(paid)
    .replaceAll('slow', name)
    .replaceAll('"livemode":false', `"livemode":${livemode}`);
  return JSON.parse(text.replace(/"id":"evt_\w+"/, `"id":"evt_${name}"`));
}

export type PaymentProvider = Awaited<ReturnType<typeof startPaymentProvider>>;

/**
 * Stands in for the payment provider: it signs what it sends to the webhook, lists its events from the newest, in
 * pages, and makes checkouts of real money. Its first `failures` answers are errors of its own.
 */
export async function startPaymentProvider({
  secret,
  failures,
  listed,
}: {
  secret: string;
  failures: number;
  listed: readonly ProviderEvent[];
}) {
  let left = failures;
  const sessions = createCheckoutSessions(true);
  const server = createServer(async (request, response) => {
    const { method, headers, url = '' } = request;
    const { pathname, search, searchParams } = new URL(url, 'http://localhost');
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (left > 0) {
      left -= 1;
      send(500, { error: { message: 'Try again later.' } });
      return;
    }
    if (headers.authorization !== 'Bearer rk_test_e2e') {
      send(401, { error: { message: 'Invalid API key.' } });
      return;
    }
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const key = String(headers['idempotency-key'] ?? '');
    const answer = sessions.answer({ method, pathname, search, key, body });
    if (answer) {
      send(answer.status, answer.body);
      return;
    }
    const since = Number(searchParams.get('created[gte]'));
    const all = pathname.endsWith('/events')
      ? listed.filter(({ created }) => created >= since).sort((a, b) => b.created - a.created)
      : [];
    const start = all.findIndex(({ id }) => id === searchParams.get('starting_after')) + 1;
    const data = all.slice(start, start + PAGE);
    send(200, { object: 'list', data, has_more: all.length > start + PAGE });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    checkouts: sessions.checkouts,

    /** Sends an event to the webhook of this site. Resolves with the status of the response. */
    async send(origin: string, event: ProviderEvent) {
      const body = JSON.stringify(event);
      const time = Math.floor(Date.now() / 1000);
      const hash = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
      const response = await fetch(`${origin}/api/webhooks/stripe`, {
        method: 'POST',
        body,
        headers: { 'stripe-signature': `t=${time},v1=${hash}` },
      });
      return response.status;
    },

    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
