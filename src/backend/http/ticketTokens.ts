import * as z from 'zod/mini';
import type { TicketLinks } from '../Backend';
import type { BrowserEnvironment } from '../browser/browserEnvironment';
import { createDraft } from '../browser/createDraft';
import { storageKeys } from '../browser/storageKeys';

const tokensSchema = z.record(z.string(), z.string());

/** The tokens of a guest's tickets, in the session storage so that a reload keeps them. */
export function createTicketTokens(environment: BrowserEnvironment) {
  const stored = createDraft(environment, storageKeys.ticketTokens, tokensSchema);
  /** Also where nothing can be stored. */
  const known = new Map<string, string>();
  return {
    async keep({ ticketId, token }: Parameters<TicketLinks['keep']>[0]) {
      known.set(ticketId, token);
      await stored.keepDraft({ ...(await stored.restoreDraft()), [ticketId]: token });
    },
    tokenOf: async (id: string) => known.get(id) || (await stored.restoreDraft())?.[id] || null,
  };
}
