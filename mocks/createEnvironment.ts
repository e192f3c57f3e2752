import type { BrowserEnvironment } from '#src/backend/browser/browserEnvironment.ts';
import { mockNow } from './clock.ts';
import { createMemoryStorage } from './memoryStorage.ts';

/** A browser with nothing stored, one tab, a clock that stands still, and no patience for delays. */
export function createEnvironment(overrides: Partial<BrowserEnvironment> = {}): BrowserEnvironment {
  const storage = createMemoryStorage();
  return {
    storage: () => storage,
    now: mockNow,
    wait: async () => {},
    logError: () => {},
    ...overrides,
  };
}
