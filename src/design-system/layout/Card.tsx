import type { ReactNode } from 'react';
import * as styles from './Card.css';

export const cardElements = ['div', 'article', 'li', 'section'] as const;
export const cardPaddings = ['md', 'lg', 'xl'] as const;

export interface CardProps {
  children: ReactNode;
  /** The space inside its edge. Default `lg`. */
  padding?: (typeof cardPaddings)[number];
  /** The element rendered. Default `div`. */
  as?: (typeof cardElements)[number];
  /** The id of the heading that names an `article` or a `section`. */
  labelledBy?: string;
}

/** A box with a hairline edge. */
export function Card({ children, padding = 'lg', as: Element = 'div', labelledBy }: CardProps) {
  return (
    <Element aria-labelledby={labelledBy} className={`${styles.card} ${styles.paddings[padding]}`}>
      {children}
    </Element>
  );
}
