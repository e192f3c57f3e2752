import type { Tone } from '../../design-system';

interface OrderState {
  label: string;
  tone: Tone;
  /** What it means for the customer. */
  meaning: string;
}

const states: Readonly<Record<string, OrderState>> = {
  'In Progress': {
    label: 'In progress',
    tone: 'info',
    meaning: 'Your payment has arrived, and we are working on your order.',
  },
  Completed: { label: 'Completed', tone: 'success', meaning: 'Your order is finished.' },
  Active: { label: 'Active', tone: 'success', meaning: 'Your plan is paid and running.' },
  'Waiting for payment': {
    label: 'Waiting for payment',
    tone: 'warning',
    meaning: 'Your payment has not arrived yet. Some ways of paying take a few days.',
  },
  'Payment failed': {
    label: 'Payment failed',
    tone: 'danger',
    meaning: 'Your payment did not go through, and we have received no money. Please pay again.',
  },
  'Payment overdue': {
    label: 'Payment overdue',
    tone: 'danger',
    meaning: 'A payment for your plan is missing. Please check the card that you pay with.',
  },
  Ending: {
    label: 'Ending',
    tone: 'warning',
    meaning: 'Your plan has been cancelled. It runs until its last day.',
  },
  Ended: { label: 'Ended', tone: 'neutral', meaning: 'Your plan has ended.' },
  'Partly refunded': {
    label: 'Partly refunded',
    tone: 'neutral',
    meaning: 'We have paid a part of your money back. Your bank may need a few days to show it.',
  },
  Refunded: {
    label: 'Refunded',
    tone: 'neutral',
    meaning: 'We have paid all of your money back. Your bank may need a few days to show it.',
  },
  Inquiry: {
    label: 'Payment questioned',
    tone: 'warning',
    meaning: 'Your bank has asked us about a payment. Nothing has been paid back.',
  },
  Disputed: {
    label: 'Payment disputed',
    tone: 'warning',
    meaning: 'A payment was disputed at your bank, which decides about it now.',
  },
  'Dispute lost': {
    label: 'Payment returned',
    tone: 'neutral',
    meaning: 'Your bank has returned a disputed payment to you.',
  },
};

/** The state of an order in the customer's words. A status of another tool is shown as it is stored. */
export const orderState = (status: string): OrderState =>
  Object.hasOwn(states, status) && states[status]
    ? states[status]
    : { label: status || 'No status yet', tone: 'neutral', meaning: '' };
