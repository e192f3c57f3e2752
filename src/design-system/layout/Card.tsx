import type { ElementType, ReactNode, Ref } from 'react';
import * as styles from './layout.css';

export const cardElements = ['div', 'article', 'li', 'section'] as const;
export const cardPaddings = ['md', 'lg', 'xl'] as const;

export interface CardProps {
  children: ReactNode;
  ref?: Ref<HTMLElement>;
  /** The space inside its edge. Default `lg`. */
  padding?: (typeof cardPaddings)[number];
  /** The element rendered. Default `div`. */
  as?: (typeof cardElements)[number];
  /** The id of the heading that names an `article` or a `section`. */
  labelledBy?: string;
}

/** A box with a hairline edge. */
export function Card({ children, padding = 'lg', as = 'div', ref, labelledBy }: CardProps) {
  const Element = as as ElementType;
  return (
    <Element
      ref={ref}
      aria-labelledby={labelledBy}
      className={`${styles.card} ${styles.paddings[padding]}`}
    >
      {children}
    </Element>
  );
}
