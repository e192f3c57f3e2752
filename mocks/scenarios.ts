import { createBackendOver } from '#mocks/createBackendOver.ts';
import type { Backend } from '#src/backend/Backend.ts';
import { storageKeys } from '#src/backend/browser/storageKeys.ts';
import { createEnvironment } from './createEnvironment.ts';
import { buildSupportTicket } from './factories/ticket.ts';
import { buildUser } from './factories/user.ts';
import { blockedStorage, createFullStorage, createMemoryStorage } from './memoryStorage.ts';

/** A browser in a certain state, with the real backend in front of it. */
export interface World {
  storage: () => Storage;
  backend: Backend;
  /** What was logged as an error, oldest first. */
  log: readonly string[];
}

const oneAccount = JSON.stringify([buildUser()]);
const oneSession = JSON.stringify(buildUser());
const oneTicket = JSON.stringify([buildSupportTicket()]);

/** Named worlds. Each call makes a fresh one. */
export const scenarios = {
  /** Nothing stored yet. */
  newVisitor: () => world(createMemoryStorage()),

  /** One account, and it is signed in. */
  signedIn: () =>
    world(
      createMemoryStorage({
        contents: {
          [storageKeys.users]: oneAccount,
          [storageKeys.currentUser]: oneSession,
        },
      }),
    ),

  /** One account, and nobody signed in. */
  signedOut: () => world(createMemoryStorage({ contents: { [storageKeys.users]: oneAccount } })),

  /** The accounts, the session and the tickets were each cut off before their end. */
  damagedStorage: () =>
    world(
      createMemoryStorage({
        contents: {
          [storageKeys.users]: oneAccount.slice(0, -10),
          [storageKeys.currentUser]: oneSession.slice(0, -10),
          [storageKeys.supportTickets]: oneTicket.slice(0, -40),
        },
      }),
    ),

  /** One account and one ticket stored, and no room for anything more. */
  fullStorage: () =>
    world(
      createFullStorage({
        [storageKeys.users]: oneAccount,
        [storageKeys.supportTickets]: oneTicket,
      }),
    ),

  /** The browser blocks site data. */
  blockedStorage: () => world(blockedStorage),
};

function world(storage: Storage | (() => Storage)): World {
  const open = typeof storage === 'function' ? storage : () => storage;
  const log: string[] = [];
  const backend = createBackendOver(
    createEnvironment({ storage: open, logError: (message) => log.push(message) }),
  );
  return { storage: open, backend, log };
}
