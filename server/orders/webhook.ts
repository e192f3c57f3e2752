/** Where the payment provider says what has been paid. */
import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { refusals } from '../../src/domain/checklist.ts';
import { ApiError } from '../ApiError.ts';
import type { Queries } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { countAttempt } from '../http/rateLimit.ts';
import { readBytes } from '../http/request.ts';
import { rulesOf } from './confirmPurchase.ts';
import { readBody } from './paymentFacts.ts';
import { recordEvent } from './paymentOrders.ts';

/** How old a signature may be, and how far ahead the provider's clock, in seconds. */
const TOLERANCE = 300;

const DAY = 86_400;

type Refusal = (typeof refusals)[number];

/** The key under which refused signatures are counted, for a day from the first. */
const REFUSED = 'payment signatures';

const refusedSchema = z.object({ count: z.int(), cause: z.enum(refusals) });

/** How many signatures were refused within a day, and why the last one was. */
export const readRefused = (queries: Queries) =>
  queries.row(
    refusedSchema,
    'select count, note as cause from rate_limits where key = $1 and resets_at > now()',
    [REFUSED],
  );

const header = /^(?=.*(?:^|,)t=(\d{1,12})(?:,|$))(?=.*(?:^|,)v1=[0-9a-f]{64}(?:,|$))/;

/** Why the signature of these bytes is refused; undefined if one of the secrets has made it. */
async function refusalOf(
  body: Buffer,
  signature: string,
  secrets: readonly string[],
  now: Date,
): Promise<Refusal | undefined> {
  const seconds = Math.floor(now.getTime() / 1000);
  const time = Number(header.exec(signature)?.[1]);
  const { Stripe } = await import('stripe');
  const { signature: checks } = Stripe.webhooks;
  const isRight = secrets.some((secret) => {
    try {
      // The time is judged below: it would accept one that is ahead. It reads the last time of a header.
      const judged = `${signature},t=${time}`;
      return checks?.verifyHeader(body, judged, secret, Number.MAX_SAFE_INTEGER) ?? false;
    } catch {
      // It throws errors of other kinds as well, such as for an empty signature.
      return false;
    }
  });
  if (!isRight) return 'wrong';
  if (time < seconds - TOLERANCE) return 'old';
  return time > seconds + TOLERANCE ? 'future' : undefined;
}

export function webhookRoutes(dependencies: Dependencies) {
  const { database, settings, now, wakeOutbox, askProvider } = dependencies;

  const rules = rulesOf(settings);

  async function refuse(note: Refusal): Promise<never> {
    await countAttempt(database, REFUSED, { max: Number.POSITIVE_INFINITY, period: DAY, note });
    throw new ApiError('bad-request');
  }

  async function receive(context: Context) {
    const secrets = settings.webhookSecrets;
    if (secrets.length === 0) throw new ApiError('unavailable');
    const signature = context.req.header('stripe-signature') ?? '';
    // Before the body is read.
    if (signature.length > 2000 || !header.test(signature)) return refuse('malformed');
    const bytes = Buffer.from(await readBytes(context.req.raw));
    const refusal = await refusalOf(bytes, signature, secrets, now());
    if (refusal) return refuse(refusal);
    // The database does not store the character NUL, which JSON does not have either.
    const body = bytes.toString().replaceAll('\0', '');
    const read = readBody(body);
    if (read.state !== 'unused') {
      const id = read.state === 'read' ? read.event.id : idIn(body);
      await recordEvent(database, read, { id, body, now: now() }, rules);
      wakeOutbox();
      askProvider();
    }
    return context.json({ received: true });
  }

  return new Hono().post('/stripe', receive).all('/stripe', (context) => {
    context.header('Allow', 'POST');
    return context.json({ code: 'bad-request' }, 405);
  });
}

/** The id of an event that cannot be read; without one, the SHA-256 of the text. */
function idIn(body: string): string {
  try {
    const { id } = Object(JSON.parse(body));
    if (typeof id === 'string' && /^[\w-]{1,255}$/.test(id)) return id;
  } catch {
    // It is not JSON.
  }
  return createHash('sha256').update(body).digest('hex');
}
