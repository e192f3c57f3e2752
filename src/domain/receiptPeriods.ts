/** The periods that receipts are listed by. */

interface PeriodKind {
  label: string;
  months: number;
  /** How many there are to choose from: tax law asks for the receipts of six years. */
  count: number;
}

export const receiptPeriods = {
  month: { label: 'Month', months: 1, count: 24 },
  quarter: { label: 'Quarter', months: 3, count: 12 },
  year: { label: 'Year', months: 12, count: 7 },
} as const satisfies Readonly<Record<string, PeriodKind>>;

export type ReceiptPeriod = keyof typeof receiptPeriods;

/** The first and the last day of a period, as YYYY-MM-DD. */
export interface Days {
  from: string;
  to: string;
}

const dayOf = (month: number, day: number) =>
  new Date(Date.UTC(0, month, day)).toISOString().slice(0, 10);

const written = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(day).toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' });

function labelOf({ from, to }: Days, months: number): string {
  const year = from.slice(0, 4);
  if (months === 12) return year;
  const last = `${written(to, { month: 'long' })} ${year}`;
  return months === 1 ? last : `${written(from, { month: 'long' })} to ${last}`;
}

/** The periods of a kind until a day, the newest first. */
export function periodsUntil(kind: ReceiptPeriod, today: string): (Days & { label: string })[] {
  const { months, count } = receiptPeriods[kind];
  const [year = 0, month = 1] = today.split('-').map(Number);
  // Counted from the year 0, which `Date` takes for 1900.
  const now = (year - 1900) * 12 + month - 1;
  return Array.from({ length: count }, (_, index) => {
    const first = now - (now % months) - index * months;
    const days = { from: dayOf(first, 1), to: dayOf(first + months, 0) };
    return { ...days, label: labelOf(days, months) };
  });
}
