import { unbroken } from './dates.css';

/** Created on first use, because that blocks a slow phone for 50 ms. */
let format: Intl.DateTimeFormat | undefined;

export interface MomentProps {
  /** An ISO date and time. */
  date: string;
}

/** A date and time in the reader's time zone: '2 March 2026 at 09:30'. Renders `<time>`. */
export function Moment({ date }: MomentProps) {
  format ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
  return (
    <time dateTime={date} className={unbroken}>
      {format.format(new Date(date))}
    </time>
  );
}
