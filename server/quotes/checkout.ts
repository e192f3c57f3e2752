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
import { type Attempt, readAttempts } from '../orders/quotePayments.ts';

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

interface Checkout {
  quoteId: string;
  email: string;
  part: DuePart;
  /** The attempt that was stored for it. */
  attempt: Attempt;
}

/** The attempt of a request that can still be paid with this amount, else a new one, which is stored. */
export async function storeAttempt(
  database: Database,
  quoteId: string,
  { id: requestId, amount }: DuePart,
  now: Date,
): Promise<Attempt> {
  return database.transaction(async (queries) => {
    await queries.execute('select from quotes where id = $1 for update', [quoteId]);
    const own = (await readAttempts(queries, quoteId)).filter(
      (each) => each.requestId === requestId,
    );
    const lasts = new Date(now.getTime() + SHORTEST);
    const open = own.find(
      (each) => each.amount === amount && !each.endedAt && each.expiresAt > lasts,
    );
    if (open) return open;
    const number = own.length + 1;
    // In whole seconds, as the provider is told.
    const expiresAt = new Date(Math.floor((now.getTime() + LIFETIME) / 1000) * 1000);
    const attempt = { requestId, number, amount, expiresAt, session: null, endedAt: null };
    await insertRow(queries, 'payment_attempts', { ...attempt, quoteId });
    return attempt;
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

  return {
    isOffered: provider !== undefined,

    /** Resolves with the URL of the provider's page. Fails with `unavailable` if it gives none. */
    async open(checkout: Checkout, now: Date): Promise<string> {
      if (!provider) throw new ApiError('unavailable');
      const { quoteId, email, part, attempt } = checkout;
      try {
        const stripe = await connect({ provider, fetch, answer: sessionSchema, timeout: TIMEOUT });
        await endOthers(stripe, checkout, now);
        const answer = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: part.id,
            customer_email: email,
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
        const { id, livemode, url } = sessionSchema.parse(answer);
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
      } catch (error) {
        if (error instanceof ApiError) throw error;
        log.warn('checkout not made', { error: errorText(error) });
        throw new ApiError('unavailable', { cause: error });
      }
    },
  };
}
