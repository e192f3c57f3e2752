import type { ReactNode } from 'react';
import { Icon } from '../actions/Icon';
import * as styles from './Disclosure.css';

export interface DisclosureProps {
  /** What is behind it, in a few words; always shown. */
  summary: string;
  children: ReactNode;
}

/**
 * Keeps what only some want to read out of the way of the rest. Renders `<details>`: it opens
 * without any script, and a search on the page finds what is in it.
 */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        {summary}
        <span className={styles.mark}>
          <Icon name="chevronDown" />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
