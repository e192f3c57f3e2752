import { BackendError, type CustomerOrders } from '#src/backend/Backend.ts';
import type { CustomerOrder, Purchase } from '#src/domain/customerOrder.ts';

/** The random part of the reference to each purchase. */
export const RANDOM_PART = '0123456789abcdef0123456789abcdef';

/** The customer's orders in memory, of which the link opens those that are not the account's own. */
export function createCustomerOrders(
  initial: readonly CustomerOrder[],
  { purchase, token }: { purchase: Purchase; token: string },
): CustomerOrders {
  let orders = initial;

  function find(orderId: string): CustomerOrder {
    const found = orders.find(({ id }) => id === orderId);
    if (!found) throw new BackendError('order-not-found');
    return found;
  }

  return {
    list: async () => orders.filter(({ isOwn }) => isOwn),
    read: async (orderId) => find(orderId),
    keepLink: async () => {},
    tokenOf: async (orderId) => (find(orderId).isOwn ? null : token),
    async claim(orderId) {
      find(orderId);
      orders = orders.map((each) => (each.id === orderId ? { ...each, isOwn: true } : each));
    },
    findPurchase: async () => purchase,
    referenceOf: async ({ product, period }) => `${product}_${period ?? 'once'}_${RANDOM_PART}`,
  };
}
