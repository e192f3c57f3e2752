import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Button } from '../actions/Button';
import { useWords } from '../words/WordsProvider';
import * as styles from './Filters.css';

export interface FiltersProps extends Pick<ComponentProps<'search'>, 'ref'> {
  /** A `FilterField` with the search. */
  children: ReactNode;
  /** Other controls, beside the search. Below the laptop width a button opens them. */
  more?: ReactNode;
  /** The label of that button, such as the chosen filter. Default 'Filter'. */
  moreLabel?: string;
}

/** The controls that filter a list below them. Not printed. Renders `<search>`. */
export function Filters({ children, more, moreLabel, ref }: FiltersProps) {
  const { filter } = useWords();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <search ref={ref} className={styles.filters}>
      {children}
      {more && (
        <>
          <div className={styles.toggle}>
            <Button
              variant="secondary"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
            >
              {moreLabel ?? filter}
            </Button>
          </div>
          <div id={id} className={`${styles.more} ${isOpen ? '' : styles.closed}`}>
            {more}
          </div>
        </>
      )}
    </search>
  );
}
