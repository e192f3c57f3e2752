/** The owner's desk: the list of tickets, conversations, and their status. */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { ordersInName } from '../../src/domain/accounts.ts';
import { isUnreadBy } from '../../src/domain/conversation.ts';
import {
  type DeskTicket,
  TICKETS_PER_PAGE,
  type TicketPage,
  ticketPriorities,
  ticketStatuses,
  ticketSummarySchema,
} from '../../src/domain/desk.ts';
import { messageTextSchema } from '../../src/domain/messageText.ts';
import { isoDate, type Queries } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { ApiError } from '../http/ApiError.ts';
import { readBody } from '../http/body.ts';
import { ownersList } from '../http/pagedList.ts';
import { requestKey } from '../http/requestKey.ts';
import type { OwnerEnvironment } from '../http/sessionCookies.ts';
import { readOrders } from '../owner/admin.ts';
import { noteAction } from '../owner/auditLog.ts';
import { attachmentIdsSchema, sendAttachment } from './attachments.ts';
import { addMessage, markRead } from './messages.ts';
import { readTickets } from './tickets.ts';

const messageSchema = z.object({
  text: messageTextSchema,
  isNote: z.boolean(),
  attachments: attachmentIdsSchema,
});

const changesSchema = z.object({
  status: z.optional(z.enum(ticketStatuses)),
  priority: z.optional(z.enum(ticketPriorities)),
});

const summaryRowSchema = z.extend(ticketSummarySchema, { activeAt: isoDate });

/** Other tools may have stored other statuses, which count as open. */
const knownStatus = `case when status in ('Waiting for customer', 'Closed') then status else 'Open' end`;

export const ticketList = ownersList({
  table: 'tickets',
  statuses: ticketStatuses,
  status: knownStatus,
  columns: `id, title, subject, user_name as "userName", user_email as "userEmail", status, priority,
    active_at as "activeAt",
    exists (
      select from ticket_messages
      where ticket_id = tickets.id and not is_read and author not in ('owner', 'note')
    ) as "isUnread"`,
  row: summaryRowSchema,
  order: 'active_at desc, id collate "C" desc',
  pageSize: TICKETS_PER_PAGE,
});

/** The ticket with its whole conversation. Fails with `ticket-not-found`. */
async function readTicket(queries: Queries, id: string): Promise<DeskTicket> {
  const [ticket] = await readTickets(queries, 'id = $1', [id]);
  if (!ticket) throw new ApiError('ticket-not-found');
  return { ticket, orders: ordersInName(ticket.userName, await readOrders(queries)) };
}

/** The verbs of the desk; the owner's session has been checked. */
export function deskRoutes({ database, settings, now, wakeOutbox }: Dependencies) {
  return new Hono<OwnerEnvironment>()
    .get('/', async (context) => {
      const { rows: tickets, ...page } = await ticketList.read(context, database);
      return context.json({ tickets, ...page } satisfies TicketPage);
    })

    .get('/waiting', async (context) =>
      context.json({ count: (await ticketList.countByStatus(database)).Open }),
    )

    .get('/:id', async (context) => {
      const opened = await readTicket(database, context.req.param('id'));
      if (isUnreadBy('owner', opened.ticket)) await markRead(database, 'owner', opened.ticket.id);
      return context.json(opened);
    })

    .get('/:id/attachments/:attachmentId', async (context) => {
      const { ticket } = await readTicket(database, context.req.param('id'));
      return sendAttachment(context, database, ticket);
    })

    .post('/:id/messages', async (context) => {
      const { text, isNote, attachments } = await readBody(context, messageSchema);
      const ticketId = context.req.param('id');
      const key = requestKey(context, { ticketId, text, isNote, attachments });
      const author = isNote ? 'note' : 'owner';
      const ticket = await database.transaction(async (queries) => {
        await addMessage(queries, {
          ticketId,
          author,
          text,
          attachments,
          requestKey: key,
          now: now(),
          origin: settings.publicOrigin,
        });
        await noteAction(
          queries,
          context.var.owner.username,
          `wrote a ${isNote ? 'note' : 'reply'}`,
          ticketId,
        );
        return readTicket(queries, ticketId);
      });
      wakeOutbox();
      return context.json(ticket, 201);
    })

    .put('/:id', async (context) => {
      const { status, priority } = await readBody(context, changesSchema);
      const id = context.req.param('id');
      const ticket = await database.transaction(async (queries) => {
        const changed = await queries.execute(
          `update tickets set status = coalesce($2, status), priority = coalesce($3, priority)
           where id = $1`,
          [id, status ?? null, priority ?? null],
        );
        if (changed === 0) throw new ApiError('ticket-not-found');
        const change = [status, priority].filter(Boolean).join(', ');
        await noteAction(queries, context.var.owner.username, `set to ${change}`, id);
        return readTicket(queries, id);
      });
      return context.json(ticket);
    });
}
