import { findOrders, matchingOrders } from '../../../domain/orderList';
import type { Order } from '../../../domain/orders';
import type { AdminBackend } from '../../AdminBackend';
import type { StoredList } from '../storedList';

/** The orders in the storage of this browser. */
export const createBrowserOrders = (list: StoredList<Order>): AdminBackend['orders'] => ({
  list: async (query) => findOrders(await list.open(), query),
  listAll: async (query) => matchingOrders(await list.open(), query),
});
