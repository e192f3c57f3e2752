import { expect, test } from 'vitest';
import { buildPaymentEvent } from '#mocks/factories/paymentEvents.ts';
import { shownEvents } from '#src/domain/paymentEvents.ts';

const receivedAt = '2026-03-02T09:20:00.000Z';
const shownAt = (now: string, isWaiting: boolean) =>
  shownEvents([buildPaymentEvent({ receivedAt, isWaiting })], new Date(now)).length;

test('an event that waits for its payment is shown from ten minutes on', () => {
  expect(shownAt('2026-03-02T09:29:59.999Z', true)).toBe(0);
  expect(shownAt('2026-03-02T09:30:00.000Z', true)).toBe(1);
});

test('an event that could not be read is shown at once', () => {
  expect(shownAt(receivedAt, false)).toBe(1);
});
