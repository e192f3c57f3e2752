import { type ComponentProps, useId } from 'react';
import { FieldHint } from './FieldHint';
import * as styles from './Switch.css';

export interface SwitchProps
  extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'role' | 'id'> {
  /** What is on or off; it does not change with the state. */
  label: string;
  /** What the switch brings about. */
  hint?: string;
}

/**
 * Turns one thing on or off, at once. Renders a native checkbox with the role of a switch, and
 * hands every attribute on to it; the word beside it says its state without colour.
 */
export function Switch({ label, hint, ...native }: SwitchProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={styles.row}>
      <input
        {...native}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox says by itself whether it is on
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
          On
        </span>
        <span aria-hidden="true" className={styles.off}>
          Off
        </span>
        {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      </div>
    </div>
  );
}
