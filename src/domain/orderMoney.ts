/** What became of the money of an order. Sums are whole minor units of its currency. */
import * as z from 'zod/mini';
import { formatAmount } from './amount';

interface Sums {
  paid: number;
  refunded: number;
  /** What disputes have taken for good. */
  lost: number;
}

/** The states by whether money went back: filters and marks derive from this record. */
const facts = {
  /** Asked for, and not there. */
  unpaid: { isReturned: false },
  /** Also what costs nothing. */
  paid: { isReturned: false },
  'partly-returned': { isReturned: true },
  returned: { isReturned: true },
} as const satisfies Readonly<Record<string, { isReturned: boolean }>>;

export type MoneyState = keyof typeof facts;
const moneyStates = Object.keys(facts) as MoneyState[];

export const returnedStates = moneyStates.filter((state) => facts[state].isReturned);

export const orderMoneySchema = z.object({
  paid: z.int(),
  refunded: z.int(),
  lost: z.int(),
  state: z.enum(moneyStates),
});
export type OrderMoney = z.infer<typeof orderMoneySchema>;

/** The money with its state. `asked`: something is to be paid. */
export function orderMoney({ paid, refunded, lost }: Sums, asked: boolean): OrderMoney {
  const returned = refunded + lost;
  const unreturned = asked && paid === 0 ? 'unpaid' : 'paid';
  const state =
    returned <= 0 || paid === 0 ? unreturned : returned < paid ? 'partly-returned' : 'returned';
  return { paid, refunded, lost, state };
}

/** What went back, in a few words: '£10 of £179 refunded'; '' if nothing did. */
export function returnedText(
  { paid, refunded, lost, state }: OrderMoney,
  currency: string | null,
): string {
  if (!facts[state].isReturned) return '';
  const [back, all] = [refunded + lost, paid].map((sum) =>
    formatAmount(sum, currency ?? 'gbp').replace(/\.0+$/, ''),
  );
  return `${back} of ${all} ${lost > 0 ? 'returned' : 'refunded'}`;
}
