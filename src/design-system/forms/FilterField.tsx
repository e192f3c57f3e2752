import { type ComponentProps, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../typography/VisuallyHidden';
import * as styles from './Field.css';

export interface FilterFieldProps extends Pick<ComponentProps<'div'>, 'ref'> {
  /** The name of the control. */
  label: string;
  /** Hides the label visually, where the placeholder of a search names it. Default `false`. */
  labelHidden?: boolean;
  /** Renders the control, a `TextInput` or a `Select`, with the id for the label. */
  children: (control: { id: string }) => ReactNode;
}

/**
 * The label of a control that filters what is shown, such as a search. It has no error and no
 * '(optional)' mark; use `Field` in forms. Renders `<div>`.
 */
export function FilterField({ label, labelHidden = false, children, ref }: FilterFieldProps) {
  const id = useId();
  return (
    <div ref={ref} className={labelHidden ? undefined : styles.field}>
      <label htmlFor={id} className={labelHidden ? undefined : styles.label}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children({ id })}
    </div>
  );
}
