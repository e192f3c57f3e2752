/** What the server sends, as the owner sees it: mails, and events for the owner's other tools. */
import * as z from 'zod/mini';
import { aboutSchema } from './history';
import { type ListQuery, pageFields } from './listQuery';

/** `failed`: after the last attempt. `stopped`: the receiver of events wants no more, so none is sent. */
export const sendingStates = {
  waiting: { label: 'Waiting', tone: 'info' },
  sent: { label: 'Sent', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  stopped: { label: 'Stopped', tone: 'danger' },
} as const;

export type EventState = keyof typeof sendingStates;
export const eventStates = Object.keys(sendingStates) as EventState[];

/** No mail stops the others. */
export type MailState = Exclude<EventState, 'stopped'>;
export const mailStates = eventStates.filter((state): state is MailState => state !== 'stopped');

/** What mails and events have in a list. Times are ISO dates and times in UTC. */
const listed = {
  /** The receiver of an event sees another one. */
  id: z.string(),
  queuedAt: z.iso.datetime(),
  /** When one that waits is tried next; null if it is due, and for the others. */
  nextAt: z.nullable(z.iso.datetime()),
  /** It has failed, and the owner does not want to hear of it any more. */
  isSetAside: z.boolean(),
};

export const mailSummarySchema = z.object({
  ...listed,
  state: z.enum(mailStates),
  to: z.array(z.string()),
  subject: z.string(),
});

export type MailSummary = z.infer<typeof mailSummarySchema>;

export const listedEventSchema = z.object({
  ...listed,
  state: z.enum(eventStates),
  /** Such as `order.paid`. */
  type: z.string(),
  about: aboutSchema,
  /** What that is called now; null if it has no name or was deleted. */
  name: z.nullable(z.string()),
  /** How often it was tried since it was queued or sent again. */
  attempts: z.number(),
  /** Why the last attempt has failed; null if none has. */
  error: z.nullable(z.string()),
});

export type ListedEvent = z.infer<typeof listedEventSchema>;

/** Searches the subject and the recipients. */
export type MailQuery = ListQuery<MailState>;

/** Searches the type, and the id of what the event is about. */
export type EventQuery = ListQuery<EventState>;

export const mailPageSchema = z.object({
  mails: z.array(mailSummarySchema),
  ...pageFields(mailStates),
  /** Why the mail server refuses all mails until a setting is mended; null if it does not. */
  refusal: z.nullable(z.string()),
});

export type MailPage = z.infer<typeof mailPageSchema>;

export const eventPageSchema = z.object({
  events: z.array(listedEventSchema),
  ...pageFields(eventStates),
  /** Whether there is a receiver. Without one, no events are queued. */
  hasReceiver: z.boolean(),
});

export type EventPage = z.infer<typeof eventPageSchema>;

/** One mail with everything that was tried to send it. */
export const queuedMailSchema = z.extend(mailSummarySchema, {
  /** Its two parts, without the tokens of their links. */
  html: z.string(),
  text: z.string(),
  /** The oldest first. `error` is null if the mail service has confirmed the mail. */
  attempts: z.array(z.object({ at: z.iso.datetime(), error: z.nullable(z.string()) })),
});

export type QueuedMail = z.infer<typeof queuedMailSchema>;

/** How many mails or events a page has. */
export const SENT_PER_PAGE = 25;
