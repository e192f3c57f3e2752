const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day for display: '2 March 2026' for 2026-03-02. */
export function orderDay(date: string): string {
  return written.format(new Date(date));
}
