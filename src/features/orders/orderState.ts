import { business } from '../../content/business';
import type { Tone } from '../../design-system';
import type { ListedOrder } from '../../domain/customerOrder';
import { pages } from '../../pages';

/** Each status with its tone, what it means for the customer and, where it differs, what the customer reads. */
const states = new Map<string, readonly [tone: Tone, meaning: string, label?: string]>([
  ['In Progress', ['info', 'It is paid, and we are working on it.', 'In progress']],
  ['Completed', ['success', 'It is paid and finished.']],
  ['Active', ['success', 'Your plan is paid and running.']],
  ['Waiting for payment', ['warning', 'Your payment has not arrived. Some take a few days.']],
  ['Payment failed', ['danger', 'Your payment did not go through. Please pay again.']],
  ['Payment overdue', ['danger', 'Please check the card that you pay with.']],
  ['Ending', ['warning', 'Your plan is cancelled, and runs until its last day.']],
  ['Ended', ['neutral', 'Your plan has ended.']],
  ['Partly refunded', ['neutral', 'We have paid a part of it back. Banks may need a few days.']],
  ['Refunded', ['neutral', 'We have paid all of it back. Banks may need a few days.']],
  ['Inquiry', ['warning', 'Your bank has asked us about a payment.', 'Payment questioned']],
  ['Disputed', ['warning', 'Your bank decides about a disputed payment.', 'Payment disputed']],
  ['Dispute lost', ['neutral', 'Your bank has returned a disputed payment.', 'Payment returned']],
]);

/** The state of an order in the customer's words. A status of another tool is shown as it is stored. */
export function orderState(status: string): { label: string; tone: Tone; meaning: string } {
  const [tone, meaning, label = status] = states.get(status) ?? ['neutral', ''];
  return { label: label || 'No status yet', tone, meaning };
}

/** Where the customer of this order manages its payments; '' if there is nothing to manage. */
export const portalOf = ({ isSubscription, status }: ListedOrder): string =>
  isSubscription && status !== 'Ended' ? business.customerPortal : '';

/** The questionnaire of an order that nobody has answered yet; '' if there is none to answer. */
export const questionnaireOf = ({ unanswered }: ListedOrder): string =>
  unanswered === null
    ? ''
    : `${pages.questionnaire.href}?session_id=${encodeURIComponent(unanswered)}`;
