import type { ReactNode } from 'react';
import type { Space } from '../tokens/tokens';
import * as styles from './Inline.css';

export const inlineElements = ['div', 'ul', 'li', 'span'] as const;
export const inlineAlignments = ['center', 'start', 'baseline'] as const;
export const inlineDistributions = ['start', 'center', 'between'] as const;

export interface InlineProps {
  children: ReactNode;
  /** The space between the children, along and across. Default `sm`. */
  gap?: Space;
  /** Across the line. Default `center`. */
  align?: (typeof inlineAlignments)[number];
  /** Along the line. Default `start`. */
  distribute?: (typeof inlineDistributions)[number];
  /** The element rendered. Default `div`. */
  as?: (typeof inlineElements)[number];
}

/** Children beside one another; they wrap where the line is full. */
export function Inline({
  children,
  gap = 'sm',
  align = 'center',
  distribute = 'start',
  as: Element = 'div',
}: InlineProps) {
  return (
    <Element
      className={`${styles.inline} ${styles.gaps[gap]} ${styles.alignments[align]} ${styles.distributions[distribute]}`}
    >
      {children}
    </Element>
  );
}
