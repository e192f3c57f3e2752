/** What ends with the browser session: the drafts of forms, and other values that a page can do without. */
import * as z from 'zod/mini';
import type { Backend, Drafts } from '../Backend';
import type { BrowserEnvironment } from './browserEnvironment';
import { storageKeys } from './storageKeys';
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

/** The draft of a form. */
export function createDraft<Draft extends object>(
  ...details: Parameters<typeof createSessionValue<Draft>>
): Drafts<Draft> {
  const draft = createSessionValue<Draft>(...details);
  return {
    restoreDraft: async () => draft.read(),
    keepDraft: async (typed) => draft.keep(typed),
  };
}

const messageDraftsSchema = z.record(z.string(), z.object({ text: z.string() }));

/** The drafts of messages, which are stored together. */
export function createMessageDrafts(
  environment: BrowserEnvironment,
): Pick<Backend['tickets'], 'restoreMessage' | 'keepMessage'> {
  const drafts = createSessionValue(environment, storageKeys.messageDrafts, messageDraftsSchema);
  return {
    restoreMessage: async (form) => drafts.read()?.[form] ?? null,
    async keepMessage(form, draft) {
      // Without a pause between reading and writing: two forms keep their drafts at once.
      const { [form]: _, ...others } = drafts.read() ?? {};
      const kept = draft ? { ...others, [form]: draft } : others;
      drafts.keep(Object.keys(kept).length > 0 ? kept : null);
    },
  };
}
