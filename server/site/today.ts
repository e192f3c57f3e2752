/** What waits for the owner, in all that the site stores. */
import * as z from 'zod/mini';
import { business } from '../../src/content/business.ts';
import { shortTitle } from '../../src/domain/adminTickets.ts';
import { dayIn } from '../../src/domain/day.ts';
import { urgentStatuses } from '../../src/domain/orderStatus.ts';
import { promisedReply } from '../../src/domain/promisedReply.ts';
import {
  MAX_TODAY,
  type Today,
  type TodayKind,
  todayOf,
  urgentKind,
  type Waiting,
  waitingIn,
  whoOf,
  wrongPrices,
} from '../../src/domain/today.ts';
import { about, act } from '../database/act.ts';
import { isoDate, type Queries } from '../database/database.ts';
import { type OwnersRoutes, reply } from '../http/ownersRoutes.ts';
import { readBody } from '../http/request.ts';
import { inChosenMode } from '../orders/orders.ts';
import { IS_LEFT } from '../orders/paymentRoutes.ts';
import { offers, readFindings } from '../orders/priceGuard.ts';
import { waitingDeals } from '../orders/quotePayments.ts';
import type { ServerSettings } from '../settings.ts';
import { waitsForOwner } from '../tickets/adminTickets.ts';
import { readSetting, type Setting, saveSetting } from './siteSettings.ts';

const sentSchema = z.object({ isOn: z.boolean() });

/** Whether it is mailed each working day. */
export const todayMail: Setting<z.infer<typeof sentSchema>> = {
  key: 'todayMail',
  schema: sentSchema,
  preset: { isOn: true },
  sent: sentSchema,
  clean: (sent) => sent,
};

const count = z.coerce.number();
const rowSchema = z.object({
  id: z.string(),
  /** Of whom and of what it is. */
  names: z.array(z.nullable(z.string())),
  at: z.nullable(isoDate),
  count,
});
type Row = z.infer<typeof rowSchema>;

const dayOf = (at: string) => dayIn(business.timeZone, new Date(at));
const replyTo = (at: string) => promisedReply(business, at);

const itemOf = (kind: TodayKind, { id, names, at }: Omit<Row, 'count'>, untilOf = dayOf) => ({
  kind,
  id,
  who: whoOf(...names.map((name) => shortTitle(name ?? ''))),
  until: at && untilOf(at),
});

/** One kind: the first rows, and how many there are. */
const readKind = async (
  { rows }: Queries,
  kind: TodayKind,
  { select, from, order }: Record<'select' | 'from' | 'order', string>,
  untilOf = dayOf,
): Promise<Waiting> => {
  const found = await rows(
    rowSchema,
    `select ${select}, count(*) over () as count from ${from} order by ${order} limit ${MAX_TODAY}`,
  );
  const [first] = found;
  return {
    items: found.map((row) => itemOf(kind, row, untilOf)),
    counts: first ? { [kind]: first.count } : {},
  };
};

/** The days of urgent orders, in SQL. */
const urgentDays = {
  dispute: `(select min(due_by) from order_entries where order_id = orders.id and kind = 'dispute')`,
  nextPayment: 'next_payment',
  endsOn: 'ends_on',
};
const urgentDay = urgentStatuses
  .map(({ status, day }) => `when '${status}' then ${day ? urgentDays[day] : 'null'}`)
  .join(' ');

const statusIn = (statuses: typeof urgentStatuses) =>
  `status in (${statuses.map(({ status }) => `'${status}'`).join(', ')})`;
const isUrgent = statusIn(urgentStatuses);
const isDispute = statusIn(urgentStatuses.filter(({ day }) => day === 'dispute'));
const orderSchema = z.extend(z.omit(rowSchema, { count: true }), { status: z.string() });
const orderKind = (status: string) => urgentKind(status) ?? 'unassigned';

/** The orders of the mode that the owner has chosen: the urgent ones, and those whose product is not known. */
async function readOrders(queries: Queries): Promise<Waiting> {
  const from = `from orders
    where (${isUrgent} or (product is null and imported is null)) and ${await inChosenMode(queries)}`;
  const counted = await queries.rows(
    z.object({ status: z.string(), count }),
    `select case when ${isUrgent} then status else '' end as status, count(*) as count ${from} group by 1`,
  );
  const rows = await queries.rows(
    orderSchema,
    `select id, array[customer, service] as names, status, case status ${urgentDay} end as at
     ${from} order by ${isDispute} desc, at nulls last, position, id limit ${MAX_TODAY}`,
  );
  return {
    items: rows.map((row) => itemOf(orderKind(row.status), row)),
    counts: Object.fromEntries(counted.map(({ status, count }) => [orderKind(status), count])),
  };
}

const failedJobs = (kind: 'mail' | 'event', names: string) => ({
  select: `id::text as id, array[${names}] as names, null::timestamptz as at`,
  from: `outbox where kind = '${kind}' and set_aside_at is null
    and (state in ('failed', 'stopped') or is_of_settings)`,
  order: 'outbox.id desc',
});

const ofQuote = `array[answers->>'contactName', answers->>'businessName'] as names`;

/** What is not paid, not asked for or not answered of accepted quotes. */
async function readQuotes(queries: Queries): Promise<Waiting> {
  const waiting = await waitingDeals(queries, new Date());
  return waitingIn(
    waiting.map(({ kind, id, answers, at }) =>
      itemOf(kind, { id, at, names: [answers.contactName ?? '', answers.businessName ?? ''] }),
    ),
  );
}

/** All that waits. Its size and its work are bounded: each query reads the first rows, and counts by an index. */
export async function readToday(queries: Queries, settings: ServerSettings): Promise<Today> {
  return todayOf([
    await readOrders(queries),
    await readKind(
      queries,
      'ticket',
      {
        select: 'id, array[user_name, title] as names, active_at as at',
        from: `tickets where ${waitsForOwner}`,
        order: 'active_at, id',
      },
      replyTo,
    ),
    await readKind(
      queries,
      'quote',
      {
        select: `id::text as id, ${ofQuote}, created_at as at`,
        from: `quotes where status = 'New'`,
        order: 'quotes.id',
      },
      replyTo,
    ),
    await readQuotes(queries),
    wrongPrices((await readFindings(queries, settings)).findings, offers),
    await readKind(queries, 'unread', {
      select: 'id, array[type] as names, null::timestamptz as at',
      from: `payment_events where ${IS_LEFT}`,
      order: 'received_at desc, id',
    }),
    await readKind(queries, 'mail', failedJobs('mail', `message->'to'->>0, message->>'subject'`)),
    ...(settings.events
      ? [await readKind(queries, 'event', failedJobs('event', `message->>'type'`))]
      : []),
  ]);
}

export const todayRoutes: OwnersRoutes = (router, { database, settings }) =>
  router
    .get('/', async (context) => {
      const { value } = await readSetting(database, todayMail);
      const today = await readToday(database, settings);
      return reply<Today>(context, { ...today, isMailed: value.isOn });
    })

    .put('/mail', async (context) => {
      const value = await readBody(context, todayMail.sent);
      const action = value.isOn ? 'turned on' : 'turned off';
      await act(context.var.actor, action, about('record', todayMail.key), async (queries) => {
        const { version } = await readSetting(queries, todayMail);
        await saveSetting(queries, todayMail.key, value, version);
      });
      return context.body(null, 204);
    });
