import type { ReactNode } from 'react';
import * as styles from './Card.css';

export const cardElements = ['div', 'article', 'li', 'section'] as const;
export const cardPaddings = ['md', 'lg', 'xl'] as const;
export const cardEmphases = ['none', 'strong'] as const;

export interface CardProps {
  children: ReactNode;
  /** The space inside its edge. Default `lg`. */
  padding?: (typeof cardPaddings)[number];
  /** `strong` for the one card among several that is recommended. Default `none`. */
  emphasis?: (typeof cardEmphases)[number];
  /** The element rendered. Default `div`. */
  as?: (typeof cardElements)[number];
  /** The id of the heading that names an `article` or a `section`. */
  labelledBy?: string;
}

/** A sheet that lies on the page: a hairline, never a shadow. */
export function Card({
  children,
  padding = 'lg',
  emphasis = 'none',
  as: Element = 'div',
  labelledBy,
}: CardProps) {
  return (
    <Element
      aria-labelledby={labelledBy}
      className={`${styles.card} ${styles.paddings[padding]} ${styles.emphases[emphasis]}`}
    >
      {children}
    </Element>
  );
}
