import type { BrowserEnvironment } from './browserEnvironment';
import { createStoredValue, type StoredValueOptions } from './storedValue';

/** What is typed and not sent, in the session storage. */
export interface StoredDraft<Draft> {
  read(): Draft | null;
  /** Replaces the draft; null deletes it. Does nothing where the storage fails. */
  keep(typed: Draft | null): void;
}

export function createStoredDraft<Draft extends object>(
  environment: BrowserEnvironment,
  key: string,
  schema: StoredValueOptions<Draft>['schema'],
): StoredDraft<Draft> {
  const draft = createStoredValue<Draft>({
    key,
    schema,
    environment: {
      ...environment,
      storage: environment.sessionStorage,
      logError: environment.logWarning,
    },
  });
  return {
    read: draft.read,
    keep(typed) {
      try {
        if (typed) draft.write(typed);
        else draft.remove();
      } catch {
        // The form keeps the answers; only a reload loses them.
      }
    },
  };
}

/** The verbs for the draft of a form, in the session storage. */
export function createDraft<Draft extends object>(
  ...details: Parameters<typeof createStoredDraft<Draft>>
) {
  const draft = createStoredDraft<Draft>(...details);
  return {
    restoreDraft: async () => draft.read(),
    keepDraft: async (typed: Draft | null) => draft.keep(typed),
  };
}
