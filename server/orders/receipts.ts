/**
 * Receipts for payments, and credits for what went back. Each is made once the money is there and it is known what was
 * bought, and kept as it was made. What they say of an order always adds up to its money.
 */
import * as z from 'zod/mini';
import { business } from '../../src/content/business.ts';
import { dayIn } from '../../src/domain/day.ts';
import type { receiptListSchema } from '../../src/domain/periodReceipts.ts';
import { type Receipt, receiptLineSchema, receiptSchema } from '../../src/domain/receipt.ts';
import { columns, type Database, insertRow, type Queries, readIds } from '../database/database.ts';
import { type OwnersRoutes, reply } from '../http/ownersRoutes.ts';
import { readQuery } from '../http/request.ts';
import { startTimer } from '../jobs/startTimer.ts';
import { errorText, type Log } from '../log.ts';
import { rateOf, readRates } from './exchangeRates.ts';
import { sumOf } from './foldOrder.ts';
import { orderRow } from './orderRow.ts';
import { currentId, IS_REAL, idsOf, MOVED } from './storedOrders.ts';
import { type ToldTax, taxSchema, vatFor } from './tax.ts';

const orderSchema = z.pick(orderRow, {
  id: true,
  customer: true,
  business: true,
  address: true,
  service: true,
  currency: true,
  receiptsDue: true,
  forgottenAt: true,
});
type Order = z.infer<typeof orderSchema>;

const entrySchema = z.object({
  kind: z.enum(['payment', 'refund', 'dispute']),
  id: z.string(),
  amount: z.coerce.number(),
  at: z.nullable(z.date()),
  keys: z.array(z.string()),
  hasTax: z.boolean(),
  description: z.nullable(z.string()),
  lines: z.array(receiptLineSchema),
  tax: z.nullable(taxSchema),
  payer: z.nullable(z.object({ name: z.string(), address: z.string(), vatNumber: z.string() })),
  note: z.string(),
});
type Entry = z.infer<typeof entrySchema>;

const issuedSchema = z.object({ keys: z.array(z.string()), content: receiptSchema });
type Issued = z.infer<typeof issuedSchema>;

