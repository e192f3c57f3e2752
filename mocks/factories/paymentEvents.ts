import type { PaymentEvent, PaymentEvents } from '#src/domain/paymentEvents.ts';

/** A notification without the data of its payment. */
export const buildPaymentEvent = (overrides: Partial<PaymentEvent> = {}): PaymentEvent => ({
  id: 'evt_1',
  type: 'checkout.session.completed',
  problem: 'The event has no amount.',
  receivedAt: '2026-03-02T09:20:00.000Z',
  isWaiting: false,
  ...overrides,
});

/** Events of which none waits. */
export const buildPaymentEvents = (overrides: Partial<PaymentEvents> = {}): PaymentEvents => ({
  events: [],
  lastEvent: '2026-03-02T09:20:00.000Z',
  refused: { malformed: 0, wrong: 0, old: 0, future: 0 },
  ...overrides,
});
