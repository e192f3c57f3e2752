import { type ComponentProps, useId } from 'react';
import { useWords } from '../words/WordsProvider';
import { FieldHint } from './fieldParts';
import * as styles from './Switch.css';

export interface SwitchProps
  extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'role' | 'id'> {
  /** What is on or off; the same in both states. */
  label: string;
  /** What the switch does. */
  hint?: string;
}

/**
 * Turns one thing on or off immediately. Controlled with `checked`, or uncontrolled with
 * `defaultChecked`. Renders a native checkbox with the role of a switch, which gets every other
 * attribute; a word repeats the state without colour.
 */
export function Switch({ label, hint, ...native }: SwitchProps) {
  const { on, off } = useWords();
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={styles.row}>
      <input
        {...native}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its own checked state
        role="switch"
        id={id}
        aria-describedby={hint && hintId}
        className={styles.track}
      />
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <span aria-hidden="true" className={styles.on}>
          {on}
        </span>
        <span aria-hidden="true" className={styles.off}>
          {off}
        </span>
        {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      </div>
    </div>
  );
}
