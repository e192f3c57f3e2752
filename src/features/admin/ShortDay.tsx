import { momentText } from '../dates/Moment';

const style = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const ofThisYear = new Intl.DateTimeFormat('en-GB', style);
const ofAnotherYear = new Intl.DateTimeFormat('en-GB', { ...style, year: 'numeric' });

/** The day that it is for the reader, as YYYY-MM-DD: Swedish dates are written as in ISO 8601. */
const dayOf = (date: Date) => date.toLocaleDateString('sv-SE');

function shortText(date: string) {
  const today = dayOf(new Date());
  const isDay = date.length === today.length;
  const day = isDay ? date : dayOf(new Date(date));
  if (!isDay && day === today) return momentText(date, 'time');
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return (isThisYear ? ofThisYear : ofAnotherYear).format(new Date(day));
}

export interface ShortDayProps {
  /** A day as YYYY-MM-DD, or an ISO date and time. */
  date: string;
}

/** A day in a list: '2 Mar', '2 Mar 2025' of another year, or the time of today. Renders `<time>`. */
export function ShortDay({ date }: ShortDayProps) {
  return <time dateTime={date}>{shortText(date)}</time>;
}
