import { formatNumber } from './numbers';

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

/**
 * The amount in British notation, with a minus sign: '£22.41', '−£1,250.00'. `hideZeroPence` omits the
 * pence if they are zero: '£179', but '£2.49'.
 */
export function formatPence(pence: Pence, { hideZeroPence = false } = {}): string {
  const sign = pence < 0 ? '−' : '';
  const wholePounds = formatNumber(Math.floor(Math.abs(pence) / 100));
  const rest = Math.abs(pence) % 100;
  const afterPoint = hideZeroPence && rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${sign}£${wholePounds}${afterPoint}`;
}

/** The lowest of several prices, as in 'from £179'. */
export function formatLowest(prices: readonly Pence[]): string {
  return formatPence(Math.min(...prices), { hideZeroPence: true });
}

/** The amount as it is typed: '250', '249.50'. */
export function editableAmount(pence: Pence): string {
  return pence % 100 === 0 ? String(pence / 100) : (pence / 100).toFixed(2);
}

/** Pounds and at most two digits of pence, with or without commas between the thousands. */
const amountPattern = /^£?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

/** The amount that is typed in pounds, exact to the penny; null if the text is none. */
export function penceIn(text: string): Pence | null {
  const [, whole = '', fraction = ''] = amountPattern.exec(text.trim()) ?? [];
  if (whole === '') return null;
  return Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
}
