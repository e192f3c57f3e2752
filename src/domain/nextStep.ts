/** Whose turn it is, of an order, a ticket or a quote: for both sides, on every page and in mails. */
import type { QuoteStatus } from './adminQuotes';
import type { Business } from './business';
import { dayIn, formatDay } from './day';
import type { MailBlock } from './mailBody';
import type { OrderMoney } from './orderMoney';
import { orderStatusFacts } from './orderStatus';
import type { QuoteState } from './pricedQuote';
import { promisedReply } from './promisedReply';
import { knownTicketStatus, OPEN, ticketStatusFacts } from './ticketStatus';

/** The stations that a job runs through. */
const stations = {
  package: ['Paid', 'You tell us', 'We build', 'Online'],
  /** A package that costs nothing. */
  free: ['Ordered', 'You tell us', 'We build', 'Online'],
  hosting: ['Paid', 'Running', 'Renews'],
  /** Anything else, and what was bought while that is not known. */
  other: ['Paid', 'In work', 'Done'],
  quote: ['Asked', 'Priced', 'Agreed', 'We build'],
  /** A ticket of which no order is known. */
  ticket: ['You tell us', 'We build', 'Online'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type JobKind = keyof typeof stations;
export const jobKinds = Object.keys(stations) as JobKind[];
type Station = (typeof stations)[JobKind][number];
export type Side = 'customer' | 'owner';

interface StateFacts {
  /** Missing: nothing is to be done. */
  turn?: Side | undefined;
  /** The station that the job is at. A job without it is at its first one. */
  step: Station;
  /** What is to be done or to be known, for each side. Sentences add whose turn it is, the part and the day. */
  customer: string;
  owner: string;
  /** Which day it has, and the word before it. Without one the last station alone says the day. */
  until?: {
    day: 'reply' | 'dispute' | 'payment' | 'end' | 'validity';
    word?: 'until' | 'on' | 'since';
  };
  /** The word for the last station of a plan, before its day. */
  last?: string;
}

/** The states that follow from payments are named by the status of the order. */
const facts = {
  'Waiting for payment': {
    step: 'Paid',
    customer: 'Your payment has not arrived. Some take a few days',
    owner: 'The payment has not arrived',
  },
  'Payment failed': {
    turn: 'customer',
    step: 'Paid',
    customer: 'Pay again, because your payment did not go through',
    owner: 'A failed payment',
  },
  Disputed: {
    turn: 'owner',
    step: 'Paid',
    customer: 'We answer your bank, which decides',
    owner: 'Answer the dispute',
    until: { day: 'dispute', word: 'until' },
  },
  Inquiry: {
    turn: 'owner',
    step: 'Paid',
    customer: 'We answer your bank, which has asked about a payment',
    owner: 'Answer the question of the bank',
    until: { day: 'dispute', word: 'until' },
  },
  'Dispute lost': {
    step: 'Paid',
    customer: 'Your bank has returned a disputed payment',
    owner: 'The bank has returned the payment',
  },
  Refunded: {
    step: 'Paid',
    customer: 'We have paid all of it back. Banks may need a few days',
    owner: 'All of it is paid back',
  },
  unassigned: {
    turn: 'owner',
    step: 'In work',
    customer: 'We check your order, and write to you',
    owner: 'Say what was bought',
    until: { day: 'reply', word: 'until' },
  },
  questions: {
    turn: 'customer',
    step: 'You tell us',
    customer: 'Eight questions',
    owner: 'Eight questions',
  },
  reply: {
    turn: 'owner',
    step: 'We build',
    customer: 'We read what you wrote, and reply',
    owner: 'Answer the ticket',
    until: { day: 'reply', word: 'until' },
  },
  answer: {
    turn: 'customer',
    step: 'We build',
    customer: 'Answer our message',
    owner: 'An answer to your message',
  },
  building: {
    turn: 'owner',
    step: 'We build',
    customer: 'We build your website',
    owner: 'Build the website',
  },
  online: { step: 'Online', customer: 'Your website is online', owner: 'The website is online' },
  'reply afterwards': {
    turn: 'owner',
    step: 'Online',
    customer: 'We read what you wrote, and reply',
    owner: 'Answer the ticket',
    until: { day: 'reply', word: 'until' },
  },
  closed: {
    step: 'We build',
    customer: 'Your ticket is closed. A reply opens it again',
    owner: 'The ticket is closed',
  },
  working: {
    turn: 'owner',
    step: 'In work',
    customer: 'We are working on it',
    owner: 'Finish what was bought',
  },
  finished: { step: 'Done', customer: 'It is finished', owner: 'It is finished' },
  Active: {
    step: 'Running',
    customer: 'Your plan is running',
    owner: 'The plan is running',
    until: { day: 'payment' },
    last: 'Renews on',
  },
  'Payment overdue': {
    turn: 'customer',
    step: 'Renews',
    customer: 'Check the card that you pay with',
    owner: 'An overdue payment',
    until: { day: 'payment', word: 'since' },
    last: 'Due on',
  },
  Paused: {
    step: 'Running',
    customer: 'Your plan is paused, and nothing is to be paid',
    owner: 'The plan is paused',
  },
  Ending: {
    step: 'Running',
    customer: 'Your plan is cancelled, and runs',
    owner: 'The plan is cancelled, and runs',
    until: { day: 'end', word: 'until' },
    last: 'Ends on',
  },
  Ended: {
    step: 'Renews',
    customer: 'Your plan ended',
    owner: 'The plan ended',
    until: { day: 'end', word: 'on' },
    last: 'Ended on',
  },
  requested: {
    turn: 'owner',
    step: 'Priced',
    customer: 'We read your answers, and send a price',
    owner: 'Price the request',
    until: { day: 'reply', word: 'until' },
  },
  priced: {
    turn: 'customer',
    step: 'Agreed',
    customer: 'Accept or decline the quote',
    owner: 'A decision about your quote',
    until: { day: 'validity', word: 'until' },
  },
  expired: {
    step: 'Agreed',
    customer: 'This quote was valid',
    owner: 'The quote was valid',
    until: { day: 'validity', word: 'until' },
  },
  declined: {
    step: 'Agreed',
    customer: 'You have declined this quote',
    owner: 'The quote is declined',
  },
  accepted: {
    turn: 'owner',
    step: 'We build',
    customer: 'We read your answers, and reply',
    owner: 'Write to the customer',
    until: { day: 'reply', word: 'until' },
  },
  deposit: {
    turn: 'customer',
    step: 'Agreed',
    customer: 'Pay the',
    owner: 'The',
    until: { day: 'payment', word: 'until' },
  },
  payment: {
    turn: 'customer',
    step: 'We build',
    customer: 'Pay the',
    owner: 'The',
  },
  processing: {
    step: 'Agreed',
    customer: 'Your payment is being confirmed',
    owner: 'The payment is being confirmed',
  },
  extra: {
    turn: 'customer',
    step: 'We build',
    customer: 'Accept or decline the',
    owner: 'A decision about the',
  },
  unknown: {
    step: 'In work',
    customer: 'Ask us how far it is',
    owner: 'Another tool has set its status',
  },
} as const satisfies Readonly<Record<string, StateFacts>>;

export type JobState = keyof typeof facts;
export const jobStates = Object.keys(facts) as JobState[];

/** What depends on the state of a job. */
export const stateFacts = (state: JobState): StateFacts => facts[state];

/** A moment, or a day as YYYY-MM-DD. */
type When = string | null;

/** What is known of a job: an order with its ticket, a ticket alone, or a quote with its ticket. */
export interface Job {
  order?: {
    status: string;
    isSubscription: boolean;
    /** One of our packages. */
    isPackage: boolean;
    /** Nobody has said what was bought. Default `false`. */
    isUnassigned?: boolean;
    money: OrderMoney;
    /** When it was ordered. */
    date: string;
    nextPayment: When;
    endsOn: When;
    /** Until when its dispute is to be answered. */
    disputeDueBy?: When | undefined;
  } | null;
  /** Whether the questionnaire of a package has been answered. */
  isAnswered?: boolean;
  /** `activeAt`: when the customer or the owner wrote last. */
  ticket?: { status: string; activeAt: string } | null | undefined;
  quote?: {
    status: QuoteStatus | QuoteState;
    /** When the customer asked for it or accepted it. */
    since: string;
    validUntil: When;
    /** What its customer is asked for, once it is accepted: 'deposit of £316.65'. */
    asked?:
      | { state: 'deposit' | 'payment' | 'processing' | 'extra'; part?: string; until: When }
      | null
      | undefined;
  } | null;
}

/** What a server says of it, which `nextStepSchema` reads. The rest derives from the state. */
export interface NextStep {
  kind: JobKind;
  state: JobState;
  /** As YYYY-MM-DD. */
  until: string | null;
  /** What is to be paid or decided on. */
  part?: string | undefined;
}

const quoteStates: Readonly<Record<QuoteStatus | QuoteState, JobState>> = {
  New: 'requested',
  Priced: 'priced',
  open: 'priced',
  expired: 'expired',
  Accepted: 'accepted',
  accepted: 'accepted',
  Declined: 'declined',
  declined: 'declined',
};

const isState = (state: string): state is JobState => Object.hasOwn(facts, state);

/** The state of a ticket whose project is not finished. */
function ticketState({ status }: { status: string }): JobState {
  const { waitsFor } = ticketStatusFacts(status);
  if (waitsFor === null) return 'closed';
  return waitsFor === 'owner' ? 'reply' : 'answer';
}

function orderState(order: NonNullable<Job['order']>, { isAnswered, ticket }: Job): JobState {
  const { status, isPackage, isUnassigned } = order;
  const { progress, asksQuestions } = orderStatusFacts(status);
  if (progress === undefined) return isState(status) ? status : 'unknown';
  if (!asksQuestions) {
    if (ticket && knownTicketStatus(ticket.status) === OPEN) return 'reply afterwards';
    return isPackage ? 'online' : 'finished';
  }
  if (isUnassigned) return 'unassigned';
  if (!isPackage) return 'working';
  if (!ticket) return isAnswered ? 'building' : 'questions';
  const state = ticketState(ticket);
  return state === 'closed' ? 'building' : state;
}

function kindOf({ order, quote }: Job): JobKind {
  if (quote) return 'quote';
  if (!order) return 'ticket';
  if (order.isSubscription) return 'hosting';
  if (!order.isPackage) return 'other';
  return order.money.state === 'paid' && order.money.paid === 0 ? 'free' : 'package';
}

function quoteState({ status, validUntil }: NonNullable<Job['quote']>, today: string): JobState {
  const state = quoteStates[status];
  return state === 'priced' && validUntil !== null && validUntil < today ? 'expired' : state;
}

function stateOf(job: Job, today: string): JobState {
  const { order, ticket, quote } = job;
  if (order) return orderState(order, job);
  const state = quote ? quoteState(quote, today) : 'accepted';
  return quote?.asked?.state ?? (ticket && state === 'accepted' ? ticketState(ticket) : state);
}

/** Whose turn it is, at which station, with what, and until when. */
export function nextStep(
  job: Job,
  business: Pick<Business, 'hours' | 'timeZone' | 'replyDays'>,
  now: Date,
): NextStep & Pick<StateFacts, 'turn' | 'step'> & { what: Record<Side, string> } {
  const { order, ticket, quote } = job;
  const state = stateOf(job, dayIn(business.timeZone, now));
  const { turn, step, customer, owner, until } = stateFacts(state);
  const written = ticket?.activeAt ?? quote?.since ?? order?.date;
  const days = {
    reply: () => written && promisedReply(business, written),
    dispute: () => order?.disputeDueBy,
    payment: () => order?.nextPayment ?? quote?.asked?.until,
    end: () => order?.endsOn,
    validity: () => quote?.validUntil,
  };
  const when = until && days[until.day]();
  const day = when && (/T/.test(when) ? dayIn(business.timeZone, new Date(when)) : when);
  return {
    kind: kindOf(job),
    state,
    turn,
    step,
    what: { customer, owner },
    until: day || null,
    part: quote?.asked?.part,
  };
}

/** A day of the next week as 'Tuesday', any other one as '10 March 2026'. */
function dayInWords(day: string, today: string): string {
  const ahead = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  if (ahead === 0) return 'today';
  return ahead > 0 && ahead < 7
    ? new Date(day).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })
    : formatDay(day);
}

