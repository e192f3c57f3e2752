import { type ReactNode, useId } from 'react';
import * as styles from './Field.css';

export interface FilterFieldProps {
  /** What is looked for, or chosen. */
  label: string;
  /** Renders the control, a `TextInput` or a `Select`, with the id that ties it to the label. */
  children: (control: { id: string }) => ReactNode;
}

/**
 * The label of a control that only changes what is shown, such as a search: nothing in it can be
 * wrong, or missing. What is handed in stands in a `Field`. Renders `<div>`.
 */
export function FilterField({ label, children }: FilterFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({ id })}
    </div>
  );
}
