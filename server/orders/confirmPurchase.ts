/** The mail to the payer. */
import { greetingName } from '../../src/domain/mailMessage.ts';
import type { Queries } from '../database/database.ts';
import { queuePurchaseConfirmation } from '../mail/emailTemplates.ts';
import type { PaidCheckout } from './paymentOrders.ts';

/** Queues the confirmation of a checkout, once for each. */
export const confirmPurchase = (
  queries: Queries,
  { checkout, orderId, email, customer, service }: PaidCheckout,
) =>
  queuePurchaseConfirmation(queries, `purchase-${checkout}`, email, {
    customerName: greetingName(customer),
    productName: service,
    orderId,
  });