/**
 * The step in one sentence for a side: 'Paid. Your turn: eight questions'. Without `today`, as in mails, every day
 * is written with its date.
 */
export function stepInWords(
  { kind, state, until, part }: NextStep,
  side: Side,
  today = '',
): string {
  const { turn, [side]: words, until: day } = stateFacts(state);
  const what = part ? `${words} ${part}` : words;
  const word = turn && until && until < today ? 'since' : day?.word;
  const when = until && word ? `${word} ${dayInWords(until, today)}` : '';
  if (!turn) return [what, when].filter(Boolean).join(' ');
  const whose = turn === side ? 'Your turn' : turn === 'owner' ? 'Our turn' : 'The customer’s turn';
  const task = what.charAt(0).toLowerCase() + what.slice(1);
  const done = state === 'deposit' ? 'Accepted' : state === 'questions' && stations[kind][0];
  const before = done ? `${done}. ` : '';
  return `${before}${whose}${when && `, ${when}`}: ${task}`;
}

export interface StationStep {
  label: string;
  state: 'done' | 'current' | 'ahead';
}

/** The stations of a job, each passed, current or ahead. */
export function stationsOf({ kind, state, until }: NextStep): StationStep[] {
  const { step, last } = stateFacts(state);
  const labels: readonly string[] = stations[kind];
  const current = Math.max(labels.indexOf(step), 0);
  return labels.map((label, index) => ({
    label:
      last && index === labels.length - 1
        ? [last, until && formatDay(until)].filter(Boolean).join(' ')
        : label,
    state: index < current ? 'done' : index > current ? 'ahead' : 'current',
  }));
}

/** The step in a mail for the customer. */
export const stepInMail = (next: NextStep): MailBlock[] => [
  {
    kind: 'stations',
    stations: stationsOf(next),
    waiting: stateFacts(next.state).turn !== undefined,
  },
  { kind: 'paragraph', text: `${stepInWords(next, 'customer')}.` },
];
