/** What arrived in a month and in the one before, in pounds. */
import * as z from 'zod/mini';
import { business } from '../../src/content/business.ts';
import type { OrderFigures } from '../../src/domain/adminOrders.ts';
import { dayIn } from '../../src/domain/day.ts';
import type { Queries } from '../database/database.ts';
import { MOVED } from './storedOrders.ts';

const movedSchema = z.object({ service: z.string(), day: z.iso.date(), sum: z.coerce.number() });
type Moved = z.infer<typeof movedSchema>;

function monthBefore(month: string): string {
  const first = new Date(`${month}-01T00:00Z`);
  return new Date(first.setUTCMonth(first.getUTCMonth() - 1)).toISOString().slice(0, 7);
}

function sumBy(rows: readonly Moved[], nameOf: (row: Moved) => string) {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(nameOf(row), (sums.get(nameOf(row)) ?? 0) + row.sum);
  return [...sums].map(([name, sum]) => ({ name, sum }));
}

/**
 * The money of this month and of the last one, in pence: by product, the largest first, and by the day on which it
 * arrived or went back. Months and days are those of the business. `scope` is the SQL of the orders that count.
 */
export async function readFigures(
  queries: Queries,
  scope: string,
  now: Date,
): Promise<OrderFigures> {
  const thisMonth = dayIn(business.timeZone, now).slice(0, 7);
  const lastMonth = monthBefore(thisMonth);
  const since = new Date(`${lastMonth}-01T00:00Z`);
  // No time zone is more than 14 hours from UTC.
  since.setUTCHours(-14);
  const rows = await queries.rows(
    movedSchema,
    `select service, to_char(moved_at at time zone $2, 'YYYY-MM-DD') as day, sum(moved) as sum
     from (
       select coalesce(description, service) as service, order_entries.at as moved_at,
         case kind when 'payment' then 1 else -1 end * (${MOVED}) as moved
       from order_entries join orders on orders.id = order_id
       where order_entries.at >= $1 and currency = 'gbp' and paid > 0 and ${scope}
         and ${MOVED} > 0
       union all
       select service, ordered_at, paid from orders
       where ordered_at >= $1 and currency = 'gbp' and imported is not null and product is null
     ) as entries group by 1, 2`,
    [since, business.timeZone],
  );
  const figuresOf = (month: string) => {
    const own = rows.filter(({ day }) => day.startsWith(month));
    return {
      month,
      sum: own.reduce((sum, row) => sum + row.sum, 0),
      products: sumBy(own, ({ service }) => service)
        .map(({ name, sum }) => ({ service: name, sum }))
        .sort((a, b) => b.sum - a.sum || (a.service < b.service ? -1 : 1)),
      days: sumBy(own, ({ day }) => day)
        .map(({ name, sum }) => ({ day: name, sum }))
        .sort((a, b) => (a.day < b.day ? -1 : 1)),
    };
  };
  return { months: [figuresOf(thisMonth), figuresOf(lastMonth)] };
}
