import { expect, test } from 'vitest';
import { type OrderStatus, orderStatusFacts, urgentStatuses } from '#src/domain/orderStatus.ts';
import { orderState } from '#src/features/orders/orderState.ts';

/** The tone of the owner's badge, and the tone and the label for the customer. */
const states: Readonly<Record<OrderStatus, readonly [string, string, string]>> = {
  Completed: ['success', 'success', 'Completed'],
  'In Progress': ['info', 'info', 'In progress'],
  Active: ['warning', 'success', 'Active'],
  Disputed: ['warning', 'warning', 'Payment disputed'],
  Inquiry: ['warning', 'warning', 'Payment questioned'],
  'Payment overdue': ['warning', 'danger', 'Payment overdue'],
  'Payment failed': ['warning', 'danger', 'Payment failed'],
  Ending: ['warning', 'warning', 'Ending'],
  'Waiting for payment': ['warning', 'warning', 'Waiting for payment'],
  Ended: ['warning', 'neutral', 'Ended'],
  Paused: ['warning', 'neutral', 'Paused'],
  Refunded: ['warning', 'neutral', 'Refunded'],
  'Dispute lost': ['warning', 'neutral', 'Payment returned'],
};

test.each(Object.entries(states))('owner and customer read what %s means', (status, expected) => {
  const { label, tone, meaning } = orderState(status);
  expect([orderStatusFacts(status).tone, tone, label]).toEqual(expected);
  expect(meaning).toMatch(/\.$/);
});

test.each(['Escalated', 'constructor', 'toString'])(
  'the status of another tool, "%s", is amber for the owner and shown as it is stored',
  (status) => {
    expect(orderStatusFacts(status).tone).toBe('warning');
    expect(orderState(status)).toEqual({ label: status, tone: 'neutral', meaning: '' });
  },
);

test('an order without a status is labelled as such', () => {
  expect(orderState('').label).toBe('No status yet');
});

test('the orders that need the owner are those with a dispute, a missing payment or an end', () => {
  expect(urgentStatuses).toEqual([
    { status: 'Disputed', day: 'dispute' },
    { status: 'Inquiry', day: 'dispute' },
    { status: 'Payment overdue', day: 'nextPayment' },
    { status: 'Payment failed', day: null },
    { status: 'Paused', day: null },
    { status: 'Ending', day: 'endsOn' },
  ]);
});
