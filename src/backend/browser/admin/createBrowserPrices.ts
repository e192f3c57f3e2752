import type { PriceList, Prices } from '../../../domain/prices';
import type { OwnersPrices } from '../../AdminBackend';
import type { BrowserEnvironment } from '../../storage/browserEnvironment';
import { createStoredValue } from '../../storage/storedValue';
import { versionedValue } from './versioned';

/** One of the owner's price lists, under this storage key. */
export function createBrowserPrices(
  environment: BrowserEnvironment,
  key: string,
  { schema, defaults, clean }: PriceList,
): OwnersPrices {
  const stored = createStoredValue<Prices>({ key, schema, environment, keeps: () => true });
  const { read, save } = versionedValue<Prices>(environment, {
    key,
    read: () => stored.read() ?? { ...defaults },
    write: stored.write,
  });
  return { read, save: (prices) => save(clean(prices)) };
}
