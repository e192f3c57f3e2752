import type { ComponentProps } from 'react';
import * as styles from './layout.css';

export type DividerProps = Pick<ComponentProps<'hr'>, 'ref'>;

/** A hairline between two groups; renders `<hr>`. */
export function Divider({ ref }: DividerProps) {
  return <hr ref={ref} className={styles.divider} />;
}
