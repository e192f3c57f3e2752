/** What customers are asked to pay of accepted quotes, and what they have paid. */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { business } from '../../src/content/business.ts';
import { PAYMENT_DAYS } from '../../src/content/payment.ts';
import type { Transfer } from '../../src/domain/adminQuotes.ts';
import { dayIn } from '../../src/domain/day.ts';
import { nextStep } from '../../src/domain/nextStep.ts';
import { nextStepSchema } from '../../src/domain/nextStepSchema.ts';
import { type Agreement, quoteState } from '../../src/domain/pricedQuote.ts';
import {
  askedPart,
  type PaymentRequest,
  quoteMoney,
  waitingParts,
} from '../../src/domain/quoteMoney.ts';
import { totalOf } from '../../src/domain/quoteTotal.ts';
import { ticketStatusFacts } from '../../src/domain/ticketStatus.ts';
import { ApiError } from '../ApiError.ts';
import { about } from '../database/act.ts';
import { columns, flag, insertRow, isoDate, type Queries } from '../database/database.ts';
import { queueEvent } from '../events/events.ts';
import type { Condition } from '../http/pagedList.ts';
import { type FoldedOrder, foldOrder, isReturned } from './foldOrder.ts';
import {
  addOwnFact,
  bindKeys,
  isLive,
  numberOf,
  orderKey,
  type Rules,
  readTold,
} from './paymentOrders.ts';
import { quoteKey, requestOf, transferId } from './quoteOrders.ts';
import { readQuotes, type StoredQuote, type StoredVersion } from './storedQuotes.ts';

/** The most requests of a quote. */
const MAX_REQUESTS = 50;

/** Asks for a payment, once for each key. Resolves with the id of a new request; null for one that was asked for. */
export async function addRequest(
  queries: Queries,
  { id: quoteId, requests }: StoredQuote,
  {
    lines,
    ...request
  }: Pick<PaymentRequest, 'kind' | 'version' | 'lines' | 'message'> & {
    requestKey: string;
    askedAt: Date;
  },
): Promise<string | null> {
  const id = crypto.randomUUID();
  if (requests.length >= MAX_REQUESTS) throw new ApiError('changed-meanwhile');
  const row = { ...request, id, quoteId, lines: JSON.stringify(lines) };
  return (await insertRow(queries, 'payment_requests', row)) ? id : null;
}

/** What has gone back of a payment that these ids name, or is on its way back. */
const returnedOf = ({ refunds, disputes }: FoldedOrder, keys: readonly string[]) =>
  totalOf(
    [
      ...refunds.filter(({ status }) => !isReturned(status)),
      ...disputes.map((dispute) => ({ ...dispute, amount: dispute.lost })),
    ].filter((returned) => returned.keys.some((key) => keys.includes(key))),
  );

/** What is agreed, paid and open; null before a version is accepted. */
function moneyOf(quote: StoredQuote, order: FoldedOrder | null) {
  if (!quote.accepted) return null;
  const { version, lines, deposit } = quote.accepted;
  const counted = order?.currency === 'gbp' ? order : null;
  const { paid = 0, refunded = 0, lost = 0, processing = [], payments = [] } = counted ?? {};
  const paidFor = new Map<string, number>();
  for (const { amount, keys } of payments) {
    const { id = '' } = requestOf(quote, keys) ?? {};
    const left = amount - (order ? returnedOf(order, keys) : 0);
    paidFor.set(id, (paidFor.get(id) ?? 0) + left);
  }
  const agreed = { number: quote.id, version, total: totalOf(lines), deposit };
  return quoteMoney(agreed, quote.requests, {
    paid: Math.max(paid - refunded - lost, 0),
    paidFor,
    isProcessing: processing.length > 0,
  });
}

const ticketSchema = z.object({
  id: z.string(),
  status: z.string(),
  activeAt: isoDate,
  isGuests: flag,
});

