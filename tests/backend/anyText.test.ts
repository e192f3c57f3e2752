import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { WholeBackend } from '#mocks/createBackendOver.ts';
import { createBackendOver } from '#mocks/createBackendOver.ts';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import { buildAdminCredentials } from '#mocks/factories/adminCredentials.ts';
import { initialTemplates } from '#mocks/factories/emailTemplate.ts';
import { createMemoryStorage } from '#mocks/memoryStorage.ts';
import { adminStorageKeys } from '#src/backend/browser/admin/adminStorageKeys.ts';
import { takeAwaitedSection } from '#src/backend/browser/awaitedSection.ts';
import { storageKeys } from '#src/backend/browser/storageKeys.ts';
import { createStoredList } from '#src/backend/browser/storedList.ts';
import { hasStoredSession } from '#src/backend/browser/storedSession.ts';
import { readTheme } from '#src/backend/browser/themePreference.ts';
import { ownerPrices } from '#src/content/ownerPrices.ts';
import { sampleOrders } from '#src/content/sampleOrders.ts';
import { emailTemplateSchema } from '#src/domain/emailTemplates.ts';
import { orderSchema } from '#src/domain/orders.ts';
import {
  defaultPaymentSettings,
  storedPaymentSettingsSchema,
} from '#src/domain/paymentSettings.ts';
import { quoteDraftSchema } from '#src/domain/quote.ts';
import { supportTicketSchema } from '#src/domain/ticket.ts';
import { userSchema } from '#src/domain/user.ts';
import { report } from '../../scripts/report.ts';
import { runs } from '../support/effort.ts';
import { anyTextFor } from './anyText.ts';

interface Stored {
  /** What a page sees of it. */
  read: (page: { backend: WholeBackend; storage: Storage }) => Promise<unknown>;
  /** What is good; a list counts entry by entry. */
  schema: { safeParse(value: unknown): { success: boolean } };
  /** What a page sees where there is nothing good. */
  fallback: unknown;
}

const isTrue = async (read: Promise<boolean>) => (await read) || null;

/** Every key that the site reads, in the storage or in that of the visit. */
const everyKey: Readonly<Record<string, Stored>> = {
  users: {
    read: ({ backend }) => backend.accounts.list(),
    schema: userSchema,
    fallback: [],
  },
  currentUser: {
    read: ({ backend }) => backend.sessions.restore(),
    schema: userSchema,
    fallback: null,
  },
  // No page shows it yet: it is read when the next ticket is added.
  supportTickets: {
    read: async ({ storage }) =>
      createStoredList({
        key: storageKeys.supportTickets,
        schema: supportTicketSchema,
        environment: createEnvironment({ storage: () => storage }),
      }).read(),
    schema: supportTicketSchema,
    fallback: [],
  },
  quoteDraft: {
    read: ({ backend }) => backend.quotes.restoreDraft(),
    schema: quoteDraftSchema,
    fallback: null,
  },
  awaitedSection: {
    read: async ({ storage }) => takeAwaitedSection(() => storage),
    schema: z.string(),
    fallback: null,
  },
  theme: {
    read: async ({ storage }) => readTheme(() => storage),
    schema: z.enum(['light', 'dark']),
    fallback: null,
  },
  orders: {
    read: ({ backend }) => backend.orders.list(),
    schema: orderSchema,
    fallback: sampleOrders,
  },
  webDevPrices: {
    read: ({ backend }) => backend.prices.readWebDev(),
    schema: ownerPrices.webDev.schema,
    fallback: ownerPrices.webDev.defaults,
  },
  hostingPrices: {
    read: ({ backend }) => backend.prices.readHosting(),
    schema: ownerPrices.hosting.schema,
    fallback: ownerPrices.hosting.defaults,
  },
  stripeSettings: {
    read: ({ backend }) => backend.paymentSettings.read(),
    schema: storedPaymentSettingsSchema,
    fallback: defaultPaymentSettings,
  },
  stripePublishableKey: {
    read: async ({ backend }) => (await backend.paymentSettings.read()).publishableKey,
    schema: z.string(),
    fallback: '',
  },
  emailTemplates: {
    read: ({ backend }) => backend.emailTemplates.list(),
    schema: emailTemplateSchema,
    fallback: [...initialTemplates],
  },
  adminCredentials: {
    read: async ({ backend, storage }) => {
      await backend.admin.restore();
      return JSON.parse(storage.getItem(adminStorageKeys.adminCredentials) ?? 'null');
    },
    schema: z.object({ username: z.string(), password: z.string() }),
    fallback: buildAdminCredentials(),
  },
  adminSession: {
    read: ({ backend }) => isTrue(backend.admin.restore()),
    schema: z.literal(true),
    fallback: null,
  },
};

const allKeys = Object.keys({ ...storageKeys, ...adminStorageKeys });

describe('Any text under one key', () => {
  test('these are all the keys', () => {
    expect(Object.keys(everyKey).sort()).toEqual([...allKeys].sort());
  });

  test.each(Object.entries(everyKey))(
    '"%s" never throws, and is read as something good or as what counts where there is nothing',
    async (key, { read, schema, fallback }) => {
      const fallbackText = JSON.stringify(fallback);
      const isGood = (value: unknown) =>
        Array.isArray(value)
          ? value.every((entry) => schema.safeParse(entry).success)
          : schema.safeParse(value).success;
      let texts = 0;
      let fallbacks = 0;
      await fc.assert(
        fc.asyncProperty(anyTextFor(key), async (text) => {
          const storage = createMemoryStorage({ contents: { [key]: text } });
          const environment = createEnvironment({
            storage: () => storage,
            sessionStorage: () => storage,
          });
          expect(typeof hasStoredSession(() => storage)).toBe('boolean');
          const value = await read({ backend: createBackendOver(environment), storage });
          texts += 1;
          if (JSON.stringify(value) === fallbackText) fallbacks += 1;
          else expect(isGood(value), JSON.stringify(value)).toBe(true);
        }),
        { numRuns: runs(1000) },
      );
      report(
        `${key}: ${texts} texts, none threw; ${fallbacks} read as the default, the rest as valid`,
      );
      // Of what is tried some is good and some is not, or this would say nothing. A section's name
      // alone can be any text.
      if (key !== storageKeys.awaitedSection) expect(fallbacks).toBeGreaterThan(0);
      expect(fallbacks).toBeLessThan(texts);
    },
  );
});
