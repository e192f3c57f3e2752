/** Support tickets, which the questionnaire opens. */
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { business } from '../../src/content/business.ts';
import type { Attachment } from '../../src/domain/attachment.ts';
import { forCustomer, isUnreadBy, lastActivity } from '../../src/domain/conversation.ts';
import { searchedText } from '../../src/domain/desk.ts';
import { messageTextSchema } from '../../src/domain/messageText.ts';
import { packageInfoSchema, questionnaireSchema } from '../../src/domain/questionnaire.ts';
import { createTicket, type SupportTicket } from '../../src/domain/ticket.ts';
import { compareCodeUnits } from '../../src/domain/timestamp.ts';
import { isoDate, type Queries } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { ApiError } from '../http/ApiError.ts';
import { readBody } from '../http/body.ts';
import { countAttempt } from '../http/rateLimit.ts';
import { requestKey } from '../http/requestKey.ts';
import {
  attachFiles,
  attachmentIdsSchema,
  readAttachments,
  sendAttachment,
} from './attachments.ts';
import { guestTicketRoutes } from './guestTickets.ts';
import { addMessage, mailOpening, markRead } from './messages.ts';
import { addTicketToken, bearerHash, isOpenedBy } from './ticketLinks.ts';

const LIMIT = { max: 300, period: 600 };

const requestSchema = z.object({
  answers: questionnaireSchema,
  websitePackage: z.pick(packageInfoSchema, { id: true, title: true }),
  attachments: attachmentIdsSchema,
});

const ticketRowSchema = z.object({
  id: z.string(),
  userId: z.string(),
  userName: z.string(),
  userEmail: z.string(),
  date: isoDate,
  title: z.string(),
  status: z.string(),
  priority: z.string(),
  category: z.string(),
  subject: z.string(),
  description: z.string(),
  packageId: z.string(),
  isPrivate: z.boolean(),
});

const messageRowSchema = z.object({
  ticketId: z.string(),
  id: z.string(),
  from: z.string(),
  text: z.string(),
  date: isoDate,
  isRead: z.boolean(),
});

/** Tickets with their messages, the oldest first. The condition is SQL over `tickets`. */
export async function readTickets(
  queries: Queries,
  condition = 'true',
  values: readonly unknown[] = [],
): Promise<SupportTicket[]> {
  const tickets = await queries.rows(
    ticketRowSchema,
    `select id, user_id as "userId", user_name as "userName", user_email as "userEmail", date, title,
       status, priority, category, subject, description, package_id as "packageId",
       is_private as "isPrivate"
     from tickets where ${condition} order by date, id`,
    values,
  );
  const ids = tickets.map(({ id }) => id);
  const messages = await queries.rows(
    messageRowSchema,
    `select ticket_id as "ticketId", id, author as "from", text, date, is_read as "isRead"
     from ticket_messages where ticket_id = any($1) order by ticket_id, position`,
    [ids],
  );
  const files = new Map<string, Attachment[]>();
  for (const { ticketId, messageId, ...file } of await readAttachments(queries, ids)) {
    const place = `${ticketId} ${messageId}`;
    files.set(place, [...(files.get(place) ?? []), file]);
  }
  /** Nothing without files, as in browser mode. */
  function filesOf(ticketId: string, messageId: string | null) {
    const attachments = files.get(`${ticketId} ${messageId}`);
    return attachments && { attachments };
  }
  const byTicket = new Map<string, SupportTicket['messages']>();
  for (const { ticketId, ...row } of messages) {
    const message = { ...row, ...filesOf(ticketId, row.id) };
    const list = byTicket.get(ticketId);
    if (list) list.push(message);
    else byTicket.set(ticketId, [message]);
  }
  return tickets.map((ticket) => ({
    ...ticket,
    messages: byTicket.get(ticket.id) ?? [],
    ...filesOf(ticket.id, null),
  }));
}

export interface StoredTicket {
  ticket: SupportTicket;
  accountId: string | null;
  requestKey: string | null;
}

