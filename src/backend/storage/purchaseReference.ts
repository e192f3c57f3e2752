import type { CustomerOrders } from '../Backend';
import type { BrowserEnvironment } from './browserEnvironment';
import { storageKeys } from './storageKeys';

type Tab = Pick<BrowserEnvironment, 'sessionStorage'>;

/** The most characters that the payment provider takes. */
const MAX_LENGTH = 200;

/** Random bytes of a reference, so that no one guesses that of another visitor. */
const RANDOM_BYTES = 16;

const newRandomPart = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** What the references of this tab share. Where the storage fails, each has its own. */
function randomPart({ sessionStorage }: Tab): string {
  const created = newRandomPart();
  try {
    const storage = sessionStorage();
    const stored = storage.getItem(storageKeys.purchaseReference) ?? '';
    if (/^[0-9a-f]{32}$/.test(stored)) return stored;
    storage.setItem(storageKeys.purchaseReference, created);
  } catch {
    // The owner then finds the ticket of an order by its customer.
  }
  return created;
}

/** See `CustomerOrders.referenceOf`. */
export const referenceOf = (
  tab: Tab,
  { product, period }: Parameters<CustomerOrders['referenceOf']>[0],
): string =>
  [product, period ?? 'once', randomPart(tab)]
    .join('_')
    .replace(/[^\w-]/g, '-')
    .slice(-MAX_LENGTH);

/** The next purchase of this tab is another one. */
export function renewReference({ sessionStorage }: Tab): void {
  try {
    sessionStorage().removeItem(storageKeys.purchaseReference);
  } catch {
    // Then nothing is stored.
  }
}
