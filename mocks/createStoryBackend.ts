import type { HttpHandler } from 'msw';
import { siteDataKeys } from '#src/backend/browser/admin/adminRecords.ts';
import { storageKeys } from '#src/backend/storage/storageKeys.ts';
import type { MessageDraft } from '#src/domain/messageText.ts';
import type { QuoteDraft } from '#src/domain/quote.ts';
import type { UnreadableText } from '#src/domain/siteData.ts';
import { createBackendOver, type WholeBackend } from './createBackendOver.ts';
import {
  apiHandlers,
  createConnectedBackend,
  type ServerOptions,
} from './createConnectedBackend.ts';
import { createEnvironment } from './createEnvironment.ts';
import { createMemoryStorage } from './memoryStorage.ts';
import { type StoredValues, storageContents } from './storedValues.ts';
import { type Faults, withFaults } from './withFaults.ts';

export interface StoryBackendOptions extends StoredValues, Faults, ServerOptions {
  /** The draft of the quote form. */
  quoteDraft?: QuoteDraft;
  /** The last quote request of this browser. */
  quoteLockout?: { sentAt: number };
  /** The drafts of messages by the names of their forms. */
  messageDrafts?: Record<string, MessageDraft>;
  /** The random part of the references to purchases. */
  purchaseReference?: string;
  /** The quote for which a payment was begun in this tab, and what was paid of it before. */
  quotePayment?: { token: string; paid: number };
  /** Texts that could not be read, and the keys that keep them. */
  unreadable?: readonly UnreadableText[];
  /** Uses the HTTP clients over a server that has this storage. Default `false`. */
  connected?: boolean;
}

/** A browser whose storage holds these values. */
function createStoredEnvironment(options: StoryBackendOptions) {
  const { quoteDraft, quoteLockout, messageDrafts, purchaseReference, quotePayment } = options;
  const { unreadable = [], ...others } = options;
  const values = Object.entries(others).filter(([key]) => siteDataKeys.includes(key));
  const storage = createMemoryStorage({
    contents: {
      ...storageContents(Object.fromEntries(values)),
      ...storageContents({ [storageKeys.quoteLockout]: quoteLockout }),
      ...Object.fromEntries(unreadable.map(({ key, text }) => [key, text])),
    },
  });
  const sessionStorage = createMemoryStorage({
    contents: storageContents({
      [storageKeys.quoteDraft]: quoteDraft,
      [storageKeys.messageDrafts]: messageDrafts,
      [storageKeys.purchaseReference]: purchaseReference,
      quotePayment,
    }),
  });
  return createEnvironment({ storage: () => storage, sessionStorage: () => sessionStorage });
}

/** The HTTP clients, over handlers for what this server has. Those in `first`, which can grow, answer before them. */
export function createConnectedStoryBackend(
  options: StoryBackendOptions = {},
  first: HttpHandler[] = [],
) {
  const environment = createStoredEnvironment(options);
  const others = apiHandlers(createBackendOver(environment), options);
  return createConnectedBackend(environment, () => [...first, ...others]);
}

/** The browser backend over a storage in memory that holds these values, or that of connected mode. */
export function createStoryBackend(
  options: StoryBackendOptions = {},
  first: HttpHandler[] = [],
): WholeBackend {
  const backend = options.connected
    ? createConnectedStoryBackend(options, first)
    : createBackendOver(createStoredEnvironment(options));
  return withFaults(backend, options);
}
