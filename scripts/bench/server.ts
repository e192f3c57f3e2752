/** Connected mode's server on its embedded database, beside the same statements without the server. */
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildQuestionnaire } from '../../mocks/factories/questionnaire.ts';
import { buildSupportTicket } from '../../mocks/factories/ticket.ts';
import { addLink } from '../../server/http/links.ts';
import { countAttempt } from '../../server/http/rateLimit.ts';
import { rulesOf } from '../../server/orders/confirmPurchase.ts';
import { orderList } from '../../server/orders/orders.ts';
import { readBody } from '../../server/orders/paymentFacts.ts';
import { recordEvent } from '../../server/orders/paymentOrders.ts';
import { ticketList } from '../../server/tickets/adminTickets.ts';
import { mailOpening } from '../../server/tickets/messages.ts';
import { insertTicket } from '../../server/tickets/storedTickets.ts';
import { fill, post, type Server, send, startServer } from './connectedServer.ts';

const ROWS = 10_000;
/** Each round sends so many requests, so many at a time. */
const tickets = { count: 300, concurrency: 10 };
const lists = { count: 20, concurrency: 2 };
const payments = { count: 600, concurrency: 30 };

const WEBHOOK_SECRET = 'whsec_bench';

const { events } = JSON.parse(
  readFileSync(
    new URL('../../tests/server/money/12-delayed-payment.json', import.meta.url),
    'utf8',
  ).replaceAll(/"((?:evt|cs|pi|cus)_\w+)"/g, '"$1_slow"'),
);
/** A checkout that is paid, with ids that end in `_slow`. */
const paidCheckout: unknown = events[1];

export interface Load {
  /** Requests a second. */
  rate: number;
  /** The time that 99 of 100 requests need at most, in ms. */
  p99: number;
}

export interface ServerRound {
  tickets: { server: Load; pg: Load };
  list: { server: Load; pg: Load };
  /** The first page of the owner's tickets, without and with a search, beside that query alone. */
  lists: { server: Load; pg: Load };
  search: { server: Load; pg: Load };
  payments: { server: Load; pg: Load };
}

async function measure(
  { count, concurrency }: typeof tickets,
  request: (index: number) => Promise<unknown>,
): Promise<Load> {
  const times: number[] = [];
  let next = 0;
  const begun = performance.now();
  const worker = async () => {
    while (next < count) {
      const sent = performance.now();
      next += 1;
      await request(next);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const rate = (1000 * count) / (performance.now() - begun);
  return { rate, p99: times.sort((a, b) => a - b)[Math.ceil(0.99 * count) - 1] ?? Number.NaN };
}

/** An IP address for each ticket of a round: each may open 20 tickets an hour without an account. */
const ipAddressOf = (each: number) => `198.18.${each >> 8}.${each & 255}`;

async function round(index: number, { origin, cookie, database }: Server): Promise<ServerRound> {
  const body = {
    answers: buildQuestionnaire(),
    websitePackage: { id: 'standard', title: 'Standard' },
  };
  const openTicket = (each: number) =>
    post(`${origin}/api/tickets`, body, { 'x-forwarded-for': ipAddressOf(each) }, 201);
  const insert = async (each: number) => {
    await countAttempt(database, `bench ${ipAddressOf(each)}`, { max: 1000, period: 600 });
    const ticket = buildSupportTicket({ id: `bench-${index}-${each}` });
    await database.transaction(async (queries) => {
      await insertTicket(queries, ticket, { requestKey: ticket.id });
      await countAttempt(queries, `bench guest ${ipAddressOf(each)}`, { max: 1000, period: 600 });
      await mailOpening(queries, { ticket, email: undefined, origin });
      await addLink(queries, 'ticket', ticket.id);
    });
  };
  const list = () => send(`${origin}/api/admin/orders`, { headers: { cookie } }, 200);
  const ownersTickets = (text: string) => async () => {
    await send(`${origin}/api/admin/tickets?text=${text}`, { headers: { cookie } }, 200);
  };
  const query = (text: string) => () =>
    ticketList.findPage(database, { text, status: 'all', page: 1 });
  const event = (name: string) =>
    JSON.stringify(paidCheckout).replaceAll('_slow', `_${index}_${name}`);
  const sendEvent = async (each: number) => {
    const text = event(`http_${each}`);
    const time = Math.floor(Date.now() / 1000);
    const hash = createHmac('sha256', WEBHOOK_SECRET).update(`${time}.${text}`).digest('hex');
    const headers = { 'stripe-signature': `t=${time},v1=${hash}` };
    await send(`${origin}/api/webhooks/stripe`, { method: 'POST', body: text, headers }, 200);
  };
  const rules = rulesOf({ publicOrigin: origin, secretKey: Buffer.alloc(32) });
  const keepEvent = async (each: number) => {
    const body = event(`pg_${each}`);
    const read = readBody(body);
    if (read.state !== 'read') throw new Error('The event of the benchmark cannot be read.');
    const kept = { id: read.event.id, body, now: new Date() };
    await recordEvent(database, read, kept, rules);
  };
  return {
    payments: {
      pg: await measure(payments, keepEvent),
      server: await measure(payments, sendEvent),
    },
    tickets: {
      pg: await measure(tickets, insert),
      server: await measure(tickets, openTicket),
    },
    list: {
      pg: await measure(lists, () =>
        orderList.findPage(database, { text: '', status: 'all', page: 1 }),
      ),
      server: await measure(lists, list),
    },
    lists: { pg: await measure(lists, query('')), server: await measure(lists, ownersTickets('')) },
    search: {
      pg: await measure(lists, query('777')),
      server: await measure(lists, ownersTickets('777')),
    },
  };
}

/** Measures the creation of tickets, and the owner's lists of 10,000 orders and 10,000 tickets. */
export async function timeServer(site: string, rounds: number): Promise<ServerRound[]> {
  const server = await startServer(site, { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
  try {
    await fill(server.database, ROWS);
    // The first round warms up both.
    await round(0, server);
    const results: ServerRound[] = [];
    for (let index = 1; index <= rounds; index += 1) results.push(await round(index, server));
    return results;
  } finally {
    await server.stop();
  }
}
