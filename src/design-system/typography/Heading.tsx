import type { ComponentProps, ReactNode } from 'react';
import * as styles from './typography.css';

export const headingLevels = ['1', '2', '3', '4'] as const;
export const headingSizes = ['h1', 'h2', 'h3', 'h4'] as const;

export interface HeadingProps extends Pick<ComponentProps<'h1'>, 'id' | 'ref' | 'tabIndex'> {
  children: ReactNode;
  /** The level in the page's outline; renders `<h1>` to `<h4>`. */
  level: (typeof headingLevels)[number];
  /** Default: the size of the level. */
  size?: (typeof headingSizes)[number];
}

/** A heading in the display font. */
export function Heading({ children, level, size = `h${level}`, ...native }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...native} className={`${styles.heading} ${styles.headingSizes[size]}`}>
      {children}
    </Element>
  );
}
