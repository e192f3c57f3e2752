/** The owner's pages over many rows, to the same over a tenth of them. */
import * as z from 'zod/mini';
import { fill, type Server, send, startServer } from './connectedServer.ts';
import { median, ratios } from './statistics.ts';

/** A word that finds a few entries, however many there are, as a name does. */
const text = 'customer+777';

const pages: Readonly<Record<string, string>> = {
  orders: '/orders',
  'orders searched': `/orders?text=${text}`,
  'orders of a common word': '/orders?text=workshop',
  'orders of two letters': '/orders?text=77',
  'page 100 of the orders': '/orders?page=100',
  'orders by date, oldest first': '/orders?sort=date&direction=ascending',
  'orders by customer': '/orders?sort=customer&direction=ascending',
  'orders by amount': '/orders?sort=amount&direction=descending',
  'orders by service': '/orders?sort=service&direction=descending',
  'page of the export': '/orders/export?page=10',
  'month’s figures': '/orders/figures',
  tickets: '/tickets',
  'tickets searched': `/tickets?text=${text}`,
  'tickets of two letters': '/tickets?text=77',
  'page 100 of the tickets': '/tickets?page=100',
  accounts: '/accounts',
  'accounts searched': `/accounts?text=${text}`,
  'accounts of two letters': '/accounts?text=77',
  'accounts by name': '/accounts?sort=name',
  'accounts by email': '/accounts?sort=email&direction=descending',
  'accounts by number of orders': '/accounts?sort=orders&direction=descending',
  mail: '/mail',
  'mail searched': '/mail?text=customer777@',
  'mail of two letters': '/mail?text=77',
  history: '/history',
  'history of a ticket': '/history?kind=ticket&id=bench-777',
  'page 100 of the history': '/history?page=100',
  status: '/status',
};

async function timePage({ origin, cookie }: Server, path: string) {
  const begun = performance.now();
  await send(`${origin}/api/admin${path}`, { headers: { cookie } }, 200);
  return performance.now() - begun;
}

/** The time of each page with `size` orders, tickets and so on, to that with a tenth. */
export async function timeSizes(site: string, size: number, rounds: number) {
  const servers = await Promise.all([startServer(site), startServer(site)]);
  const [few, many] = servers;
  try {
    await Promise.all([fill(few.database, size / 10), fill(many.database, size)]);
    const results: { name: string; ms: number; times: number[] }[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let round = -3; round < rounds; round += 1) {
        const [one, other] = [await timePage(few, path), await timePage(many, path)];
        // The first rounds warm up both.
        if (round < 0) continue;
        theirs.push(one);
        ours.push(other);
      }
      results.push({ name, ms: median(ours), times: ratios(ours, theirs) });
    }
    const weights = await many.database.rows(
      z.object({ name: z.string(), bytes: z.coerce.number() }),
      `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
       where relkind = 'r' and relnamespace = 'public'::regnamespace order by bytes desc limit 6`,
    );
    return { results, weights };
  } finally {
    for (const server of servers) await server.stop();
  }
}
