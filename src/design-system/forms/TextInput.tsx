import type { ComponentProps } from 'react';
import { control } from './control.css';
import * as styles from './TextInput.css';

export const textInputTypes = [
  'text',
  'email',
  'tel',
  'url',
  'password',
  'search',
  'number',
] as const;

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'style'> {
  /** What is written; phones choose their keyboard by it. Default `text`. */
  type?: (typeof textInputTypes)[number];
  /** A sign before the figure, such as £. Only for the eye: the label names the unit too. */
  before?: string;
  /** A sign after the figure, such as %. Only for the eye: the label names the unit too. */
  after?: string;
}

/** One line of text, inside a `Field`. Renders `<input>`, and hands every attribute on to it. */
export function TextInput({ type = 'text', before, after, ...native }: TextInputProps) {
  const input = (
    <input
      {...native}
      type={type}
      className={`${control} ${styles.input}${before ? ` ${styles.withBefore}` : ''}${after ? ` ${styles.withAfter}` : ''}`}
    />
  );
  if (!before && !after) return input;
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
    </div>
  );
}