/** Stores a ticket with its messages. Resolves with whether its id and its key were new. */
export async function insertTicket(
  queries: Queries,
  { ticket, accountId, requestKey }: StoredTicket,
): Promise<boolean> {
  const inserted = await queries.execute(
    `insert into tickets (id, request_key, account_id, user_id, user_name, user_email, date, title,
       status, priority, category, subject, description, package_id, is_private, active_at, searched)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
     on conflict do nothing`,
    [
      ticket.id,
      requestKey,
      accountId,
      ticket.userId,
      ticket.userName,
      ticket.userEmail,
      ticket.date,
      ticket.title,
      ticket.status,
      ticket.priority,
      ticket.category,
      ticket.subject,
      ticket.description,
      ticket.packageId,
      ticket.isPrivate,
      lastActivity(ticket),
      searchedText(ticket),
    ],
  );
  if (inserted === 0) return false;
  for (const [position, message] of ticket.messages.entries()) {
    const { id, from, text, date: sentAt, isRead } = message;
    await queries.execute(
      `insert into ticket_messages (id, ticket_id, position, author, text, date, is_read)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [id, ticket.id, position, from, text, sentAt, isRead],
    );
  }
  return true;
}

const messageSchema = z.object({ text: messageTextSchema, attachments: attachmentIdsSchema });

export function ticketRoutes(dependencies: Dependencies) {
  const { database, sessions, settings, now, ipAddressOf, wakeOutbox } = dependencies;

  /**
   * The ticket as its customer sees it: of the signed-in account, or of a guest whose link brings the
   * token. Fails with `ticket-not-found`, and with `signed-out` if it is asked for with neither.
   */
  async function ownTicket(context: Context) {
    const user = await sessions.user(context);
    const hash = bearerHash(context);
    if (!user && !hash) throw new ApiError('signed-out');
    const [ticket] = await readTickets(
      database,
      `id = $1 and (account_id = $2 or ${isOpenedBy('$3')})`,
      [context.req.param('id'), user?.id ?? null, hash],
    );
    if (!ticket) throw new ApiError('ticket-not-found');
    return forCustomer(ticket);
  }

  const findByKey = async (queries: Queries, key: string) =>
    (await readTickets(queries, 'request_key = $1', [key]))[0];

  const opening = new Hono().post('/', async (context) => {
    const request = await readBody(context, requestSchema);
    const key = requestKey(context, request);
    const { answers, websitePackage, attachments: files } = request;
    await countAttempt(database, `ticket ${ipAddressOf(context)}`, LIMIT);
    const customer = await sessions.user(context);
    const { replyTime } = business;
    const ticket = await database.transaction(async (queries) => {
      for (let time = now(); ; time = new Date(time.getTime() + 1)) {
        const created = createTicket({
          answers,
          websitePackage,
          customer,
          replyTime,
          now: time,
          tickets: [],
        });
        const accountId = customer?.id ?? null;
        const isNew = await insertTicket(queries, { ticket: created, accountId, requestKey: key });
        if (isNew) {
          await attachFiles(queries, { ticketId: created.id, messageId: null, ids: files });
          const { publicOrigin: origin } = settings;
          await mailOpening(queries, { ticket: created, email: customer?.email, origin });
        }
        const opened = isNew ? created : await findByKey(queries, key);
        if (!opened) continue;
        const isGuests = opened.userId === 'guest';
        const token = isGuests ? await addTicketToken(queries, opened.id) : undefined;
        return { ...forCustomer(opened), token };
      }
    });
    wakeOutbox();
    return context.json(ticket, 201);
  });

  return opening
    .route('/', guestTicketRoutes(dependencies))

    .get('/', async (context) => {
      const user = await sessions.user(context);
      if (!user) throw new ApiError('signed-out');
      const tickets = (await readTickets(database, 'account_id = $1', [user.id])).map(forCustomer);
      const byActivity = (one: SupportTicket, other: SupportTicket) =>
        compareCodeUnits(lastActivity(other), lastActivity(one));
      return context.json(tickets.sort(byActivity));
    })

    .get('/:id', async (context) => {
      const ticket = await ownTicket(context);
      if (isUnreadBy('customer', ticket)) await markRead(database, 'customer', ticket.id);
      return context.json(ticket);
    })

    .get('/:id/attachments/:attachmentId', async (context) =>
      sendAttachment(context, database, await ownTicket(context)),
    )

    .post('/:id/messages', async (context) => {
      const { text, attachments } = await readBody(context, messageSchema);
      const { id: ticketId } = await ownTicket(context);
      const key = requestKey(context, { ticketId, text, attachments });
      await countAttempt(database, `message ${ipAddressOf(context)}`, LIMIT);
      await database.transaction((queries) =>
        addMessage(queries, {
          ticketId,
          author: 'customer',
          text,
          attachments,
          requestKey: key,
          now: now(),
          origin: settings.publicOrigin,
        }),
      );
      wakeOutbox();
      return context.json(await ownTicket(context), 201);
    });
}
