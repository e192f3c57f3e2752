/** What customers are asked to pay of accepted quotes, and what they have paid. */
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { PAYMENT_DAYS } from '../../src/content/payment.ts';
import type { Agreement } from '../../src/domain/pricedQuote.ts';
import {
  agreementText,
  type PaymentRequest,
  paymentRequestSchema,
  type QuoteMoney,
  quoteMoney,
} from '../../src/domain/quoteMoney.ts';
import { totalOf } from '../../src/domain/quoteTotal.ts';
import { ticketStatuses, ticketStatusFacts } from '../../src/domain/ticketStatus.ts';
import { ApiError } from '../ApiError.ts';
import { about } from '../database/act.ts';
import { columns, insertRow, isoDate, type Queries } from '../database/database.ts';
import { queueEvent } from '../events/events.ts';
import { foldOrder, isReturned } from './foldOrder.ts';
import {
  addOwnFact,
  bindKeys,
  isLive,
  numberOf,
  orderKey,
  type Rules,
  readFacts,
} from './paymentOrders.ts';
import { quoteKey, transferId } from './quoteOrders.ts';
import { readVersions, type StoredVersion } from './quoteVersions.ts';

const moment = z.nullable(isoDate);
const requestRow = z.extend(paymentRequestSchema, {
  askedAt: isoDate,
  acceptedAt: moment,
  declinedAt: moment,
  withdrawnAt: moment,
  shown: z.nullable(z.string()),
  name: z.string(),
  address: z.string(),
});

export type StoredRequest = z.infer<typeof requestRow>;

const attemptRow = z.object({
  requestId: z.string(),
  number: z.number(),
  amount: z.coerce.number(),
  expiresAt: z.date(),
  session: z.nullable(z.string()),
  endedAt: z.nullable(z.date()),
});

export type Attempt = z.infer<typeof attemptRow>;

export const readRequests = (queries: Queries, quoteId: string): Promise<StoredRequest[]> =>
  queries.rows(
    requestRow,
    `select ${columns(requestRow)} from payment_requests where quote_id = $1 order by position`,
    [quoteId],
  );

export const readAttempts = (queries: Queries, quoteId: string): Promise<Attempt[]> =>
  queries.rows(
    attemptRow,
    `select ${columns(attemptRow)} from payment_attempts where quote_id = $1 order by request_id, number`,
    [quoteId],
  );

/** The most requests of a quote. */
const MAX_REQUESTS = 50;

export interface NewRequest extends Pick<PaymentRequest, 'kind' | 'version' | 'lines' | 'message'> {
  quoteId: string;
  requestKey: string;
  now: Date;
}

/** Asks for a payment, once for each key. Resolves with the id of a new request; null for one that was asked for. */
export async function addRequest(
  queries: Queries,
  { now, lines, ...request }: NewRequest,
): Promise<string | null> {
  const id = crypto.randomUUID();
  const known = await readRequests(queries, request.quoteId);
  if (known.length >= MAX_REQUESTS) throw new ApiError('changed-meanwhile');
  const row = { ...request, id, lines: JSON.stringify(lines), askedAt: now };
  return (await insertRow(queries, 'payment_requests', row)) ? id : null;
}

export interface KnownMoney extends QuoteMoney {
  orderId: string | null;
}

/** The newest accepted version of a quote. */
export const acceptedOf = (versions: readonly StoredVersion[]) =>
  versions.find(({ decision }) => decision?.outcome === 'accepted');

/** What is known of the money of a quote, in the owner's mode. */
async function readOrder(queries: Queries, quoteId: string) {
  const account = { livemode: await isLive(queries), account: null };
  const id = numberOf(orderKey(account, quoteKey(quoteId)));
  const facts = await readFacts(queries, id);
  return { id, facts, order: foldOrder(facts) };
}

/** What is agreed, paid and open; null before a version is accepted. */
export async function readMoney(
  queries: Queries,
  quoteId: string,
  versions: readonly StoredVersion[],
): Promise<KnownMoney | null> {
  const accepted = acceptedOf(versions);
  if (!accepted) return null;
  const { id: orderId, order } = await readOrder(queries, quoteId);
  const attempts = await readAttempts(queries, quoteId);
  const requests = await readRequests(queries, quoteId);
  const { refunds = [], disputes = [] } = order ?? {};
  const returned = [
    ...refunds.filter(({ status }) => !isReturned(status)),
    ...disputes.map(({ keys, lost }) => ({ keys, amount: lost })),
  ];
  const paidFor = new Map(
    requests.map(({ id }) => {
      const sessions = attempts.filter(({ requestId }) => requestId === id);
      const isOwn = (key: string) =>
        sessions.some(({ session }) => session === key) || key.startsWith(transferId(id, ''));
      const sumOwn = (entries: readonly { keys: readonly string[]; amount: number }[] = []) =>
        totalOf(entries.filter(({ keys }) => keys.some(isOwn)));
      return [id, sumOwn(order?.payments) - sumOwn(returned)];
    }),
  );
  const { paid = 0, refunded = 0, lost = 0, processing = [] } = order ?? {};
  const { version, lines, deposit } = accepted;
  const money = quoteMoney({ number: quoteId, version, total: totalOf(lines), deposit }, requests, {
    paid: Math.max(paid - refunded - lost, 0),
    paidFor,
    isProcessing: processing.length > 0,
  });
  return { ...money, orderId: order && orderId };
}

/**
 * Ends the attempts that were paid or have failed, and tells the owner's other tools that the deposit or all of a
 * quote has been paid, once for each sum agreed on.
 */
