/** The built server of connected mode on an embedded database of its own, filled to a size. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { buildSupportTicket } from '../../mocks/factories/ticket.ts';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { runningPostgres } from '../../server/database/embeddedPostgres.ts';
import { insertTicket } from '../../server/tickets/storedTickets.ts';
import { freePort } from '../freePort.ts';

const owner = { username: 'bench', password: 'a long password' };

const json = { 'content-type': 'application/json' };

/** Fails if the response has another status. */
export async function send(address: string, init: RequestInit, status: number) {
  const answer = await fetch(address, init);
  if (answer.status !== status) throw new Error(`${address} answered ${answer.status}`);
  const body = await answer.text();
  return { headers: answer.headers, body };
}

export const post = (address: string, body: unknown, headers: object, status: number) =>
  send(
    address,
    { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) },
    status,
  );

const cookieOf = ({ headers }: { headers: Headers }) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** Starts the server. `stop` deletes its data. */
export async function startServer(site: string, settings: Record<string, string> = {}) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'millrace-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['server/dist/main.js'], {
    env: {
      PATH: process.env.PATH,
      SITE_DIR: site,
      DATA_DIR: dataFolder,
      PORT: String(port),
      TRUSTED_PROXIES: '1',
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      OWNER_USERNAME: owner.username,
      OWNER_PASSWORD: owner.password,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  await new Promise<void>((started, fail) => {
    child.stdout.on('data', (text) => String(text).includes('Serving') && started());
    child.once('close', () => fail(new Error('The server did not start.')));
  });
  const connection = await runningPostgres(dataFolder);
  if (!connection) throw new Error('The database does not run.');
  const database = openDatabase(connection, () => {}, 300_000);
  const origin = `http://127.0.0.1:${port}`;
  const cookie = cookieOf(await post(`${origin}/api/admin/session`, owner, {}, 204));
  return {
    origin,
    /** The owner's session. */
    cookie,
    database,
    pid: child.pid,
    async stop() {
      await database.close();
      child.kill('SIGTERM');
      await ended;
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

export type Server = Awaited<ReturnType<typeof startServer>>;

/** What a business has after years: so many accounts, orders, tickets and mails, and ten times the history. */
const rows = [
  `insert into accounts (id, email, email_key, name, searched, verified_at, created_at)
   select 'user-' || n, 'customer' || n || '@wood.example', 'customer' || n || '@wood.example',
     'Customer ' || n, 'customer ' || n || ' customer' || n || '@wood.example', now(), now() - make_interval(mins => $1 - n)
   from generate_series(1, $1) as n`,
  `insert into orders (id, customer, email_key, service, status, searched, amount, currency, ordered_at, paid, imported)
   select id, customer, replace(lower(customer), ' ', '') || '@wood.example', service, status,
     lower(concat_ws(E'\\n', id, customer, service, day, '£150.00', status)), 15000, 'gbp', (day || 'T00:00Z')::timestamptz, 15000,
     jsonb_build_object('id', id, 'customer', customer, 'service', service, 'date', day, 'amount', '£150.00', 'status', status)
   from (select 'ORD-' || n as id, 'Customer ' || n as customer, 'Workshop Website' as service,
       (date '2026-01-01' - n % 2000)::text as day,
       case when n % 20 = 0 then 'In Progress' else 'Completed' end as status
     from generate_series(1, $1) as n) as made`,
  // Payments of the last year, on one order in two.
  `update orders set imported = null, livemode = false, counts_in = 'test' where right(id, 1) in ('0', '2', '4', '6', '8')`,
  `insert into order_entries (order_id, kind, id, amount, at)
   select id, 'payment', 'in_' || id, 15000, now() - make_interval(mins => 5 * position % 525600)
   from orders where imported is null`,
  `insert into tickets (id, account_id, user_id, user_name, user_email, date, title, status, priority,
     category, subject, description, package_id, is_private, active_at, searched)
   select id || '-' || n, 'user-' || n, 'user-' || n, 'Customer ' || n, user_email, date, title,
     case when n % 20 = 0 then 'Open' else 'Closed' end, priority, category, subject, description,
     package_id, is_private, active_at - make_interval(mins => n), searched || E'\\ncustomer ' || n
   from tickets, generate_series(1, $1) as n where id = 'bench'`,
  `insert into ticket_messages (id, ticket_id, position, author, text, date, is_read, searched)
   select id || '-' || n, 'bench-' || n, position, author, text, date, true, searched
   from ticket_messages, generate_series(1, $1) as n where ticket_id = 'bench'`,
  `insert into outbox (kind, dedupe_key, about_kind, about_id, message, state, sent_at, searched)
   select 'mail', 'bench-' || n, 'ticket', 'bench-' || n, jsonb_build_object('from', 'a@wood.example', 'to', array['customer' || n || '@wood.example'],
     'subject', 'New ticket ' || n, 'text', repeat('A new ticket. ', 30), 'html', repeat('A new ticket. ', 60)),
     'sent', now(), 'new ticket ' || n || E'\\ncustomer' || n || '@wood.example'
   from generate_series(1, $1) as n`,
  `insert into audit_log (actor, action, about_kind, about_id)
   select 'bench', 'wrote a reply', 'ticket', 'bench-' || n % $1 from generate_series(1, 10 * $1) as n`,
];

export async function fill(database: Database, size: number) {
  await insertTicket(database, buildSupportTicket({ id: 'bench' }));
  for (const sql of rows) await database.execute(sql.replaceAll('$1', String(size)));
  // As autovacuum does a minute later.
  await database.execute('vacuum analyze');
}
