/** One order as a function of the set of its facts: neither their number nor their order changes it. */
import { isCheckoutId } from '../../src/domain/checkoutSession.ts';
import { isClosedDispute, isInquiry, needsAnswer } from '../../src/domain/dispute.ts';
import { orderMoney } from '../../src/domain/orderMoney.ts';
import { statusOf } from '../../src/domain/orderStatus.ts';
import {
  type Fact,
  type FactOf,
  type PaymentEvent,
  type PlanItem,
  paymentKeys,
} from './paymentFacts.ts';
import { currentSubscription, type Snapshot } from './subscriptionState.ts';

/** All that a subscription can have. */
const SUBSCRIPTION_STATES =
  /^(active|canceled|incomplete|incomplete_expired|past_due|paused|trialing|unpaid)$/;

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

export const isReturned = (status: string) => status === 'failed' || status === 'canceled';
const refundRank = (status: string) => (isReturned(status) ? 2 : Number(status === 'succeeded'));
const disputeRank = (status: string) =>
  isClosedDispute(status) ? 2 : Number(!needsAnswer(status));

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

/** What has moved by these facts, each once, and its fee; null if that is not told in this currency. */
function fundsOf(
  facts: readonly Partial<Pick<FactOf<'dispute' | 'refunds'>, 'funds'>>[],
  currency: string,
) {
  const all = facts.flatMap(({ funds }) => funds ?? []);
  const funds = [...new Map(all.map((moved) => [moved.id, moved])).values()];
  // They are in the currency that the business is paid in.
  const isKnown = funds.length > 0 && funds.every((moved) => moved.currency === currency);
  const fees = funds.flatMap(({ fee }) => (typeof fee === 'number' ? [{ amount: fee }] : []));
  const fee = isKnown && fees.length === funds.length ? sumOf(fees) : null;
  return { funds, isKnown, fee };
}

interface Grouped {
  events: readonly PaymentEvent[];
  groups: ReadonlyMap<string, Group>;
  convert: ReturnType<typeof createConversion>;
}

/** What was paid, each once however many facts tell of it, the first one first. */
function readPayments({ events, groups, convert }: Grouped) {
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
      const { invoice = null } = whole ?? part ?? {};
      const told = invoices.at(-1) ?? factsOf(ownEvents, 'lines').at(-1);
      const lines = (told?.lines ?? []).map((line) => ({
        ...line,
        amount: convert({ amount: line.amount, currency: whole?.currency ?? currency }).amount,
      }));
      const tax = invoices.at(-1)?.tax ?? sessions.at(-1)?.tax;
      const payers = [...sessions, ...invoices];
      /** As its own checkout or invoice names them. */
      const payer = {
        name: payers.find(({ name }) => name)?.name ?? '',
        address: payers.find(({ address }) => address)?.address ?? '',
        vatNumber: payers.find(({ taxId }) => taxId)?.taxId ?? '',
      };
      const { fee } = fundsOf(factsOf(ownEvents, 'refunds'), currency);
      const own = { id, at, amount, currency, group, keys, hasTax, invoice, lines, payer, fee };
      return amount > 0 ? [{ ...own, ...(tax && { tax }) }] : [];
    })
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

