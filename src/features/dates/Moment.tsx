import { business } from '../../content/business';
import { dayIn, formatDay } from '../../domain/day';
import { keptFor } from '../../domain/keptFor';
import { unbroken } from '../text/text.css';

const styles = {
  both: { dateStyle: 'long', timeStyle: 'short' },
  day: { dateStyle: 'long' },
  time: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Created on first use, because that blocks a slow phone for 50 ms. */
const formatOf = keptFor(
  (part: keyof typeof styles) => new Intl.DateTimeFormat('en-GB', styles[part]),
);

/** A date and time, or a part of it, in the reader's time zone. */
export function momentText(date: string, part: keyof typeof styles = 'both'): string {
  return formatOf(part).format(new Date(date));
}

export interface MomentProps {
  /** An ISO date and time. */
  date: string;
  part?: keyof typeof styles;
}

/** A date and time in the reader's time zone: '2 March 2026 at 09:30'. Renders `<time>`. */
export function Moment({ date, part }: MomentProps) {
  return (
    <time dateTime={date} className={unbroken}>
      {momentText(date, part)}
    </time>
  );
}

/** The day of the business on which something is due, in every browser: '2 March 2026'. Renders `<time>`. */
export function BusinessDay({ date }: Pick<MomentProps, 'date'>) {
  const day = dayIn(business.timeZone, new Date(date));
  return (
    <time dateTime={day} className={unbroken}>
      {formatDay(day)}
    </time>
  );
}