/** Quotes that meet a condition with their tickets, and with their money in the owner's mode. */
export async function readDeals(
  queries: Queries,
  condition: Condition,
  options?: { forUpdate?: boolean },
) {
  const quotes = await readQuotes(queries, condition, options);
  const account = { livemode: await isLive(queries), account: null };
  const orderOf = ({ id }: StoredQuote) => numberOf(orderKey(account, quoteKey(id)));
  const told = await readTold(queries, quotes.map(orderOf));
  const tickets = await queries.rows(
    ticketSchema,
    `select ${columns(ticketSchema, { isGuests: 'account_id is null' })} from tickets
     where id = any($1)`,
    [quotes.map(({ accepted }) => accepted?.decision?.ticketId)],
  );
  return quotes.map((quote) => {
    const orderId = orderOf(quote);
    const own = told.filter((each) => each.orderId === orderId);
    const order = foldOrder(own.map(({ fact }) => fact));
    const money = moneyOf(quote, order);
    const ticketId = quote.accepted?.decision?.ticketId;
    return {
      ...quote,
      ticket: tickets.find(({ id }) => id === ticketId) ?? null,
      order,
      money: money && { ...money, orderId: order && orderId },
    };
  });
}

export type Deal = Awaited<ReturnType<typeof readDeals>>[number];

/** The quote with this id, locked until the transaction ends. */
export async function lockDeal(queries: Queries, id: string): Promise<Deal | undefined> {
  const [deal] = await readDeals(queries, { sql: 'id = $1', values: [id] }, { forUpdate: true });
  return deal;
}

/** The state of the newest version, and whose turn it is. */
export function stateOf(
  { id, newest, requests, money, ticket }: Deal & { newest: StoredVersion },
  now: Date,
) {
  const { sentAt, decision, validUntil } = newest;
  const status = quoteState(newest, dayIn(business.timeZone, now));
  const asked = status === 'accepted' && money ? askedPart(money, requests, PAYMENT_DAYS) : null;
  const job = { status, since: decision?.decidedAt ?? sentAt, validUntil, asked };
  const next = nextStepSchema.parse(nextStep({ quote: job, ticket }, business, now));
  return { id, state: status, isAsked: Boolean(asked) || status === 'open', next };
}

/** The same of the quote that meets a condition, for the pages of its order and its ticket. */
export async function stepOfQuote(queries: Queries, condition: Condition, now: Date) {
  const [deal] = await readDeals(queries, condition);
  const { newest } = deal ?? {};
  return deal && newest && stateOf({ ...deal, newest }, now);
}

/**
 * Ends the attempts that were paid or have failed, and tells the owner's other tools when the deposit is paid for the
 * first time, and each time that a payment leaves nothing open.
 */
export const notePaid: Rules['quotePaid'] = async (queries, quoteId, { before, event, at }) => {
  const [deal] = await readDeals(queries, { sql: 'id = $1', values: [quoteId] });
  const { accepted, money, order } = deal ?? {};
  if (!deal || !accepted || !money || !order) return;
  await queries.execute(
    'update payment_attempts set ended_at = $3 where quote_id = $1 and session = any($2) and ended_at is null',
    [quoteId, order.checkouts.filter((id) => !order.processing.includes(id)), at],
  );
  const { agreed, paid, open, due } = money;
  const { version, deposit } = accepted;
  const data = { id: quoteId, version, currency: 'gbp', total: agreed, paid };
  const told = { about: about('quote', quoteId), at, data };
  // The rest is asked for in place of the deposit.
  const isDue = paid < deposit.amount || due.some(({ kind }) => kind === 'deposit');
  if (deposit.amount > 0 && !isDue)
    await queueEvent(queries, { type: 'quote.deposit_paid', ...told });
  if (open === 0 && moneyOf(deal, before)?.open !== 0)
    await queueEvent(queries, { type: 'quote.paid', part: event, ...told });
};

