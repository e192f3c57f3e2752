import type { ComponentProps } from 'react';
import * as styles from './RadioGroup.css';

/** One answer of a `RadioGroup`. */
export interface RadioOptionData {
  value: string;
  label: string;
  /** What choosing it means. */
  hint?: string;
}

export interface RadioOptionProps
  extends RadioOptionData,
    Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'value' | 'id'> {
  id: string;
}

/** A native radio button on a card that is all its target. Renders `<label>`. */
export function RadioOption({ label, hint, id, ...native }: RadioOptionProps) {
  const wordsId = `${id}-label`;
  const hintId = `${id}-hint`;
  return (
    <label className={styles.option}>
      <input
        {...native}
        {...(hint && { 'aria-labelledby': wordsId, 'aria-describedby': hintId })}
        type="radio"
        id={id}
        className={styles.radio}
      />
      <span className={styles.words}>
        <span id={wordsId}>{label}</span>
        {hint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
