import { type ComponentProps, useId } from 'react';
import { VisuallyHidden } from '../typography/VisuallyHidden';
import { control } from './control.css';
import * as styles from './TextInput.css';

export const textInputTypes = ['text', 'email', 'tel', 'url', 'search', 'number', 'date'] as const;

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'style'> {
  /** Decides the keyboard of a phone. Default `text`. */
  type?: (typeof textInputTypes)[number];
  /** A sign before the value, such as £; hidden from screen readers, see `unit`. */
  before?: string;
  /** A sign after the value, such as %; hidden from screen readers, see `unit`. */
  after?: string;
  /** The sign in words, as part of the accessible description. Not needed where the label names it. */
  unit?: string;
}

/**
 * One line of text, inside a `Field`. Controlled with `value`, or uncontrolled with `defaultValue`.
 * Renders `<input>`, which gets every other attribute.
 */
export function TextInput({
  type = 'text',
  before,
  after,
  unit,
  'aria-describedby': describedBy,
  ...native
}: TextInputProps) {
  const unitId = useId();
  const input = (
    <input
      {...native}
      type={type}
      aria-describedby={[unit && unitId, describedBy].filter(Boolean).join(' ') || undefined}
      className={`${control} ${styles.input}${before ? ` ${styles.withBefore}` : ''}${after ? ` ${styles.withAfter}` : ''}`}
    />
  );
  if (!before && !after && !unit) return input;
  return (
    <div className={styles.frame}>
      {input}
      {before && (
        <span aria-hidden="true" className={styles.before}>
          {before}
        </span>
      )}
      {after && (
        <span aria-hidden="true" className={styles.after}>
          {after}
        </span>
      )}
      {unit && (
        <VisuallyHidden>
          <span id={unitId}>{unit}</span>
        </VisuallyHidden>
      )}
    </div>
  );
}
