import type { ReactNode } from 'react';
import type { Space } from '../tokens/tokens';
import * as styles from './Stack.css';

export const stackElements = ['div', 'ul', 'ol', 'li', 'section', 'article', 'hgroup'] as const;
export const stackAlignments = ['stretch', 'start', 'center'] as const;

export interface StackProps {
  children: ReactNode;
  /** The space between the children, a step of the scale. Default `md`. */
  gap?: Space;
  /** Across the stack. Default `stretch`. */
  align?: (typeof stackAlignments)[number];
  /** The element rendered. Default `div`. */
  as?: (typeof stackElements)[number];
}

/** Children below one another, with even space between them: the only place where it comes from. */
export function Stack({
  children,
  gap = 'md',
  align = 'stretch',
  as: Element = 'div',
}: StackProps) {
  return (
    <Element className={`${styles.stack} ${styles.gaps[gap]} ${styles.alignments[align]}`}>
      {children}
    </Element>
  );
}
