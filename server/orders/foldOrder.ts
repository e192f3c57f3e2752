/** One order as a function of the set of its facts: neither their number nor their order changes it. */
import { isCheckoutId } from '../../src/domain/checkoutSession.ts';
import type { HandStatus, OrderStatus } from '../../src/domain/orderStatus.ts';
import { type Fact, type FactOf, type PaymentEvent, paymentKeys } from './paymentFacts.ts';
import { currentSubscription, type Snapshot } from './subscriptionState.ts';

/** A status that follows from payments. */
type MoneyStatus = Exclude<OrderStatus, HandStatus>;

/** Amounts are in whole minor units, moments in seconds since 1970. */
export type FoldedOrder = NonNullable<ReturnType<typeof foldOrder>>;

type EventFact<Kind extends Fact['kind']> = FactOf<Kind> & { created: number; event: string };

/** The facts of a kind, the first one first. */
function factsOf<Kind extends Fact['kind']>(events: readonly PaymentEvent[], kind: Kind) {
  return events.flatMap(({ created, id, fact }): EventFact<Kind>[] =>
    fact.kind === kind ? [{ ...(fact as FactOf<Kind>), created, event: id }] : [],
  );
}

/** What is told of one payment, the first one first, and all ids of the provider that name it. */
interface Group {
  events: readonly PaymentEvent[];
  keys: readonly string[];
}

const byTime = (a: PaymentEvent, b: PaymentEvent) =>
  a.created - b.created || (a.id < b.id ? -1 : 1);

/** The payments by each of their ids. What shares one is about the same, in any number of steps. */
function groupPayments(events: readonly PaymentEvent[]): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>();
  for (const event of events) {
    const own = paymentKeys(event.fact);
    const joined = [...new Set(own.flatMap((key) => groups.get(key) ?? []))];
    const group = {
      events: [...joined.flatMap((other) => other.events), event].sort(byTime),
      keys: distinct([...joined.flatMap((other) => other.keys), ...own]),
    };
    for (const key of group.keys) groups.set(key, group);
  }
  return groups;
}

interface Rated {
  id: string;
  status: string;
  at: number;
  event: string;
}

/** The last state of each. Within one second, the one that the others lead to. */
function lastStates<T extends Rated>(states: readonly T[], rank: (status: string) => number): T[] {
  const sorted = states.toSorted(
    (a, b) => a.at - b.at || rank(a.status) - rank(b.status) || (a.event < b.event ? -1 : 1),
  );
  return [...new Map(sorted.map((state) => [state.id, state])).values()];
}

const isReturned = (status: string) => status === 'failed' || status === 'canceled';
const refundRank = (status: string) => (isReturned(status) ? 2 : Number(status === 'succeeded'));
const disputeRank = (status: string) =>
  /^(won|lost|warning_closed|prevented)$/.test(status) ? 2 : Number(/under_review$/.test(status));

export const sumOf = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

const distinct = (ids: readonly string[]) => [...new Set(ids)].sort();

/** In our currency, of what the customer was shown in another one. */
function createConversion(sessions: readonly EventFact<'session'>[]) {
  const converted = sessions.find(({ shown }) => shown);
  return ({ amount, currency }: { amount: number; currency: string }) =>
    converted?.shown && currency === converted.shown.currency && converted.currency !== currency
      ? {
          amount: Math.round((amount * converted.amount) / (converted.shown.amount || 1)),
          currency: converted.currency,
        }
      : { amount, currency };
}

