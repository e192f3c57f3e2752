import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import * as styles from './foundations.css';

/** Shows specimens on the page colour, without the styles of the documentation. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <div data-theme="light" className={styles.sheet}>
        {children}
      </div>
    </Unstyled>
  );
}

/** A line of a sheet: the name of a token, notes and a sample. */
export function Specimen({
  name,
  notes,
  children,
}: {
  name: string;
  notes: readonly string[];
  children: ReactNode;
}) {
  return (
    <div className={styles.row}>
      <div>
        <div className={styles.name}>{name}</div>
        {notes.map((note) => (
          <div key={note} className={styles.note}>
            {note}
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}
