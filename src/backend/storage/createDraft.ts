import type { Drafts } from '../Backend';
import { createSessionValue } from './createSessionValue';

/** The draft of a form, in the session storage. */
export function createDraft<Draft extends object>(
  ...details: Parameters<typeof createSessionValue<Draft>>
): Drafts<Draft> {
  const draft = createSessionValue<Draft>(...details);
  return {
    restoreDraft: async () => draft.read(),
    keepDraft: async (typed: Draft | null) => draft.keep(typed),
  };
}
