import { expect, test } from 'vitest';
import { type OrderStatus, orderStatusFacts, urgentStatuses } from '#src/domain/orderStatus.ts';

/** The tone of the owner's badge. */
const tones: Readonly<Record<OrderStatus, string>> = {
  Completed: 'success',
  'In Progress': 'info',
  Active: 'warning',
  Disputed: 'warning',
  Inquiry: 'warning',
  'Payment overdue': 'warning',
  'Payment failed': 'warning',
  Ending: 'warning',
  'Waiting for payment': 'warning',
  Ended: 'warning',
  Paused: 'warning',
  Refunded: 'warning',
  'Dispute lost': 'warning',
};

test.each(Object.entries(tones))('the badge of %s is %s', (status, tone) => {
  expect(orderStatusFacts(status).tone).toBe(tone);
});

test.each(['Escalated', 'constructor', 'toString'])(
  'the status of another tool, "%s", is amber',
  (status) => {
    expect(orderStatusFacts(status).tone).toBe('warning');
  },
);

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
