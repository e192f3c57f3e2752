import { days, hoursOf, type WorkingHours } from './workingHours';

/** '20:00' as '8pm', '17:30' as '5.30pm'. */
function clockTime(time: string) {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}${minute ? `.${String(minute).padStart(2, '0')}` : ''}${hour % 24 < 12 ? 'am' : 'pm'}`;
}

/** The day of the week, with Sunday as 0, and the time of day in a time zone. */
export function localTime(now: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    day: days.indexOf(part('weekday').slice(0, 2)),
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** Whether a state of the next function is that of an open business. */
export const isOpen = (state: string) => state.startsWith('Open');

/** Whether the business is open: 'Open now until 8pm', or when it opens next: 'Closed now, opens today at 9am'. */
export function openingState(hours: readonly WorkingHours[], timeZone: string, now: Date): string {
  const { day, time } = localTime(now, timeZone);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    for (const times of hoursOf((day + ahead) % 7, hours)) {
      const [opens = '', closes = ''] = times.split('-');
      if (ahead > 0 || time < opens) {
        const when = ['today', 'tomorrow'][ahead] ?? `in ${ahead} days`;
        return `Closed now, opens ${when} at ${clockTime(opens)}`;
      }
      if (time < closes) return `Open now until ${clockTime(closes)}`;
    }
  }
  return '';
}
