import { type ComponentProps, type ReactNode, useState } from 'react';
import { Disclosure } from '../layout/Disclosure';
import * as styles from './RowLines.css';

export interface OpeningRowProps extends Pick<ComponentProps<'details'>, 'ref'> {
  /** What the row is about: one line, which is cut off. */
  name: ReactNode;
  /** One line, which is cut off. */
  title: ReactNode;
  /** Such as a `Badge`. */
  status?: ReactNode;
  /** A time, a day or a count. */
  time: ReactNode;
  /** Rendered only while the row is open. */
  children: ReactNode;
}

/** A row of a `List` like that of a `Table` with places, whose details open below it. Renders `<details>`. */
export function OpeningRow({ name, title, status, time, children, ref }: OpeningRowProps) {
  const { row, wide, places } = styles;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure
      ref={ref}
      variant="row"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      summary={
        <span className={`${row} ${wide}`}>
          <span className={places.name}>{name}</span> <span className={places.title}>{title}</span>{' '}
          <span className={places.status}>{status}</span>{' '}
          <span className={places.time}>{time}</span>
        </span>
      }
    >
      {isOpen && children}
    </Disclosure>
  );
}
