import type { ReactNode } from 'react';
import * as styles from './Field.css';
import { FieldHint } from './FieldHint';
import { FieldLabel } from './FieldLabel';
import { FieldMessage } from './FieldMessage';
import { type FieldNotes, useFieldWiring } from './fieldWiring';

/** What a field hands to its control; spread it on the control before `register(…)`. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps extends FieldNotes {
  /** What the control is for, in a few words. */
  label: string;
  /** Renders the control, a `TextInput` or a `TextArea`, with what ties it to the field. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * Gives a control its label, its hint, its error and a place for that error, and ties them
 * together. Renders `<div>`.
 */
export function Field({ label, hint, error, isRequired = false, children }: FieldProps) {
  const { id, hintId, errorId, aria } = useFieldWiring({
    ...(hint && { hint }),
    error,
    isRequired,
  });
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <FieldLabel label={label} isRequired={isRequired} />
      </label>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {children({ id, ...aria })}
      <FieldMessage id={errorId} error={error} />
    </div>
  );
}
