/** What waits for the owner: the sheet Today, the counts of the header and the daily mail derive from it. */
import * as z from 'zod/mini';
import { shortTitle } from './adminTickets';
import type { Business } from './business';
import { lastActivity } from './conversation';
import { formatNumber } from './numbers';
import type { OwnersOrder } from './orderList';
import { type OrderStatus, orderStatusFacts } from './orderStatus';
import type { Order } from './orders';
import type { Finding, Offer } from './priceGuard';
import { promisedReply } from './promisedReply';
import type { SupportTicket } from './ticket';
import { ticketStatusFacts } from './ticketStatus';
import { compareCodeUnits } from './timestamp';

interface KindFacts {
  /** What it is, without a day. */
  what: string;
  /** The same before a day. Default: the day is not said. */
  beforeDay?: string;
  /** What the owner does about it. */
  action: string;
  /** What its link opens. `events` and `links` are pages of the payment provider, `outbox` lists events that were not sent. */
  opens: 'order' | 'ticket' | 'quote' | 'mail' | 'outbox' | 'events' | 'links';
  /** The status of the order. */
  status?: OrderStatus;
}

const orderKind = (status: OrderStatus, action: string) =>
  ({ what: status, ...orderStatusFacts(status).urgent, action, opens: 'order', status }) as const;

/** Of equal deadlines, or without one, the earlier kind comes first. */
const facts = {
  dispute: orderKind('Disputed', 'Answer'),
  inquiry: orderKind('Inquiry', 'Answer'),
  overdue: orderKind('Payment overdue', 'Open'),
  failed: orderKind('Payment failed', 'Open'),
  ending: orderKind('Ending', 'Open'),
  paused: orderKind('Paused', 'Open'),
  unassigned: { what: 'Product not known', action: 'Assign', opens: 'order' },
  ticket: { what: 'Ticket', beforeDay: 'Ticket, reply by ', action: 'Reply', opens: 'ticket' },
  quote: {
    what: 'Quote request',
    beforeDay: 'Quote request, price by ',
    action: 'Price',
    opens: 'quote',
  },
  deposit: {
    what: 'Deposit not paid',
    beforeDay: 'Deposit not paid, due on ',
    action: 'Open',
    opens: 'quote',
  },
  rest: { what: 'The rest can be asked for', action: 'Ask', opens: 'quote' },
  extra: {
    what: 'Extra not answered',
    beforeDay: 'Extra not answered since ',
    action: 'Open',
    opens: 'quote',
  },
  price: { what: 'Payment link differs from the website', action: 'Compare', opens: 'links' },
  unread: { what: 'Payment event not read', action: 'Compare', opens: 'events' },
  mail: { what: 'Mail not sent', action: 'Open', opens: 'mail' },
  event: { what: 'Event for another tool not sent', action: 'Open', opens: 'outbox' },
} as const satisfies Readonly<Record<string, KindFacts>>;

export type TodayKind = keyof typeof facts;
const todayKinds = Object.keys(facts) as TodayKind[];

export const todayFacts = (kind: TodayKind): KindFacts => facts[kind];

/** The kind of an order by its status; undefined if the status alone does not need the owner. */
export const urgentKind = (status: string): TodayKind | undefined =>
  todayKinds.find((kind) => todayFacts(kind).status === status);

/** Whether an order in a list waits for the owner. */
export const needsOwner = ({ status, isUnassigned = false }: OwnersOrder): boolean =>
  isUnassigned || urgentKind(status) !== undefined;

const todayItemSchema = z.object({
  kind: z.enum(todayKinds),
  id: z.string(),
  /** What it is, or with a day the words before it. */
  what: z.string(),
  /** Whom or which thing it is about. */
  who: z.string(),
  /** The deadline, or the day since when or on which it is: YYYY-MM-DD. */
  until: z.nullable(z.iso.date()),
  action: z.string(),
});

export type TodayItem = z.infer<typeof todayItemSchema>;

/** How many are listed; the others are counted. */
export const MAX_TODAY = 100;

