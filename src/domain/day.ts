/** Days without a time, as `YYYY-MM-DD`. */

const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day for display: '2 March 2026' for 2026-03-02. */
export function formatDay(day: string): string {
  return written.format(new Date(day));
}

const shortDay = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const ofThisYear = new Intl.DateTimeFormat('en-GB', shortDay);
const ofAnotherYear = new Intl.DateTimeFormat('en-GB', { ...shortDay, year: 'numeric' });

/** A day for a list: '2 Mar', or '2 Mar 2025' in another year than today's. */
export function formatShortDay(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return (isThisYear ? ofThisYear : ofAnotherYear).format(new Date(day));
}

const writtenMonth = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A month for display: 'March 2026' for 2026-03. */
export function formatMonth(month: string): string {
  return writtenMonth.format(new Date(month));
}

/** The day that it is in a time zone, by default the reader's. */
export function dayIn(timeZone: string | undefined, now: Date): string {
  // Swedish dates are written as in ISO 8601.
  return now.toLocaleDateString('sv-SE', { timeZone });
}
