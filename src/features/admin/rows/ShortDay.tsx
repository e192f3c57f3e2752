import { momentText } from '../../dates/Moment';
import { unbroken } from '../../text/text.css';

function shortText(date: string) {
  const isDay = !date.includes('T');
  // A day without a time is the same day in each time zone.
  const at = new Date(isDay ? `${date}T00:00` : date);
  const today = new Date();
  if (!isDay && at.toDateString() === today.toDateString()) return momentText(date, 'time');
  const year = at.getFullYear() === today.getFullYear() ? undefined : 'numeric';
  return at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year });
}

export interface ShortDayProps {
  /** A day as YYYY-MM-DD, or an ISO date and time. */
  date: string;
}

/** A day in a list: '2 Mar', '2 Mar 2025' of another year, or the time of today. Renders `<time>`. */
export function ShortDay({ date }: ShortDayProps) {
  return (
    <time dateTime={date} className={unbroken}>
      {shortText(date)}
    </time>
  );
}
