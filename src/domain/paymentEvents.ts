/** What the owner has to know of the payment provider's events. */
import * as z from 'zod/mini';

const count = z.int();

export const paymentEventsSchema = z.object({
  /** What could not be read, or waits for its payment, the newest first. */
  events: z.array(
    z.object({
      /** The provider's id, or the SHA-256 of a text without one. */
      id: z.string(),
      /** Blank if it could not be read. */
      type: z.string(),
      problem: z.string(),
      receivedAt: z.iso.datetime(),
      /** Whether it waits for its payment, which may arrive after it. */
      isWaiting: z.boolean(),
    }),
  ),
  /** When the last event arrived. */
  lastEvent: z.nullable(z.iso.datetime()),
  /** How many signatures were refused within a day, by the cause. */
  refused: z.object({ malformed: count, wrong: count, old: count, future: count }),
});

export type PaymentEvents = z.infer<typeof paymentEventsSchema>;
export type PaymentEvent = PaymentEvents['events'][number];

/** How long an event waits for its payment before the owner is shown it, in ms. */
const SHOWN_AFTER = 10 * 60 * 1000;

/** The events that ask for the owner: a payment often arrives a few seconds after its refund. */
export const shownEvents = (events: readonly PaymentEvent[], now: Date): PaymentEvent[] =>
  events.filter(
    ({ isWaiting, receivedAt }) =>
      !isWaiting || now.getTime() - Date.parse(receivedAt) >= SHOWN_AFTER,
  );
