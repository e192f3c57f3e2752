/** The owner's list of orders. */
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { AdminOrder, OrderFigures, OrderMode } from '../../src/domain/adminOrders.ts';
import {
  ORDERS_PER_EXPORT,
  ORDERS_PER_PAGE,
  type OrderFilter,
  type OrderPage,
  orderFilters,
} from '../../src/domain/orderList.ts';
import { returnedStates } from '../../src/domain/orderMoney.ts';
import { IN_PROGRESS, orderStatuses } from '../../src/domain/orderStatus.ts';
import {
  type ExportedOrder,
  MAX_SUMMED,
  type Order,
  type OrderField,
  type OrderSummary,
} from '../../src/domain/orders.ts';
import { ApiError } from '../ApiError.ts';
import { about, act, note } from '../database/act.ts';
import type { Queries } from '../database/database.ts';
import { type OwnerEnvironment, type OwnersRoutes, reply } from '../http/ownersRoutes.ts';
import { type Condition, readRows, searchedList, sortedBy } from '../http/pagedList.ts';
import { readBody, readQuery, requestKey } from '../http/request.ts';
import { correctEmail, correctedEmailSchema } from './confirmPurchase.ts';
import { readFigures } from './figures.ts';
import { findNamedTickets, findPayer } from './orderTickets.ts';
import {
  addOwnOrder,
  correctionSchemas,
  correctOrder,
  ownOrderSchema,
  progressSchema,
  setProgress,
} from './ownOrders.ts';
import { isLive } from './paymentOrders.ts';
import { ofOrder } from './quoteOrders.ts';
import { stepOfQuote } from './quotePayments.ts';
import { issueReceipts, numberFor, readReceipts } from './receipts.ts';
import { exportedRows, ownersOrder, POSITION, readDetails } from './storedOrders.ts';

const quotedAll = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');
const known = quotedAll(orderStatuses);
const returned = quotedAll(returnedStates);

/** SQL over `orders`: those of a mode. */
const inMode = (mode: OrderMode) => `counts_in in ('both', '${mode}')`;

/** SQL over `orders`: those of the mode that the owner has chosen. */
export const inChosenMode = async (queries: Queries) =>
  inMode((await isLive(queries)) ? 'live' : 'test');

/** SQL over `orders`. */
export function hasStatus(filter: OrderFilter): string {
  if (filter === 'returned') return `money in (${returned})`;
  return filter === 'other' ? `status not in (${known})` : `status = '${filter}'`;
}

const page = {
  table: 'orders',
  ...ownersOrder,
  order: POSITION,
  pageSize: ORDERS_PER_PAGE,
};

export const orderList = searchedList({
  ...page,
  statuses: orderFilters,
  hasStatus,
});

const sortOf = sortedBy<OrderField>(
  {
    id: 'id collate numeric_texts',
    customer: 'customer collate numeric_texts',
    service: 'service collate numeric_texts',
    date: 'ordered_at',
    amount: 'amount',
    status: 'status collate numeric_texts',
  },
  { key: 'date', direction: 'descending' },
  POSITION,
  ['date', 'amount'],
);

const figuresSchema = z.object({
  count: z.coerce.number(),
  sum: z.coerce.number(),
  uncounted: z.coerce.number(),
});

async function summarise(
  queries: Queries,
  { sql, values }: Condition,
  order: string,
): Promise<OrderSummary> {
  const { count, sum, uncounted } = await queries.one(
    figuresSchema,
    `select count(*), coalesce(sum(paid - refunded - lost) filter (where currency = 'gbp'), 0) as sum,
       count(*) filter (where currency is distinct from 'gbp') as uncounted
     from (
       select paid, refunded, lost, currency from orders where ${sql} limit ${MAX_SUMMED + 1}
     ) as summed`,
    values,
  );
  const oldestInProgress = await queries.row(
    ownersOrder.row,
    `select ${ownersOrder.columns} from orders where ${sql} and status = '${IN_PROGRESS}'
     order by ordered_at, ${order} limit 1`,
    values,
  );
  const figures = count > MAX_SUMMED ? { sum: null, uncounted: 0 } : { sum, uncounted };
  return { ...figures, ...(oldestInProgress && { oldestInProgress }) };
}

/** `none`: those that the owner has set aside. */
const modeSchema = z.object({ mode: z.optional(z.enum(['live', 'test', 'none'])) });

