import type { ElementType, ReactNode, Ref } from 'react';
import type { Space } from '../tokens/tokens';
import * as styles from './layout.css';
import { listRole } from './listRole';

export const stackElements = ['div', 'ul', 'ol', 'li', 'section', 'article', 'hgroup'] as const;
export const stackAlignments = ['stretch', 'start', 'center'] as const;

export interface StackProps {
  children: ReactNode;
  ref?: Ref<HTMLElement>;
  /** The space between the children. Default `md`. */
  gap?: Space;
  /** Horizontal alignment. Default `stretch`. */
  align?: (typeof stackAlignments)[number];
  /** The element rendered. Default `div`. */
  as?: (typeof stackElements)[number];
}

/** Children in a column, with even space between them. */
export function Stack({ children, gap = 'md', align = 'stretch', as = 'div', ref }: StackProps) {
  const Element = as as ElementType;
  return (
    <Element
      ref={ref}
      role={listRole(as)}
      className={`${styles.stack} ${styles.gaps[gap]} ${styles.stackAlignments[align]}`}
    >
      {children}
    </Element>
  );
}
