import { mailBusiness } from '#src/content/mailBusiness.ts';
import type { ListedEvent, QueuedMail } from '#src/domain/outbox.ts';
import { renderTemplate } from '#src/domain/templateMail.ts';

const letter = (subject: string, body: string) =>
  renderTemplate({ subject, body }, {}, { business: mailBusiness });

/** A mail that was sent at the first attempt. */
export function buildQueuedMail(overrides: Partial<QueuedMail> = {}): QueuedMail {
  return {
    id: '1',
    to: ['ruth@harrow-joinery.example'],
    ...letter(
      'Your quote request has reached Hollin Web',
      'Hello Ruth Harrow,\n\nThank you for asking Hollin Web for a website quote.\n\nHollin Web',
    ),
    state: 'sent',
    queuedAt: '2026-03-02T09:00:00.000Z',
    attempts: [{ at: '2026-03-02T09:00:01.000Z', error: null }],
    nextAt: null,
    isSetAside: false,
    ...overrides,
  };
}

/** A mail that waits for its third attempt, with a subject of a customer. */
export function buildWaitingMail(overrides: Partial<QueuedMail> = {}): QueuedMail {
  return buildQueuedMail({
    id: '2',
    to: ['hello@hollin.example', 'desk@hollin.example'],
    subject: 'Quote request from Harrow & Sons Joinery',
    state: 'waiting',
    attempts: [
      { at: '2026-03-02T09:28:00.000Z', error: 'The mail service could not be reached.' },
      { at: '2026-03-02T09:28:05.000Z', error: 'The mail service answered 500.' },
    ],
    nextAt: '2026-03-02T09:31:00.000Z',
    ...overrides,
  });
}

/** A mail that has failed for good. */
export function buildFailedMail(overrides: Partial<QueuedMail> = {}): QueuedMail {
  return buildQueuedMail({
    id: '3',
    to: ['sam@dale.example'],
    ...letter(
      'Choose a new password for Hollin Web',
      'Hello Sam Dale,\n\nYou asked for a new password. Open this link to choose one; it is good once, for one hour:\n\nhttps://hollin.example/account/new-password\n\nHollin Web',
    ),
    state: 'failed',
    queuedAt: '2026-03-01T08:00:00.000Z',
    attempts: Array.from({ length: 12 }, (_, index) => ({
      at: new Date(Date.UTC(2026, 2, 1, 8 + 2 * index)).toISOString(),
      error: 'The mail service answered 401.',
    })),
    ...overrides,
  });
}

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
