/** Connected mode's server on its embedded database, beside the same statements without the server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { buildOrders } from '../../mocks/factories/order.ts';
import { buildQuestionnaire } from '../../mocks/factories/questionnaire.ts';
import { buildSupportTicket } from '../../mocks/factories/ticket.ts';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { runningPostgres } from '../../server/database/embeddedPostgres.ts';
import { countAttempt } from '../../server/http/rateLimit.ts';
import { orderList } from '../../server/orders/orders.ts';
import { insertOrders } from '../../server/orders/storedOrders.ts';
import { ticketList } from '../../server/tickets/adminTickets.ts';
import { mailOpening } from '../../server/tickets/messages.ts';
import { insertTicket } from '../../server/tickets/storedTickets.ts';
import { freePort } from '../freePort.ts';
import { run } from '../setup.mjs';

const owner = { username: 'bench', password: 'a long password' };
const ORDERS = 10_000;
const TICKETS = 10_000;
/** Each round sends so many requests, so many at a time. */
const tickets = { count: 300, concurrency: 10 };
const lists = { count: 20, concurrency: 2 };

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

/** Starts the server, and resolves with its origin and with how to stop it. */
async function startServer(site: string, dataFolder: string) {
  const port = await freePort();
  const child = spawn(process.execPath, ['server/dist/main.js'], {
    env: {
      PATH: process.env.PATH,
      SITE_DIR: site,
      DATA_DIR: dataFolder,
      PORT: String(port),
      TRUSTED_PROXIES: '1',
      OWNER_USERNAME: owner.username,
      OWNER_PASSWORD: owner.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  await new Promise<void>((started, fail) => {
    child.stdout.on('data', (text) => String(text).includes('Serving') && started());
    child.once('close', () => fail(new Error('The server did not start.')));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** An IP address of its own for few enough tickets to stay below the limit. */
const addressOf = (index: number) => `192.0.2.${index % 200}`;

async function send(url: string, init: RequestInit, status: number) {
  const response = await fetch(url, init);
  if (response.status !== status) throw new Error(`${url} answered ${response.status}`);
  await response.arrayBuffer();
  return response;
}

async function ownerCookie(origin: string) {
  const response = await send(
    `${origin}/api/admin/session`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(owner),
    },
    204,
  );
  const pairs = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return pairs.join('; ');
}

async function round(
  index: number,
  { origin, cookie, database }: { origin: string; cookie: string; database: Database },
): Promise<ServerRound> {
  const body = JSON.stringify({
    answers: buildQuestionnaire(),
    websitePackage: { id: 'standard', title: 'Standard' },
  });
  const openTicket = (each: number) =>
    send(
      `${origin}/api/tickets`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(each) },
        body,
      },
      201,
    );
  const insert = async (each: number) => {
    await countAttempt(database, `bench ${addressOf(each)}`, { max: 1000, period: 600 });
    const ticket = buildSupportTicket({ id: `bench-${index}-${each}` });
    await database.transaction(async (queries) => {
      await insertTicket(queries, ticket, { requestKey: ticket.id });
      await mailOpening(queries, { ticket, email: undefined, origin });
    });
  };
  const list = () => send(`${origin}/api/admin/orders`, { headers: { cookie } }, 200);
  const ownersTickets = (text: string) => async () => {
    await send(`${origin}/api/admin/tickets?text=${text}`, { headers: { cookie } }, 200);
  };
  const query = (text: string) => () =>
    ticketList.findPage(database, { text, status: 'all', page: 1 });
  return {
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
  if (!run('npm', ['run', '--silent', 'build:connected'])) process.exit(1);
  const dataFolder = mkdtempSync(join(tmpdir(), 'millrace-bench-'));
  const server = await startServer(site, dataFolder);
  const connection = runningPostgres(dataFolder);
  if (!connection) throw new Error('The database does not run.');
  const database = openDatabase(connection, () => {});
  try {
    await insertOrders(database, buildOrders(ORDERS));
    await insertTicket(database, buildSupportTicket({ id: 'bench' }));
    await database.execute(
      `insert into tickets (id, user_id, user_name, user_email, date, title, status, priority,
         category, subject, description, package_id, is_private, active_at, searched)
       select id || '-' || each, user_id, user_name, user_email, date, title, status, priority,
         category, subject, description, package_id, is_private,
         active_at - make_interval(mins => each), searched || ' ' || each
       from tickets, generate_series(1, $1) as each where id = 'bench'`,
      [TICKETS],
    );
    const { origin } = server;
    const subject = { origin, cookie: await ownerCookie(origin), database };
    // The first round warms up both.
    await round(0, subject);
    const results: ServerRound[] = [];
    for (let index = 1; index <= rounds; index += 1) results.push(await round(index, subject));
    return results;
  } finally {
    await database.close();
    await server.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
