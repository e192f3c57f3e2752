/** The links with which guests open their tickets: a token, of which only the hash is kept. */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { resetRequestSchema } from '../../src/domain/credentials.ts';
import { foldText } from '../../src/domain/listQuery.ts';
import { normaliseEmail } from '../../src/domain/user.ts';
import { ApiError } from '../ApiError.ts';
import { about } from '../database/act.ts';
import type { Queries } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { addLink, bearerHash, endLinks, isValidLink } from '../http/links.ts';
import { countAttempt, type Limit } from '../http/rateLimit.ts';
import { readBody, requestKey } from '../http/request.ts';
import { queueTemplate } from '../mail/emailTemplates.ts';
import { queueForVisitor } from '../mail/visitorMails.ts';
import type { ServerSettings } from '../settings.ts';
import { guestUrl } from '../urls.ts';

const HOUR = 3600;
const limits = {
  perIpAddress: { max: 20, period: HOUR },
  perTicket: { max: 5, period: HOUR },
} satisfies Record<string, Limit>;

/** A title that names the package and has no text of the guest: no one has confirmed the email address. */
const guestsSchema = z.object({ title: z.string(), email: z.nullable(z.string()) });
const claimedSchema = z.object({ accountId: z.nullable(z.string()), isOpened: z.boolean() });

/** SQL over `tickets`: the token with the hash `$n` opens the ticket, which no account has claimed. */
export const isOpenedBy = (parameter: string) => `(account_id is null and exists (
  select from links where ${isValidLink('ticket', parameter)} and about_id = tickets.id
))`;

interface TicketLinkMail {
  settings: Pick<ServerSettings, 'publicOrigin' | 'secretKey'>;
  id: string;
  /** One mail is queued for each. */
  key: string;
  ticketTitle: string;
  email: string;
}

/** A mail to a guest with a new link, after its key in the outbox. */
async function ticketLinkMail(
  queries: Queries,
  { settings: { publicOrigin, secretKey }, id, key, ticketTitle, email }: TicketLinkMail,
) {
  const link = guestUrl(publicOrigin, id, await addLink(queries, 'ticket', id));
  const mail = {
    template: 'ticket-link',
    about: about('ticket', id),
    to: email,
    secretKey,
    values: { ticketTitle, link },
  } as const;
  return [`guest-link-${key}`, mail] as const;
}

/**
 * Ends the links of a guest's ticket, and mails a new one to the email address that is known. Fails with
 * `ticket-not-found` without one, and once an account has the ticket.
 */
export async function replaceTicketLink(
  queries: Queries,
  details: Pick<TicketLinkMail, 'settings' | 'id' | 'key'>,
): Promise<void> {
  const ticket = await queries.row(
    guestsSchema,
    `select subject as title, guest_email as email from tickets
     where id = $1 and account_id is null for update`,
    [details.id],
  );
  if (!ticket?.email) throw new ApiError('ticket-not-found');
  await endLinks(queries, 'ticket', [details.id]);
  const { email, title: ticketTitle } = ticket;
  await queueTemplate(
    queries,
    ...(await ticketLinkMail(queries, { ...details, email, ticketTitle })),
  );
}

/** What a guest does with a link: sends it by mail, and adds the ticket to an account. */
export function ticketLinkRoutes({
  database,
  sessions,
  settings,
  ipAddressOf,
  wakeOutbox,
}: Dependencies) {
  return (
    new Hono()
      // Mails a link of its own, since the token of the request is not kept, and sends replies there too.
      .post('/:id/links', async (context) => {
        const { email } = await readBody(context, resetRequestSchema);
        const id = context.req.param('id');
        const key = requestKey(context, { id, email });
        const hash = bearerHash(context);
        const found = await database.row(
          guestsSchema,
          `select subject as title, guest_email as email
           from tickets where id = $1 and ${isOpenedBy('$2')}`,
          [id, hash],
        );
        if (!found) throw new ApiError('ticket-not-found');
        const ipAddress = ipAddressOf(context);
        await countAttempt(database, `link ${ipAddress}`, limits.perIpAddress);
        await countAttempt(database, `link of ${id}`, limits.perTicket);
        await database.transaction(async (queries) => {
          const changed = await queries.execute(
            `update tickets set guest_email = $3, user_email = $3,
               searched = searched || E'\\n' || $4
             where id = $1 and ${isOpenedBy('$2')}`,
            [id, hash, email, foldText(email)],
          );
          if (changed === 0) throw new ApiError('ticket-not-found');
          const details = { settings, id, key, ticketTitle: found.title, email };
          const [mailKey, mail] = await ticketLinkMail(queries, details);
          await queueForVisitor(queries, mailKey, {
            ...mail,
            ipAddress,
          });
          if (found.email && normaliseEmail(found.email) !== normaliseEmail(email)) {
            await queueForVisitor(queries, `guest-link-moved-${key}`, {
              template: 'ticket-link-moved',
              about: about('ticket', id),
              to: found.email,
              ipAddress,
              values: { ticketTitle: found.title },
            });
          }
        });
        wakeOutbox();
        return context.body(null, 202);
      })

      // The links end: from now on the account alone reads the ticket.
      .post('/:id/claim', async (context) => {
        const user = await sessions.customer(context);
        const id = context.req.param('id');
        const hash = bearerHash(context);
        await database.transaction(async (queries) => {
          const ticket = await queries.row(
            claimedSchema,
            `select account_id, ${isOpenedBy('$2')} as is_opened
             from tickets where id = $1 for update`,
            [id, hash],
          );
          if (ticket?.accountId === user.id) return;
          if (!ticket?.isOpened) throw new ApiError('ticket-not-found');
          await queries.execute(
            `update tickets set account_id = $2, user_id = $2, user_name = $3, user_email = $4,
               guest_email = null, searched = searched || E'\\n' || $5
             where id = $1`,
            [id, user.id, user.name, user.email, foldText(`${user.name}\n${user.email}`)],
          );
          await endLinks(queries, 'ticket', [id]);
        });
        return context.body(null, 204);
      })
  );
}
