import * as z from 'zod/mini';
import type { BrowserEnvironment } from '../storage/browserEnvironment';
import { createSessionValue } from '../storage/drafts';

const tokensSchema = z.record(z.string(), z.string());

/** The tokens of links by what they open, in the session storage so that a reload keeps them. */
export function createLinkTokens(environment: BrowserEnvironment, key: string) {
  const stored = createSessionValue(environment, key, tokensSchema);
  /** Also where nothing can be stored. */
  const known = new Map<string, string>();
  return {
    async keep(id: string, token: string) {
      known.set(id, token);
      // Without a pause between reading and writing: two links keep their tokens at once.
      stored.keep({ ...stored.read(), [id]: token });
    },
    tokenOf: async (id: string) =>
      known.get(id) || new Map(Object.entries(stored.read() ?? {})).get(id) || null,
  };
}
