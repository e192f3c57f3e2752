import type { ComponentProps, ReactNode } from 'react';
import * as styles from './RowLines.css';

export interface RowLinesProps extends Pick<ComponentProps<'span'>, 'ref'> {
  /** What the row is about: one line, which is cut off. */
  name: ReactNode;
  /** One line, which is cut off. */
  title: ReactNode;
  /** Such as a `Badge`. */
  status?: ReactNode;
  /** A time, a day or a count. */
  time: ReactNode;
}

/** A row like that of a `Table` with places, for a list whose rows open. Renders `<span>`. */
export function RowLines({ name, title, status, time, ref }: RowLinesProps) {
  const { row, wide, places } = styles;
  return (
    <span ref={ref} className={`${row} ${wide}`}>
      <span className={places.name}>{name}</span> <span className={places.title}>{title}</span>{' '}
      <span className={places.status}>{status}</span> <span className={places.time}>{time}</span>
    </span>
  );
}
