/**
 * Money in whole pence sterling: 2241 is £22.41. Sums are worked out in pence and become
 * text once, at the edge, with `formatPence`.
 */
export type Pence = number;

/**
 * Pence from an amount in pounds with at most two decimals: `pounds(2.49)` is exactly 249,
 * free of the error that `2.49 * 100` carries. Finer amounts go to the nearest penny.
 */
export function pounds(amount: number): Pence {
  return Math.round(amount * 100);
}

export interface PenceFormat {
  /** Leave the pence away when there are none: '£179', yet still '£2.49'. Default false. */
  hideZeroPence?: boolean;
}

const sterling = { style: 'currency', currency: 'GBP' } as const;
const poundsAndPence = new Intl.NumberFormat('en-GB', sterling);
const poundsAlone = new Intl.NumberFormat('en-GB', { ...sterling, maximumFractionDigits: 0 });

/** The sum as a British reader writes it: '£22.41', '£1,250.00'. */
export function formatPence(pence: Pence, { hideZeroPence = false }: PenceFormat = {}): string {
  const format = hideZeroPence && pence % 100 === 0 ? poundsAlone : poundsAndPence;
  return format.format(pence / 100);
}
