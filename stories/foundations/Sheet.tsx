import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import * as styles from './foundations.css';

/** Lays specimens on the design's own ground, free of the documentation's styles. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <div data-theme="light" className={styles.sheet}>
        {children}
      </div>
    </Unstyled>
  );
}

/** One line of a sheet: a token's name and what is known of it, then how it looks. */
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
