/** The messages of tickets, which customers and owners write. */
import * as z from 'zod/mini';
import { business } from '../../src/content/business.ts';
import { stepsAdded } from '../../src/content/mailTemplates.ts';
import { searchedMessage } from '../../src/domain/adminTickets.ts';
import { greetingName, headerText } from '../../src/domain/mailMessage.ts';
import { messageTextSchema } from '../../src/domain/messageText.ts';
import { createMessage } from '../../src/domain/newMessage.ts';
import { nextStep, stepInMail } from '../../src/domain/nextStep.ts';
import type { SupportTicket } from '../../src/domain/ticket.ts';
import { OPEN, statusAfter } from '../../src/domain/ticketStatus.ts';
import { ApiError } from '../ApiError.ts';
import { about } from '../database/act.ts';
import { columns, type Queries } from '../database/database.ts';
import { addLink } from '../http/links.ts';
import type { Condition } from '../http/pagedList.ts';
import { hasUnconfirmedAccount, isConfirmed } from '../mail/confirmed.ts';
import { queueTemplate } from '../mail/emailTemplates.ts';
import { queueForOwner } from '../mail/visitorMails.ts';
import type { ServerSettings } from '../settings.ts';
import { guestUrl, ownersTicketUrl, ticketUrl } from '../urls.ts';
import { attachFiles, attachmentIdsSchema } from './attachments.ts';
import { ticketRow } from './storedTickets.ts';

const MAX_MESSAGES = 1000;

/** The most characters of all messages of a ticket, which is always read as a whole. */
const MAX_TEXT = 500_000;

export const messageSchema = z.object({
  text: messageTextSchema,
  attachments: attachmentIdsSchema,
});

/** Marks as read what the other side wrote. */
export async function markRead(
  queries: Queries,
  reader: 'owner' | 'customer',
  ticketId: string,
): Promise<void> {
  const written = reader === 'customer' ? "author = 'owner'" : "author not in ('owner', 'note')";
  await queries.execute(
    `update ticket_messages set is_read = true
     where ticket_id = $1 and not is_read and ${written}`,
    [ticketId],
  );
}

interface OpenedTicket {
  ticket: Pick<SupportTicket, 'id' | 'title' | 'userName' | 'description'>;
  /** The customer's email address, if there is an account. */
  email: string | undefined;
  /** Where the site is served, for the links in the mails. */
  origin: string;
}

/** The customer's name in a mail to the owner. */
const nameForOwner = (name: string, isUnconfirmed: boolean) =>
  `${headerText(name)}${isUnconfirmed ? ' (email not confirmed)' : ''}`;

/** Whose turn it is of a ticket with a new message, for a mail. */
const stepOf = (status: string) => {
  const now = new Date();
  return stepInMail(nextStep({ ticket: { status, activeAt: now.toISOString() } }, business, now));
};

/** Queues the mails about a new ticket: to the business, and to a customer with a confirmed account. */
export async function mailOpening(queries: Queries, { ticket, email, origin }: OpenedTicket) {
  const { id, title: ticketTitle, description } = ticket;
  const isUnconfirmed = email !== undefined && !(await isConfirmed(queries, email));
  const toOwner = {
    template: 'ticket-message',
    about: about('ticket', id),
    ...(email && { replyTo: email }),
    values: {
      customerName: nameForOwner(ticket.userName, isUnconfirmed),
      ticketTitle,
      message: description,
      link: ownersTicketUrl(origin, id),
    },
  } as const;
  await queueForOwner(queries, `ticket-${id}-to-owner`, toOwner, origin);
  if (!email || isUnconfirmed) return;
  await queueTemplate(queries, `ticket-${id}-to-customer`, {
    template: 'ticket-opened',
    about: about('ticket', id),
    to: email,
    added: stepsAdded,
    values: {
      customerName: greetingName(ticket.userName),
      ticketTitle,
      steps: stepOf(OPEN),
      link: ticketUrl(origin, id),
    },
  });
}

const lockedSchema = z.extend(z.pick(ticketRow, { status: true, title: true, subject: true }), {
  name: z.string(),
  email: z.nullable(z.string()),
  isGuests: z.boolean(),
  isUnconfirmed: z.boolean(),
});

