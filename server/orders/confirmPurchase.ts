/** The mail to the payer. */
import { freeLinks, purchaseLinks } from '../../src/content/mailTemplates.ts';
import { greetingName } from '../../src/domain/mailMessage.ts';
import { about } from '../database/act.ts';
import type { Queries } from '../database/database.ts';
import { addLink } from '../http/links.ts';
import { queueTemplate } from '../mail/emailTemplates.ts';
import type { ServerSettings } from '../settings.ts';
import { orderUrl, questionnaireUrl } from '../urls.ts';
import type { CompletedCheckout, Rules } from './paymentOrders.ts';

/** Queues the confirmation of a checkout, once for each, with links to the order and to the questionnaire. */
export const confirmPurchase =
  ({ publicOrigin, secretKey }: Pick<ServerSettings, 'publicOrigin' | 'secretKey'>) =>
  async (
    queries: Queries,
    { checkout, isFree, orderId, email, customer, service, isPackage }: CompletedCheckout,
  ) =>
    queueTemplate(queries, `purchase-${checkout}`, {
      template: isFree ? 'free-confirmation' : 'purchase-confirmation',
      about: about('order', orderId),
      to: email,
      added: isFree ? freeLinks : purchaseLinks,
      secretKey,
      values: {
        customerName: greetingName(customer),
        productName: service,
        orderId,
        link: orderUrl(publicOrigin, orderId, await addLink(queries, 'order', orderId)),
        ...(isPackage && { questionnaire: questionnaireUrl(publicOrigin, checkout) }),
      },
    });

export type RulesSettings = Pick<ServerSettings, 'publicOrigin' | 'secretKey' | 'provider'>;

/** How the payments of this site become orders. */
export const rulesOf = (settings: RulesSettings): Rules => ({
  confirm: confirmPurchase(settings),
  isListRead: settings.provider !== undefined,
});
