/** Customers read and decide on quotes with links, whose tokens alone identify them. */
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { business } from '../../src/content/business.ts';
import type { QuoteVersion } from '../../src/domain/adminQuotes.ts';
import { dayIn } from '../../src/domain/day.ts';
import { headerText } from '../../src/domain/mailMessage.ts';
import { nextStep } from '../../src/domain/nextStep.ts';
import { nextStepSchema } from '../../src/domain/nextStepSchema.ts';
import {
  acceptanceSchema,
  type QuoteOutcome,
  quoteState,
  refusalSchema,
  type SentQuote,
} from '../../src/domain/pricedQuote.ts';
import { createQuoteTicket } from '../../src/domain/quoteTicket.ts';
import { totalOf } from '../../src/domain/quoteTotal.ts';
import { ApiError } from '../ApiError.ts';
import { about, act, customerActor } from '../database/act.ts';
import { columns, flag, isoDate, type Queries } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { queueEvent } from '../events/events.ts';
import { addLink, linkedId } from '../http/links.ts';
import { countAttempt } from '../http/rateLimit.ts';
import { readBody } from '../http/request.ts';
import { findConfirmed } from '../mail/confirmed.ts';
import { queueTemplate } from '../mail/emailTemplates.ts';
import { hashToken } from '../secrets.ts';
import { openTicket } from '../tickets/storedTickets.ts';
import { isOpenedBy } from '../tickets/ticketLinks.ts';
import { ownersQuoteUrl, ownersTicketUrl } from '../urls.ts';
import { pricedValues, quoteRow, readVersions, ticketToken } from './quoteVersions.ts';

const LIMIT = { max: 120, period: 600 };

const tokenSchema = z.object({ token: z.string() });
const decided = { token: z.string(), version: z.int() };
const acceptSchema = z.extend(acceptanceSchema, decided);
const declineSchema = z.extend(refusalSchema, decided);

const ticketSchema = z.object({
  id: z.string(),
  status: z.string(),
  activeAt: isoDate,
  /** The ticket has an account or was opened by this link. */
  isOpen: flag,
  isGuests: flag,
});
const linkedSchema = z.pick(quoteRow, { id: true, answers: true });

/** A quote that was sent, as its link finds it. */
interface LinkedQuote extends z.infer<typeof linkedSchema> {
  newest: QuoteVersion;
  /** The token of the link. */
  token: string;
}

/** The quote of a link, which can be locked until the transaction ends. Fails with `not-found`. */
async function findQuote(
  queries: Queries,
  token: string,
  { forUpdate = false } = {},
): Promise<LinkedQuote> {
  const quote = await queries.row(
    linkedSchema,
    `select ${columns(linkedSchema)} from quotes
     where id = ${linkedId('quote', '$1')}::bigint
     ${forUpdate ? 'for update' : ''}`,
    [hashToken(token)],
  );
  const [newest] = quote ? await readVersions(queries, quote.id) : [];
  if (!quote || !newest) throw new ApiError('not-found');
  return { ...quote, newest, token };
}

/** The ticket of an accepted quote. It opens if its customer has an account or this link accepted it. */
async function findTicket(queries: Queries, { newest, token }: LinkedQuote) {
  const ticketId = newest.decision?.ticketId;
  if (!ticketId) return null;
  return queries.row(
    ticketSchema,
    `select ${columns(ticketSchema, {
      isGuests: 'account_id is null',
      isOpen: `account_id is not null or ${isOpenedBy('$2')}`,
    })} from tickets where id = $1`,
    [ticketId, hashToken(ticketToken(token))],
  );
}

/** What the customer may read. Names each field, so that none of the owner's is among them. */
async function forCustomer(queries: Queries, quote: LinkedQuote, now: Date): Promise<SentQuote> {
  const { id, answers, newest } = quote;
  const { version, lines, message, validUntil, sentAt, decision } = newest;
  const state = quoteState(newest, dayIn(business.timeZone, now));
  const ticket = await findTicket(queries, quote);
  const asked = { status: state, since: decision?.decidedAt ?? sentAt, validUntil };
  return {
    number: id,
    businessName: answers.businessName ?? '',
    contactName: answers.contactName ?? '',
    version,
    lines,
    message,
    validUntil,
    sentAt,
    state,
    decidedAt: decision?.decidedAt ?? null,
    acceptedBy: decision?.outcome === 'accepted' ? decision.name : '',
    ticket: ticket?.isOpen
      ? { id: ticket.id, token: ticket.isGuests ? ticketToken(quote.token) : null }
      : null,
    next: nextStepSchema.parse(nextStep({ quote: asked, ticket }, business, now)),
  };
}

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
    context.json(await forCustomer(database, await findQuote(database, token), now()));

  /** Opens the ticket of an accepted quote, and resolves with its id. */
  async function openQuoteTicket(queries: Queries, quote: LinkedQuote, name: string) {
    const { answers, newest } = quote;
    const customer = await findConfirmed(queries, answers.email ?? '');
    const { version, lines } = newest;
    const { replyTime } = business;
    const create = (time: Date) =>
      createQuoteTicket({ answers, version, lines, name, customer, replyTime, now: time });
    // The quote's link came by mail, so the owner's replies reach the customer there too.
    const keys = customer ? { accountId: customer.id } : { guestEmail: answers.email };
    const { ticket } = await openTicket(queries, create, now(), keys);
    if (!customer) await addLink(queries, 'ticket', ticket.id, ticketToken(quote.token));
    return ticket.id;
  }

  type Decision = z.infer<typeof acceptSchema> &
    z.infer<typeof declineSchema> & { outcome: QuoteOutcome };

  /** Mails the decision to the owner. An accepted quote has a ticket. */
  function mailDecision(
    queries: Queries,
    { id, answers, newest }: LinkedQuote,
    { name, reason }: Decision,
    ticketId: string | null,
  ) {
    const key = `quote-${id}-decision-${newest.version}`;
    const mail = { about: about('quote', id), replyTo: answers.email ?? '' };
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
      (id: string | false) => id !== false && about('quote', id),
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
        if (isAccepted) {
          const data = { id, version, currency: 'gbp', total: totalOf(newest.lines), ticketId };
          const event = { about: about('quote', id), at: now(), data };
          await queueEvent(queries, { type: 'quote.accepted', ...event });
        }
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

      .post('/accept', async (context) => {
        const acceptance = await readBody(context, acceptSchema);
        return decide(context, { ...acceptance, outcome: 'accepted', reason: '' });
      })

      .post('/decline', async (context) => {
        const refusal = await readBody(context, declineSchema);
        return decide(context, { ...refusal, outcome: 'declined', name: '' });
      })
  );
}
