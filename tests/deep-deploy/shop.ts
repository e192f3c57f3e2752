/** The deployed shop as its visitors and its owner use it, over TLS. */
import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ClientHttp2Session, connect } from 'node:http2';
import { setTimeout } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { buildQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { buildShortQuote } from '#mocks/factories/quote.ts';

const host = 'shop.example';
export const origin = `https://${host}`;
export const webhookSecret = 'whsec_test_of_the_deployment';
const owner = { username: 'Owner', password: 'correct horse battery' };

const story = new URL('../server/money/01-one-off-with-invoice-new.json', import.meta.url);

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | object;
}

export interface Answer {
  status: number;
  text: string;
  cookies: string[];
  date: string;
}

export function openShop(port: number) {
  // One connection, as a browser keeps it: each new one costs an emulated processor a signature.
  let session: ClientHttp2Session | undefined;
  function connected() {
    if (session && !session.closed && !session.destroyed) return session;
    // Caddy signs its certificate itself here.
    const options = { host: '127.0.0.1', port, servername: host, rejectUnauthorized: false };
    session = connect(origin, {
      createConnection: () => connectTls({ ...options, ALPNProtocols: ['h2'] }),
    });
    session.on('error', () => {
      // Each of its requests fails too.
    });
    return session;
  }

  const send = (path: string, { method, headers = {}, body }: Sent = {}) =>
    new Promise<Answer>((done, fail) => {
      const content = typeof body === 'object' ? JSON.stringify(body) : body;
      const sent = connected().request({
        ':path': path,
        ':method': method ?? (content === undefined ? 'GET' : 'POST'),
        origin,
        'sec-fetch-site': 'same-origin',
        ...(content !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      });
      let status = 0;
      let text = '';
      let cookies: string[] = [];
      let date = '';
      sent.on('response', (received) => {
        status = received[':status'] ?? 0;
        date = received.date ?? '';
        cookies = (received['set-cookie'] ?? []).map((cookie) => cookie.replace(/;.*/s, ''));
      });
      sent.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      sent.on('error', fail).on('close', () => {
        if (status) done({ status, text, cookies, date });
        else fail(new Error('The connection ended.'));
      });
      sent.end(content);
    });

  const openTicket = (mark: string) =>
    send('/api/tickets', {
      headers: { 'idempotency-key': randomUUID(), 'filled-in-as': 'guest' },
      body: {
        answers: buildQuestionnaire({ businessName: mark }),
        websitePackage: { id: 'standard' },
      },
    });

  const ask = (path: string, cookie: string) => send(path, { headers: { cookie } });

  return {
    send,
    openTicket,

    /** A server that was cut off does not say that its connection has ended. */
    disconnect: () => session?.destroy(),

    /** Uses the link that the deployment has printed. */
    setUp: (token: string) => send('/api/admin/setup', { body: { token, ...owner } }),

    /** Resolves with the owner's cookies. */
    async signIn() {
      const { status, cookies } = await send('/api/admin/session', { body: owner });
      if (status !== 200 && status !== 204)
        throw new Error(`The owner is not signed in: ${status}`);
      return cookies.join('; ');
    },

    requestQuote: () =>
      send('/api/quotes', {
        headers: { 'idempotency-key': randomUUID() },
        body: { quote: buildShortQuote(), captchaToken: 'demo' },
      }),

    /** Tells a payment as the provider does, signed by the server's clock. Resolves with the statuses. */
    async pay() {
      const statuses: number[] = [];
      for (const event of JSON.parse(readFileSync(story, 'utf8')).events) {
        const body = JSON.stringify(event);
        const { date } = await send('/api/health');
        const time = Date.parse(date) / 1000;
        const hash = createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest('hex');
        const headers = { 'stripe-signature': `t=${time},v1=${hash}` };
        statuses.push((await send('/api/webhooks/stripe', { headers, body })).status);
      }
      return statuses;
    },

    /** What the owner sees, without what differs from one moment to the next. */
    async rows(cookie: string) {
      const lists = ['tickets', 'quotes', 'orders?mode=test', 'accounts'];
      const read = lists.map(async (list) => (await ask(`/api/admin/${list}`, cookie)).text);
      return (await Promise.all(read)).join('\n');
    },

    ask,

    /** A page each 200 ms, and a ticket every few seconds, until it ends. */
    startLoad() {
      const failed: string[] = [];
      const tickets: string[] = [];
      const all: Promise<unknown>[] = [];
      let longest = 0;
      let isEnding = false;
      async function one(what: string, work: () => Promise<Answer>) {
        const begun = performance.now();
        const answer = await work().catch((error) => ({ status: 0, text: String(error) }));
        longest = Math.max(longest, performance.now() - begun);
        if (answer.status < 200 || answer.status > 299) {
          failed.push(`${what}: ${answer.status} ${answer.text.slice(0, 100)}`);
        }
      }
      const running = (async () => {
        for (let count = 0; !isEnding; count += 1) {
          // A guest opens 20 tickets an hour, and other tests open some too.
          if (count % 30 === 0 && tickets.length < 12) {
            const mark = randomUUID();
            tickets.push(mark);
            all.push(one('ticket', () => openTicket(mark)));
          } else all.push(one('page', () => send(count % 2 ? '/api/session' : '/robots.txt')));
          await setTimeout(200);
        }
      })();
      return {
        async finish() {
          isEnding = true;
          await running;
          await Promise.all(all);
          return { sent: all.length, failed, tickets, longest: Math.round(longest) };
        },
      };
    },
  };
}
