/** The mail to the payer. */
import { greetingName } from '../../src/domain/mailMessage.ts';
import { about } from '../database/act.ts';
import type { Queries } from '../database/database.ts';
import { queueTemplate } from '../mail/emailTemplates.ts';
import type { PaidCheckout } from './paymentOrders.ts';

/** Queues the confirmation of a checkout, once for each. */
export const confirmPurchase = (
  queries: Queries,
  { checkout, orderId, email, customer, service }: PaidCheckout,
) =>
  queueTemplate(queries, `purchase-${checkout}`, {
    template: 'purchase-confirmation',
    about: about('order', orderId),
    to: email,
    values: { customerName: greetingName(customer), productName: service, orderId },
  });
