import * as z from 'zod/mini';
import type { MessageDraft } from '../../domain/messageText';
import type { Backend } from '../Backend';
import type { BrowserEnvironment } from './browserEnvironment';
import { createSessionValue } from './createSessionValue';
import { storageKeys } from './storageKeys';

const draftsSchema = z.record(z.string(), z.object({ text: z.string() }));

/** The drafts of messages, which are stored together in the session storage. */
export function createMessageDrafts(
  environment: BrowserEnvironment,
): Pick<Backend['tickets'], 'restoreMessage' | 'keepMessage'> {
  const drafts = createSessionValue<Record<string, MessageDraft>>(
    environment,
    storageKeys.messageDrafts,
    draftsSchema,
  );
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
