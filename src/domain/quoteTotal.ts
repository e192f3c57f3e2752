import type { Pence } from './money';

/** The sum of the lines of a quote. In a module of its own, because a quote is shown without its schemas. */
export function totalOf(lines: readonly { readonly amount: Pence }[]): Pence {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
