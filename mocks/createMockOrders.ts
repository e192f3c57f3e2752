import type { OwnersOrders } from '#src/backend/AdminBackend.ts';
import { AdminError } from '#src/backend/adminErrors.ts';
import { BackendError } from '#src/backend/Backend.ts';
import type { AdminOrder, OrderFigures } from '#src/domain/adminOrders.ts';

/** The owner's methods for these orders, in memory. The tests of the server run the real ones. */
export function createMockOrders(
  initial: readonly AdminOrder[],
  figures: OrderFigures,
): OwnersOrders {
  let orders = initial;

  function find(id: string): AdminOrder {
    const found = orders.find(({ order }) => order.id === id);
    if (!found) throw new BackendError('order-not-found');
    return found;
  }

  const change = (
    isMeant: (order: AdminOrder) => boolean,
    changed: Partial<AdminOrder['order']>,
  ) => {
    orders = orders.map((each) =>
      isMeant(each) ? { ...each, order: { ...each.order, ...changed } } : each,
    );
  };

  return {
    open: async (id) => find(id),
    async setStatus({ orderId, status, replaces }) {
      const { order } = find(orderId);
      if (!order.byHand || order.status !== replaces) throw new AdminError('changed-meanwhile');
      change((each) => each.order.id === orderId, { status });
    },
    add: async () => 'ord_new',
    figures: async () => figures,
    async assignLink(link, { product, period }) {
      const service = `${product[0]?.toUpperCase()}${product.slice(1)} ${period ? `Hosting (${period})` : 'Website'}`;
      change((each) => each.order.link === link, { product, period, service });
    },
  };
}
