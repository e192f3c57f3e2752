import type { BrowserEnvironment } from './browserEnvironment';
import { createStoredValue, type StoredValueOptions } from './storedValue';

/** The verbs for the draft of a form, in the session storage. */
export function createDraft<Draft extends object>(
  environment: BrowserEnvironment,
  key: string,
  schema: StoredValueOptions<Draft>['schema'],
) {
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
    restoreDraft: async () => draft.read(),
    async keepDraft(typed: Draft | null) {
      try {
        if (typed) draft.write(typed);
        else draft.remove();
      } catch {
        // The form keeps the answers; only a reload loses them.
      }
    },
  };
}
