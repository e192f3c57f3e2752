import { adminRecords } from '#src/backend/browser/admin/adminRecords.ts';
import { storageKeys } from '#src/backend/storage/storageKeys.ts';
import { createBackendOver, type WholeBackend } from './createBackendOver.ts';
import { createEnvironment } from './createEnvironment.ts';
import { buildAdminCredentials } from './factories/adminCredentials.ts';
import { buildEmailTemplate } from './factories/emailTemplate.ts';
import { buildOrder, buildOrders } from './factories/order.ts';
import { buildPrices } from './factories/prices.ts';
import { buildSupportTicket } from './factories/ticket.ts';
import { buildUser } from './factories/user.ts';
import { blockedStorage, createFullStorage, createMemoryStorage } from './memoryStorage.ts';

/** A storage in a certain state, and the browser backend over it. */
export interface Scenario {
  storage: () => Storage;
  backend: WholeBackend;
  /** The logged errors, oldest first. */
  log: readonly string[];
}

const oneAccount = JSON.stringify([buildUser()]);
const oneSession = JSON.stringify(buildUser());
const oneTicket = JSON.stringify([buildSupportTicket()]);

/** The owner is signed in, and two customers have accounts, one of them with orders. */
const ownersData = {
  [adminRecords.adminSession.key]: 'true',
  [storageKeys.users]: JSON.stringify([
    buildUser(),
    buildUser({ id: 'user-7', email: 'sam@dale.example', name: 'Sam Dale' }),
  ]),
  [adminRecords.orders.key]: JSON.stringify([
    buildOrder(),
    buildOrder({ id: 'ORD-102', service: 'Meadow Hosting (yearly)', amount: '£61.20' }),
  ]),
};

/** Named scenarios. Each call creates a new one. */
export const scenarios = {
  /** Nothing stored yet. */
  newVisitor: () => createScenario(createMemoryStorage()),

  /** One account, which is signed in. */
  signedIn: () =>
    createScenario(
      createMemoryStorage({
        contents: {
          [storageKeys.users]: oneAccount,
          [storageKeys.currentUser]: oneSession,
        },
      }),
    ),

  /** One account, signed out. */
  signedOut: () =>
    createScenario(createMemoryStorage({ contents: { [storageKeys.users]: oneAccount } })),

  /** The texts of the accounts, the session and the tickets are cut off. */
  damagedStorage: () =>
    createScenario(
      createMemoryStorage({
        contents: {
          [storageKeys.users]: oneAccount.slice(0, -10),
          [storageKeys.currentUser]: oneSession.slice(0, -10),
          [storageKeys.supportTickets]: oneTicket.slice(0, -40),
        },
      }),
    ),

  /** One account, one ticket and no room for more. */
  fullStorage: () =>
    createScenario(
      createFullStorage({
        [storageKeys.users]: oneAccount,
        [storageKeys.supportTickets]: oneTicket,
      }),
    ),

  /** The browser blocks site data. */
  blockedStorage: () => createScenario(blockedStorage),

  /** The owner is signed in and has customers. Prices, settings and templates are the defaults. */
  ownerSignedIn: () => createScenario(createMemoryStorage({ contents: ownersData })),

  /** The same customers; the owner is signed out. */
  ownerSignedOut: () => {
    const { adminSession, ...contents } = ownersData;
    return createScenario(createMemoryStorage({ contents }));
  },

  /** The owner has removed every email template. */
  emptyTemplates: () =>
    createScenario(
      createMemoryStorage({
        contents: { ...ownersData, [adminRecords.emailTemplates.key]: '[]' },
      }),
    ),

  /** No accounts and no orders. */
  ownerWithoutCustomers: () =>
    createScenario(
      createMemoryStorage({
        contents: {
          ...ownersData,
          [storageKeys.users]: '[]',
          [adminRecords.orders.key]: '[]',
        },
      }),
    ),

  /** Ten thousand orders, for the tables and their pages. */
  manyOrders: () =>
    createScenario(
      createMemoryStorage({
        contents: {
          ...ownersData,
          [adminRecords.orders.key]: JSON.stringify(buildOrders(10_000)),
        },
      }),
    ),

  /** All of the owner's data is damaged, except for two orders and the session. */
  damagedAdminData: () =>
    createScenario(
      createMemoryStorage({
        contents: {
          ...ownersData,
          [storageKeys.users]: ownersData.users.slice(0, -10),
          [adminRecords.orders.key]: JSON.stringify([
            ...buildOrders(2),
            { ...buildOrder(), date: 'last week' },
          ]),
          [adminRecords.webDevPrices.key]: JSON.stringify(buildPrices().webDev).slice(0, -10),
          [adminRecords.hostingPrices.key]: JSON.stringify({ yearlyDiscountEnabled: 'yes' }),
          [adminRecords.stripeSettings.key]: 'pk_test_millrace0001',
          [adminRecords.emailTemplates.key]: JSON.stringify([buildEmailTemplate()]).slice(0, -10),
          [adminRecords.adminCredentials.key]: '{"username":"ow',
        },
      }),
    ),

  /** The owner is signed in, and the storage has no room for more. */
  ownerWithFullStorage: () =>
    createScenario(
      createFullStorage({
        ...ownersData,
        [adminRecords.adminCredentials.key]: JSON.stringify(buildAdminCredentials()),
        [adminRecords.webDevPrices.key]: JSON.stringify(buildPrices().webDev),
        [adminRecords.emailTemplates.key]: JSON.stringify([buildEmailTemplate()]),
      }),
    ),
};

function createScenario(storage: Storage | (() => Storage)): Scenario {
  const open = typeof storage === 'function' ? storage : () => storage;
  const log: string[] = [];
  const backend = createBackendOver(
    createEnvironment({ storage: open, logError: (message) => log.push(message) }),
  );
  return { storage: open, backend, log };
}
