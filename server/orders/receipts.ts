/**
 * Receipts for payments, and credits for what went back. Each is made when it is first shown, and kept as it was
 * made. What they say of an order always adds up to its money.
 */
import * as z from 'zod/mini';
import { business } from '../../src/content/business.ts';
import { dayIn } from '../../src/domain/day.ts';
import {
  type Receipt,
  receiptSchema,
  SIMPLIFIED_UP_TO,
  splitVat,
  VAT_RATE,
} from '../../src/domain/receipt.ts';
import { columns, type Database, insertRow, type Queries } from '../database/database.ts';
import { sumOf } from './foldOrder.ts';
import { orderRow } from './orderRow.ts';
import { currentId, idsOf } from './storedOrders.ts';

const orderSchema = z.extend(
  z.pick(orderRow, { id: true, customer: true, address: true, service: true }),
  { currency: z.string(), isForgotten: z.boolean() },
);
type Order = z.infer<typeof orderSchema>;

/** In SQL: real money of our own account, or an order by hand. That of site data has no payments. */
const HAS_RECEIPTS = "counts_in in ('both', 'live') and currency is not null";

const entrySchema = z.object({
  kind: z.enum(['payment', 'refund']),
  id: z.string(),
  amount: z.coerce.number(),
  at: z.nullable(z.date()),
  keys: z.array(z.string()),
  hasTax: z.boolean(),
});
type Entry = z.infer<typeof entrySchema>;

const issuedSchema = z.object({ keys: z.array(z.string()), content: receiptSchema });
type Issued = z.infer<typeof issuedSchema>;

const readEntries = (queries: Queries, orderId: string) =>
  queries.rows(
    entrySchema,
    `select ${columns(entrySchema)} from order_entries
     where order_id = $1 and amount > 0 and (
       kind = 'payment' or (kind = 'refund' and status not in ('failed', 'canceled'))
     ) and exists (select from orders where id = $1 and ${HAS_RECEIPTS})
     order by at, id collate "C"`,
    [orderId],
  );

const readIssued = (queries: Queries, orderId: string) =>
  queries.rows(
    issuedSchema,
    `select ${columns(issuedSchema)} from receipts where order_id = any(${idsOf('$1::text[]')})
     order by issued_at, number collate numeric_texts`,
    [[orderId]],
  );

/** Whether a receipt is for a payment that these ids name. */
const isFor = ({ content, keys }: Issued, named: readonly string[]) =>
  content.kind === 'receipt' && keys.some((key) => named.includes(key));

interface Missing extends Pick<Receipt, 'kind' | 'amount' | 'credits' | 'hasOtherInvoice'> {
  at: Date | null;
  keys: readonly string[];
  /** Without it, the name of what was bought. */
  description?: string;
  /** It has the form of this one, which it takes back. */
  like?: Receipt | undefined;
}

/** What is missing so that the receipts add up to the money of the order. */
function missingOf(entries: readonly Entry[], issued: readonly Issued[]): Missing[] {
  const payments = entries.filter(({ kind }) => kind === 'payment');
  const refunds = entries.filter(({ kind }) => kind === 'refund');
  const known = new Set(issued.flatMap(({ keys }) => keys));
  const added: Missing[] = payments
    .filter(({ id, keys }) => ![id, ...keys].some((key) => known.has(key)))
    .map(({ id, amount, at, keys, hasTax }) => ({
      kind: 'receipt',
      amount,
      at,
      keys: keys.length > 0 ? keys : [id],
      credits: null,
      hasOtherInvoice: hasTax,
    }));
  const of = (kind: Receipt['kind']) =>
    sumOf(issued.map(({ content }) => content).filter((known) => known.kind === kind));
  // A refund is told before its payment, or with more than was paid.
  const owed = Math.max(sumOf(payments) - sumOf(refunds), 0);
  let rest = of('receipt') + sumOf(added) - of('credit') - owed;
  const credit = (amount: number, refund?: Entry) => {
    const receipts = issued.filter(({ content }) => content.kind === 'receipt');
    const like = (receipts.find((known) => isFor(known, refund?.keys ?? [])) ?? receipts.at(-1))
      ?.content;
    rest -= amount;
    return {
      kind: 'credit' as const,
      amount,
      at: refund?.at ?? null,
      keys: refund ? [refund.id] : [],
      credits: like?.number ?? null,
      hasOtherInvoice: like?.hasOtherInvoice ?? false,
      like,
    };
  };
  // Before the credits, which name the receipts.
  if (added.length > 0) return added;
  const credits = refunds
    .filter(({ id }) => !known.has(id))
    .flatMap((refund) => (rest > 0 ? [credit(Math.min(refund.amount, rest), refund)] : []));
  if (rest > 0) return [...credits, credit(rest)];
  if (rest === 0) return credits;
  const failed = issued.findLast(({ content }) => content.kind === 'credit')?.content;
  return [
    {
      kind: 'receipt',
      amount: -rest,
      at: null,
      keys: [],
      credits: null,
      hasOtherInvoice: failed?.hasOtherInvoice ?? false,
      like: failed,
      ...(failed && { description: 'Refund that has come back' }),
    },
  ];
}

