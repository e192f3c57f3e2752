/** Customers and guests open tickets with the questionnaire, read them, and write messages. */
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { business } from '../../src/content/business.ts';
import { packages } from '../../src/content/catalogue.ts';
import { forCustomer, isUnreadBy } from '../../src/domain/conversation.ts';
import type { CustomersTicket } from '../../src/domain/customerOrder.ts';
import type { ListedTicket } from '../../src/domain/listedTicket.ts';
import type { NextStep } from '../../src/domain/nextStep.ts';
import { questionnaireSchema } from '../../src/domain/questionnaire.ts';
import { createTicket } from '../../src/domain/ticket.ts';
import { ApiError } from '../ApiError.ts';
import type { Dependencies } from '../dependencies.ts';
import { answerLarge } from '../gate.ts';
import { addLink, bearerHash } from '../http/links.ts';
import type { Condition } from '../http/pagedList.ts';
import { countAttempt, countTexts } from '../http/rateLimit.ts';
import { readBody, requestKey } from '../http/request.ts';
import { stepOfTicket } from '../orders/customerOrders.ts';
import { checkoutIdSchema } from '../orders/paymentFacts.ts';
import { attachFiles, attachmentIdsSchema } from './attachments.ts';
import { sendAttachment } from './downloads.ts';
import { addMessage, mailOpening, markRead, messageSchema } from './messages.ts';
import { openTicket, readListed, readTickets, readVersion } from './storedTickets.ts';
import { isOpenedBy } from './ticketLinks.ts';

const LIMIT = { max: 300, period: 600 };

/** How many tickets an IP address may open without an account. */
const GUEST_LIMIT = { max: 20, period: 3600 };

const requestSchema = z.object({
  answers: questionnaireSchema,
  // Its title is that of the catalogue.
  websitePackage: z.object({ id: z.string() }),
  attachments: attachmentIdsSchema,
  /** The payment provider's id of the checkout, and what this visitor's payment link has named. */
  session: z.optional(checkoutIdSchema),
  reference: z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/))),
});

export function ticketRoutes(dependencies: Dependencies) {
  const { database, sessions, settings, now, ipAddressOf, wakeOutbox } = dependencies;
  const { guestFiles: maxOfGuests } = settings;

  /**
   * The condition for the ticket of the path: it is of the signed-in account, or of a guest whose link
   * brings the token. Fails with `signed-out` with neither.
   */
  async function isOwn(context: Context): Promise<Condition> {
    const user = await sessions.user(context);
    const hash = bearerHash(context);
    if (!user && !hash) throw new ApiError('signed-out');
    return {
      sql: `id = $1 and (account_id = $2 or ${isOpenedBy('$3')})`,
      values: [context.req.param('id'), user?.id ?? null, hash],
    };
  }

  /** Sends what `read` resolves with, or nothing if the tickets are as in the response before. */
  async function sendIfChanged(
    context: Context,
    tickets: Condition,
    read: () => Promise<CustomersTicket | ListedTicket[]>,
    next?: NextStep,
  ) {
    return answerLarge(context, ipAddressOf(context), async () => {
      // Before the tickets: what changes in between is sent again and not missed.
      const step = next ? `-${encodeURIComponent(Object.values(next).join())}` : '';
      const version = (await readVersion(database, tickets)).replace(/"$/, `${step}"`);
      context.header('ETag', version);
      if (context.req.header('If-None-Match') === version) return context.body(null, 304);
      return context.json(await read());
    });
  }

  return new Hono()
    .post('/', async (context) => {
      const request = await readBody(context, requestSchema);
      // The page does not name the customer: the session does.
      const customer = await sessions.user(context);
      const key = requestKey(context, { ...request, accountId: customer?.id });
      const { attachments: ids, answers } = request;
      const websitePackage = packages.find(({ id }) => id === request.websitePackage.id);
      if (!websitePackage) throw new ApiError('invalid', { fields: ['websitePackage'] });
      const ipAddress = ipAddressOf(context);
      await countAttempt(database, `ticket ${ipAddress}`, LIMIT);
      await countTexts(database, ipAddress, answers);
      const create = (time: Date) =>
        createTicket({
          answers,
          websitePackage,
          customer,
          replyTime: business.replyTime,
          now: time,
          tickets: [],
        });
      const opened = await database.transaction(async (queries) => {
        const purchase = request.session ?? request.reference;
        const keys = { accountId: customer?.id, requestKey: key, purchase };
        const { ticket, isNew } = await openTicket(queries, create, now(), keys);
        const isGuests = ticket.userId === 'guest';
        if (isNew) {
          const key = `guest ticket ${ipAddress}`;
          if (isGuests) await countAttempt(queries, key, GUEST_LIMIT, 'guest-tickets');
          await attachFiles(queries, {
            ticketId: ticket.id,
            messageId: null,
            ids,
            maxOfGuests,
          });
          await mailOpening(queries, {
            ticket,
            email: customer?.email,
            origin: settings.publicOrigin,
          });
        }
        const token = isGuests ? await addLink(queries, 'ticket', ticket.id) : undefined;
        return { ...forCustomer(ticket), token };
      });
      wakeOutbox();
      return context.json(opened, 201);
    })

    .get('/', async (context) => {
      const { id } = await sessions.customer(context);
      const own = { sql: 'account_id = $1', values: [id] };
      return sendIfChanged(context, own, () => readListed(database, id));
    })

    .get('/:id', async (context) => {
      const own = await isOwn(context);
      const next = await stepOfTicket(database, own, now());
      const read = async () => {
        const [found] = await readTickets(database, own.sql, own.values);
        if (!found) throw new ApiError('ticket-not-found');
        const ticket = forCustomer(found);
        if (isUnreadBy('customer', ticket)) await markRead(database, 'customer', ticket.id);
        return { ...ticket, next };
      };
      return sendIfChanged(context, own, read, next);
    })

    .get('/:id/attachments/:attachmentId', async (context) =>
      sendAttachment(context, dependencies, await isOwn(context), 'customer'),
    )

    .post('/:id/messages', async (context) => {
      const message = await readBody(context, messageSchema);
      const ticketId = context.req.param('id');
      const own = await isOwn(context);
      const key = requestKey(context, { ticketId, ...message });
      await countAttempt(database, `message ${ipAddressOf(context)}`, LIMIT);
      await countTexts(database, ipAddressOf(context), message.text);
      await database.transaction((queries) =>
        addMessage(queries, {
          ...message,
          ticketId,
          own,
          author: 'customer',
          requestKey: key,
          now: now(),
          settings,
          maxOfGuests,
        }),
      );
      wakeOutbox();
      return context.body(null, 201);
    });
}
