import { expect, test } from 'vitest';
import type { HandStatus } from '#src/domain/adminOrders.ts';
import { orderState } from '#src/features/orders/orderState.ts';
import type { FoldedOrder } from '../../server/orders/foldOrder.ts';

/** Every status that an order of the server can have. */
const labels: Readonly<Record<NonNullable<FoldedOrder['status']> | HandStatus, string>> = {
  'In Progress': 'In progress',
  Completed: 'Completed',
  Active: 'Active',
  'Waiting for payment': 'Waiting for payment',
  'Payment failed': 'Payment failed',
  'Payment overdue': 'Payment overdue',
  Ending: 'Ending',
  Ended: 'Ended',
  'Partly refunded': 'Partly refunded',
  Refunded: 'Refunded',
  Inquiry: 'Payment questioned',
  Disputed: 'Payment disputed',
  'Dispute lost': 'Payment returned',
};

test.each(Object.entries(labels))('Customers read what %s means', (status, label) => {
  expect(orderState(status)).toMatchObject({ label, meaning: expect.stringMatching(/\.$/) });
});

test('Customers read the status of another tool as it is stored', () => {
  expect(orderState('Escalated')).toMatchObject({ label: 'Escalated', meaning: '' });
  expect(orderState('constructor').label).toBe('constructor');
  expect(orderState('').label).toBe('No status yet');
});
