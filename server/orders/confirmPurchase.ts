import * as z from 'zod/mini';
import { freeLinks, purchaseLinks } from '../../src/content/mailTemplates.ts';
import { isCheckoutId } from '../../src/domain/checkoutSession.ts';
import { emailSchema } from '../../src/domain/email.ts';
import { foldText } from '../../src/domain/listQuery.ts';
import { greetingName } from '../../src/domain/mailMessage.ts';
import { stepInMail } from '../../src/domain/nextStep.ts';
import { normaliseEmail } from '../../src/domain/user.ts';
import { ApiError } from '../ApiError.ts';
import { about } from '../database/act.ts';
import { columns, type Queries } from '../database/database.ts';
import { addLink } from '../http/links.ts';
import { removeJobs } from '../jobs/storedJobs.ts';
import { queueTemplate } from '../mail/emailTemplates.ts';
import type { ServerSettings } from '../settings.ts';
import { orderUrl, questionnaireUrl } from '../urls.ts';
import { endOrderLinks } from './customerOrders.ts';
import { lockRow } from './orderRow.ts';
import { findNamedTickets } from './orderTickets.ts';
import { lockCurrent } from './ownOrders.ts';
import type { CompletedCheckout, Rules } from './paymentOrders.ts';
import { notePaid } from './quotePayments.ts';
import { isPackage, nextStepOf, stepRow } from './storedOrders.ts';

/** Whose turn it is, for a mail. The questionnaire may be answered before the payment arrives. */
async function readStep(queries: Queries, orderId: string) {
  const known = `select ${columns(stepRow)} from orders where id = $1`;
  const row = await queries.one(stepRow, known, [orderId]);
  const [ticket] = await findNamedTickets(queries, row.purchases, null);
  return stepInMail(nextStepOf(row, { ticket }, new Date()));
}

/** Queues the confirmation of a checkout, once for each, with links to the order and to the questionnaire. */
const confirmPurchase =
  ({ publicOrigin, secretKey }: Pick<ServerSettings, 'publicOrigin' | 'secretKey'>) =>
  async (
    queries: Queries,
    { checkout, isFree, orderId, email, customer, service, product, period }: CompletedCheckout,
    key = `purchase-${checkout}`,
  ) =>
    queueTemplate(queries, key, {
      template: isFree ? 'free-confirmation' : 'purchase-confirmation',
      about: about('order', orderId),
      to: email,
      added: isFree ? freeLinks : purchaseLinks,
      secretKey,
      values: {
        customerName: greetingName(customer),
        productName: service,
        orderId,
        steps: await readStep(queries, orderId),
        link: orderUrl(publicOrigin, orderId, await addLink(queries, 'order', orderId)),
        // A package begins with the questionnaire.
        ...(checkout &&
          isPackage({ product, period }) && {
            questionnaire: questionnaireUrl(publicOrigin, checkout),
          }),
      },
    });

export type RulesSettings = Pick<ServerSettings, 'publicOrigin' | 'secretKey' | 'provider'>;

/** How the payments of this site become orders. */
export const rulesOf = (settings: RulesSettings): Rules => ({
  confirm: confirmPurchase(settings),
  quotePaid: notePaid,
  isListRead: settings.provider !== undefined,
});

export const correctedEmailSchema = z.object({ email: emailSchema });

/**
 * Corrects the email address of an order: the old links end, what waits to be sent to the old address is not sent,
 * and the new one gets a link, unless the order is unpaid, not known or not ours. The account that has claimed it by
 * an old link loses it. Fails with `not-found`, and with `changed-meanwhile` for a customer who was deleted.
 */
export async function correctEmail(
  queries: Queries,
  named: string,
  email: string,
  settings: Pick<ServerSettings, 'publicOrigin' | 'secretKey'>,
): Promise<void> {
  const id = await lockCurrent(queries, named);
  const order = await lockRow(queries, id);
  if (order.forgottenAt) throw new ApiError('changed-meanwhile');
  const { product, purchases, money, countsIn } = order;
  const isTold = product !== null && countsIn !== 'none' && money !== 'unpaid';
  await queries.execute(
    `update orders set email = $2, email_key = $3, own_email = $2, account_id = null,
       searched = searched || E'\n' || $4, is_confirmed = is_confirmed or $5
     where id = $1`,
    [id, email, normaliseEmail(email), foldText(email), isTold],
  );
  await endOrderLinks(queries, [id]);
  const isWaiting = `state <> 'sent' and about_kind = 'order' and about_id = $1`;
  await removeJobs(queries, 'mail', isWaiting, [id]);
  if (!isTold) return;
  const checkout = purchases.find(isCheckoutId) ?? '';
  const completed = { ...order, checkout, isFree: order.paid === 0, orderId: id, email };
  await confirmPurchase(settings)(queries, completed, `order-link-${crypto.randomUUID()}`);
}
