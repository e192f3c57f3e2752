/** Customers read their orders with an account or with the link of a mail, and add them to an account. */
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { CustomerOrder, ListedOrder, Purchase } from '../../src/domain/customerOrder.ts';
import type { NextStep } from '../../src/domain/nextStep.ts';
import { ApiError } from '../ApiError.ts';
import type { Database, Queries } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { bearerHash } from '../http/links.ts';
import { countAttempt } from '../http/rateLimit.ts';
import { readBody } from '../http/request.ts';
import { isUnconfirmed } from '../mail/confirmed.ts';
import {
  claimOrder,
  findOrder,
  findPurchase,
  forgetOrders,
  listOrders,
  type Reader,
} from './customerOrders.ts';
import { findNamedTickets, type NamedTicket } from './orderTickets.ts';
import { checkoutIdSchema } from './paymentFacts.ts';
import { ofOrder } from './quoteOrders.ts';
import { stepOfQuote } from './quotePayments.ts';
import { readReceipts } from './receipts.ts';

/** How often an IP address may ask for a checkout: a page asks 12 times in a minute. */
const LIMIT = { max: 120, period: 600 };

const accountSchema = z.object({ id: z.string(), emailKey: z.nullable(z.string()) });

const sessionSchema = z.object({ session: checkoutIdSchema });

type Found = Awaited<ReturnType<typeof listOrders>>[number];

const receiptsOf = async (database: Database, { listed }: Found) =>
  (await readReceipts(database, listed.id)).map(({ content }) => content);

export function customerOrderRoutes({ database, sessions, now }: Dependencies) {
  /** The reader with the account of this user, if there is one. */
  async function readerOf(context: Context, user: { id: string } | null): Promise<Reader> {
    const account =
      user &&
      (await database.row(
        accountSchema,
        `select id, case when ${isUnconfirmed} then null else email_key end as email_key
         from accounts where id = $1`,
        [user.id],
      ));
    const { id: accountId = null, emailKey = null } = account ?? {};
    return { accountId, emailKey, tokenHash: bearerHash(context) };
  }

  /**
   * Resolves with a function that lists one of these orders: with the newest ticket that the reader may open, or with
   * the checkout that its questionnaire needs.
   */
  async function listing({ accountId }: Reader, found: readonly Found[]) {
    const purchasesOf = (orders: readonly Found[]) => orders.flatMap(({ purchases }) => purchases);
    const ticketOf = ({ purchases }: Found, tickets: readonly NamedTicket[]) =>
      tickets.find(({ purchase }) => purchases.includes(purchase));
    // A guest's ticket has a link of its own.
    const own = accountId ? await findNamedTickets(database, purchasesOf(found), accountId) : [];
    const open = found.filter((order) => order.checkout !== null && !ticketOf(order, own));
    const others = open.length > 0 ? await findNamedTickets(database, purchasesOf(open), null) : [];
    const byPayer = others.filter((ticket) => ticket.isByPayer);
    const steps = new Map<Found, NextStep>();
    for (const order of found.filter(({ isOfQuote }) => isOfQuote)) {
      const step = await stepOfQuote(database, ofOrder(order.listed.id), now());
      if (step?.isAsked) steps.set(order, step.next);
    }
    return (order: Found): ListedOrder => {
      const ticket = ticketOf(order, own);
      // A reader with the link has no account that shows whose answers they are.
      const answered = ticket ?? ticketOf(order, order.details.isOwn ? byPayer : others);
      return {
        ...order.listed,
        ticket: ticket ? { id: ticket.id, title: ticket.title } : null,
        unanswered: answered ? null : order.checkout,
        next:
          steps.get(order) ??
          order.nextStep({ ticket: answered, isAnswered: order.checkout === null }, now()),
      };
    };
  }

  return new Hono()
    .get('/', async (context) => {
      const reader = await readerOf(context, await sessions.customer(context));
      const found = await listOrders(database, reader);
      return context.json(found.map(await listing(reader, found)));
    })

    .get('/:id', async (context) => {
      const user = await sessions.user(context);
      const reader = await readerOf(context, user);
      if (!user && !reader.tokenHash) throw new ApiError('signed-out');
      const order = await findOrder(database, reader, context.req.param('id'));
      if (!order) throw new ApiError('order-not-found');
      const listed = await listing(reader, [order]);
      return context.json({
        ...listed(order),
        ...order.details,
        receipts: await receiptsOf(database, order),
      } satisfies CustomerOrder);
    })

    .post('/:id/claim', async (context) => {
      // The links end: from now on the account alone reads the order.
      const reader = await readerOf(context, await sessions.customer(context));
      const id = context.req.param('id');
      const isClaimed = await database.transaction((queries) => claimOrder(queries, reader, id));
      if (!isClaimed) throw new ApiError('order-not-found');
      return context.body(null, 204);
    });
}

/** What the payment page leads back to. The id of a checkout opens nothing. */
export const purchaseRoutes = ({ database, ipAddressOf, now }: Dependencies) =>
  new Hono().post('/', async (context) => {
    const { session } = await readBody(context, sessionSchema);
    await countAttempt(database, `purchase ${ipAddressOf(context)}`, LIMIT);
    const found = await findPurchase(database, session);
    const tickets = found ? await findNamedTickets(database, found.purchases, null) : [];
    const answered = tickets.find(({ isByPayer }) => isByPayer);
    const isAnswered = answered !== undefined;
    return context.json({
      state: found ? 'paid' : 'waiting',
      packageId: found?.packageId ?? null,
      next: found?.nextStep({ ticket: answered }, now()),
      isAnswered,
      ...(!isAnswered && tickets.length > 0 && { isAnsweredByOther: true }),
    } satisfies Purchase);
  });

interface Account {
  id: string;
  emailKey: string;
  verifiedAt: string | null;
}

const readerOfAccount = ({ id, emailKey, verifiedAt }: Account): Reader => ({
  accountId: id,
  emailKey: verifiedAt ? emailKey : null,
  tokenHash: null,
});

/** What the site keeps of the orders of an account. */
export const accountOrders = {
  name: 'orders',
  async read(database: Database, account: Account) {
    const orders: unknown[] = [];
    for (const order of await listOrders(database, readerOfAccount(account))) {
      const receipts = await receiptsOf(database, order);
      orders.push({ ...order.listed, ...order.details, receipts });
    }
    return orders;
  },
  /** Tax law asks to keep sums and receipts. One that another account has paid stays that account's. */
  remove(queries: Queries, account: Account) {
    const { accountId, emailKey } = readerOfAccount(account);
    const sql = `email_key = $2 or (account_id = $1 and not exists (
      select from accounts where accounts.email_key = orders.email_key
        and accounts.id <> $1 and not (${isUnconfirmed})
    ))`;
    return forgetOrders(queries, { sql, values: [accountId, emailKey] }, new Date());
  },
};
