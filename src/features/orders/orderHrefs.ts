import { business } from '../../content/business';
import type { ListedOrder } from '../../domain/customerOrder';
import { orderStatusFacts } from '../../domain/orderStatus';
import { pages } from '../../pages';

/** Where the customer of this order manages its payments; '' if there is nothing to manage. */
export const portalOf = ({ isSubscription, status }: ListedOrder): string =>
  isSubscription && !orderStatusFacts(status).hasEnded ? business.customerPortal : '';

/** The questionnaire of an order that nobody has answered yet; '' if there is none to answer. */
export const questionnaireOf = ({ unanswered }: ListedOrder): string =>
  unanswered === null
    ? ''
    : `${pages.questionnaire.href}?session_id=${encodeURIComponent(unanswered)}`;
