/** Every payment, refund and dispute of a period, for bookkeeping. */
import * as z from 'zod/mini';
import { business } from '../../src/content/business.ts';
import { decimalAmount } from '../../src/domain/amount.ts';
import { dayIn } from '../../src/domain/day.ts';
import { toCsv } from '../../src/domain/ordersCsv.ts';
import { receiptSchema } from '../../src/domain/receipt.ts';
import type { Queries } from '../database/database.ts';
import { OWNER } from '../gate.ts';
import type { OwnersRoutes } from '../http/ownersRoutes.ts';
import { readQuery } from '../http/request.ts';
import { streamed } from '../http/streamed.ts';
import { orderRow } from './orderRow.ts';
import { periodSchema } from './receipts.ts';
import { IS_REAL, idsOf, MOVED } from './storedOrders.ts';
import { taxSchema, vatIn } from './tax.ts';

const HEADER =
  "Day,Kind,Order,Receipt number,Customer,Email,What,Currency,Gross,Net,VAT rate,VAT,Provider's id,Fee";

/** A day of the business earlier and later than this, in UTC: no time zone is further away. */
const DAY = 86_400_000;

/** How many entries are read at once. */
const PAGE = 1000;

const entrySchema = z.extend(
  z.pick(orderRow, { customer: true, email: true, service: true, currency: true }),
  {
    kind: z.string(),
    id: z.string(),
    orderId: z.string(),
    /** To the microsecond, as PostgreSQL has it. */
    moment: z.string(),
    isByHand: z.boolean(),
    amount: z.coerce.number(),
    at: z.date(),
    note: z.string(),
    fee: z.nullable(z.coerce.number()),
    tax: z.nullable(taxSchema),
    receipt: z.nullable(z.pick(receiptSchema, { number: true, amount: true, vat: true })),
  },
);
type Entry = z.infer<typeof entrySchema>;
/** Where an entry is in the order of all. */
type Place = Pick<Entry, 'id' | 'orderId' | 'kind'> & { moment: Date | string };

/** Real money that has moved, and what disputes have taken for good: a page that begins after this entry. */
const readEntries = (queries: Queries, to: Date, after: Place) =>
  queries.rows(
    entrySchema,
    `select order_entries.kind, order_entries.id, order_id as "orderId", order_entries.at,
       order_entries.at::text as moment, order_entries.note, fee,
       ${MOVED} as amount,
       coalesce(order_entries.description, service) as service, customer, email, currency,
       imported is not null as "isByHand",
       coalesce(order_entries.tax, (
         select paid.tax from order_entries as paid
         where paid.order_id = order_entries.order_id and paid.kind = 'payment'
           and paid.keys && order_entries.keys limit 1
       )) as tax,
       (select content from receipts
        where receipts.order_id = any(${idsOf('array[order_entries.order_id]')})
          and receipts.keys && (order_entries.keys || order_entries.id)
          and content->>'kind' = case order_entries.kind when 'payment' then 'receipt' else 'credit' end
        order by number limit 1) as receipt
     from order_entries join orders on orders.id = order_id
     where order_entries.at >= $1::timestamptz and order_entries.at < $2 and ${IS_REAL}
       and currency is not null and ${MOVED} > 0
       and (order_entries.at, order_entries.id collate "C", order_id, kind) > ($1::timestamptz, $3, $4, $5)
     order by order_entries.at, order_entries.id collate "C", order_id, kind limit ${PAGE}`,
    [after.moment, to, after.id, after.orderId, after.kind],
  );

function rowOf(entry: Entry): string[] {
  const { kind, id, orderId, isByHand, amount, at, receipt, tax, fee } = entry;
  const currency = entry.currency ?? '';
  const sum = (minor: number) => decimalAmount(minor, currency);
  const own = receipt?.amount === amount ? receipt.vat : null;
  const vat = tax || receipt?.vat ? (own ?? vatIn(amount, tax)) : null;
  return [
    dayIn(business.timeZone, at),
    kind,
    orderId,
    receipt?.number ?? '',
    entry.customer,
    entry.email ?? '',
    [entry.service, entry.note].filter(Boolean).join(': '),
    currency.toUpperCase(),
    sum(amount),
    sum(vat ? vat.net : amount),
    vat ? String(vat.rate) : '',
    vat ? sum(vat.vat) : '',
    isByHand ? '' : id,
    fee === null ? '' : sum(fee),
  ];
}

/** `GET /api/admin/entries.csv?from=2026-04-06&to=2026-07-05`, both days included. */
export const entryRoutes: OwnersRoutes = (router, { database }) =>
  router.get('/', (context) => {
    const { from, to } = readQuery(context, periodSchema);
    const end = new Date(Date.parse(to) + 2 * DAY);
    const moment = new Date(Date.parse(from) - DAY);
    let last: Place | undefined = { moment, id: '', orderId: '', kind: '' };
    let heading = [HEADER.split(',')];
    async function readPart() {
      if (!last) return null;
      const entries = await readEntries(database, end, last);
      const rows = entries.map(rowOf).filter(([own = '']) => own >= from && own <= to);
      const text = toCsv([...heading, ...rows]);
      const part = Buffer.from(heading.length > 0 ? text : text.slice(1));
      heading = [];
      last = entries.length === PAGE ? entries.at(-1) : undefined;
      return part;
    }
    return context.newResponse(streamed(context, OWNER, readPart), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Content-Disposition': `attachment; filename="entries-${from}-${to}.csv"`,
    });
  });
