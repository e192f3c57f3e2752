/**
 * Money in whole pence sterling: 2241 is £22.41. Calculate in pence, and use `formatPence` only for
 * display.
 */
export type Pence = number;

/**
 * Converts pounds to pence, rounded to the nearest penny: `pounds(2.49)` is exactly 249, although
 * `2.49 * 100` is not.
 */
export function pounds(amount: number): Pence {
  return Math.round(amount * 100);
}

export interface PenceFormat {
  /** Omits the pence if they are zero: '£179', but '£2.49'. Default false. */
  hideZeroPence?: boolean;
}

/** Creates the `Intl.NumberFormat` on first use, because that is slow on a phone. */
function createFormat(options: Intl.NumberFormatOptions = {}) {
  let format: Intl.NumberFormat | undefined;
  return (amount: number) => {
    format ??= new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', ...options });
    return format.format(amount);
  };
}

const formatExactly = createFormat();
const formatPounds = createFormat({ maximumFractionDigits: 0 });

/** The amount in British notation, with a minus sign: '£22.41', '−£1,250.00'. */
export function formatPence(pence: Pence, { hideZeroPence = false }: PenceFormat = {}): string {
  const format = hideZeroPence && pence % 100 === 0 ? formatPounds : formatExactly;
  return format(pence / 100).replace('-', '−');
}

/** The lowest of several prices, as in 'from £179'. */
export function formatLowest(prices: readonly Pence[]): string {
  return formatPence(Math.min(...prices), { hideZeroPence: true });
}