/** Keeps a payment by bank transfer for a request, once for each key. Resolves with whether it is new. */
export async function addTransfer(
  queries: Queries,
  {
    quoteId,
    request,
    amount,
    at: day,
    key,
  }: Omit<Transfer, 'day'> & { quoteId: string; at: Date; key: string },
  rules: Rules,
): Promise<boolean> {
  const id = transferId(request, key);
  await bindKeys(queries, await isLive(queries), [quoteKey(quoteId), id]);
  const at = Math.floor(day.getTime() / 1000);
  const ids = { id, invoice: id, intent: null, charge: null };
  const fact = { kind: 'invoice-payment' as const, ...ids, amount, currency: 'gbp', at };
  return addOwnFact(queries, { id, fact, at }, rules);
}

/** A part of a payment that goes back. */
export interface Excess {
  /** The provider's id of the payment, or that of the transfer. */
  payment: string;
  isTransfer: boolean;
  amount: number;
  /** Before the first answer to it, repeats are the same refund. */
  key: string;
}

/** What is to be paid back of a quote, of its newest payments first, and of transfers last. */
export function excessOf({ id: quoteId, order, money }: Deal): Excess[] {
  if (!order || !money) return [];
  const paid = order.payments.toReversed().map(({ keys, amount }) => {
    const payment = keys.find((key) => /^(pi_|transfer )/.test(key)) ?? '';
    const isTransfer = payment.startsWith('transfer ');
    return { payment, isTransfer, left: amount - returnedOf(order, keys) };
  });
  let excess = money.excess;
  return paid
    .sort((one, other) => Number(one.isTransfer) - Number(other.isTransfer))
    .map(({ left, ...of }) => {
      const amount = Math.min(excess, Math.max(left, 0));
      excess -= amount;
      const key = `refund ${quoteId} ${of.payment} ${amount} ${order.refunds.length}`;
      return { ...of, amount, key };
    })
    .filter(({ amount }) => amount > 0);
}

/** Keeps a refund as the provider will tell it, or one of a transfer, once for each id. */
export async function addRefund(
  queries: Queries,
  { payment, isTransfer, ...made }: Excess & { id: string; status: string; at: number },
  rules: Rules,
): Promise<void> {
  const { id, amount, status, at } = made;
  const currency = 'gbp';
  const [intent, invoice] = isTransfer ? [null, payment] : [payment, null];
  const refunds = [{ id, amount, currency, status, at }];
  const told = { charge: null, intent, invoice, currency, total: null, refunds, funds: [] };
  await addOwnFact(queries, { id: `noted ${id}`, fact: { kind: 'refunds', ...told }, at }, rules);
}

/** How many accepted quotes the owner's sheet looks through, the newest first. */
const MAX_DEALS = 500;

/** The accepted quotes of which the owner waits for something, with what that is and its day. */
export async function waitingDeals(queries: Queries, now: Date) {
  const newest = `id = any(array(
    select id from quotes where status = 'Accepted' order by id desc limit ${MAX_DEALS}
  ))`;
  const deals = await readDeals(queries, { sql: newest, values: [] });
  return deals.flatMap(({ money, ticket, ...deal }) => {
    if (!money) return [];
    // The work is done once the ticket is closed.
    const isDone = !ticket || ticketStatusFacts(ticket.status).waitsFor === null;
    return waitingParts({ money, requests: deal.requests, isDone }, PAYMENT_DAYS, now).map(
      (part) => ({ ...part, id: deal.id, answers: deal.answers }),
    );
  });
}

/** Copies of what was agreed: the newest accepted version, and the extras. */
export function agreementsOf({ accepted, requests }: StoredQuote): Agreement[] {
  const { decision } = accepted ?? {};
  const agreed = [
    ...(accepted && decision ? [{ ...accepted, ...decision, acceptedAt: decision.decidedAt }] : []),
    ...requests.map((extra) => ({ ...extra, sentAt: extra.askedAt, openedAt: null })),
  ];
  return agreed.flatMap(({ shown: text, sentAt, openedAt, name, acceptedAt, ipAddress }) => {
    if (!text || !acceptedAt) return [];
    const sha256 = createHash('sha256').update(text).digest('hex');
    return [{ text, sha256, sentAt, openedAt, name, acceptedAt, ipAddress }];
  });
}
