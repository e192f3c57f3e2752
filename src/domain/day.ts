/** Days without a time, as `YYYY-MM-DD`. */

import { keptFor } from './keptFor';

/** Created on first use, because that blocks a slow phone for 50 ms. */
const formatIn = keptFor(
  (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** A day for display: '2 March 2026' for 2026-03-02. */
export function formatDay(day: string): string {
  return formatIn('en-GB').format(new Date(day));
}

/** A month of this year or the last one for display: 'March' or 'Mar' for 2026-03. */
export function formatMonth(month: string, length: 'long' | 'short' = 'long'): string {
  return new Date(month).toLocaleDateString('en-GB', { month: length, timeZone: 'UTC' });
}

// Swedish dates are written as in ISO 8601.
const daysIn = keptFor((timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }));

/** The day that it is in a time zone. */
export const dayIn = (timeZone: string, now: Date): string => daysIn(timeZone).format(now);

/** A moment at which it is this day in a time zone. */
export const momentIn = (timeZone: string, day: string): string =>
  // At noon it is the same day in the west, and at midnight in the east.
  [`${day}T00:00Z`, `${day}T12:00Z`].find((at) => dayIn(timeZone, new Date(at)) === day) ??
  `${day}T00:00Z`;
