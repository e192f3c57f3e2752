/** The tickets in the database, with their messages and files. */
import * as z from 'zod/mini';
import { searchedMessage, searchedText } from '../../src/domain/adminTickets.ts';
import { lastActivity } from '../../src/domain/conversation.ts';
import { listedTicketSchema } from '../../src/domain/listedTicket.ts';
import { type SupportTicket, supportTicketSchema } from '../../src/domain/ticket.ts';
import { about } from '../database/act.ts';
import { columns, insertRow, isoDate, type Queries } from '../database/database.ts';
import { queueEvent } from '../events/events.ts';
import type { Condition } from '../http/pagedList.ts';
import { filesOf, filesSchema } from './attachments.ts';

/** The row of a ticket with its files. What is read of it is picked from here. */
export const ticketRow = z.extend(z.omit(supportTicketSchema, { messages: true }), {
  date: isoDate,
  attachments: filesSchema,
});

const messageRowSchema = z.object({
  ticketId: z.string(),
  id: z.string(),
  from: z.string(),
  text: z.string(),
  date: isoDate,
  isRead: z.boolean(),
  attachments: filesSchema,
});

/** Tickets with their messages, the oldest first. The condition is SQL over `tickets`. */
export async function readTickets(
  queries: Queries,
  condition = 'true',
  values: readonly unknown[] = [],
): Promise<SupportTicket[]> {
  const tickets = await queries.rows(
    ticketRow,
    `select ${columns(ticketRow, {
      attachments: filesOf('ticket_id = tickets.id and message_id is null'),
    })} from tickets where ${condition} order by date, id`,
    values,
  );
  const ids = tickets.map(({ id }) => id);
  const rows = await queries.rows(
    messageRowSchema,
    `select ${columns(messageRowSchema, {
      from: 'author',
      attachments: filesOf(
        'ticket_id = ticket_messages.ticket_id and message_id = ticket_messages.id',
      ),
    })} from ticket_messages where ticket_id = any($1) order by ticket_id, position`,
    [ids],
  );
  const messages = new Map(ids.map((id): [string, SupportTicket['messages']] => [id, []]));
  for (const { ticketId, ...message } of rows) {
    messages.get(ticketId)?.push(message);
  }
  return tickets.map((ticket) => ({
    ...ticket,
    messages: messages.get(ticket.id) ?? [],
  }));
}

/** SQL over `tickets`: one has a message of these authors that was not read. */
export const hasUnread = (isAuthor: string) => `exists (
  select from ticket_messages where ticket_id = tickets.id and not is_read and ${isAuthor}
)`;

const listedRowSchema = z.extend(listedTicketSchema, { activeAt: isoDate });

/** The tickets of an account without their texts, the last activity first. */
export const readListed = (queries: Queries, accountId: string) =>
  queries.rows(
    listedRowSchema,
    `select ${columns(listedRowSchema, { isUnread: hasUnread(`author = 'owner'`) })}
     from tickets where account_id = $1 order by active_at desc, date, id`,
    [accountId],
  );

const versionSchema = z.object({ version: z.string() });

/**
 * The version of the tickets that meet the condition, as an `ETag`. It changes with everything of them
 * that a customer sees and that can change, and is read without the conversations.
 */
export async function readVersion(queries: Queries, { sql, values }: Condition): Promise<string> {
  const { version } = await queries.one(
    versionSchema,
    `select coalesce(md5(string_agg(concat_ws(' ', id, user_id, user_name, user_email, status, priority, (
         select concat(count(*), ' ', count(*) filter (where is_read))
         from ticket_messages where ticket_id = tickets.id and author <> 'note'
       ), (
         select count(*) from attachments where ticket_id = tickets.id and not exists (
           select from ticket_messages as note
           where note.ticket_id = tickets.id and note.id = message_id and author = 'note'
         )
       )), ',' order by id)), 'none') as version
     from tickets where ${sql}`,
    values,
  );
  return `"${version}"`;
}

interface TicketKeys {
  /** The customer's account; a guest has none. */
  accountId?: string | undefined;
  /** Where a guest wants answers. */
  guestEmail?: string | undefined;
  requestKey?: string;
  /** The checkout, or what the visitor's payment link has named. */
  purchase?: string | undefined;
}

/** Stores a ticket with its messages. Resolves with whether its id and its key were new. */
export async function insertTicket(
  queries: Queries,
  ticket: SupportTicket,
  keys: TicketKeys = {},
): Promise<boolean> {
  const { messages, attachments, ...columns } = ticket;
  const isNew = await insertRow(queries, 'tickets', {
    ...columns,
    ...keys,
    activeAt: lastActivity(ticket),
    searched: searchedText(ticket),
  });
  if (!isNew) return false;
  for (const [position, { from: author, attachments, ...message }] of messages.entries()) {
    const searched = searchedMessage(message);
    const row = { ...message, ticketId: ticket.id, author, position, searched };
    await insertRow(queries, 'ticket_messages', row);
  }
  return true;
}

/** Stores the ticket of this request, or finds the one that an earlier attempt has stored. */
export async function openTicket(
  queries: Queries,
  create: (now: Date) => SupportTicket,
  now: Date,
  keys: TicketKeys,
): Promise<{ ticket: SupportTicket; isNew: boolean }> {
  // Its id is the time, so the next millisecond may be free.
  for (let time = now; ; time = new Date(time.getTime() + 1)) {
    const ticket = create(time);
    if (await insertTicket(queries, ticket, keys)) {
      const { id, packageId } = ticket;
      const event = { about: about('ticket', id), at: time, data: { id, packageId } };
      await queueEvent(queries, { type: 'ticket.opened', ...event });
      return { ticket, isNew: true };
    }
    const [earlier] = await readTickets(queries, 'request_key = $1', [keys.requestKey]);
    if (earlier) return { ticket: earlier, isNew: false };
  }
}
