/** What a customer does with the link of a quote. Its token alone identifies the customer. */
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { business } from '../../src/content/business.ts';
import { dayIn } from '../../src/domain/day.ts';
import { headerText } from '../../src/domain/mailMessage.ts';
import { acceptanceSchema, quoteState, refusalSchema } from '../../src/domain/pricedQuote.ts';
import { createQuoteTicket } from '../../src/domain/quoteTicket.ts';
import { normaliseEmail, userSchema } from '../../src/domain/user.ts';
import type { Queries } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { ApiError } from '../http/ApiError.ts';
import { countAttempt } from '../http/rateLimit.ts';
import { readBody } from '../http/request.ts';
import { queueTemplate } from '../mail/queueTemplate.ts';
import { act, customerActor } from '../owner/ownersRoutes.ts';
import { ownersQuoteUrl, ownersTicketUrl } from '../site/urls.ts';
import { openTicket } from '../tickets/storedTickets.ts';
import { addTicketToken } from '../tickets/ticketLinks.ts';
import { pricedValues } from './quoteVersions.ts';
import { findQuote, forCustomer, type LinkedQuote, ticketToken } from './sentQuotes.ts';

const LIMIT = { max: 120, period: 600 };

const tokenSchema = z.object({ token: z.string() });
const decided = { token: z.string(), version: z.int() };
const acceptSchema = z.extend(acceptanceSchema, decided);
const declineSchema = z.extend(refusalSchema, decided);

export function quoteLinkRoutes({
  database,
  settings: { publicOrigin: origin },
  now,
  ipAddressOf,
  wakeOutbox,
}: Dependencies) {
  const today = () => dayIn(business.timeZone, now());
  const countRequest = (context: Context) =>
    countAttempt(database, `quote link ${ipAddressOf(context)}`, LIMIT);
  const respond = async (context: Context, token: string) =>
    context.json(await forCustomer(database, await findQuote(database, token), today()));

  /** Opens the ticket of an accepted quote, and resolves with its id. */
  async function openQuoteTicket(queries: Queries, quote: LinkedQuote, name: string) {
    const { answers, newest } = quote;
    const customer = await queries.row(
      userSchema,
      `select id, email, name from accounts where email_key = $1 and verified_at is not null`,
      [normaliseEmail(answers.email ?? '')],
    );
    const { version, lines } = newest;
    const { replyTime } = business;
    const create = (time: Date) =>
      createQuoteTicket({ answers, version, lines, name, customer, replyTime, now: time });
    const { ticket } = await openTicket(queries, create, now(), { accountId: customer?.id });
    // The quote's link came by mail, so the owner's replies reach the customer there too.
    if (!customer) {
      await queries.execute('update tickets set guest_email = $2 where id = $1', [
        ticket.id,
        answers.email,
      ]);
      await addTicketToken(queries, ticket.id, ticketToken(quote));
    }
    return ticket.id;
  }

  interface Decision {
    token: string;
    version: number;
    outcome: 'accepted' | 'declined';
    name: string;
    reason: string;
  }

  /** Mails the decision to the owner. An accepted quote has a ticket. */
  function mailDecision(
    queries: Queries,
    { id, answers, newest }: LinkedQuote,
    { name, reason }: Decision,
    ticketId: string | null,
  ) {
    const key = `quote-${id}-decision-${newest.version}`;
    const mail = { replyTo: answers.email ?? '' };
    const values = pricedValues(answers, newest);
    if (ticketId === null) {
      const link = ownersQuoteUrl(origin, id);
      return queueTemplate(queries, key, {
        ...mail,
        template: 'quote-declined',
        values: { ...values, reason: reason || 'No reason was given.', link },
      });
    }
    return queueTemplate(queries, key, {
      ...mail,
      template: 'quote-accepted',
      values: { ...values, name: headerText(name), link: ownersTicketUrl(origin, ticketId) },
    });
  }

  /**
   * Decides on the newest version, once. Fails with `not-found`, and with `changed-meanwhile` if it is
   * another version, or one that is no longer open.
   */
  async function decide(context: Context, decision: Decision) {
    const { token, version, outcome, name, reason } = decision;
    await countRequest(context);
    await act(
      customerActor(database),
      `${outcome} version ${version}`,
      (id: string | false) => id && `quote ${id}`,
      async (queries) => {
        const quote = await findQuote(queries, token, { forUpdate: true });
        const { id, newest } = quote;
        if (newest.version === version && newest.decision?.outcome === outcome) return false;
        if (newest.version !== version || quoteState(newest, today()) !== 'open') {
          throw new ApiError('changed-meanwhile');
        }
        const isAccepted = outcome === 'accepted';
        const ticketId = isAccepted ? await openQuoteTicket(queries, quote, name) : null;
        await queries.execute(
          `update quote_versions set outcome = $3, name = $4, reason = $5, decided_at = $6,
             address = $7, ticket_id = $8
           where quote_id = $1 and version = $2`,
          [id, version, outcome, name, reason, now(), ipAddressOf(context), ticketId],
        );
        await queries.execute('update quotes set status = $2 where id = $1', [
          id,
          isAccepted ? 'Accepted' : 'Declined',
        ]);
        await mailDecision(queries, quote, decision, ticketId);
        return id;
      },
    );
    wakeOutbox();
    return respond(context, token);
  }

  return (
    new Hono()
      // A reading request with a body, because URLs are logged and the token is a secret.
      .post('/', async (context) => {
        const { token } = await readBody(context, tokenSchema);
        await countRequest(context);
        return respond(context, token);
      })

      .post('/accept', async (context) =>
        decide(context, {
          ...(await readBody(context, acceptSchema)),
          outcome: 'accepted',
          reason: '',
        }),
      )

      .post('/decline', async (context) =>
        decide(context, {
          ...(await readBody(context, declineSchema)),
          outcome: 'declined',
          name: '',
        }),
      )
  );
}
