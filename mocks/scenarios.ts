import { adminStorageKeys } from '#src/backend/browser/admin/adminStorageKeys.ts';
import { storageKeys } from '#src/backend/browser/storageKeys.ts';
import { createBackendOver, type WholeBackend } from './createBackendOver.ts';
import { createEnvironment } from './createEnvironment.ts';
import { buildAdminCredentials } from './factories/adminCredentials.ts';
import { buildEmailTemplate } from './factories/emailTemplate.ts';
import { buildOrder, buildOrders } from './factories/order.ts';
import { buildPrices } from './factories/prices.ts';
import { buildSupportTicket } from './factories/ticket.ts';
import { buildUser } from './factories/user.ts';
import { blockedStorage, createFullStorage, createMemoryStorage } from './memoryStorage.ts';

/** A browser in a certain state, with the real backend in front of it. */
export interface World {
  storage: () => Storage;
  backend: WholeBackend;
  /** What was logged as an error, oldest first. */
  log: readonly string[];
}

const oneAccount = JSON.stringify([buildUser()]);
const oneSession = JSON.stringify(buildUser());
const oneTicket = JSON.stringify([buildSupportTicket()]);

/** The owner is signed in, and two customers have accounts, one of them with orders. */
const ownersData = {
  [adminStorageKeys.adminSession]: 'true',
  [storageKeys.users]: JSON.stringify([
    buildUser(),
    buildUser({ id: 'user-7', email: 'sam@dale.example', name: 'Sam Dale' }),
  ]),
  [adminStorageKeys.orders]: JSON.stringify([
    buildOrder(),
    buildOrder({ id: 'ORD-102', service: 'Basic Hosting (yearly)', amount: '£43.11' }),
  ]),
};

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

  /** The owner has come back, and has customers. Prices, settings and templates are the defaults. */
  ownerSignedIn: () => world(createMemoryStorage({ contents: ownersData })),

  /** The same customers, seen by whoever finds the way to the sign-in form. */
  ownerSignedOut: () => {
    const { adminSession, ...contents } = ownersData;
    return world(createMemoryStorage({ contents }));
  },

  /** The owner has taken every email template out of the list. */
  emptyTemplates: () =>
    world(
      createMemoryStorage({
        contents: { ...ownersData, [adminStorageKeys.emailTemplates]: '[]' },
      }),
    ),

  /** Nobody has an account yet, and nothing is ordered. */
  ownerWithoutCustomers: () =>
    world(
      createMemoryStorage({
        contents: {
          ...ownersData,
          [storageKeys.users]: '[]',
          [adminStorageKeys.orders]: '[]',
        },
      }),
    ),

  /** Ten thousand orders, for the tables and their pages. */
  manyOrders: () =>
    world(
      createMemoryStorage({
        contents: {
          ...ownersData,
          [adminStorageKeys.orders]: JSON.stringify(buildOrders(10_000)),
        },
      }),
    ),

  /** All that the owner works on was cut off before its end, but for two orders and the session. */
  damagedAdminData: () =>
    world(
      createMemoryStorage({
        contents: {
          ...ownersData,
          [storageKeys.users]: ownersData.users.slice(0, -10),
          [adminStorageKeys.orders]: JSON.stringify([
            ...buildOrders(2),
            { ...buildOrder(), date: 'last week' },
          ]),
          [adminStorageKeys.webDevPrices]: JSON.stringify(buildPrices().webDev).slice(0, -10),
          [adminStorageKeys.hostingPrices]: JSON.stringify({ yearlyDiscountEnabled: 'yes' }),
          [adminStorageKeys.stripeSettings]: 'pk_test_millrace0001',
          [adminStorageKeys.emailTemplates]: JSON.stringify([buildEmailTemplate()]).slice(0, -10),
          [adminStorageKeys.adminCredentials]: '{"username":"ow',
        },
      }),
    ),

  /** The owner is signed in, and there is no room for anything more than what is there. */
  ownerWithFullStorage: () =>
    world(
      createFullStorage({
        ...ownersData,
        [adminStorageKeys.adminCredentials]: JSON.stringify(buildAdminCredentials()),
        [adminStorageKeys.webDevPrices]: JSON.stringify(buildPrices().webDev),
        [adminStorageKeys.emailTemplates]: JSON.stringify([buildEmailTemplate()]),
      }),
    ),
};

function world(storage: Storage | (() => Storage)): World {
  const open = typeof storage === 'function' ? storage : () => storage;
  const log: string[] = [];
  const backend = createBackendOver(
    createEnvironment({ storage: open, logError: (message) => log.push(message) }),
  );
  return { storage: open, backend, log };
}
