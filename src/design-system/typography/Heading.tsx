import type { ReactNode } from 'react';
import * as styles from './Heading.css';

export const headingLevels = ['1', '2', '3', '4'] as const;
export const headingSizes = ['h1', 'h2', 'h3', 'h4'] as const;

export interface HeadingProps {
  children: ReactNode;
  /** Where it stands in the page's outline; renders `<h1>` to `<h4>`. */
  level: (typeof headingLevels)[number];
  /** How large it is set, when that is not what its level says. */
  size?: (typeof headingSizes)[number];
  /** For `aria-labelledby` of what it names. */
  id?: string;
}

/** A heading, in the display face. */
export function Heading({ children, level, size = `h${level}`, id }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={`${styles.heading} ${styles.sizes[size]}`}>
      {children}
    </Element>
  );
}
