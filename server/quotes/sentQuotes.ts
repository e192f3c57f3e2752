/** Quotes as their customers read them with a link. */
import * as z from 'zod/mini';
import { quoteState, type SentQuote } from '../../src/domain/pricedQuote.ts';
import type { QuoteVersion } from '../../src/domain/quoteDesk.ts';
import type { Queries } from '../database/database.ts';
import { ApiError } from '../http/ApiError.ts';
import { derivedToken, hashToken } from '../secrets.ts';
import { isOpenedBy } from '../tickets/ticketLinks.ts';
import { readVersions } from './quoteVersions.ts';

const answersSchema = z.record(z.string(), z.string());
const ticketSchema = z.object({ id: z.string(), isGuests: z.boolean() });
const linkedSchema = z.object({ id: z.string(), answers: answersSchema });

/** A quote that was sent, as its link finds it. */
export interface LinkedQuote extends z.infer<typeof linkedSchema> {
  newest: QuoteVersion;
  /** The token of the link. */
  token: string;
}

/** The guest's token of the ticket that a quote's link has opened by accepting it. */
export const ticketToken = ({ token }: LinkedQuote) => derivedToken(token, 'ticket');

/** The quote of a link, which can be locked until the transaction ends. Fails with `not-found`. */
export async function findQuote(
  queries: Queries,
  token: string,
  { forUpdate = false } = {},
): Promise<LinkedQuote> {
  const quote = await queries.row(
    linkedSchema,
    `select id, answers from quotes
     where id = (select quote_id from quote_links where token_hash = $1)
     ${forUpdate ? 'for update' : ''}`,
    [hashToken(token)],
  );
  const [newest] = quote ? await readVersions(queries, quote.id) : [];
  if (!quote || !newest) throw new ApiError('not-found');
  return { ...quote, newest, token };
}

/** The ticket of an accepted quote, if its customer has an account or this link accepted it. */
async function findTicket(queries: Queries, quote: LinkedQuote): Promise<SentQuote['ticket']> {
  const ticketId = quote.newest.decision?.ticketId;
  if (!ticketId) return null;
  const token = ticketToken(quote);
  const ticket = await queries.row(
    ticketSchema,
    `select id, account_id is null as is_guests from tickets
     where id = $1 and (account_id is not null or ${isOpenedBy('$2')})`,
    [ticketId, hashToken(token)],
  );
  return ticket && { id: ticket.id, token: ticket.isGuests ? token : null };
}

/** What the customer may read. Names each field, so that none of the owner's is among them. */
export async function forCustomer(
  queries: Queries,
  quote: LinkedQuote,
  today: string,
): Promise<SentQuote> {
  const { answers, newest } = quote;
  const { version, lines, message, validUntil, sentAt, decision } = newest;
  return {
    businessName: answers.businessName ?? '',
    version,
    lines,
    message,
    validUntil,
    sentAt,
    state: quoteState(newest, today),
    decidedAt: decision?.decidedAt ?? null,
    acceptedBy: decision?.outcome === 'accepted' ? decision.name : '',
    ticket: await findTicket(queries, quote),
  };
}
