import {
  cleanHostingPrices,
  cleanWebDevPrices,
  defaultHostingPrices,
  defaultWebDevPrices,
  type HostingPrices,
  hostingPricesSchema,
  type WebDevPrices,
  webDevPricesSchema,
} from '../../domain/prices';
import type { AdminBackend } from '../AdminBackend';
import { adminStorageKeys } from './adminStorageKeys';
import type { BrowserEnvironment } from './browserEnvironment';
import { createStoredValue } from './storedValue';

/** The owner's two price lists. */
export function createBrowserPrices(environment: BrowserEnvironment): AdminBackend['prices'] {
  const webDev = createStoredValue<WebDevPrices>({
    key: adminStorageKeys.webDevPrices,
    schema: webDevPricesSchema,
    environment,
  });
  const hosting = createStoredValue<HostingPrices>({
    key: adminStorageKeys.hostingPrices,
    schema: hostingPricesSchema,
    environment,
  });

  return {
    readWebDev: async () => webDev.read() ?? { ...defaultWebDevPrices },
    async saveWebDev(prices) {
      const kept = cleanWebDevPrices(prices);
      webDev.write(kept);
      return kept;
    },
    readHosting: async () => hosting.read() ?? { ...defaultHostingPrices },
    async saveHosting(prices) {
      const kept = cleanHostingPrices(prices);
      hosting.write(kept);
      return kept;
    },
  };
}
