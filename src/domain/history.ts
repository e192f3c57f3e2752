/** Who changed what: what the server notes of the owner's actions and sign-ins. */
import * as z from 'zod/mini';

export const historyEntrySchema = z.object({
  id: z.string(),
  /** An ISO date and time in UTC. */
  at: z.iso.datetime(),
  /** The username of the owner, or 'Customer'. */
  actor: z.string(),
  /** What was done: 'saved', 'wrote a reply' … */
  action: z.string(),
  /** What it was done to: the id of a ticket, an order or an account, or the key of a setting. */
  subject: z.string(),
});

/** The action of a login that was refused. Like that of a login, its subject is the IP address. */
export const FAILED_SIGN_IN = 'failed to sign in';

export type HistoryEntry = z.infer<typeof historyEntrySchema>;

export interface HistoryQuery {
  /** Only entries of this subject; null for all. */
  subject: string | null;
  /** From 1. */
  page: number;
}

/** A page of entries, the newest first. */
export const historyPageSchema = z.object({
  entries: z.array(historyEntrySchema),
  /** The number of entries on all pages. */
  found: z.number(),
});

export type HistoryPage = z.infer<typeof historyPageSchema>;

export const HISTORY_PER_PAGE = 50;
