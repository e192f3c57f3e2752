import * as z from 'zod/mini';
import { type MessageDraft, messageDraftSchema } from '../../domain/messageText';
import type { Backend } from '../Backend';
import type { BrowserEnvironment } from './browserEnvironment';
import { createDraft } from './createDraft';
import { storageKeys } from './storageKeys';

const draftsSchema = z.record(z.string(), messageDraftSchema);

/** The verbs for the drafts of messages, which are stored together in the session storage. */
export function createMessageDrafts(
  environment: BrowserEnvironment,
): Pick<Backend['tickets'], 'restoreMessage' | 'keepMessage'> {
  const { restoreDraft, keepDraft } = createDraft<Record<string, MessageDraft>>(
    environment,
    storageKeys.messageDrafts,
    draftsSchema,
  );
  return {
    restoreMessage: async (form) => (await restoreDraft())?.[form] ?? null,
    async keepMessage(form, draft) {
      const { [form]: _, ...others } = (await restoreDraft()) ?? {};
      const kept = draft ? { ...others, [form]: draft } : others;
      await keepDraft(Object.keys(kept).length > 0 ? kept : null);
    },
  };
}
