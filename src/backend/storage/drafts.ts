/** What ends with the browser session: the drafts of forms, and other values that a page can do without. */
import * as z from 'zod/mini';
import { GUEST, OWNER } from '../../domain/author';
import type { Backend, Drafts } from '../Backend';
import type { BrowserEnvironment } from './browserEnvironment';
import { storageKeys, TYPED_TEXT } from './storageKeys';
import { createStoredValue, type StoredValueOptions } from './storedValue';

/** One JSON value in the session storage, without which the page goes on. */
export function createSessionValue<T extends object>(
  environment: BrowserEnvironment,
  key: string,
  schema: StoredValueOptions<T>['schema'],
) {
  const { sessionStorage: storage, logWarning: logError } = environment;
  const stored = createStoredValue<T>({
    key,
    schema,
    environment: { ...environment, storage, logError },
  });
  return {
    read: stored.read,
    /** Replaces the value; null deletes it. Does nothing where the storage fails. */
    keep(value: T | null) {
      try {
        if (value) stored.write(value);
        else stored.remove();
      } catch {
        // The page keeps the value; only a reload loses it.
      }
    },
  };
}

/** Each author has a key, so that no other one sees the draft. */
const keyOf = (key: string, author = GUEST) => (author === GUEST ? key : `${key} of ${author}`);

export function createDraft<Draft extends object>(
  environment: BrowserEnvironment,
  key: string,
  schema: StoredValueOptions<Draft>['schema'],
): Drafts<Draft> {
  const draftOf = (author?: string) => createSessionValue(environment, keyOf(key, author), schema);
  return {
    restoreDraft: async (author) => draftOf(author).read(),
    keepDraft: async (typed, author) => draftOf(author).keep(typed),
  };
}

const draftKeys = [
  TYPED_TEXT,
  storageKeys.quoteDraft,
  storageKeys.questionnaireDraft,
  storageKeys.messageDrafts,
  storageKeys.purchaseReference,
];

/** Deletes the drafts of the owner, or all others. Does nothing where the storage fails. */
export function deleteDrafts({ sessionStorage }: BrowserEnvironment, isOwners = false): void {
  try {
    const storage = sessionStorage();
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys) {
      const isDraft = isOwners || draftKeys.some((beginning) => key.startsWith(beginning));
      if (isDraft && key.includes(` of ${OWNER}`) === isOwners) storage.removeItem(key);
    }
  } catch {
    // Then nothing is stored.
  }
}

const messageDraftsSchema = z.record(z.string(), z.object({ text: z.string() }));

/** The drafts of messages, which are stored together. */
export function createMessageDrafts(
  environment: BrowserEnvironment,
): Pick<Backend['tickets'], 'restoreMessage' | 'keepMessage'> {
  const draftsOf = (author?: string) =>
    createSessionValue(environment, keyOf(storageKeys.messageDrafts, author), messageDraftsSchema);
  return {
    // The id of a form is that of a ticket, which may be any text, such as 'constructor'.
    restoreMessage: async (form, author) =>
      new Map(Object.entries(draftsOf(author).read() ?? {})).get(form) ?? null,
    async keepMessage(form, draft, author) {
      const drafts = draftsOf(author);
      // Without a pause between reading and writing: two forms keep their drafts at once.
      const { [form]: _, ...others } = drafts.read() ?? {};
      const kept = draft ? { ...others, [form]: draft } : others;
      drafts.keep(Object.keys(kept).length > 0 ? kept : null);
    },
  };
}
