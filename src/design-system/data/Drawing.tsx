import type { ComponentProps } from 'react';
import * as styles from './Drawing.css';

/** One path: how it is painted, and its `d`. The box is 112 by 88. */
export type DrawingPart = readonly [style: keyof typeof styles.shapes, path: string];

export interface DrawingProps extends Pick<ComponentProps<'svg'>, 'ref'> {
  /** From back to front. */
  parts: readonly DrawingPart[];
  /** In a `Section` of the width `text`: from the laptop width large, beside the text. Default `false`. */
  beside?: boolean;
}

/**
 * A small drawing above a message, in the hand of the landing page's: paper, mill green and one copper
 * line. Hidden from screen readers. Renders `<svg>`.
 */
export function Drawing({ parts, beside = false, ref }: DrawingProps) {
  return (
    <svg
      ref={ref}
      aria-hidden="true"
      width="112"
      height="88"
      viewBox="0 0 112 88"
      fill="none"
      strokeWidth="2"
      className={beside ? `${styles.drawing} ${styles.beside}` : styles.drawing}
    >
      {parts.map(([style, path]) => (
        <path key={path} className={styles.shapes[style]} d={path} />
      ))}
    </svg>
  );
}
