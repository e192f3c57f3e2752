/** A session of the owner, as the list of sessions shows it. */
import * as z from 'zod/mini';

export const ownerSessionSchema = z.object({
  /** ISO dates and times in UTC. */
  startedAt: z.iso.datetime(),
  usedAt: z.iso.datetime(),
  /** Null for a session that began with an earlier version of the server. */
  ipAddress: z.nullable(z.string()),
  /** The browser in words, such as 'Firefox on Windows'. */
  browser: z.nullable(z.string()),
  /** Whether it is the session that asks. */
  isCurrent: z.boolean(),
});

export type OwnerSession = z.infer<typeof ownerSessionSchema>;
