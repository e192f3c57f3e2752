/** Events for the owner's other tools, as Standard Webhooks describes them. */
import { Webhook } from 'standardwebhooks';
import * as z from 'zod/mini';
import type { About } from '../../src/domain/history.ts';
import { foldText } from '../../src/domain/listQuery.ts';
import { about } from '../database/act.ts';
import type { Queries } from '../database/database.ts';
import { JobError, type JobOptions, startJobs } from '../jobs/startJobs.ts';
import { addJob } from '../jobs/storedJobs.ts';
import { queueTemplate } from '../mail/emailTemplates.ts';
import type { ServerSettings } from '../settings.ts';
import { ownersEventsUrl } from '../urls.ts';

export type EventType =
  | 'order.paid'
  | 'order.refunded'
  | 'order.refund_failed'
  | 'subscription.renewed'
  | 'subscription.overdue'
  | 'subscription.ended'
  | 'ticket.opened'
  | 'quote.accepted'
  | 'quote.deposit_paid'
  | 'quote.paid';

interface NewEvent {
  type: EventType;
  about: About;
  /** Tells apart what happens to one thing more than once. */
  part?: string;
  at: Date;
  /** Ids, products and sums; no names, addresses or texts. */
  data: Readonly<Record<string, string | number | boolean | null>>;
}

/**
 * Adds an event, once for each, if there is a receiver. It is sent after the transaction has been committed.
 * Resolves with whether it was added.
 */
export async function queueEvent(
  queries: Queries,
  { type, about, part = '', at, data }: NewEvent,
): Promise<boolean> {
  const receiver = `select from settings where key = 'eventsReceiver'`;
  if ((await queries.execute(receiver)) === 0) return false;
  return addJob(queries, {
    kind: 'event',
    dedupeKey: `${type}-${about.id}-${part}`,
    about,
    message: { type, timestamp: at.toISOString(), data },
    searched: foldText(`${type} ${about.id}`),
  });
}

/** How long the receiver has for its response, in ms. */
const TIMEOUT = 20_000;

/** The longest pause that a receiver can ask for, in seconds. */
const MAX_RETRY_AFTER = 86_400;

const GONE = 410;

/** The pause that a response asks for, in seconds. */
function retryAfterOf({ headers }: Response): number {
  const text = headers.get('retry-after') ?? '0';
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Math.min(Math.max(Math.ceil(seconds) || 0, 0), MAX_RETRY_AFTER);
}

const typeSchema = z.object({ type: z.string() });

interface EventOptions
  extends Pick<JobOptions, 'database' | 'log'>,
    Pick<ServerSettings, 'publicOrigin'> {
  receiver: NonNullable<ServerSettings['events']>;
  fetch: typeof fetch;
  timeout?: number;
}

export function startEvents({
  receiver: { url, secrets },
  publicOrigin,
  fetch,
  timeout = TIMEOUT,
  ...options
}: EventOptions) {
  const signers = secrets.map((secret) => new Webhook(secret));

  async function post(id: string, body: string): Promise<Response> {
    const now = new Date();
    // An end that comes after the response was refused would be an uncaught error.
    const late = AbortSignal.timeout(timeout);
    const call = new AbortController();
    const end = () => call.abort(late.reason);
    late.addEventListener('abort', end);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
          'webhook-signature': signers.map((signer) => signer.sign(id, now, body)).join(' '),
        },
        body,
        // Following one can turn the POST into a GET that succeeds and tells nothing.
        redirect: 'manual',
        signal: call.signal,
      });
      await response.body?.cancel();
      return response;
    } catch (cause) {
      const isLate = Object(cause).name === 'TimeoutError';
      throw new JobError(
        isLate ? 'The receiver did not answer in time.' : 'The receiver could not be reached.',
        { cause },
      );
    } finally {
      late.removeEventListener('abort', end);
    }
  }

  return startJobs({
    ...options,
    kind: 'event',
    async send({ messageId, message }) {
      const response = await post(messageId, JSON.stringify(message));
      if (response.ok) return null;
      throw new JobError(`The receiver answered ${response.status}.`, {
        retryAfter: retryAfterOf(response),
        stops: response.status === GONE,
      });
    },
    // One that is sent again begins with its first attempt.
    onStop: (queries, { id, takenUntil, message }) =>
      queueTemplate(queries, `events-stopped-${id}-${takenUntil.getTime()}`, {
        template: 'events-stopped',
        about: about('event', id),
        values: { type: typeSchema.parse(message).type, link: ownersEventsUrl(publicOrigin) },
      }),
  });
}
