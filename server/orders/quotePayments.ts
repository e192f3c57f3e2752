/** What customers are asked to pay of accepted quotes, and what they have paid. */
import { createHash } from 'node:crypto';
import { PAYMENT_DAYS } from '../../src/content/payment.ts';
import type { Transfer } from '../../src/domain/adminQuotes.ts';
import type { Agreement } from '../../src/domain/pricedQuote.ts';
import { type PaymentRequest, type QuoteMoney, quoteMoney } from '../../src/domain/quoteMoney.ts';
import { totalOf } from '../../src/domain/quoteTotal.ts';
import { ticketStatuses, ticketStatusFacts } from '../../src/domain/ticketStatus.ts';
import { ApiError } from '../ApiError.ts';
import { about } from '../database/act.ts';
import { insertRow, type Queries } from '../database/database.ts';
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
import { quoteKey, readRequestOf, transferId } from './quoteOrders.ts';
import {
  acceptedOf,
  readRequests,
  readVersions,
  type StoredRequest,
  type StoredVersion,
} from './storedQuotes.ts';

/** The most requests of a quote. */
const MAX_REQUESTS = 50;

/** Asks for a payment, once for each key. Resolves with the id of a new request; null for one that was asked for. */
export async function addRequest(
  queries: Queries,
  {
    lines,
    ...request
  }: Pick<PaymentRequest, 'kind' | 'version' | 'lines' | 'message'> & {
    quoteId: string;
    requestKey: string;
    askedAt: Date;
  },
): Promise<string | null> {
  const id = crypto.randomUUID();
  const known = await readRequests(queries, request.quoteId);
  if (known.length >= MAX_REQUESTS) throw new ApiError('changed-meanwhile');
  const row = { ...request, id, lines: JSON.stringify(lines) };
  return (await insertRow(queries, 'payment_requests', row)) ? id : null;
}

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
  requests: readonly StoredRequest[],
): Promise<(QuoteMoney & { orderId: string | null }) | null> {
  const accepted = acceptedOf(versions);
  if (!accepted) return null;
  const { id: orderId, order } = await readOrder(queries, quoteId);
  const requestOf = await readRequestOf(queries, quoteId, requests);
  const { refunds = [], disputes = [] } = order ?? {};
  const returned = [
    ...refunds.filter(({ status }) => !isReturned(status)),
    ...disputes.map(({ keys, lost }) => ({ keys, amount: lost })),
  ];
  const paidFor = new Map(
    requests.map(({ id }) => {
      const sumOwn = (entries: readonly { keys: readonly string[]; amount: number }[] = []) =>
        totalOf(entries.filter(({ keys }) => requestOf(keys)?.id === id));
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
  const requests = await readRequests(queries, quoteId);
  const money = await readMoney(queries, quoteId, versions, requests);
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

/** Keeps a payment by bank transfer for a request, once for each key. Resolves with whether it is new. */
export async function addTransfer(
  queries: Queries,
  {
    quoteId,
    request,
    amount,
    at,
    key,
  }: Omit<Transfer, 'day'> & { quoteId: string; at: Date; key: string },
  rules: Rules,
): Promise<boolean> {
  const livemode = await isLive(queries);
  const id = transferId(request, key);
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
  const paid = `coalesce((select paid - refunded - lost from orders where id = (
    select order_id from order_keys where key = '${key}' || quotes.id)), 0)`;
  const sumOf = (lines: string) =>
    `(select sum((line->>'amount')::bigint) from jsonb_array_elements(${lines}) as line)`;
  const extras = `coalesce((select sum(${sumOf('extra.lines')}) from payment_requests as extra
    where extra.quote_id = quotes.id and accepted_at is not null), 0)`;
  const accepted = `quotes join lateral (
      select version, deposit, lines, ticket_id from quote_versions as own
      where own.quote_id = quotes.id and outcome = 'accepted' order by version desc limit 1
    ) as accepted on status = 'Accepted'`;
  const asked = `${accepted} join payment_requests as asked on asked.quote_id = quotes.id
    and withdrawn_at is null and asked_at < now() - make_interval(days => ${PAYMENT_DAYS})`;
  return {
    deposit: {
      at: `asked_at + make_interval(days => ${PAYMENT_DAYS})`,
      from: `${asked} where kind = 'deposit' and asked.version = accepted.version
        and ${paid} < deposit`,
      order: 'asked_at, quotes.id',
    },
    // The work is done once the ticket is closed.
    rest: {
      at: 'null::timestamptz',
      from: `${accepted}
        where not exists (select from payment_requests as asked
          where quote_id = quotes.id and kind = 'rest' and withdrawn_at is null)
        and not exists (select from tickets
          where id = ticket_id and status not in (${closed.join(', ')}))
        and ${paid} >= deposit and ${paid} < ${sumOf('accepted.lines')} + ${extras}`,
      order: 'quotes.id',
    },
    extra: {
      at: 'min(asked_at)',
      from: `${asked} where kind = 'extra' and accepted_at is null and declined_at is null
        group by quotes.id`,
      order: 'min(asked_at), quotes.id',
    },
  };
}

/** Copies of what was agreed: the newest accepted version, and the extras. */
export function agreementsOf(
  accepted: StoredVersion | undefined,
  requests: readonly StoredRequest[],
): Agreement[] {
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
