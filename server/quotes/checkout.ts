/** Payments by card for quotes: a checkout of the provider, made when the customer asks for it. */
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { DuePart } from '../../src/domain/quoteMoney.ts';
import { ApiError } from '../ApiError.ts';
import { type Database, insertRow } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { errorText } from '../log.ts';
import { bindKeys } from '../orders/paymentOrders.ts';
import { connect } from '../orders/provider.ts';
import { quoteKey } from '../orders/quoteOrders.ts';
import { readMoney } from '../orders/quotePayments.ts';
import { type Attempt, readAttempts, readRequests, readVersions } from '../orders/storedQuotes.ts';

/**
 * How long a checkout can be paid, in ms: an hour less than the provider allows, and repeats its answers, because its
 * clock may be behind.
 */
const LIFETIME = 23 * 3_600_000;

/** The shortest time that the provider accepts, in ms. */
const SHORTEST = 30 * 60_000;

/** How long the provider has for an answer, in ms. */
const TIMEOUT = 10_000;

const sessionSchema = z.looseObject({
  id: z.string().check(z.regex(/^cs_[\w-]{1,250}$/)),
  livemode: z.boolean(),
  status: z.nullish(z.string()),
  url: z.nullish(z.url({ protocol: /^https?$/ })),
});

/** What a customer wants to pay. */
interface Pressed {
  quoteId: string;
  requestId: string;
}

interface Checkout extends Pressed {
  part: DuePart;
  /** The attempt that was stored for it. */
  attempt: Attempt;
}

/**
 * The attempt of a request that can still be paid with what is due, else a new one, which is stored. Fails with
 * `changed-meanwhile` if nothing is due.
 */
async function storeAttempt(
  database: Database,
  { quoteId, requestId }: Pressed,
  now: Date,
): Promise<Pick<Checkout, 'part' | 'attempt'>> {
  return database.transaction(async (queries) => {
    await queries.execute('select from quotes where id = $1 for update', [quoteId]);
    const attempts = await readAttempts(queries, quoteId);
    // After the attempts: a payment ends its attempt and is counted at once.
    const versions = await readVersions(queries, quoteId);
    const requests = await readRequests(queries, quoteId);
    const money = await readMoney(queries, quoteId, versions, requests);
    const part = money?.due.find(({ id }) => id === requestId);
    if (!part || money?.isProcessing) throw new ApiError('changed-meanwhile');
    const { amount } = part;
    const own = attempts.filter((each) => each.requestId === requestId);
    const lasts = new Date(now.getTime() + SHORTEST);
    const open = own.find(
      (each) => each.amount === amount && !each.endedAt && each.expiresAt > lasts,
    );
    if (open) return { part, attempt: open };
    const number = own.length + 1;
    // In whole seconds, as the provider is told.
    const expiresAt = new Date(Math.floor((now.getTime() + LIFETIME) / 1000) * 1000);
    const attempt = { requestId, number, amount, expiresAt, session: null, endedAt: null };
    await insertRow(queries, 'payment_attempts', { ...attempt, quoteId });
    return { part, attempt };
  });
}

export function createCheckouts({ database, settings, fetch, log }: Dependencies) {
  const { provider, publicOrigin } = settings;

  const ended = (attempt: Attempt, now: Date) =>
    database.execute(
      'update payment_attempts set ended_at = $3 where request_id = $1 and number = $2',
      [attempt.requestId, attempt.number, now],
    );

  /** Ends the checkouts that this one replaces. One that was paid meanwhile cannot be ended: `changed-meanwhile`. */
  async function endOthers(stripe: Stripe, { quoteId, attempt }: Checkout, now: Date) {
    const all = await readAttempts(database, quoteId);
    for (const other of all) {
      const isSame = other.requestId === attempt.requestId && other.number === attempt.number;
      if (isSame || !other.session || other.endedAt || other.expiresAt <= now) continue;
      try {
        await stripe.checkout.sessions.expire(other.session);
      } catch (error) {
        const { status } = sessionSchema.parse(
          await stripe.checkout.sessions.retrieve(other.session),
        );
        if (status === 'complete') throw new ApiError('changed-meanwhile', { cause: error });
        if (status !== 'expired') throw error;
      }
      await ended(other, now);
    }
  }

  /** Asks the provider for a checkout, without the email address, which the quote's link does not tell. */
  async function create(stripe: Stripe, { part, attempt }: Checkout, now: Date) {
    try {
      return await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: part.id,
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: 'gbp',
                unit_amount: part.amount,
                product_data: { name: part.text },
              },
            },
          ],
          expires_at: attempt.expiresAt.getTime() / 1000,
          success_url: `${publicOrigin}/quote?paid`,
          cancel_url: `${publicOrigin}/quote`,
        },
        { idempotencyKey: `${part.id} ${part.amount} ${attempt.number}` },
      );
    } catch (error) {
      // The provider repeats its answer to a key, also an error of its own.
      if (Object(error).statusCode >= 500) await ended(attempt, now);
      throw error;
    }
  }

  async function begin(stripe: Stripe, pressed: Pressed, now: Date): Promise<string> {
    const checkout = { ...pressed, ...(await storeAttempt(database, pressed, now)) };
    const { quoteId, attempt } = checkout;
    await endOthers(stripe, checkout, now);
    const answer = attempt.session
      ? await stripe.checkout.sessions.retrieve(attempt.session)
      : await create(stripe, checkout, now);
    const { id, livemode, status, url } = sessionSchema.parse(answer);
    if (attempt.session && status === 'expired') {
      await ended(attempt, now);
      return begin(stripe, pressed, now);
    }
    // Before the customer is sent there: what is paid then belongs to the quote.
    await database.transaction(async (queries) => {
      await queries.execute(
        'update payment_attempts set session = $3 where request_id = $1 and number = $2',
        [attempt.requestId, attempt.number, id],
      );
      await bindKeys(queries, livemode, [quoteKey(quoteId), id]);
    });
    if (!url) throw new ApiError('changed-meanwhile');
    return url;
  }

  return {
    isOffered: provider !== undefined,

    /** Resolves with the URL of the provider's page. Fails with `unavailable` if it gives none. */
    async open(pressed: Pressed, now: Date): Promise<string> {
      if (!provider) throw new ApiError('unavailable');
      try {
        const stripe = await connect({ provider, fetch, answer: sessionSchema, timeout: TIMEOUT });
        return await begin(stripe, pressed, now);
      } catch (error) {
        if (error instanceof ApiError) throw error;
        log.warn('checkout not made', { error: errorText(error) });
        throw new ApiError('unavailable', { cause: error });
      }
    },
  };
}