export const orderRoutes: OwnersRoutes = (router, { database, now, settings, wakeOutbox }) => {
  /** The orders of the mode that is asked for, or that the owner has chosen, in SQL. */
  async function scopeOf(context: Context): Promise<string> {
    const { mode } = readQuery(context, modeSchema);
    if (mode === 'none') return "counts_in = 'none' and provider_account is null";
    return mode ? inMode(mode) : inChosenMode(database);
  }

  /** Corrects an order by hand, once for each key, and gives it its paper. */
  async function correct(
    context: Context<OwnerEnvironment>,
    how: keyof typeof correctionSchemas,
  ): Promise<Response> {
    const id = context.req.param('id') ?? '';
    const body = await readBody<{ reason?: string; reference?: string; left?: number | undefined }>(
      context,
      correctionSchemas[how],
    );
    const { reason = '', reference = reason, left, ...given } = body;
    // The page may know by now what is left after the first attempt.
    const key = requestKey(context, { id, how, reference, ...given });
    const kind = how === 'payments' ? 'payment' : 'refund';
    const correction = { kind, key, note: reference, left, ...given } as const;
    await database.transaction(async (queries) => {
      const words = await correctOrder(queries, id, correction, now());
      const action = `noted a ${how === 'void' ? 'void' : kind} of ${words}` as const;
      if (words) await note(queries, context.var.actor.name, action, about('order', id));
    });
    await issueReceipts(database, now());
    return context.body(null, 201);
  }

  router
    .get('/', async (context) => {
      const { order } = sortOf(context);
      const query = orderList.queryOf(context);
      const scope = await scopeOf(context);
      const condition = await orderList.matching(database, query, scope);
      const [{ rows: orders, ...page }, summary] = await Promise.all([
        orderList.findPage(database, query, { order, condition, scope }),
        summarise(database, condition, order),
      ]);
      return reply<OrderPage>(context, { orders, ...page, summary });
    })

    // All that match, in pages: an export asks for one after the other.
    .get('/export', async (context) => {
      const query = orderList.queryOf(context);
      const { order } = sortOf(context);
      const exported = { ...page, ...exportedRows, order, pageSize: ORDERS_PER_EXPORT };
      const condition = await orderList.matching(database, query, await scopeOf(context));
      return reply<ExportedOrder[]>(
        context,
        await readRows(database, exported, query.page, condition),
      );
    })

    .get('/figures', async (context) =>
      reply<OrderFigures>(context, await readFigures(database, await scopeOf(context), now())),
    )

    .post('/', async (context) => {
      const ordered = await readBody(context, ownOrderSchema);
      const key = requestKey(context, ordered);
      const { id } = await act(
        context.var.actor,
        'added the order',
        ({ id, isNew }: { id: string; isNew: boolean }) => isNew && about('order', id),
        (queries) => addOwnOrder(queries, key, ordered, now()),
      );
      return reply<Pick<Order, 'id'>>(context, { id }, 201);
    })

    .post('/:id/refunds', (context) => correct(context, 'refunds'))
    .post('/:id/payments', (context) => correct(context, 'payments'))
    .post('/:id/void', (context) => correct(context, 'void'))

    .get('/:id', async (context) => {
      const details = await readDetails(database, context.req.param('id'));
      if (!details) throw new ApiError('not-found');
      const { order, purchases, payments, nextStep, ...rest } = details;
      const payer = await findPayer(database, order.email, purchases);
      const issued = await readReceipts(database, order.id);
      const [ticket] = await findNamedTickets(database, purchases, null);
      const quote = await stepOfQuote(database, ofOrder(order.id), now());
      return reply<AdminOrder>(context, {
        order,
        payments: payments.map(({ keys, ...payment }) => ({
          ...payment,
          receipt: numberFor([payment.id, ...keys], issued),
        })),
        receipts: issued.map(({ content }) => content),
        ...rest,
        ...payer,
        next: quote?.isAsked ? quote.next : nextStep(ticket, now()),
        ...(quote && { quote: quote.id }),
      });
    })

    .put('/:id/email', async (context) => {
      const id = context.req.param('id');
      const { email } = await readBody(context, correctedEmailSchema);
      await act(context.var.actor, 'corrected the email of', about('order', id), (queries) =>
        correctEmail(queries, id, email, settings),
      );
      wakeOutbox();
      return context.body(null, 204);
    })

    .put('/:id/status', async (context) => {
      const id = context.req.param('id');
      const progress = await readBody(context, progressSchema);
      await act(context.var.actor, `set to ${progress.status}`, about('order', id), (queries) =>
        setProgress(queries, id, progress),
      );
      return context.body(null, 204);
    });
};
