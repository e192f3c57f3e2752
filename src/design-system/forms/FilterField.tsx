import { type ComponentProps, type ReactNode, useId } from 'react';
import * as styles from './Field.css';

export interface FilterFieldProps extends Pick<ComponentProps<'div'>, 'ref'> {
  /** The visible name of the control. */
  label: string;
  /** Renders the control, a `TextInput` or a `Select`, with the id for the label. */
  children: (control: { id: string }) => ReactNode;
}

/**
 * The label of a control that filters what is shown, such as a search. It has no error and no
 * '(optional)' mark; use `Field` in forms. Renders `<div>`.
 */
export function FilterField({ label, children, ref }: FilterFieldProps) {
  const id = useId();
  return (
    <div ref={ref} className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({ id })}
    </div>
  );
}
