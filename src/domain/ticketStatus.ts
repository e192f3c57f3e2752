/** The statuses of tickets. Schemas, SQL, filters and what each side reads derive from this record. */
interface StatusFacts {
  /** One line on a phone. */
  label: string;
  tone: 'neutral' | 'info' | 'warning';
  /** Whose answer the ticket waits for. The first status of a side is the one after the other side has written. */
  waitsFor: 'owner' | 'customer' | null;
  /** Below the field for a reply of the customer. */
  replyHint?: string;
}

const facts = {
  Open: {
    label: 'Open',
    tone: 'warning',
    waitsFor: 'owner',
  },
  'Waiting for customer': {
    label: 'Waiting',
    tone: 'info',
    waitsFor: 'customer',
  },
  Closed: {
    label: 'Closed',
    tone: 'neutral',
    waitsFor: null,
    replyHint: 'This ticket is closed. A reply opens it again.',
  },
} as const satisfies Readonly<Record<string, StatusFacts>>;

export type TicketStatus = keyof typeof facts;
export const ticketStatuses = Object.keys(facts) as TicketStatus[];

const waitsFor = (side: StatusFacts['waitsFor']) =>
  ticketStatuses.filter((status) => facts[status].waitsFor === side);

/** The statuses of tickets on which the owner is to act. */
export const ownersTurn = waitsFor('owner');

/** The status of a new ticket, and that of one whose status another tool has written. */
export const OPEN = 'Open' satisfies TicketStatus;

/** The status by which a ticket is counted and filtered. */
export const knownTicketStatus = (status: string): TicketStatus =>
  ticketStatuses.find((known) => known === status) ?? OPEN;

/** What depends on the status of a ticket, which may be one that another tool has written. */
export const ticketStatusFacts = (status: string): StatusFacts => facts[knownTicketStatus(status)];

/** The status of a ticket after a message: an answer waits for the other side, a note changes nothing. */
export function statusAfter(author: 'owner' | 'customer' | 'note', status: string): string {
  if (author === 'note') return status;
  const [next = OPEN] = waitsFor(author === 'owner' ? 'customer' : 'owner');
  return next;
}
