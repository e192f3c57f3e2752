import { business } from '../../content/business';
import type { ListedOrder } from '../../domain/customerOrder';
import { pages } from '../../pages';

/** The URL of an order for its customer. */
export const orderHref = (id: string): string => `${pages.orders.href}/${encodeURIComponent(id)}`;

/** The URL that opens an order without an account. The token is in the fragment, which servers never see. */
export const linkedOrderHref = (id: string, token: string): string =>
  `${orderHref(id)}#order=${token}`;

/** The token in the fragment of a URL, or undefined. */
export const orderTokenOf = (hash: string): string | undefined =>
  /^#order=([\w-]+)$/.exec(hash)?.[1];

/** Where the customer of this order manages its payments; '' if there is nothing to manage. */
export const portalOf = ({ isSubscription, status }: ListedOrder): string =>
  isSubscription && status !== 'Ended' ? business.customerPortal : '';
