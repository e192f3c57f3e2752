import type { ComponentProps } from 'react';
import * as styles from './Checkbox.css';

export interface CheckboxProps
  extends Pick<
    ComponentProps<'input'>,
    'ref' | 'checked' | 'defaultChecked' | 'onChange' | 'disabled'
  > {
  /** The accessible name. The row that it selects shows it. */
  label: string;
}

/** Selects a row of a table, or all of them. Renders a native checkbox without a visible label. */
export function Checkbox({ label, ...native }: CheckboxProps) {
  return (
    <label className={styles.target}>
      <input {...native} type="checkbox" aria-label={label} className={styles.box} />
    </label>
  );
}
