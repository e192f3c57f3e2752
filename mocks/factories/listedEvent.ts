import type { ListedEvent } from '#src/domain/ownersEvents.ts';

/** An event that was sent at the first attempt. */
export const buildListedEvent = (overrides: Partial<ListedEvent> = {}): ListedEvent => ({
  id: '1',
  type: 'order.paid',
  about: { kind: 'order', id: 'ORD-001' },
  name: 'Eleanor Whitby, Standard Website',
  state: 'sent',
  queuedAt: '2026-03-02T09:00:00.000Z',
  attempts: 1,
  error: null,
  nextAt: null,
  isSetAside: false,
  ...overrides,
});

/** An event that waits for its third attempt. */
export const buildWaitingEvent = (overrides: Partial<ListedEvent> = {}): ListedEvent =>
  buildListedEvent({
    id: '2',
    type: 'ticket.opened',
    about: { kind: 'ticket', id: 'web-1' },
    name: 'Web Design Project: Harrow & Sons Joinery',
    state: 'waiting',
    attempts: 2,
    error: 'The receiver could not be reached.',
    nextAt: '2026-03-02T09:31:00.000Z',
    ...overrides,
  });

/** An event that has failed for good. */
export const buildFailedEvent = (overrides: Partial<ListedEvent> = {}): ListedEvent =>
  buildListedEvent({
    id: '3',
    type: 'quote.accepted',
    about: { kind: 'quote', id: '7' },
    name: 'Dale Ceramics',
    state: 'failed',
    queuedAt: '2026-03-01T08:00:00.000Z',
    attempts: 12,
    error: 'The receiver answered 500.',
    ...overrides,
  });
