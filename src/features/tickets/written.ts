const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** An ISO date and time in the reader's time zone: '2 Mar 2026, 09:30'. */
export const written = (date: string): string => moments.format(new Date(date));
