import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Field.css';
import { FieldHint, FieldLabel, FieldMessage } from './fieldParts';
import { type FieldNotes, useFieldWiring } from './fieldWiring';

/** The attributes that tie a control to its field; spread them before `register(…)`. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps extends FieldNotes, Pick<ComponentProps<'div'>, 'ref'> {
  /** The visible name of the control. */
  label: string;
  /** Leaves out '(optional)', for a setting that is valid without a value. Default `false`. */
  unmarked?: boolean;
  /**
   * For a line of text, such as a subject: it fills its column, as a `TextArea` does. Default `false`: 26 rem,
   * as for a name or a number. In a dialog a control fills its line.
   */
  wide?: boolean;
  /** Renders the control, such as a `TextInput`, with the attributes of the field. */
  children: (control: FieldControl) => ReactNode;
}

/** The label, hint and error of one control, tied to it by ARIA attributes. Renders `<div>`. */
export function Field({
  label,
  hint,
  error,
  required = false,
  unmarked = false,
  wide = false,
  children,
  ref,
}: FieldProps) {
  const marked = !required && !unmarked;
  const { id, hintId, errorId, aria } = useFieldWiring({ hint, error, required });
  return (
    <div ref={ref} className={wide ? `${styles.field} ${styles.wide}` : styles.field}>
      <label key={`${label} ${marked}`} htmlFor={id} className={styles.label}>
        <FieldLabel label={label} marked={marked} />
      </label>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {children({ id, ...aria })}
      <FieldMessage id={errorId} error={error} />
    </div>
  );
}
