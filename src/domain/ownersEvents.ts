/** The owner's view of the events that the server sends to the owner's other tools. */
import * as z from 'zod/mini';
import { aboutSchema } from './history';
import { type ListQuery, pageFields } from './listQuery';

/** `failed`: after the last attempt. `stopped`: the receiver wants no more, so none is sent. */
export const eventStates = ['waiting', 'sent', 'failed', 'stopped'] as const;
export type EventState = (typeof eventStates)[number];

/** An event in the owner's list. */
export const listedEventSchema = z.object({
  /** That of the request that sends it again; the receiver sees another one. */
  id: z.string(),
  /** Such as `order.paid`. */
  type: z.string(),
  about: aboutSchema,
  /** What that is called now; null if it has no name or was deleted. */
  name: z.nullable(z.string()),
  state: z.enum(eventStates),
  /** An ISO date and time in UTC, like all times here. */
  queuedAt: z.iso.datetime(),
  /** How often it was tried since it was queued or sent again. */
  attempts: z.number(),
  /** Why the last attempt has failed; null if none has. */
  error: z.nullable(z.string()),
  /** When a waiting event is tried next; null if it is due, and for the others. */
  nextAt: z.nullable(z.iso.datetime()),
  /** It has failed, and the owner does not want to hear of it any more. */
  isSetAside: z.boolean(),
});

export type ListedEvent = z.infer<typeof listedEventSchema>;

/** Searches the type, and the id of what the event is about. */
export type EventQuery = ListQuery<EventState>;

/** A page of the owner's list, the newest first. */
export const eventPageSchema = z.object({
  events: z.array(listedEventSchema),
  ...pageFields(eventStates),
  /** Whether there is a receiver. Without one, no events are queued. */
  hasReceiver: z.boolean(),
});

export type EventPage = z.infer<typeof eventPageSchema>;

export const EVENTS_PER_PAGE = 25;
