import * as styles from './Field.css';

export interface FieldLabelProps {
  /** The words themselves. */
  label: string;
  /** Without it '(optional)' follows. */
  isRequired: boolean;
}

/** The words of a label or a legend. What must be filled in is the rule, so the rest is marked. */
export function FieldLabel({ label, isRequired }: FieldLabelProps) {
  return (
    <>
      {label}
      {!isRequired && ' '}
      {!isRequired && <span className={styles.optional}>(optional)</span>}
    </>
  );
}
