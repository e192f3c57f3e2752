/** The statuses of orders. Filters, badges, SQL and what each side reads derive from this record. */
interface StatusFacts {
  /** The owner's badge. The specification has green and blue ones; all others are amber. */
  tone: 'success' | 'info' | 'warning';
  customer: {
    /** Default: the status itself. */
    label?: string;
    tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
    /** What it means, in one or two sentences. */
    meaning: string;
  };
  /** It costs money while the owner does not act: what is said before its day, and which one that is. */
  urgent?: { day: null } | { beforeDay: string; day: 'dispute' | 'nextPayment' | 'endsOn' };
  /** No money has arrived. */
  isUnpaid?: true;
  /** The next payment is one that was missed. */
  isOverdue?: true;
  /** Nothing is paid any more. */
  hasEnded?: true;
}

const facts = {
  Completed: {
    tone: 'success',
    customer: { tone: 'success', meaning: 'It is paid and finished.' },
  },
  'In Progress': {
    tone: 'info',
    customer: {
      label: 'In progress',
      tone: 'info',
      meaning: 'It is paid, and we are working on it.',
    },
  },
  Active: {
    tone: 'warning',
    customer: { tone: 'success', meaning: 'Your plan is paid and running.' },
  },
  Disputed: {
    tone: 'warning',
    customer: {
      label: 'Payment disputed',
      tone: 'warning',
      meaning: 'Your bank decides about a disputed payment.',
    },
    urgent: { beforeDay: 'Disputed, answer by ', day: 'dispute' },
  },
  Inquiry: {
    tone: 'warning',
    customer: {
      label: 'Payment questioned',
      tone: 'warning',
      meaning: 'Your bank has asked us about a payment.',
    },
    urgent: { beforeDay: 'Inquiry, answer by ', day: 'dispute' },
  },
  'Payment overdue': {
    tone: 'warning',
    customer: { tone: 'danger', meaning: 'Please check the card that you pay with.' },
    urgent: { beforeDay: 'Payment overdue since ', day: 'nextPayment' },
    isOverdue: true,
  },
  'Payment failed': {
    tone: 'warning',
    customer: { tone: 'danger', meaning: 'Your payment did not go through. Please pay again.' },
    urgent: { day: null },
    isUnpaid: true,
  },
  Ending: {
    tone: 'warning',
    customer: {
      tone: 'warning',
      meaning: 'Your plan is cancelled, and runs until its last day.',
    },
    urgent: { beforeDay: 'Ends on ', day: 'endsOn' },
  },
  'Waiting for payment': {
    tone: 'warning',
    customer: {
      tone: 'warning',
      meaning: 'Your payment has not arrived. Some take a few days.',
    },
    isUnpaid: true,
  },
  Ended: {
    tone: 'warning',
    customer: { tone: 'neutral', meaning: 'Your plan has ended.' },
    hasEnded: true,
  },
  'Partly refunded': {
    tone: 'warning',
    customer: {
      tone: 'neutral',
      meaning: 'We have paid a part of it back. Banks may need a few days.',
    },
  },
  Refunded: {
    tone: 'warning',
    customer: {
      tone: 'neutral',
      meaning: 'We have paid all of it back. Banks may need a few days.',
    },
  },
  'Dispute lost': {
    tone: 'warning',
    customer: {
      label: 'Payment returned',
      tone: 'neutral',
      meaning: 'Your bank has returned a disputed payment.',
    },
  },
} as const satisfies Readonly<Record<string, StatusFacts>>;

/** All that an order can have. Other tools may store others. */
export type OrderStatus = keyof typeof facts;

/** Those that the list is filtered by. */
export const orderStatuses = ['Completed', 'In Progress', 'Active'] as const;
export type ListedStatus = (typeof orderStatuses)[number];

/** Those that the owner sets. All others follow from payments. */
export const handStatuses = ['In Progress', 'Completed'] as const;
export type HandStatus = (typeof handStatuses)[number];

/** An order that is not paid back, ended or finished, and that is no subscription. */
export const IN_PROGRESS = 'In Progress' satisfies HandStatus;

const unknown: StatusFacts = { tone: 'warning', customer: { tone: 'neutral', meaning: '' } };

/** What depends on the status of an order, which may be one that another tool has written. */
export const orderStatusFacts = (status: string): StatusFacts =>
  Object.hasOwn(facts, status) ? facts[status as OrderStatus] : unknown;

/** The statuses that cost money while the owner does not act. */
export const urgentStatuses = (Object.keys(facts) as OrderStatus[]).flatMap((status) => {
  const { urgent } = orderStatusFacts(status);
  return urgent ? [{ status, day: urgent.day }] : [];
});
