import * as z from 'zod/mini';

/** A file of a message, or of the answers of a questionnaire. */
export const attachmentSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** In bytes. */
  size: z.number(),
});

export type Attachment = z.infer<typeof attachmentSchema>;
