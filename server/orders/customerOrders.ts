/** The orders of a customer: those that the account has claimed, and those of its confirmed email address. */
import * as z from 'zod/mini';
import { isCheckoutId } from '../../src/domain/checkoutSession.ts';
import { foldText } from '../../src/domain/listQuery.ts';
import { orderStatusFacts } from '../../src/domain/orderStatus.ts';
import { QUOTE_PRODUCT } from '../../src/domain/quoteTicket.ts';
import { columns, isoDate, type Queries } from '../database/database.ts';
import { endLinks, isValidLink } from '../http/links.ts';
import type { Condition } from '../http/pagedList.ts';
import { removeMailsAbout } from '../mail/outbox.ts';
import { orderRow } from './orderRow.ts';
import { isByOther } from './orderTickets.ts';
import { forgetFacts, forgotten, isLive, lockOrders, orderKey } from './paymentOrders.ts';
import { ofTicket } from './quoteOrders.ts';
import { stepOfQuote } from './quotePayments.ts';
import {
  currentId,
  idsOf,
  isPackage,
  moneyOf,
  nextStepOf,
  stepRow,
  toOrder,
} from './storedOrders.ts';

/** Who asks: an account with its email address in lower case, if that is confirmed, or a visitor with a link. */
export interface Reader {
  accountId: string | null;
  emailKey: string | null;
  tokenHash: Buffer | null;
}

const rowSchema = z.extend(stepRow, {
  ...z.pick(orderRow, { nextAmount: true, quantity: true, lines: true, livemode: true }).shape,
  isOwn: z.boolean(),
});

/** In SQL: the account `$1` has the order, or has confirmed the address `$2` of its payer. */
const IS_OWN = '(account_id = $1 or email_key = $2)';

/** In SQL: a link with the hash `$3` opens the order, which no account has claimed. */
const IS_OPENED = `(account_id is null and exists (
  select from links left join order_keys on order_keys.key = about_id
  where ${isValidLink('order', '$3')} and orders.id in (about_id, order_keys.order_id)
))`;

const READ = `select ${columns(rowSchema, { isOwn: `coalesce(${IS_OWN}, false)` })} from orders`;

const toCustomers = ({ customer, ...order }: ReturnType<typeof toOrder>) => order;

/** An order for its customer, with what its tickets name. */
const ofCustomer = (row: z.infer<typeof rowSchema>) => {
  const { isSubscription, nextPayment, nextAmount, endsOn, purchases } = row;
  const { paid, refunded, currency, isOwn, quantity, lines } = row;
  const plan = { isSubscription, nextPayment, nextAmount, endsOn };
  const isAsked = isPackage(row) && orderStatusFacts(row.status).asksQuestions;
  return {
    listed: { ...toCustomers(toOrder(row)), ...plan, currency, money: moneyOf(row) },
    details: { paid, refunded, quantity, lines, isTest: !row.livemode, isOwn },
    purchases,
    isOfQuote: row.product === QUOTE_PRODUCT.id,
    nextStep: (known: Parameters<typeof nextStepOf>[1], now: Date) => nextStepOf(row, known, now),
    /** The checkout of a package in progress. */
    checkout: isAsked ? (purchases.find(isCheckoutId) ?? null) : null,
  };
};

/** How many orders an account is shown. */
const MAX_ORDERS = 500;

/** The orders of an account, the newest first. Those of test money only while the owner tests. */
export async function listOrders(queries: Queries, { accountId, emailKey }: Reader) {
  const modes = (await isLive(queries)) ? ['both', 'live'] : ['both', 'live', 'test'];
  const rows = await queries.rows(
    rowSchema,
    `${READ} where ${IS_OWN} and counts_in = any($3) order by ordered_at desc nulls last, id limit ${MAX_ORDERS}`,
    [accountId, emailKey, modes],
  );
  return rows.map(ofCustomer);
}

/** An order that the reader may see, or null. */
export async function findOrder(queries: Queries, reader: Reader, id: string) {
  const { accountId, emailKey, tokenHash } = reader;
  const row = await queries.row(
    rowSchema,
    `${READ} where id = ${currentId('$4')} and (${IS_OWN} or ${IS_OPENED})`,
    [accountId, emailKey, tokenHash, id],
  );
  return row && ofCustomer(row);
}

