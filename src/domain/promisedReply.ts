import type { Business } from './business';
import { dayIn } from './day';

const days = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** Whether a line of working hours has a day of the week. `openingHours.ts` is loaded by the landing page alone. */
function hasHoursOn(schema: string, day: number): boolean {
  const [first = '', last = first] = (schema.split(' ')[0] ?? '').split('-');
  const after = (other: number) => (other - days.indexOf(first) + 7) % 7;
  return days.includes(first) && after(day) <= after(days.indexOf(last));
}

/** The day until which a message of this moment, or of this day, is answered, as YYYY-MM-DD. */
export function promisedReply(
  { hours, timeZone, replyDays }: Pick<Business, 'hours' | 'timeZone' | 'replyDays'>,
  written: string,
): string {
  const day = new Date(dayIn(timeZone, new Date(written)));
  // Ends also for a business without hours.
  for (let left = replyDays, tried = 0; left > 0 && tried < 7 * replyDays; tried += 1) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (hours.some(({ schema }) => hasHoursOn(schema, day.getUTCDay()))) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
