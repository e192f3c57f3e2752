import type { BrowserEnvironment } from '#src/backend/storage/browserEnvironment.ts';
import { mockNow } from './clock.ts';
import { createMemoryStorage } from './memoryStorage.ts';

/** A browser with empty storage, one tab, a fixed time and no delays. */
export function createEnvironment(overrides: Partial<BrowserEnvironment> = {}): BrowserEnvironment {
  const storage = createMemoryStorage();
  const sessionStorage = createMemoryStorage();
  return {
    storage: () => storage,
    sessionStorage: () => sessionStorage,
    fetch: (url, init) => fetch(url, init),
    now: mockNow,
    wait: async () => {},
    logError: () => {},
    logWarning: () => {},
    logInfo: () => {},
    ...overrides,
  };
}