function vatOf(amount: number, currency: string, like: Receipt | undefined): Receipt['vat'] {
  const isSimplified = like?.vat
    ? like.vat.sums === null
    : currency === 'gbp' && amount <= SIMPLIFIED_UP_TO;
  return { rate: VAT_RATE, sums: isSimplified ? null : splitVat(amount) };
}

const lastSchema = z.object({ lastNumber: z.number() });

/** The next number of the year. Another transaction that asks waits for the end of this one. */
async function nextNumber(queries: Queries, year: string): Promise<string> {
  const { lastNumber } = await queries.one(
    lastSchema,
    `insert into receipt_series as series (year, last_number) values ($1, 1)
     on conflict (year) do update set last_number = series.last_number + 1
     returning last_number`,
    [Number(year)],
  );
  return `${year}-${String(lastNumber).padStart(4, '0')}`;
}

async function issue(queries: Queries, order: Order, missing: Missing, now: Date) {
  const { kind, amount, at, keys, credits, hasOtherInvoice, like } = missing;
  const day = (moment: Date) => dayIn(business.timeZone, moment);
  const issuedOn = day(now);
  const { name, contact, legal } = business;
  const vatNumber = like ? like.supplier.vatNumber : business.vatNumber;
  const isTaxed = vatNumber !== '' && !hasOtherInvoice && (!like || like.vat !== null);
  const { customer, address, currency } = order;
  const content: Receipt = {
    number: await nextNumber(queries, issuedOn.slice(0, 4)),
    kind,
    issuedOn,
    paidOn: day(at ?? now),
    supplier: {
      name: legal.name || name,
      address: legal.address,
      email: contact.email,
      companyNumber: legal.companyNumber,
      vatNumber,
    },
    customer: order.isForgotten ? null : { name: customer, address },
    order: order.id,
    description: missing.description ?? order.service,
    amount,
    currency,
    vat: isTaxed ? vatOf(amount, currency, like) : null,
    hasOtherInvoice,
    credits,
  };
  await insertRow(queries, 'receipts', {
    number: content.number,
    orderId: order.id,
    keys,
    issuedAt: now,
    content: JSON.stringify(content),
  });
}

/** The receipts of an order, the newest first, after those that are missing were made. */
export async function readReceipts(
  database: Database,
  orderId: string,
  now: Date,
): Promise<Issued[]> {
  const read = async (queries: Queries) =>
    [await readEntries(queries, orderId), await readIssued(queries, orderId)] as const;
  const [entries, issued] = await read(database);
  if (missingOf(entries, issued).length === 0) return issued.toReversed();
  return database.transaction(async (queries) => {
    const order = await queries.row(
      orderSchema,
      `select ${columns(orderSchema, { isForgotten: 'forgotten_at is not null' })} from orders
       where id = $1 and ${HAS_RECEIPTS} for update`,
      [orderId],
    );
    if (!order) return issued.toReversed();
    // Credits follow once their receipts have numbers.
    for (;;) {
      const [current, known] = await read(queries);
      const missing = missingOf(current, known);
      if (missing.length === 0) return known.toReversed();
      for (const entry of missing) await issue(queries, order, entry, now);
    }
  });
}

/** The number of the receipt for the payment that these ids name, or null. */
export const numberFor = (keys: readonly string[], issued: readonly Issued[]): string | null =>
  issued.find((known) => isFor(known, keys))?.content.number ?? null;

/** Six years after a receipt was issued, tax law asks for no names. A customer who was deleted is deleted there too. */
export async function clearReceipts(queries: Queries): Promise<void> {
  await queries.execute(
    `update receipts set content = jsonb_set(content, '{customer}', 'null')
     where issued_at < now() - interval '6 years' and content->'customer' <> 'null'
       and exists (
         select from orders where forgotten_at is not null and orders.id = ${currentId('receipts.order_id')}
       )`,
  );
}