export async function notePaid(queries: Queries, quoteId: string, at: Date): Promise<void> {
  const { facts } = await readOrder(queries, quoteId);
  const settled = facts.flatMap(({ fact }) =>
    fact.kind === 'session' && fact.outcome !== 'unpaid' ? fact.session : [],
  );
  await queries.execute(
    'update payment_attempts set ended_at = $3 where quote_id = $1 and session = any($2) and ended_at is null',
    [quoteId, settled, at],
  );
  const versions = await readVersions(queries, quoteId);
  const money = await readMoney(queries, quoteId, versions);
  const accepted = acceptedOf(versions);
  if (!money || !accepted || money.paid === 0) return;
  const { version, deposit } = accepted;
  const { agreed, paid, open, due } = money;
  const data = { id: quoteId, version, currency: 'gbp', total: agreed, paid };
  const event = { about: about('quote', quoteId), at, data };
  // The rest is asked for in place of the deposit.
  const isDue = paid < deposit.amount || due.some(({ kind }) => kind === 'deposit');
  if (deposit.amount > 0 && !isDue)
    await queueEvent(queries, { type: 'quote.deposit_paid', part: `${version}`, ...event });
  if (open === 0) await queueEvent(queries, { type: 'quote.paid', part: `${agreed}`, ...event });
}

export interface Transfer {
  quoteId: string;
  requestId: string;
  amount: number;
  /** When it has arrived. */
  at: Date;
  key: string;
}

/** Keeps a payment by bank transfer for a request, once for each key. Resolves with whether it is new. */
export async function addTransfer(
  queries: Queries,
  { quoteId, requestId, amount, at, key }: Transfer,
  rules: Rules,
): Promise<boolean> {
  const livemode = await isLive(queries);
  const id = transferId(requestId, key);
  await bindKeys(queries, livemode, [quoteKey(quoteId), id]);
  const seconds = Math.floor(at.getTime() / 1000);
  const ids = { id, invoice: id, intent: null, charge: null };
  const fact = { kind: 'invoice-payment' as const, ...ids, amount, currency: 'gbp', at: seconds };
  const event = { id, type: 'transfer', livemode, created: seconds, keys: [id], fact };
  return addOwnFact(queries, event, rules);
}

const closed = ticketStatuses
  .filter((status) => ticketStatusFacts(status).waitsFor === null)
  .map((status) => `'${status}'`);

/** In SQL: what waits for the owner of accepted quotes, in the mode that the owner has chosen. */
export async function waitingQuotes(queries: Queries) {
  const key = orderKey({ livemode: await isLive(queries), account: null }, quoteKey(''));
  const version = `(select max(version) from quote_versions as own
    where own.quote_id = quotes.id and outcome = 'accepted')`;
  const accepted = (column: string, from = '') =>
    `(select ${column} from quote_versions as own${from}
      where own.quote_id = quotes.id and own.version = ${version})`;
  const paid = `coalesce((select paid - refunded - lost from orders where id = (
    select order_id from order_keys where key = '${key}' || quotes.id)), 0)`;
  const sum = `sum((line->>'amount')::bigint)`;
  const extras = `coalesce((select ${sum}
    from payment_requests as extra, jsonb_array_elements(extra.lines) as line
    where extra.quote_id = quotes.id and accepted_at is not null), 0)`;
  const requests = `payment_requests as asked join quotes on quotes.id = quote_id
    where status = 'Accepted' and withdrawn_at is null`;
  const isLate = `asked_at < now() - make_interval(days => ${PAYMENT_DAYS})`;
  return {
    deposit: {
      at: `asked_at + make_interval(days => ${PAYMENT_DAYS})`,
      from: `${requests} and kind = 'deposit' and ${isLate}
        and asked.version = ${version} and ${paid} < ${accepted('deposit')}`,
      order: 'asked_at, quotes.id',
    },
    // The work is done once the ticket is closed.
    rest: {
      at: 'null::timestamptz',
      from: `quotes where status = 'Accepted'
        and not exists (select from payment_requests as asked
          where quote_id = quotes.id and kind = 'rest' and withdrawn_at is null)
        and not exists (select from tickets
          where id = ${accepted('ticket_id')} and status not in (${closed.join(', ')}))
        and ${paid} >= ${accepted('deposit')}
        and ${paid} < ${accepted(sum, ', jsonb_array_elements(own.lines) as line')} + ${extras}`,
      order: 'quotes.id',
    },
    extra: {
      at: 'min(asked_at)',
      from: `${requests} and kind = 'extra' and accepted_at is null and declined_at is null
        and ${isLate} group by quotes.id`,
      order: 'min(asked_at), quotes.id',
    },
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** Copies of what was agreed: the newest accepted version, and the extras. */
export const agreementsOf = (
  accepted: StoredVersion | undefined,
  requests: readonly StoredRequest[],
): Agreement[] => {
  const { shown, decision, sentAt = '', openedAt = null } = accepted ?? {};
  const quote =
    shown && decision
      ? [{ text: shown, sentAt, openedAt, acceptedAt: decision.decidedAt, ...decision }]
      : [];
  const extras = requests.flatMap(({ shown, acceptedAt, askedAt, name, address }) =>
    shown && acceptedAt
      ? [{ text: shown, sentAt: askedAt, openedAt: null, acceptedAt, name, ipAddress: address }]
      : [],
  );
  return [...quote, ...extras].map(({ text, sentAt, openedAt, name, acceptedAt, ipAddress }) => ({
    text,
    sha256: digest(text),
    sentAt,
    openedAt,
    name,
    acceptedAt,
    ipAddress,
  }));
};

/** What a customer has agreed to, as it was shown. */
export const shownOf = (
  number: string,
  { version, lines, deposit, terms, message }: StoredVersion,
) => agreementText({ number, version, lines, deposit, terms, message });