/** What was paid, each once however many facts tell of it, the first one first. */
function readPayments(
  events: readonly PaymentEvent[],
  groups: ReadonlyMap<string, Group>,
  convert: ReturnType<typeof createConversion>,
) {
  const hasFirstInvoice = factsOf(events, 'invoice').some(({ isFirst }) => isFirst);
  return [...new Set(groups.values())]
    .flatMap((group) => {
      const { events: ownEvents, keys } = group;
      // Without the name of its invoice, a checkout tells what the first invoice tells as well.
      const sessions = factsOf(ownEvents, 'session').filter(
        ({ outcome, isSubscription, invoice }) =>
          outcome === 'paid' && !(isSubscription && !invoice && hasFirstInvoice),
      );
      const invoices = factsOf(ownEvents, 'invoice').filter(({ isPaid }) => isPaid);
      const parts = new Map(factsOf(ownEvents, 'invoice-payment').map((part) => [part.id, part]));
      const whole = invoices.at(-1) ?? sessions.at(-1);
      const [part] = parts.values();
      if (!whole && !part) return [];
      const { amount, currency } = convert(
        whole ?? { amount: sumOf([...parts.values()]), currency: part?.currency ?? '' },
      );
      const at = Math.min(
        ...sessions.map(({ created }) => created),
        ...[...invoices, ...parts.values()].map(({ at }) => at),
      );
      const [id = ''] = (['invoice', 'intent', 'session'] as const).flatMap((name) =>
        ownEvents.flatMap(({ fact }): string[] => Object(fact)[name] ?? []).sort(),
      );
      const hasTax = invoices.some((invoice) => invoice.hasTax);
      return amount > 0 ? [{ id, at, amount, currency, group, keys, hasTax }] : [];
    })
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

/** What went back, by refund; and of a charge, what no refund has told. */
function readRefunds(
  events: readonly PaymentEvent[],
  groups: ReadonlyMap<string, Group>,
  convert: ReturnType<typeof createConversion>,
) {
  const facts = factsOf(events, 'refunds');
  const states = facts.flatMap((fact) =>
    fact.refunds.map((refund) => ({
      ...refund,
      at: fact.created,
      made: refund.at,
      event: fact.event,
      group: groups.get(paymentKeys(fact)[0] ?? ''),
    })),
  );
  const refunds = lastStates(states, refundRank);
  const listed = refunds.map(({ id, status, made, group, ...money }) => ({
    id,
    amount: convert(money).amount,
    status,
    at: made,
    keys: group?.keys ?? [],
  }));
  const untold = new Map<string, (typeof listed)[number]>();
  for (const { total, charge, created, currency } of facts) {
    if (total === null || !charge) continue;
    const group = groups.get(charge);
    // The total had what was made before, without what had come back by then.
    const known = refunds.filter(
      (refund) =>
        refund.group === group &&
        refund.made <= created &&
        !(isReturned(refund.status) && refund.at <= created),
    );
    const amount = convert({ amount: total - sumOf(known), currency }).amount;
    if (amount > (untold.get(charge)?.amount ?? 0)) {
      const keys = group?.keys ?? [];
      untold.set(charge, { id: charge, amount, status: 'succeeded', at: created, keys });
    }
  }
  return [...listed, ...untold.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Since when a payment of the subscription is missing; undefined if none is. */
function overdueSince(
  now: Snapshot | undefined,
  invoices: readonly EventFact<'invoice'>[],
): number | undefined {
  const paid = new Set(invoices.filter(({ isPaid }) => isPaid).map(({ invoice }) => invoice));
  const failed = invoices.filter(
    ({ isPaid, invoice, created }) =>
      !isPaid && !paid.has(invoice) && !(now?.status === 'active' && now.created > created),
  );
  const moments = failed.map(({ at }) => at);
  const isMissing = now && /^(past_due|unpaid)$/.test(now.status) && !paid.has(now.invoice ?? '');
  if (isMissing) moments.push(now.created);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

/**
 * The order of these facts, which the provider's ids join; null if they tell of no order yet, such as a
 * refund whose payment is not known.
 */
export function foldOrder(facts: readonly PaymentEvent[]) {
  const events = facts.toSorted(byTime);
  const sessions = factsOf(events, 'session');
  const invoices = factsOf(events, 'invoice');
  const snapshots = factsOf(events, 'subscription');
  const convert = createConversion(sessions);
  const groups = groupPayments(events);
  const payments = readPayments(events, groups, convert);
  const session = sessions.at(-1);
  const [first] = payments;
  if (!session && !first) return null;

  const subscription = currentSubscription(snapshots);
  const currency = first?.currency ?? session?.currency ?? '';
  const counted = payments.filter((payment) => payment.currency === currency);
  const paid = sumOf(counted);
  const refunds = readRefunds(events, groups, convert);
  const refunded = paid > 0 ? sumOf(refunds.filter(({ status }) => !isReturned(status))) : 0;
  const disputes = lastStates(
    factsOf(events, 'dispute').map((dispute) => ({ ...dispute, at: dispute.created })),
    disputeRank,
  ).map(({ id, status, dueBy, ...money }) => ({
    id,
    amount: convert(money).amount,
    status,
    dueBy,
  }));

  const isSubscription =
    session?.isSubscription ??
    (subscription !== undefined || invoices.some((invoice) => invoice.subscription));
  const isFree = sessions.some(
    ({ outcome, amount }) =>
      outcome === 'no_payment_required' || (outcome === 'paid' && amount === 0),
  );
  const hasBegun = isSubscription && (paid > 0 || isFree);
  const missing = hasBegun ? overdueSince(subscription, invoices) : undefined;
  const hasFailed = !first && sessions.some(({ outcome }) => outcome === 'failed');
  const isFirstRefused =
    !first && !isFree && isSubscription && invoices.some(({ isPaid, due }) => !isPaid && due > 0);
  const endsOn = subscription?.hasEnded
    ? subscription.endedAt
    : (subscription?.cancelAt ??
      (subscription?.cancelsAtPeriodEnd ? subscription.periodEnd : null));

  const hasDispute = (pattern: RegExp) => disputes.some(({ status }) => pattern.test(status));
  const conditions: readonly (readonly [MoneyStatus, boolean])[] = [
    ['Disputed', hasDispute(/^(needs_response|under_review)$/)],
    ['Dispute lost', hasDispute(/^lost$/)],
    ['Inquiry', hasDispute(/^warning_(needs_response|under_review)$/)],
    ['Refunded', paid > 0 && refunded >= paid],
    ['Ended', subscription?.hasEnded === true],
    ['Partly refunded', refunded > 0],
    ['Payment overdue', missing !== undefined],
    ['Payment failed', hasFailed || isFirstRefused],
    ['Waiting for payment', !first && !isFree],
    ['Ending', endsOn !== null && endsOn !== undefined],
    ['Active', isSubscription],
  ];

  const boundaries = snapshots.flatMap(({ periodStart, periodEnd, previous }) => [
    periodStart,
    periodEnd,
    Number(previous.periodEnd ?? 0),
  ]);
  const lastPaid = counted.at(-1)?.at ?? 0;
  const missed = boundaries
    .filter((at) => at !== null && missing !== undefined && at > lastPaid && at <= missing)
    .map(Number);
  const isIdle = /^(paused|incomplete)$/.test(subscription?.status ?? '');
  const periodEnd = isIdle ? null : (subscription?.periodEnd ?? null);
  // One that ends later is paid for until then.
  const isLast = subscription?.hasEnded || (endsOn && endsOn <= (periodEnd ?? endsOn));
  const next = isLast ? null : periodEnd;
  const named = sessions.findLast(({ product }) => product);
  const payer = sessions.findLast(({ email }) => email) ?? invoices.findLast(({ email }) => email);
  // Also one that was unpaid, whose own invoice is paid now.
  const paidSession = sessions.find(
    ({ outcome, session, amount }) =>
      (outcome === 'paid' && amount > 0) ||
      payments.some(({ group }) => group === groups.get(session)),
  );
  return {
    customer: sessions.findLast(({ name }) => name)?.name ?? payer?.name ?? payer?.email ?? '',
    email: payer?.email ?? null,
    /** In lines; '' if it is not known. */
    address: sessions.findLast(({ address }) => address)?.address ?? '',
    currency,
    /** What was paid first; while nothing is paid, what is asked. */
    amount: first?.amount ?? session?.amount ?? 0,
    /** The asked amount before discounts and tax; null without a checkout. */
    subtotal: session?.subtotal ?? invoices.find(({ isPaid }) => isPaid)?.subtotal ?? null,
    /** The payment link, and what it is of by its own metadata. */
    link: session?.link ?? null,
    product: named?.product ?? null,
    period: named?.period ?? null,
    checkouts: distinct(sessions.map(({ session }) => session)),
    /** What the visitor's links have named, once it is paid or free. One that looks like a checkout is forged. */
    references: distinct(
      sessions.flatMap(({ reference }) =>
        (first || isFree) && reference && !isCheckoutId(reference) ? [reference] : [],
      ),
    ),
    isSubscription,
    /** How often a subscription is paid: `month` or `year`. */
    interval: subscription?.interval ?? null,
    at: first?.at ?? Math.min(...events.map(({ created }) => created)),
    paid,
    refunded,
    nextPayment:
      missing === undefined || isLast
        ? next
        : Math.max(...missed, ...(missed.length > 0 ? [] : [missing])),
    endsOn: endsOn ?? null,
    /** A payment of the subscription is missing. */
    isOverdue: missing !== undefined,
    hasEnded: subscription?.hasEnded === true,
    /** Null for a package whose money is right: the owner says how far it is. */
    status: conditions.find(([, holds]) => holds)?.[0] ?? null,
    payments: counted.map(({ currency, group, ...payment }) => payment),
    refunds,
    disputes,
    /** The checkout whose payment a mail confirms; null if none is paid. */
    paidCheckout: paidSession?.session ?? null,
  };
}
