import type { Backend } from '#src/backend/Backend.ts';
import { createBrowserBackend } from '#src/backend/browser/createBrowserBackend.ts';
import { storageKeys } from '#src/backend/browser/storageKeys.ts';
import { mockNow } from './clock.ts';
import { buildSupportTicket } from './factories/ticket.ts';
import { blockedStorage, createFullStorage, createMemoryStorage } from './memoryStorage.ts';

/** A browser in a certain state, with the real backend in front of it. */
export interface World {
  storage: () => Storage;
  backend: Backend;
  /** What was logged as an error, oldest first. */
  log: readonly string[];
}

/** Named worlds. Each call makes a fresh one. */
export const scenarios = {
  /** Nothing stored yet. */
  newVisitor: () => world(createMemoryStorage()),

  /** The ticket list was cut off in the middle. */
  damagedStorage: () =>
    world(
      createMemoryStorage({
        contents: {
          [storageKeys.supportTickets]: JSON.stringify([buildSupportTicket()]).slice(0, -40),
        },
      }),
    ),

  /** One ticket stored, and no room for another. */
  fullStorage: () =>
    world(
      createFullStorage({
        [storageKeys.supportTickets]: JSON.stringify([buildSupportTicket()]),
      }),
    ),

  /** The browser blocks site data. */
  blockedStorage: () => world(blockedStorage),
};

function world(storage: Storage | (() => Storage)): World {
  const open = typeof storage === 'function' ? storage : () => storage;
  const log: string[] = [];
  const backend = createBrowserBackend({
    storage: open,
    now: mockNow,
    logError: (message) => log.push(message),
  });
  return { storage: open, backend, log };
}
