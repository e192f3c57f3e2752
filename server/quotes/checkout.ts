/** Payments by card for quotes: a checkout of the provider, made when the customer asks for it, and refunds. */
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { DuePart } from '../../src/domain/quoteMoney.ts';
import { ApiError } from '../ApiError.ts';
import { insertRow, type Queries } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { errorText } from '../log.ts';
import { bindKeys } from '../orders/paymentOrders.ts';
import { connect } from '../orders/provider.ts';
import { quoteKey } from '../orders/quoteOrders.ts';
import { type Excess, lockDeal } from '../orders/quotePayments.ts';
import { type Attempt, readQuotes } from '../orders/storedQuotes.ts';

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

const refundSchema = z.looseObject({
  id: z.string().check(z.regex(/^re_\w{1,250}$|^pyr_\w{1,250}$/)),
  amount: z.int(),
  currency: z.literal('gbp'),
  status: z.nullish(z.string()),
  created: z.int(),
});

/** What a customer wants to pay. */
interface Pressed {
  quoteId: string;
  requestId: string;
}

/** What of a request is due, and the newest attempt if it is to pay just that; null if nothing is due. */
async function findDue(queries: Queries, { quoteId, requestId }: Pressed) {
  const { attempts = [], money } = (await lockDeal(queries, quoteId)) ?? {};
  const part = money?.due.find(({ id }) => id === requestId);
  if (!part || money?.isProcessing) return null;
  const newest = attempts.at(-1);
  const isOpen =
    newest?.requestId === requestId && newest.amount === part.amount && !newest.endedAt;
  return { part, attempt: isOpen ? newest : undefined, count: attempts.length };
}

/** The attempt with which what is due can still be paid, else a new one, which is stored and replaces all others. */
async function storeAttempt(queries: Queries, pressed: Pressed, now: Date) {
  const due = await findDue(queries, pressed);
  if (!due) throw new ApiError('changed-meanwhile');
  const { part, attempt: known, count } = due;
  if (known && known.expiresAt.getTime() > now.getTime() + SHORTEST)
    return { part, attempt: known };
  // In whole seconds, as the provider is told.
  const expiresAt = new Date(Math.floor((now.getTime() + LIFETIME) / 1000) * 1000);
  const begun = { number: count + 1, amount: part.amount, expiresAt, session: null, endedAt: null };
  const attempt: Attempt = { ...pressed, ...begun };
  await insertRow(queries, 'payment_attempts', attempt);
  return { part, attempt };
}

export function createCheckouts({ database, settings, fetch, log }: Dependencies) {
  const { provider, publicOrigin } = settings;

  const noteEnd = ({ quoteId, number }: Attempt, now: Date) =>
    database.execute(
      'update payment_attempts set ended_at = $3 where quote_id = $1 and number = $2',
      [quoteId, number, now],
    );

  /** Ends a checkout. One that was paid cannot be ended: `changed-meanwhile`. */
  async function end(stripe: Stripe, attempt: Attempt, session: string, now: Date) {
    try {
      await stripe.checkout.sessions.expire(session);
    } catch (error) {
      const { status } = sessionSchema.parse(await stripe.checkout.sessions.retrieve(session));
      if (status === 'complete') throw new ApiError('changed-meanwhile', { cause: error });
      if (status !== 'expired') throw error;
    }
    await noteEnd(attempt, now);
  }

  /** Ends all checkouts of a quote but one. */
  async function endOthers(stripe: Stripe, quoteId: string, kept: Attempt | null, now: Date) {
    const [quote] = await readQuotes(database, { sql: 'id = $1', values: [quoteId] });
    for (const other of quote?.attempts ?? []) {
      const { number, session, endedAt, expiresAt } = other;
      if (number !== kept?.number && session && !endedAt && expiresAt > now)
        await end(stripe, other, session, now);
    }
  }

  /** Asks the provider for a checkout, without the email address, which the quote's link does not tell. */
  async function create(stripe: Stripe, part: DuePart, attempt: Attempt, now: Date) {
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
      if (Object(error).statusCode >= 500) await noteEnd(attempt, now);
      throw error;
    }
  }

  async function begin(stripe: Stripe, pressed: Pressed, now: Date): Promise<string> {
    const { part, attempt } = await database.transaction((queries) =>
      storeAttempt(queries, pressed, now),
    );
    await endOthers(stripe, pressed.quoteId, attempt, now);
    const answer = attempt.session
      ? await stripe.checkout.sessions.retrieve(attempt.session)
      : await create(stripe, part, attempt, now);
    const { id, livemode, status, url } = sessionSchema.parse(answer);
    if (attempt.session && status === 'expired') {
      await noteEnd(attempt, now);
      return begin(stripe, pressed, now);
    }
    const isStillDue = await database.transaction(async (queries) => {
      const due = await findDue(queries, pressed);
      // Before the customer is sent there: what is paid then belongs to the quote.
      await queries.execute(
        'update payment_attempts set session = $3 where quote_id = $1 and number = $2',
        [pressed.quoteId, attempt.number, id],
      );
      await bindKeys(queries, livemode, [quoteKey(pressed.quoteId), id]);
      return due?.attempt?.number === attempt.number;
    });
    // Else another part was pressed, or a transfer noted, before this checkout could be ended.
    if (!isStillDue) await end(stripe, attempt, id, now);
    if (!isStillDue || !url) throw new ApiError('changed-meanwhile');
    return url;
  }

  /** Asks the provider. Fails with `unavailable` if it does not answer, and if the key lacks the right. */
  async function ask<T>(answer: z.ZodMiniType<object>, work: (stripe: Stripe) => Promise<T>) {
    if (!provider) throw new ApiError('unavailable');
    try {
      return await work(await connect({ provider, fetch, answer, timeout: TIMEOUT }));
    } catch (error) {
      if (error instanceof ApiError) throw error;
      log.warn('payment provider not asked', { error: errorText(error) });
      throw new ApiError('unavailable', { cause: error });
    }
  }

  return {
    isOffered: provider !== undefined,

    /** Resolves with the URL of the provider's page. Fails with `unavailable` if it gives none. */
    open: (pressed: Pressed, now: Date) =>
      ask(sessionSchema, (stripe) => begin(stripe, pressed, now)),

    /** Ends the checkouts of a quote of which something was paid in another way. Those that cannot be ended stay. */
    endAll: (quoteId: string, now: Date) =>
      ask(sessionSchema, (stripe) => endOthers(stripe, quoteId, null, now)).catch(() => {
        // It is noted in the log. What is paid with one nevertheless is shown as paid too much.
      }),

    /**
     * Pays a part of a payment by card back. If the provider has made a refund that is not known here, as after a
     * crash, resolves with that in its place. Fails with `unavailable` if the provider does not answer.
     */
    refund: ({ payment, amount, key }: Excess, known: readonly string[]) =>
      ask(z.looseObject({}), async (stripe) => {
        const values = { payment_intent: payment, amount };
        const { data } = await stripe.refunds.list({ payment_intent: payment, limit: 100 });
        const made =
          data.find(({ id }) => !known.includes(id)) ??
          (await stripe.refunds.create(values, { idempotencyKey: key }));
        const { created: at, status, ...refund } = refundSchema.parse(made);
        return { id: refund.id, amount: refund.amount, status: status ?? 'succeeded', at };
      }),
  };
}
