/**
 * The statuses of orders, which say what is true now. Filters, badges, SQL and whose turn it is derive from this
 * record; an order has the first one that holds.
 */
interface StatusFacts {
  /** The list is filtered by it, in this order. */
  listed?: number;
  /** The owner sets it, as how far the work is; all others follow from payments. They are shown in this order. */
  progress?: number;
  /** The owner's badge. The specification has green and blue ones; default: amber. */
  tone?: 'success' | 'info' | 'warning';
  /** It costs money while the owner does not act: what is said before its day, and which one that is. */
  urgent?: { day: null } | { beforeDay: string; day: 'dispute' | 'nextPayment' | 'endsOn' };
  /** No money has arrived. */
  isUnpaid?: true;
  /** The next payment is one that was missed. */
  isOverdue?: true;
  /** Nothing is paid any more. */
  hasEnded?: true;
  asksQuestions?: true;
}

const facts = {
  Disputed: { urgent: { beforeDay: 'Disputed, answer by ', day: 'dispute' } },
  Inquiry: { urgent: { beforeDay: 'Inquiry, answer by ', day: 'dispute' } },
  Ended: { hasEnded: true },
  'Payment overdue': {
    urgent: { beforeDay: 'Payment overdue since ', day: 'nextPayment' },
    isOverdue: true,
  },
  'Payment failed': { urgent: { day: null }, isUnpaid: true },
  'Waiting for payment': { isUnpaid: true },
  Paused: { urgent: { day: null } },
  Ending: { urgent: { beforeDay: 'Ends on ', day: 'endsOn' } },
  'Dispute lost': {},
  Refunded: {},
  Active: { listed: 3 },
  'In Progress': { listed: 2, progress: 1, tone: 'info', asksQuestions: true },
  Completed: { listed: 1, progress: 2, tone: 'success' },
} as const satisfies Readonly<Record<string, StatusFacts>>;

/** All that an order can have. Other tools may store others. */
export type OrderStatus = keyof typeof facts;

type StatusWith<Fact extends keyof StatusFacts> = {
  [Status in OrderStatus]: (typeof facts)[Status] extends Record<Fact, unknown> ? Status : never;
}[OrderStatus];

const statusesWith = <Fact extends keyof StatusFacts>(fact: Fact) =>
  (Object.keys(facts) as OrderStatus[]).filter((status) => fact in facts[status]) as Array<
    StatusWith<Fact>
  >;

export type ListedStatus = StatusWith<'listed'>;
export const orderStatuses = statusesWith('listed').sort(
  (one, other) => facts[one].listed - facts[other].listed,
);

export type HandStatus = StatusWith<'progress'>;
export const handStatuses = statusesWith('progress').sort(
  (one, other) => facts[one].progress - facts[other].progress,
);

export type MoneyStatus = Exclude<OrderStatus, HandStatus>;

/** The first status of which this holds; null for a package whose progress the owner sets. */
export const statusOf = (holds: Readonly<Record<MoneyStatus, boolean>>): MoneyStatus | null =>
  (Object.keys(facts) as OrderStatus[]).find(
    (status): status is MoneyStatus => holds[status as MoneyStatus],
  ) ?? null;

/** An order that is not paid back, ended or finished, and that is no subscription. */
export const IN_PROGRESS = 'In Progress' satisfies HandStatus;

/** What depends on the status of an order, which may be one that another tool has written. */
export const orderStatusFacts = (
  status: string,
): StatusFacts & Required<Pick<StatusFacts, 'tone'>> => ({
  tone: 'warning',
  ...(Object.hasOwn(facts, status) && facts[status as OrderStatus]),
});

/** The statuses that cost money while the owner does not act. */
export const urgentStatuses = statusesWith('urgent').map((status) => ({
  status,
  day: facts[status].urgent.day,
}));
