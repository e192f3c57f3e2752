import type { AdminBackend } from '#src/backend/AdminBackend.ts';
import { AdminError } from '#src/backend/adminErrors.ts';
import { CONNECTION_TEST_DELAY } from '#src/backend/browser/createBrowserPaymentSettings.ts';
import { createSessionListeners } from '#src/backend/sessionListeners.ts';
import { ownerPrices } from '#src/content/ownerPrices.ts';
import { accountsWithOrders, resetPasswordSchema } from '#src/domain/accounts.ts';
import { type AdminCredentials, isSameOwner } from '#src/domain/adminCredentials.ts';
import type { EmailTemplate } from '#src/domain/emailTemplates.ts';
import { type Order, sampleOrders } from '#src/domain/orders.ts';
import {
  defaultPaymentSettings,
  findConnectionProblem,
  isSecretKey,
  type PaymentSettings,
} from '#src/domain/paymentSettings.ts';
import type { Prices } from '#src/domain/prices.ts';
import {
  createSiteData,
  parseSiteData,
  prepareImport,
  siteDataKeys,
  type UnreadableText,
} from '#src/domain/siteData.ts';
import { findUser, type User } from '#src/domain/user.ts';
import type { Perform } from './createMemoryBackend.ts';
import { buildAdminCredentials } from './factories/adminCredentials.ts';
import { initialTemplates } from './factories/emailTemplate.ts';

/** What a memory backend holds for the owner, under the names that storage has for it. */
export interface MemoryAdminState {
  /** True while the owner is signed in. Default: nobody. */
  adminSession: true | null;
  /** Null until somebody comes to the door: then the default pair is made. Default: null. */
  adminCredentials: AdminCredentials | null;
  /** Default: the three samples. */
  orders: readonly Order[];
  webDevPrices: Prices;
  hostingPrices: Prices;
  stripeSettings: PaymentSettings;
  stripePublishableKey: string | null;
  /** Default: the default one. */
  emailTemplates: readonly EmailTemplate[];
  /** Default: none. */
  unreadable: readonly UnreadableText[];
}

export function createMemoryAdminState(options: Partial<MemoryAdminState>): MemoryAdminState {
  return {
    adminSession: null,
    adminCredentials: null,
    orders: sampleOrders,
    webDevPrices: ownerPrices.webDev.defaults,
    hostingPrices: ownerPrices.hosting.defaults,
    stripeSettings: defaultPaymentSettings,
    stripePublishableKey: options.stripeSettings?.publishableKey ?? null,
    emailTemplates: initialTemplates,
    unreadable: [],
    ...options,
  };
}

export interface MemoryAdminOptions {
  state: MemoryAdminState & { users: User[]; currentUser: User | null };
  perform: Perform;
  now: () => Date;
  /** Called when the session of a customer may have ended. */
  tellUser: () => void;
}

