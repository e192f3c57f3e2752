import type { PriceList, Prices } from '../../../domain/prices';
import type { AdminBackend } from '../../AdminBackend';
import type { BrowserEnvironment } from '../../storage/browserEnvironment';
import { createStoredValue } from '../../storage/storedValue';
import { adminStorageKeys } from './adminStorageKeys';
import { createVersions } from './createVersions';

export interface OwnerPrices {
  webDev: PriceList;
  hosting: PriceList;
}

/** The owner's two price lists. */
export function createBrowserPrices(
  environment: BrowserEnvironment,
  lists: OwnerPrices,
): AdminBackend['prices'] {
  const versions = createVersions(environment);

  function createStoredPrices(key: string, { schema, defaults, clean }: PriceList) {
    const stored = createStoredValue<Prices>({ key, schema, environment });
    const { read, save } = versions.value<Prices>({
      key,
      read: () => stored.read() ?? { ...defaults },
      write: stored.write,
    });
    return { read, save: (prices: Prices) => save(clean(prices)) };
  }

  const webDev = createStoredPrices(adminStorageKeys.webDevPrices, lists.webDev);
  const hosting = createStoredPrices(adminStorageKeys.hostingPrices, lists.hosting);
  return {
    readWebDev: webDev.read,
    saveWebDev: webDev.save,
    readHosting: hosting.read,
    saveHosting: hosting.save,
  };
}