export const todaySchema = z.object({
  /** Disputes, which cost their sum, then the nearest deadline first, those without one last. */
  items: z.array(todayItemSchema),
  total: z.int(),
  /** How many there are of each kind that has any. */
  counts: z.partialRecord(z.enum(todayKinds), z.int()),
  /** Whether it is mailed each working day; only a server mails. */
  isMailed: z.optional(z.boolean()),
});

export type Today = z.infer<typeof todaySchema>;

/** Some of what waits, the nearest deadlines of its kinds at least, and how many there are. */
export interface Waiting {
  items: readonly Pick<TodayItem, 'kind' | 'id' | 'who' | 'until'>[];
  counts: Today['counts'];
}

/** All of some kinds, counted. */
export function waitingIn(items: Waiting['items']): Waiting {
  const counts: Record<string, number> = {};
  for (const { kind } of items) counts[kind] = (counts[kind] ?? 0) + 1;
  return { items, counts };
}

const LAST = '9999-12-31';

/** Disputes come before all that is late. */
const rank = ({ kind }: Pick<TodayItem, 'kind'>) =>
  kind === 'dispute' || kind === 'inquiry' ? 0 : 1;

/** All of it in the order of its deadlines. */
export function todayOf(waiting: readonly Waiting[]): Today {
  const items = waiting
    .flatMap((some) => some.items)
    .sort(
      (one, other) =>
        rank(one) - rank(other) ||
        compareCodeUnits(one.until ?? LAST, other.until ?? LAST) ||
        todayKinds.indexOf(one.kind) - todayKinds.indexOf(other.kind),
    )
    .slice(0, MAX_TODAY)
    .map((item) => {
      const { what, beforeDay, action } = todayFacts(item.kind);
      const before = item.until && beforeDay;
      return { ...item, what: before ? before.trimEnd() : what, action };
    });
  const counts: Today['counts'] = Object.assign({}, ...waiting.map((some) => some.counts));
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { items, total, counts };
}

/** How much waits, in a sentence. */
export const waitingText = (total: number) =>
  total === 0
    ? 'Nothing waits for you.'
    : `${formatNumber(total)} ${total === 1 ? 'thing waits' : 'things wait'} for you.`;

/** How many there are of these kinds. */
export const countOf = ({ counts }: Today, ...kinds: readonly TodayKind[]) =>
  kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);

/** Whom or what an entry names, such as a customer and what was bought. */
export const whoOf = (...names: readonly string[]) => names.filter(Boolean).join(', ');

/** The payment links that do not sell what the website shows. While all are missing, that is a matter of the checklist. */
export function wrongPrices(findings: readonly Finding[], offers: readonly Offer[]): Waiting {
  const isFound = ({ product, period }: Offer, problem: RegExp) =>
    findings.some(
      (found) =>
        found.product === product && found.period === period && problem.test(found.problem),
    );
  const hasLinks = !offers.every((offer) => isFound(offer, /^missing$/));
  const problems = /^(wrong-(price|currency|interval)|inactive|missing)$/;
  const wrong = offers.filter((offer) => hasLinks && isFound(offer, problems));
  return {
    items: wrong.map(({ product, period, service }) => ({
      kind: 'price',
      id: whoOf(product, period ?? ''),
      who: service,
      until: null,
    })),
    counts: wrong.length > 0 ? { price: wrong.length } : {},
  };
}

/** What waits in these lists, whole as they are in a browser. */
export function todayIn(
  business: Pick<Business, 'hours' | 'timeZone' | 'replyDays'>,
  tickets: readonly SupportTicket[],
  orders: readonly Order[],
): Today {
  const items: Waiting['items'] = [
    ...tickets
      .filter(({ status }) => ticketStatusFacts(status).waitsFor === 'owner')
      .map((ticket) => ({
        kind: 'ticket' as const,
        id: ticket.id,
        who: whoOf(ticket.userName, shortTitle(ticket.title)),
        until: promisedReply(business, lastActivity(ticket)),
      })),
    ...orders.flatMap(({ id, customer, service, status }) => {
      const kind = urgentKind(status);
      return kind ? [{ kind, id, who: whoOf(customer, service), until: null }] : [];
    }),
  ];
  return todayOf([waitingIn(items)]);
}
