import type { ComponentProps } from 'react';
import { control } from './control.css';
import * as styles from './TextArea.css';

export const textAreaSizes = ['short', 'medium', 'long'] as const;

export interface TextAreaProps
  extends Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'rows' | 'cols'> {
  /** The height when empty: 2, 4 or 8 lines. Default `medium`. */
  size?: (typeof textAreaSizes)[number];
}

/**
 * Several lines of text, inside a `Field`; grows with its text. Controlled with `value`, or
 * uncontrolled with `defaultValue`. Renders `<textarea>`, which gets every other attribute.
 */
export function TextArea({ size = 'medium', ...native }: TextAreaProps) {
  return (
    <textarea
      {...native}
      rows={styles.rows[size]}
      className={`${control} ${styles.area} ${styles.sizes[size]}`}
    />
  );
}
