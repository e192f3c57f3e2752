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

/** Made when it is first needed: it costs a slow phone more than all the rest of a page's numbers. */
function onDemand(options: Intl.NumberFormatOptions = {}) {
  let format: Intl.NumberFormat | undefined;
  return (amount: number) => {
    format ??= new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', ...options });
    return format.format(amount);
  };
}

const formatExactly = onDemand();
const formatPounds = onDemand({ maximumFractionDigits: 0 });

/** The sum as a British reader writes it: '£22.41', '£1,250.00'. */
export function formatPence(pence: Pence, { hideZeroPence = false }: PenceFormat = {}): string {
  const format = hideZeroPence && pence % 100 === 0 ? formatPounds : formatExactly;
  return format(pence / 100);
}
