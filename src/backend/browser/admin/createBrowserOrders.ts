import { findOrders, matchingOrders } from '../../../domain/orderList';
import type { Order } from '../../../domain/orders';
import type { AdminBackend } from '../../AdminBackend';
import type { BrowserEnvironment } from '../../storage/browserEnvironment';
import type { StoredList } from '../storedList';
import { adminRecords } from './adminRecords';

/** The orders in the storage of this browser. */
export function createBrowserOrders(
  { storage }: Pick<BrowserEnvironment, 'storage'>,
  list: StoredList<Order>,
): AdminBackend['orders'] {
  let known: { text: string; orders: readonly Order[] } | undefined;

  function storedText(): string | null {
    try {
      return storage().getItem(adminRecords.orders.key);
    } catch {
      // `open` logs what is wrong with the storage.
      return null;
    }
  }

  /** A list is searched at every key, so an unchanged text is not parsed again. */
  async function open(): Promise<readonly Order[]> {
    const text = storedText();
    if (text !== null && known?.text === text) return known.orders;
    const orders = await list.open();
    known = text === null ? undefined : { text, orders };
    return orders;
  }

  return {
    list: async (query) => findOrders(await open(), query),
    listAll: async (query) => matchingOrders(await open(), query),
  };
}