/** Locks the ticket until the transaction ends. Fails with `ticket-not-found`. */
async function lockTicket(queries: Queries, { sql, values }: Condition) {
  const ticket = await queries.row(
    lockedSchema,
    `select ${columns(lockedSchema, {
      name: 'user_name',
      isGuests: 'account_id is null',
      email: 'coalesce((select email from accounts where accounts.id = account_id), guest_email)',
      isUnconfirmed: hasUnconfirmedAccount,
    })} from tickets where ${sql} for update`,
    values,
  );
  if (!ticket) throw new ApiError('ticket-not-found');
  return ticket;
}

interface NewMessage extends z.infer<typeof messageSchema> {
  ticketId: string;
  /** The condition for its ticket, which the author may write in. */
  own: Condition;
  author: 'customer' | 'owner' | 'note';
  requestKey: string;
  now: Date;
  /** For the link in the mail: where the site is served, and the key that encrypts it. */
  settings: Pick<ServerSettings, 'publicOrigin' | 'secretKey'>;
  /** As `maxOfGuests` of `attachFiles`. */
  maxOfGuests?: number;
}

/**
 * Adds a message, once for each key, and queues a mail to the other side: to a guest who has given an email
 * address, and to a customer who has confirmed it. Resolves with whether the key was new. Fails with
 * `ticket-not-found` or `ticket-full`, and as `attachFiles` does.
 */
export async function addMessage(
  queries: Queries,
  { ticketId, own, author, text, attachments, requestKey, now, settings, maxOfGuests }: NewMessage,
): Promise<boolean> {
  const { publicOrigin: origin, secretKey } = settings;
  const ticket = await lockTicket(queries, own);
  const { status, title, name, email, isGuests, isUnconfirmed } = ticket;
  const messages = await queries.rows(
    z.object({ id: z.string(), length: z.number() }),
    'select id, length(text) as length from ticket_messages where ticket_id = $1',
    [ticketId],
  );
  const length = messages.reduce((sum, message) => sum + message.length, text.length);
  if (messages.length >= MAX_MESSAGES || length > MAX_TEXT) {
    const known = 'select from ticket_messages where request_key = $1';
    if ((await queries.execute(known, [requestKey])) > 0) return false;
    throw new ApiError('ticket-full');
  }
  const { id, date, ...message } = createMessage(messages, { author, text, now });
  const added = await queries.execute(
    `with added as (
       insert into ticket_messages
         (id, ticket_id, position, author, text, date, is_read, request_key, searched)
       select $1, $2, coalesce(max(position) + 1, 0), $3, $4, $5, $6, $7, $8
       from ticket_messages where ticket_id = $2
       on conflict (request_key) do nothing returning author, date
     )
     update tickets set status = $9,
       active_at = case when author = 'note' then active_at else added.date end
     from added where tickets.id = $2`,
    [
      id,
      ticketId,
      author,
      message.text,
      date,
      message.isRead,
      requestKey,
      searchedMessage(message),
      statusAfter(author, status),
    ],
  );
  if (added === 0) return false;
  await attachFiles(queries, {
    ticketId,
    messageId: id,
    ids: attachments,
    maxOfGuests,
  });
  const key = `message-${requestKey}`;
  const values = { ticketTitle: title, message: message.text };
  if (author === 'owner' && email !== null && !isUnconfirmed) {
    const link = isGuests
      ? guestUrl(origin, ticketId, await addLink(queries, 'ticket', ticketId))
      : ticketUrl(origin, ticketId);
    await queueTemplate(queries, key, {
      template: 'ticket-reply',
      about: about('ticket', ticketId),
      to: email,
      secretKey,
      added: stepsAdded,
      values: {
        ...values,
        steps: stepOf(statusAfter(author, status)),
        // A guest's email address is not confirmed.
        ...(isGuests && { ticketTitle: ticket.subject }),
        customerName: greetingName(isGuests ? '' : name),
        link,
      },
    });
  } else if (author === 'customer') {
    const toOwner = {
      template: 'ticket-message',
      about: about('ticket', ticketId),
      ...(email !== null && { replyTo: email }),
      values: {
        ...values,
        customerName: nameForOwner(name, isUnconfirmed),
        link: ownersTicketUrl(origin, ticketId),
      },
    } as const;
    await queueForOwner(queries, key, toOwner, origin);
  }
  return true;
}
