/** What waits for the owner. The owner's pages read it again and again. */
import * as z from 'zod/mini';

/** From which percentage on the owner is warned of a full disk, and of full space for guests' files. */
export const NEARLY_FULL = 80;

export const ownerStatusSchema = z.object({
  /** How many tickets are open. */
  waitingTickets: z.number(),
  /** How many quote requests have no price yet. Like the rest, 0 in browser mode. */
  newQuotes: z.number(),
  /** How many mails have failed for good or wait for other settings, without those that the owner has set aside. */
  failedMails: z.number(),
  /** How many events have failed for good or have stopped the others, if there is a receiver. As with mails. */
  failedEvents: z.number(),
  /** The username of the owner who reads this; none in browser mode. */
  owner: z.optional(z.string()),
  /** The version of the server; none in browser mode. */
  version: z.optional(z.string()),
  /** How much of the disk with the data is used, in percent; missing where the server cannot know. */
  diskUsed: z.optional(z.number()),
  /**
   * How much of the space for files of tickets without a confirmed account is used, in percent, and the
   * tickets with the largest files, in bytes.
   */
  guestFiles: z.optional(
    z.object({
      used: z.number(),
      tickets: z.array(z.object({ id: z.string(), title: z.string(), size: z.coerce.number() })),
    }),
  ),
  /** Visitors have caused too many mails to emails that are not confirmed: until then, more are left out. */
  mailsLeftOutUntil: z.optional(z.iso.datetime()),
});

export type OwnerStatus = z.infer<typeof ownerStatusSchema>;