const readEntries = (queries: Queries, orderId: string) =>
  queries.rows(
    entrySchema,
    `select ${columns(entrySchema, { amount: MOVED })} from order_entries
     where order_id = $1 and ${MOVED} > 0
       and exists (select from orders where id = $1 and ${IS_REAL} and currency is not null)
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

interface Missing
  extends Pick<Receipt, 'kind' | 'amount' | 'credits' | 'hasOtherInvoice'>,
    Partial<Pick<Receipt, 'lines'>> {
  at: Date | null;
  keys: readonly string[];
  /** Without it, that of `like`. */
  description?: string | null;
  /** The owner's reason. */
  note?: string | undefined;
  tax?: ToldTax | null;
  payer?: Entry['payer'];
  /** It has the form of this one, which it takes back. */
  like?: Receipt | undefined;
}

/** What is missing so that the receipts add up to the money of the order. */
function missingOf(entries: readonly Entry[], issued: readonly Issued[]): Missing[] {
  // What nobody knows has no receipt.
  const payments = entries.filter(
    ({ kind, id, keys, description }) =>
      kind === 'payment' &&
      (description !== null || issued.some((each) => isFor(each, [id, ...keys]))),
  );
  const refunds = entries.filter(({ kind }) => kind !== 'payment');
  const known = new Set(issued.flatMap(({ keys }) => keys));
  const added: Missing[] = payments
    .filter(({ id, keys }) => ![id, ...keys].some((key) => known.has(key)))
    .map(({ id, keys, hasTax, lines, ...payment }) => ({
      ...payment,
      kind: 'receipt',
      keys: keys.length > 0 ? keys : [id],
      credits: null,
      hasOtherInvoice: hasTax,
      lines: lines.some(({ quantity }) => quantity !== 1) || lines.length > 1 ? lines : [],
    }));
  const of = (kind: Receipt['kind']) =>
    sumOf(issued.map(({ content }) => content).filter((known) => known.kind === kind));
  // A refund is told before its payment, or with more than was paid.
  const owed = Math.max(sumOf(payments) - sumOf(refunds), 0);
  let rest = of('receipt') + sumOf(added) - of('credit') - owed;
  const credit = (amount: number, refund?: Entry) => {
    const receipts = issued.filter(({ content }) => content.kind === 'receipt');
    // By hand it names no payment: it is of the last one before it.
    const paidBy = dayIn(business.timeZone, refund?.at ?? new Date());
    const like = (
      receipts.find((known) => isFor(known, refund?.keys ?? [])) ??
      receipts.findLast(({ content }) => content.paidOn <= paidBy) ??
      receipts.at(-1)
    )?.content;
    rest -= amount;
    return {
      kind: 'credit' as const,
      amount,
      at: refund?.at ?? null,
      keys: refund ? [refund.id] : [],
      note: refund?.note,
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
      ...(failed && { description: 'Money that has come back' }),
    },
  ];
}

const creditedSchema = z.object({
  amount: z.coerce.number(),
  vat: z.coerce.number(),
  sterling: z.coerce.number(),
});
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
  const { business: company, service } = order;
  const currency = order.currency ?? 'gbp';
  const paidOn = day(at ?? now);
  const rate = await rateOf(queries, paidOn.slice(0, 7), currency);
  const tax = missing.tax ?? null;
  // No VAT is none in each currency.
  const isKnown = currency === 'gbp' || rate !== undefined || tax?.amount === 0;
  const isTaxed = vatNumber !== '' && !hasOtherInvoice && (like ? like.vat !== null : isKnown);
  const customer = missing.payer?.name || order.customer;
  const address = missing.payer?.address || order.address;
  const customersVat = like?.customer?.vatNumber ?? missing.payer?.vatNumber;
  const payer = {
    name: company ?? customer,
    address: company ? [customer, address].filter(Boolean).join('\n') : address,
    ...(customersVat && { vatNumber: customersVat }),
  };
  const credited = await queries.one(
    creditedSchema,
    `select coalesce(sum((content->>'amount')::bigint), 0) as amount,
       coalesce(sum((content->'vat'->>'vat')::bigint), 0) as vat,
       coalesce(sum((content->'vat'->'sterling'->>'vat')::bigint), 0) as sterling
     from receipts where content->>'credits' = $1 and order_id = any(${idsOf('$2::text[]')})`,
    [like?.number, [order.id]],
  );
  const content: Receipt = {
    number: await nextNumber(queries, issuedOn.slice(0, 4)),
    kind,
    issuedOn,
    paidOn,
    supplier: {
      name: legal.name || name,
      address: legal.address,
      email: contact.email,
      companyNumber: legal.companyNumber,
      vatNumber,
    },
    customer: order.forgottenAt ? null : payer,
    order: order.id,
    description:
      missing.description ??
      [like?.description ?? service, missing.note].filter(Boolean).join(': '),
    lines: missing.lines ?? [],
    amount,
    currency,
    vat: isTaxed ? vatFor(amount, { told: tax, like, credited, currency, rate }) : null,
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

/** The receipts of an order, the newest first. */
export const readReceipts = async (queries: Queries, orderId: string): Promise<Issued[]> =>
  (await readIssued(queries, orderId)).toReversed();

/** How many orders get their receipts in one transaction. */
const MAX_ORDERS = 500;

/** What has to be issued first of all: what was paid first. Of the same moment, that of the order named first. */
const byPayment = (a: Missing, b: Missing) =>
  (a.at?.getTime() ?? Number.POSITIVE_INFINITY) - (b.at?.getTime() ?? Number.POSITIVE_INFINITY) ||
  0;

/**
 * Makes the receipts that are due, in the order of payment. One of a payment that came later waits for those of which
 * more may still be told. Another process that makes receipts waits for the end of the transaction.
 */
export async function issueReceipts(database: Database, now: Date): Promise<void> {
  const due = 'select id from orders where receipts_due <= $1 limit 1';
  if ((await readIds(database, due, [now])).length === 0) return;
  const ids = await readIds(
    database,
    `select id from orders where receipts_due is not null order by receipts_due, id limit ${MAX_ORDERS}`,
  );
  await database.transaction(async (queries) => {
    const orders = await queries.rows(
      orderSchema,
      `select ${columns(orderSchema)} from orders
       where id = any($1) and receipts_due is not null order by id for update`,
      [ids],
    );
    const missing = new Map<Order, Missing[]>();
    const find = async (order: Order) =>
      missing.set(
        order,
        missingOf(await readEntries(queries, order.id), await readIssued(queries, order.id)),
      );
    for (const order of orders) await find(order);
    const isDue = ({ receiptsDue }: Order) => receiptsDue !== null && receiptsDue <= now;
    const next = () =>
      [...missing]
        .flatMap(([order, all]) => all.map((each) => ({ order, ...each })))
        .sort(byPayment)[0];
    for (let first = next(); first && isDue(first.order); first = next()) {
      await issue(queries, first.order, first, now);
      // Credits follow once their receipts have numbers.
      await find(first.order);
    }
    const done = orders.filter((order) => isDue(order) && missing.get(order)?.length === 0);
    await queries.execute('update orders set receipts_due = null where id = any($1)', [
      done.map(({ id }) => id),
    ]);
  });
}

/** How often receipts are made, in ms. */
const INTERVAL = 5000;

/** Makes receipts as long as the server runs, also those of before. */
export const startReceipts = ({ database, log }: { database: Database; log: Log }) =>
  startTimer(
    INTERVAL,
    () => issueReceipts(database, new Date()),
    (error) => log.warn('receipts not made', { error: errorText(error) }),
  );

/** How many are listed: a page shows each one in full. */
const MAX_LISTED = 2000;

export const periodSchema = z.object({ from: z.iso.date(), to: z.iso.date() });
const contentSchema = z.pick(issuedSchema, { content: true });

export const receiptRoutes: OwnersRoutes = (router, { database }) =>
  router.get('/', async (context) => {
    const { from, to } = readQuery(context, periodSchema);
    const rows = await database.rows(
      contentSchema,
      `select content from receipts where content->>'issuedOn' between $1 and $2
       order by number collate numeric_texts limit ${MAX_LISTED + 1}`,
      [from, to],
    );
    return reply<z.infer<typeof receiptListSchema>>(context, {
      receipts: rows.slice(0, MAX_LISTED).map(({ content }) => content),
      hasMore: rows.length > MAX_LISTED,
      rates: await readRates(database, { from, to }),
    });
  });

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