/** Adds an order to the account, and ends its links. Resolves with whether the account has it now. */
export async function claimOrder(queries: Queries, reader: Reader, id: string): Promise<boolean> {
  const { accountId, emailKey, tokenHash } = reader;
  const known = await queries.row(
    z.object({ id: z.string(), isOpened: z.boolean() }),
    `select id, ${IS_OPENED} as is_opened from orders
     where id = ${currentId('$4')} and (${IS_OWN} or ${IS_OPENED}) for update`,
    [accountId, emailKey, tokenHash, id],
  );
  if (!known?.isOpened) return known !== null;
  await queries.execute('update orders set account_id = $2 where id = $1', [known.id, accountId]);
  await endOrderLinks(queries, [known.id]);
  return true;
}

export const endOrderLinks = (queries: Queries, orderIds: readonly string[]) =>
  endLinks(queries, 'order', orderIds, idsOf('$1::text[]'));

/** The paid order of a purchase: of a checkout, by the provider's id, or of what a payment link has named. */
async function readPurchase(queries: Queries, purchase: string) {
  const key = isCheckoutId(purchase) ? purchase : `named ${purchase}`;
  const order = await queries.row(
    stepRow,
    `select ${columns(stepRow)} from orders where id in (
       select order_id from order_keys where key = any($1)
     )`,
    [[true, false].map((livemode) => orderKey({ livemode, account: null }, key))],
  );
  return order && !orderStatusFacts(order.status).isUnpaid ? order : null;
}

const namingSchema = z.object({
  id: z.string(),
  purchase: z.nullable(z.string()),
  status: z.string(),
  activeAt: isoDate,
});

/**
 * Whose turn it is of the quote that has opened a ticket, or of the order that the ticket names, if the payer has
 * opened it; undefined for any other. The condition is for one.
 */
export async function stepOfTicket(queries: Queries, { sql, values }: Condition, now: Date) {
  const ticket = await queries.row(
    namingSchema,
    `select ${columns(namingSchema)} from tickets where ${sql} and not ${isByOther}`,
    values,
  );
  if (!ticket) return undefined;
  if (ticket.purchase === null) {
    const { state, next } = (await stepOfQuote(queries, ofTicket(ticket.id), now)) ?? {};
    return state === 'accepted' || state === 'open' ? next : undefined;
  }
  const order = await readPurchase(queries, ticket.purchase);
  return order ? nextStepOf(order, { ticket }, now) : undefined;
}

/** The order of a checkout, by the provider's id; null while the provider has not told of it. */
export async function findPurchase(queries: Queries, session: string) {
  // Ids of other kinds lead to orders as well, and no visitor returns with one.
  const order = isCheckoutId(session) ? await readPurchase(queries, session) : null;
  if (!order) return null;
  const { product, period, purchases } = order;
  return {
    packageId: period === null ? product : null,
    purchases,
    nextStep: (known: Parameters<typeof nextStepOf>[1], now: Date) => nextStepOf(order, known, now),
  };
}

/**
 * Removes what names a person from orders, now and from what is told of them later. Sums and receipts stay. The
 * condition is SQL over `orders`.
 */
export async function forgetOrders(
  queries: Queries,
  { sql, values }: Condition,
  now: Date,
): Promise<void> {
  const orderSchema = z.pick(orderRow, { id: true, service: true });
  const find = `select ${columns(orderSchema)} from orders where ${sql} order by id`;
  // An event that is being told would otherwise write the name again.
  const ids = await lockOrders(queries, async () =>
    (await queries.rows(orderSchema, find, values)).map(({ id }) => id),
  );
  const orders = await queries.rows(orderSchema, `${find} for update`, values);
  const { customer } = forgotten;
  for (const { id, service } of orders) {
    await queries.execute(
      `update orders set customer = $2, email = null, email_key = null, own_email = null, address = '',
         business = null, phone = null, answers = '[]', forgotten_at = $3, searched = $4,
         imported = jsonb_set(imported, '{customer}', to_jsonb($2::text))
       where id = $1`,
      [id, customer, now, foldText([id, customer, service].join(' '))],
    );
  }
  await queries.execute('update order_entries set payer = null where order_id = any($1)', [ids]);
  await forgetFacts(queries, ids);
  await endOrderLinks(queries, ids);
  await removeMailsAbout(queries, 'order', ids);
}
