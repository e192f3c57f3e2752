/** How the server is. The owner's pages read it again and again, with what waits (`today.ts`). */
import * as z from 'zod/mini';

/** From which percentage on the owner is warned of a full disk, and of full space for guests' files. */
export const NEARLY_FULL = 80;

export const ownerStatusSchema = z.object({
  /** The username of the owner who reads this. */
  owner: z.string(),
  version: z.string(),
  /** How much of the disk with the data is used, in percent; missing where the server cannot know. */
  diskUsed: z.optional(z.number()),
  /** The last backup, and whether it was restored to check it. */
  backup: z.optional(z.object({ at: z.iso.datetime(), isChecked: z.boolean() })),
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