/** What went back, by refund; and of a charge, what no refund has told. */
function readRefunds({ events, groups, convert }: Grouped) {
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
    const keys = group?.keys ?? [];
    if (amount > (untold.get(charge)?.amount ?? 0))
      untold.set(charge, { id: charge, amount, status: 'succeeded', at: created, keys });
  }
  return [...listed, ...untold.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The disputes in their last states, with what each has taken for good, and when it was lost. */
function readDisputes({ events, groups, convert }: Grouped) {
  const facts = factsOf(events, 'dispute');
  const states = facts.map((dispute) => ({ ...dispute, at: dispute.created }));
  return lastStates(states, disputeRank).map(({ id, status, dueBy, currency, ...told }) => {
    const own = facts.filter((fact) => fact.id === id);
    const { funds, isKnown, fee } = fundsOf(own, currency);
    const amount = convert({ amount: told.amount, currency }).amount;
    const withdrawn = isKnown ? convert({ amount: -sumOf(funds), currency }).amount : amount;
    const isLost = status === 'lost';
    return {
      id,
      amount,
      status,
      dueBy: isClosedDispute(status) ? null : dueBy,
      fee,
      lost: isLost ? Math.max(withdrawn, 0) : 0,
      at: isLost ? (own.find((fact) => fact.status === status)?.created ?? null) : null,
      keys: groups.get(told.charge ?? told.intent ?? '')?.keys ?? [],
    };
  });
}

/** What a subscription was for, from a moment on. */
export interface Plan {
  at: number;
  /** Its invoice then. */
  invoice: string | null;
  items: readonly PlanItem[];
}

/** What it has been for, the first one first. */
function readPlans(snapshots: readonly EventFact<'subscription'>[]): Plan[] {
  return snapshots
    .flatMap(({ created, invoice, items, before }): Plan[] => [
      ...(before ? [{ at: created - 1, ...before }] : []),
      { at: created, invoice, items },
    ])
    .filter(({ items }) => items.length > 0);
}

/** What the subscription was for when this was paid. An invoice is of the plan that was there first. */
const planOf = (plans: readonly Plan[], { invoice, at }: { invoice: string | null; at: number }) =>
  plans.find((plan) => invoice !== null && plan.invoice === invoice) ??
  plans.findLast((plan) => plan.at <= at) ??
  plans[0];

/** The payments of the subscription that are missing: their invoices, and since when. */
function missingPayments(now: Snapshot | undefined, invoices: readonly EventFact<'invoice'>[]) {
  const paid = new Set(invoices.filter(({ isPaid }) => isPaid).map(({ invoice }) => invoice));
  const closed = new Set(
    invoices.filter(({ isPaid, isGivenUp }) => isPaid || isGivenUp).map(({ invoice }) => invoice),
  );
  const failed = invoices.filter(
    ({ invoice, created }) =>
      !closed.has(invoice) && !(now?.status === 'active' && now.created > created),
  );
  const isMissing = now && /^(past_due|unpaid)$/.test(now.status) && !paid.has(now.invoice ?? '');
  return [
    ...failed.map(({ invoice, at }) => ({ invoice, at })),
    ...(isMissing ? [{ invoice: now.invoice ?? now.subscription, at: now.created }] : []),
  ];
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
  const groups = groupPayments(events);
  const all = { events, groups, convert: createConversion(sessions) };
  const payments = readPayments(all);
  const session = sessions.at(-1);
  const [first] = payments;
  if (!session && !first) return null;

  const subscription = currentSubscription(snapshots);
  const currency = first?.currency ?? session?.currency ?? '';
  const counted = payments.filter((payment) => payment.currency === currency);
  const paid = sumOf(counted);
  const refunds = readRefunds(all);
  const refunded = paid > 0 ? sumOf(refunds.filter(({ status }) => !isReturned(status))) : 0;
  const disputes = readDisputes(all);
  const lost = paid > 0 ? sumOf(disputes.map((dispute) => ({ amount: dispute.lost }))) : 0;

  const isSubscription =
    session?.isSubscription ??
    (subscription !== undefined || invoices.some((invoice) => invoice.subscription));
  const freeSession = sessions.find(
    ({ outcome, amount }) =>
      outcome === 'no_payment_required' || (outcome === 'paid' && amount === 0),
  );
  const isFree = freeSession !== undefined;
  const hasBegun = isSubscription && (paid > 0 || isFree);
  const unpaid = hasBegun ? missingPayments(subscription, invoices) : [];
  const missing = unpaid.length > 0 ? Math.min(...unpaid.map(({ at }) => at)) : undefined;
  const hasFailed = !first && sessions.some(({ outcome }) => outcome === 'failed');
  const isFirstRefused =
    !first && !isFree && isSubscription && invoices.some(({ isPaid, due }) => !isPaid && due > 0);
  const endsOn = subscription?.hasEnded
    ? subscription.endedAt
    : (subscription?.cancelAt ??
      (subscription?.cancelsAtPeriodEnd ? subscription.periodEnd : null));

  const money = orderMoney({ paid, refunded, lost }, !isFree || missing !== undefined);
  const open = disputes.filter(({ status }) => !isClosedDispute(status));
  const isGone = !isSubscription && money.state === 'returned';
  const hasEnded = subscription?.hasEnded === true;
  const status = statusOf({
    Disputed: open.some(({ status }) => !isInquiry(status)),
    Inquiry: open.some(({ status }) => isInquiry(status)),
    Ended: hasEnded,
    'Payment overdue': missing !== undefined,
    'Payment failed': hasFailed || isFirstRefused,
    'Waiting for payment': !first && !isFree,
    Paused: subscription?.isPaused === true,
    Ending: endsOn !== null && endsOn !== undefined,
    'Dispute lost': isGone && lost > 0,
    Refunded: isGone,
    Active: isSubscription,
  });

  const boundaries = snapshots.flatMap(({ periodStart, periodEnd, previous }) => [
    periodStart,
    periodEnd,
    Number(previous.periodEnd ?? 0),
  ]);
  const lastPaid = counted.at(-1)?.at ?? 0;
  const missed = boundaries
    .filter((at) => at !== null && missing !== undefined && at > lastPaid && at <= missing)
    .map(Number);
  const isIdle = subscription?.isPaused || subscription?.status === 'incomplete';
  const periodEnd = isIdle ? null : (subscription?.periodEnd ?? null);
  // One that ends later is paid for until then.
  const isLast = subscription?.hasEnded || (endsOn && endsOn <= (periodEnd ?? endsOn));
  const next = isLast ? null : periodEnd;
  const plans = readPlans(snapshots);
  const items = subscription?.items ?? [];
  const nextPayment =
    missing === undefined || isLast
      ? next
      : Math.max(...missed, ...(missed.length > 0 ? [] : [missing]));
  const isPriced = items.every(({ unit, currency: own }) => unit !== null && own === currency);
  const named = sessions.findLast(({ product }) => product);
  // A first invoice has what its checkout has. Later, the newest one wins.
  const told = [
    ...invoices.filter(({ isFirst }) => isFirst),
    ...[
      ...invoices.filter(({ isFirst }) => !isFirst),
      ...sessions,
      ...factsOf(events, 'customer'),
    ].sort((a, b) => a.created - b.created),
  ];
  const payer = told.findLast(({ email }) => email);
  // Also one that was unpaid, whose own invoice is paid now.
  const paidSession = sessions.find(
    ({ outcome, session, amount }) =>
      (outcome === 'paid' && amount > 0) ||
      payments.some(({ group }) => group === groups.get(session)),
  );
  const isSettled = (id: string) =>
    sessions.some(({ session, outcome }) => session === id && outcome !== 'unpaid') ||
    payments.some(({ keys }) => keys.includes(id));
  const answered = sessions.findLast(({ answers }) => answers?.length) ?? session;
  return {
    customer: told.findLast(({ name }) => name)?.name ?? payer?.email ?? '',
    email: payer?.email ?? null,
    /** In lines; '' if it is not known. */
    address: told.findLast(({ address }) => address)?.address ?? '',
    business: sessions.findLast(({ business }) => business)?.business ?? null,
    phone: sessions.findLast(({ phone }) => phone)?.phone ?? null,
    /** The fields of the checkout that are the owner's own. */
    answers: answered?.answers ?? [],
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
    /** What the subscription was for at first, and is for now. */
    plan: plans[0] ?? null,
    items,
    /** The provider's status of it that nobody knows yet. */
    unknownState:
      subscription && !SUBSCRIPTION_STATES.test(subscription.status) ? subscription.status : null,
    at:
      first?.at ??
      Math.min(...events.flatMap(({ fact, created }) => (fact.kind === 'customer' ? [] : created))),
    ...money,
    nextPayment,
    /** The sum of the next payment; null if it is not known. */
    nextAmount:
      nextPayment !== null && isPriced && items.length > 0 && !subscription?.isAltered
        ? items.reduce((sum, { unit, quantity }) => sum + Number(unit) * quantity, 0)
        : null,
    endsOn: endsOn ?? null,
    /** The invoices of the subscription that are not paid. */
    missing: distinct(unpaid.map(({ invoice }) => invoice)),
    hasEnded,
    /** Null for a package whose money is right: the owner says how far it is. */
    status,
    payments: counted.map(({ currency, group, ...payment }) => ({
      ...payment,
      plan: planOf(plans, payment),
    })),
    refunds,
    disputes,
    /** The checkout that a mail confirms: it is paid or free; null while there is none. */
    checkout: (paidSession ?? freeSession)?.session ?? null,
    /** The checkouts that were paid in a way of which the provider has to be told first. */
    processing: distinct(
      sessions
        .filter(({ session, outcome }) => outcome === 'unpaid' && !isSettled(session))
        .map(({ session }) => session),
    ),
    isFree: !paidSession && freeSession !== undefined,
  };
}
