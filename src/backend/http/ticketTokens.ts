import * as z from 'zod/mini';
import type { TicketLinks } from '../Backend';
import type { BrowserEnvironment } from '../storage/browserEnvironment';
import { createSessionValue } from '../storage/drafts';
import { storageKeys } from '../storage/storageKeys';

const tokensSchema = z.record(z.string(), z.string());

/** The tokens of a guest's tickets, in the session storage so that a reload keeps them. */
export function createTicketTokens(environment: BrowserEnvironment) {
  const stored = createSessionValue(environment, storageKeys.ticketTokens, tokensSchema);
  /** Also where nothing can be stored. */
  const known = new Map<string, string>();
  return {
    async keep({ ticketId, token }: Parameters<TicketLinks['keep']>[0]) {
      known.set(ticketId, token);
      // Without a pause between reading and writing: two tickets keep their tokens at once.
      stored.keep({ ...stored.read(), [ticketId]: token });
    },
    tokenOf: async (id: string) =>
      known.get(id) || new Map(Object.entries(stored.read() ?? {})).get(id) || null,
  };
}
