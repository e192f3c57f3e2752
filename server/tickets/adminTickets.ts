/** The owner's tickets: the list, conversations, status and priority. */
import * as z from 'zod/mini';
import {
  type AdminTicket,
  TICKETS_PER_PAGE,
  type TicketPage,
  ticketPriorities,
  ticketSummarySchema,
} from '../../src/domain/adminTickets.ts';
import { isUnreadBy } from '../../src/domain/conversation.ts';
import {
  OPEN,
  ownersTurn,
  type TicketStatus,
  ticketStatuses,
} from '../../src/domain/ticketStatus.ts';
import { ApiError } from '../ApiError.ts';
import { about, act } from '../database/act.ts';
import { columns, flag, isoDate, type Queries, readIds } from '../database/database.ts';
import { type OwnersRoutes, reply } from '../http/ownersRoutes.ts';
import { searchedList } from '../http/pagedList.ts';
import { readBody, requestKey } from '../http/request.ts';
import { hasUnconfirmedAccount, isUnconfirmed } from '../mail/confirmed.ts';
import { stepOfTicket } from '../orders/customerOrders.ts';
import { isByOther } from '../orders/orderTickets.ts';
import { readOrdersOf } from '../orders/storedOrders.ts';
import { sendAttachment } from './downloads.ts';
import { addMessage, markRead, messageSchema } from './messages.ts';
import { removeTickets } from './removeTickets.ts';
import { hasUnread, readTickets } from './storedTickets.ts';
import { replaceTicketLink } from './ticketLinks.ts';

const ownMessageSchema = z.extend(messageSchema, { isNote: z.boolean() });

const changesSchema = z.object({
  status: z.optional(z.enum(ticketStatuses)),
  priority: z.optional(z.enum(ticketPriorities)),
});

/**
 * SQL over `tickets`. Statuses that other tools have stored count as open, so those are found by what they are
 * not. The index `tickets_open` serves it, with the statuses of the time when it was made.
 */
const hasStatus = (...statuses: readonly TicketStatus[]) => {
  const [isIn, named] = statuses.includes(OPEN)
    ? ['not in', ticketStatuses.filter((status) => !statuses.includes(status))]
    : ['in', statuses];
  return `status ${isIn} (${named.map((each) => `'${each}'`).join(', ')})`;
};

/** SQL over `tickets`: the owner is to act. */
export const waitsForOwner = hasStatus(...ownersTurn);

const summaryRowSchema = z.extend(ticketSummarySchema, { activeAt: isoDate, isUnconfirmed: flag });

export const ticketList = searchedList({
  table: 'tickets',
  statuses: ticketStatuses,
  hasStatus,
  columns: columns(summaryRowSchema, {
    isUnread: hasUnread(`author not in ('owner', 'note')`),
    isUnconfirmed: hasUnconfirmedAccount,
  }),
  parts: { table: 'ticket_messages', column: 'ticket_id' },
  row: summaryRowSchema,
  order: 'active_at desc, id collate "C" desc',
  pageSize: TICKETS_PER_PAGE,
});

/** The ticket with its whole conversation. Fails with `ticket-not-found`. */
async function readTicket(queries: Queries, id: string, now: Date): Promise<AdminTicket> {
  const [ticket] = await readTickets(queries, 'id = $1', [id]);
  if (!ticket) throw new ApiError('ticket-not-found');
  const account = await queries.row(
    z.object({ email: z.string(), isUnconfirmed: z.boolean() }),
    `select accounts.email, ${isUnconfirmed} as is_unconfirmed
     from tickets join accounts on accounts.id = account_id where tickets.id = $1`,
    [id],
  );
  const others = await queries.execute(`select from tickets where id = $1 and ${isByOther}`, [id]);
  const [quote] = await readIds(
    queries,
    'select quote_id::text as id from quote_versions where ticket_id = $1 limit 1',
    [id],
  );
  const next = await stepOfTicket(queries, { sql: 'id = $1', values: [id] }, now);
  const marks = { ...(others > 0 && { isByOther: true }), ...(quote && { quote }), next };
  const opened = { ticket, orders: [], ...marks };
  if (!account) return opened;
  if (account.isUnconfirmed) return { ...opened, isUnconfirmed: true };
  const ordersOf = await readOrdersOf(queries, [account.email]);
  return { ...opened, orders: ordersOf(account.email) };
}

export const adminTicketRoutes: OwnersRoutes = (router, dependencies) => {
  const { database, settings, now, wakeOutbox } = dependencies;
  return router
    .get('/', async (context) => {
      const { rows: tickets, ...page } = await ticketList.read(context, database);
      return reply<TicketPage>(context, { tickets, ...page });
    })

    .get('/:id', async (context) => {
      const opened = await readTicket(database, context.req.param('id'), now());
      if (isUnreadBy('owner', opened.ticket)) await markRead(database, 'owner', opened.ticket.id);
      return reply<AdminTicket>(context, opened);
    })

    .get('/:id/attachments/:attachmentId', (context) => {
      const ticket = { sql: 'id = $1', values: [context.req.param('id')] };
      return sendAttachment(context, dependencies, ticket, 'owner');
    })

    .post('/:id/messages', async (context) => {
      const { isNote, ...message } = await readBody(context, ownMessageSchema);
      const ticketId = context.req.param('id');
      const key = requestKey(context, { ticketId, ...message, isNote });
      await act(
        context.var.actor,
        `wrote a ${isNote ? 'note' : 'reply'}`,
        (isNew: boolean) => isNew && about('ticket', ticketId),
        (queries) =>
          addMessage(queries, {
            ...message,
            ticketId,
            own: { sql: 'id = $1', values: [ticketId] },
            author: isNote ? 'note' : 'owner',
            requestKey: key,
            now: now(),
            settings,
          }),
      );
      wakeOutbox();
      return context.body(null, 201);
    })

    .post('/:id/links', async (context) => {
      const id = context.req.param('id');
      const key = requestKey(context, { id });
      await act(context.var.actor, 'sent a new link', about('ticket', id), (queries) =>
        replaceTicketLink(queries, { settings, id, key }),
      );
      wakeOutbox();
      return context.body(null, 202);
    })

    .put('/:id', async (context) => {
      const { status, priority } = await readBody(context, changesSchema);
      const id = context.req.param('id');
      const change = [status, priority].filter(Boolean).join(', ');
      const changed = () => change !== '' && about('ticket', id);
      await act(context.var.actor, `set to ${change}`, changed, async (queries) => {
        const changed = await queries.execute(
          `update tickets set status = coalesce($2, status), priority = coalesce($3, priority)
           where id = $1`,
          [id, status, priority],
        );
        if (changed === 0) throw new ApiError('ticket-not-found');
      });
      return context.body(null, 204);
    })

    .delete('/:id', async (context) => {
      const id = context.req.param('id');
      const changed = (count: number) => count > 0 && about('ticket', id);
      await act(context.var.actor, 'deleted the ticket', changed, (queries) =>
        removeTickets(queries, [id]),
      );
      return context.body(null, 204);
    });
};
