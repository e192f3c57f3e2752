import type { Business } from './business';
import { dayIn } from './day';
import { hoursOf } from './workingHours';

/** The day until which a message of this moment, or of this day, is answered, as YYYY-MM-DD. */
export function promisedReply(
  { hours, timeZone, replyDays }: Pick<Business, 'hours' | 'timeZone' | 'replyDays'>,
  written: string,
): string {
  const day = new Date(dayIn(timeZone, new Date(written)));
  // Ends also for a business without hours.
  for (let left = replyDays, tried = 0; left > 0 && tried < 7 * replyDays; tried += 1) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (hoursOf(day.getUTCDay(), hours).length > 0) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
