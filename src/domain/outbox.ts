/** The owner's view of the mails that the server sends. */
import * as z from 'zod/mini';
import { type ListQuery, pageFields } from './listQuery';

/** `failed`: after the last attempt. */
export const mailStates = ['waiting', 'sent', 'failed'] as const;
type MailState = (typeof mailStates)[number];

/** A mail in the owner's list. */
export const mailSummarySchema = z.object({
  id: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  state: z.enum(mailStates),
  /** An ISO date and time in UTC, like all times here. */
  queuedAt: z.iso.datetime(),
});

export type MailSummary = z.infer<typeof mailSummarySchema>;

/** Searches the subject and the recipients. */
export type MailQuery = ListQuery<MailState>;

/** A page of the owner's list, the newest first. */
export const mailPageSchema = z.object({
  mails: z.array(mailSummarySchema),
  ...pageFields(mailStates),
});

export type MailPage = z.infer<typeof mailPageSchema>;

/** One mail with everything that was tried to send it. */
export const queuedMailSchema = z.extend(mailSummarySchema, {
  /** The text part. */
  text: z.string(),
  /** The oldest first. `error` is null if the mail service has confirmed the mail. */
  attempts: z.array(z.object({ at: z.iso.datetime(), error: z.nullable(z.string()) })),
  /** When a waiting mail is tried next; null if it is due, and for the others. */
  nextAt: z.nullable(z.iso.datetime()),
  /** It has failed, and the owner does not want to hear of it any more. */
  isSetAside: z.boolean(),
});

export type QueuedMail = z.infer<typeof queuedMailSchema>;

export const MAILS_PER_PAGE = 25;
