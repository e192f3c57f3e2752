import { storageKeys } from '#src/backend/storage/storageKeys.ts';
import type { MessageDraft } from '#src/domain/messageText.ts';
import type { QuoteDraft } from '#src/domain/quote.ts';
import type { UnreadableText } from '#src/domain/siteData.ts';
import { connectedMethods, type ServerOptions, TEST_RECIPIENT } from './connectedMethods.ts';
import { createBackendOver, type WholeBackend } from './createBackendOver.ts';
import { createEnvironment } from './createEnvironment.ts';
import { createMemoryStorage } from './memoryStorage.ts';
import { type StoredValues, storageContents } from './storedValues.ts';
import { type Faults, withFaults } from './withFaults.ts';

export interface MockBackendOptions extends StoredValues, Faults, ServerOptions {
  /** The draft of the quote form. */
  quoteDraft?: QuoteDraft;
  /** The last quote request of this browser. */
  quoteLockout?: { sentAt: number };
  /** The drafts of messages by the names of their forms. */
  messageDrafts?: Record<string, MessageDraft>;
  /** Texts that could not be read, and the keys that keep them. */
  unreadable?: readonly UnreadableText[];
  /** Has the methods of connected mode as well. Default `false`. */
  connected?: boolean;
}

/** The browser backend over a storage in memory that holds these values. */
export function createMockBackend(options: MockBackendOptions = {}): WholeBackend {
  const {
    fail = {},
    hang = [],
    quoteDraft,
    quoteLockout,
    messageDrafts,
    unreadable = [],
    connected,
    ...others
  } = options;
  const {
    history,
    mails = [],
    events = [],
    hasReceiver = true,
    checklist,
    isVerified = true,
    customerOrders = [],
    purchase,
    adminOrders = [],
    orderFigures,
    attention = { count: 0, orders: [] },
    quoteRequests = [],
    sentQuote = null,
    ...values
  } = others;
  const storage = createMemoryStorage({
    contents: {
      ...storageContents({ ...values, [storageKeys.quoteLockout]: quoteLockout }),
      ...Object.fromEntries(unreadable.map(({ key, text }) => [key, text])),
    },
  });
  const sessionStorage = createMemoryStorage({
    contents: storageContents({
      [storageKeys.quoteDraft]: quoteDraft,
      [storageKeys.messageDrafts]: messageDrafts,
    }),
  });
  const environment = createEnvironment({
    storage: () => storage,
    sessionStorage: () => sessionStorage,
  });
  const backend = createBackendOver(environment);
  if (!connected) return withFaults(backend, { fail, hang });
  const sent = { recipient: TEST_RECIPIENT, mailId: '7' };
  const emailTemplates = { ...backend.emailTemplates, sendTest: async () => sent };
  const methods = connectedMethods({
    history,
    mails,
    events,
    hasReceiver,
    checklist,
    isVerified,
    customerOrders,
    purchase,
    adminOrders,
    orderFigures,
    quoteRequests,
    sentQuote,
  });
  const { list, open } = backend.ownersTickets;
  const marked = <Value>(value: Value) => ({ ...value, isUnconfirmed: true });
  const ownersTickets: typeof backend.ownersTickets = isVerified
    ? backend.ownersTickets
    : {
        ...backend.ownersTickets,
        open: async (id) => marked(await open(id)),
        async list(query) {
          const page = await list(query);
          return { ...page, tickets: page.tickets.map(marked) };
        },
      };
  const orders: typeof backend.orders = {
    ...backend.orders,
    async list(query) {
      const page = await backend.orders.list(query);
      return { ...page, summary: { ...page.summary, attention } };
    },
  };
  const status = {
    read: async () => ({
      ...(await backend.status.read()),
      owner: 'Olive',
      newQuotes: quoteRequests.filter((each) => each.status === 'New').length,
      failedMails: mails.filter((each) => each.state === 'failed' && !each.isSetAside).length,
      failedEvents: events.filter(
        ({ state, isSetAside }) => /failed|stopped/.test(state) && !isSetAside,
      ).length,
    }),
  };
  return withFaults(
    { ...backend, connected: methods, emailTemplates, orders, ownersTickets, status },
    { fail, hang },
  );
}