/** The owner's verbs of the memory backend. */
export function createMemoryAdmin(options: MemoryAdminOptions): AdminBackend {
  const { state, perform, now, tellUser } = options;
  const { onChange, tell, note } = createSessionListeners<boolean>();

  function setSession(session: true | null): void {
    state.adminSession = session;
    tell(session !== null);
  }

  function keptCredentials(): AdminCredentials {
    state.adminCredentials ??= buildAdminCredentials();
    return state.adminCredentials;
  }

  const accountOf = (userId: string) => state.users.find(({ id }) => id === userId);

  function storedTexts(): Record<string, string> {
    return Object.fromEntries(
      Object.entries(state)
        .filter(([key, value]) => siteDataKeys.includes(key) && value !== null)
        .map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
    );
  }

  function prepare(json: string) {
    const data = parseSiteData(json);
    if (!data) throw new AdminError('backup-unreadable');
    return prepareImport(data, storedTexts());
  }

  return {
    admin: {
      restore: () =>
        perform('admin.restore', () => {
          keptCredentials();
          return note(state.adminSession !== null);
        }),
      signIn: (typed) =>
        perform('admin.signIn', () => {
          if (!isSameOwner(typed, keptCredentials())) {
            throw new AdminError('admin-login-failed');
          }
          setSession(true);
        }),
      signOut: () => perform('admin.signOut', () => setSession(null)),
      onChange,
    },
    orders: {
      list: () => perform('orders.list', () => [...state.orders]),
    },
    accounts: {
      list: () => perform('accounts.list', () => accountsWithOrders(state.users, state.orders)),
      resetPassword: ({ userId, password }) =>
        perform('accounts.resetPassword', () => {
          if (!resetPasswordSchema.safeParse({ password }).success) {
            throw new AdminError('invalid-password');
          }
          if (!accountOf(userId)) throw new AdminError('password-not-reset');
        }),
      remove: (userId) =>
        perform('accounts.remove', () => {
          const user = accountOf(userId);
          if (!user) throw new AdminError('account-not-deleted');
          state.users = state.users.filter((each) => each !== user);
          if (state.currentUser?.id === userId) state.currentUser = null;
          tellUser();
        }),
    },
    prices: {
      readWebDev: () => perform('prices.readWebDev', () => state.webDevPrices),
      saveWebDev: (prices) =>
        perform('prices.saveWebDev', () => {
          state.webDevPrices = ownerPrices.webDev.clean(prices);
          return state.webDevPrices;
        }),
      readHosting: () => perform('prices.readHosting', () => state.hostingPrices),
      saveHosting: (prices) =>
        perform('prices.saveHosting', () => {
          state.hostingPrices = ownerPrices.hosting.clean(prices);
          return state.hostingPrices;
        }),
    },
    paymentSettings: {
      read: () => perform('paymentSettings.read', () => state.stripeSettings),
      save: ({ publishableKey, testMode }) =>
        perform('paymentSettings.save', () => {
          if (isSecretKey(publishableKey)) throw new AdminError('secret-key-refused');
          state.stripeSettings = { publishableKey: publishableKey.trim(), testMode };
          state.stripePublishableKey = state.stripeSettings.publishableKey || null;
          return state.stripeSettings;
        }),
      testConnection: ({ publishableKey }) => {
        const problem = findConnectionProblem(publishableKey);
        return perform(
          'paymentSettings.testConnection',
          () => {
            if (problem) throw new AdminError(problem);
          },
          problem === 'api-key-missing' ? 0 : CONNECTION_TEST_DELAY,
        );
      },
    },
    emailTemplates: {
      list: () => perform('emailTemplates.list', () => [...state.emailTemplates]),
      save: (template) =>
        perform('emailTemplates.save', () => {
          const others = [...state.emailTemplates];
          const index = others.findIndex(({ id }) => id === template.id);
          state.emailTemplates = index < 0 ? [...others, template] : others.with(index, template);
        }),
      sendTest: () => perform('emailTemplates.sendTest', () => {}),
    },
    siteData: {
      exportAll: () =>
        perform('siteData.exportAll', () =>
          createSiteData({ texts: storedTexts(), unreadable: state.unreadable, now: now() }),
        ),
      planImport: (json) => perform('siteData.planImport', () => prepare(json).plan),
      import: (json) =>
        perform('siteData.import', () => {
          const { plan, texts } = prepare(json);
          for (const [key, text] of Object.entries(texts)) {
            const isText = key === 'stripePublishableKey';
            Object.assign(state, { [key]: isText ? text : JSON.parse(text) });
          }
          const { users, currentUser } = state;
          state.currentUser = currentUser && (findUser(users, currentUser.email) ?? currentUser);
          tellUser();
          return plan;
        }),
      unreadable: () => perform('siteData.unreadable', () => [...state.unreadable]),
      discardUnreadable: (texts) =>
        perform('siteData.discardUnreadable', () => {
          state.unreadable = state.unreadable.filter(
            ({ key, text }) => !texts.some((each) => each.key === key && each.text === text),
          );
        }),
    },
  };
}
