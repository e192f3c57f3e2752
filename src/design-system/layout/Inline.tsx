import type { ElementType, ReactNode, Ref } from 'react';
import type { Space } from '../tokens/tokens';
import * as styles from './layout.css';
import { listRole } from './listRole';

export const inlineElements = ['div', 'ul', 'li', 'span'] as const;
export const inlineAlignments = ['center', 'start', 'baseline'] as const;
export const inlineDistributions = ['start', 'center', 'between'] as const;

export interface InlineProps {
  children: ReactNode;
  ref?: Ref<HTMLElement>;
  /** The space between the children and between the lines. Default `sm`. */
  gap?: Space;
  /** Vertical alignment. Default `center`. */
  align?: (typeof inlineAlignments)[number];
  /** Horizontal distribution. Default `start`. */
  distribute?: (typeof inlineDistributions)[number];
  /** Below the tablet width each child fills a line, such as the buttons of a form. Default `false`. */
  stacked?: boolean;
  /** The element rendered. Default `div`. */
  as?: (typeof inlineElements)[number];
}

/** Children side by side, in as many lines as they need. */
export function Inline({
  children,
  gap = 'sm',
  align = 'center',
  distribute = 'start',
  stacked = false,
  as = 'div',
  ref,
}: InlineProps) {
  const Element = as as ElementType;
  return (
    <Element
      ref={ref}
      role={listRole(as)}
      className={`${styles.inline} ${styles.gaps[gap]} ${styles.inlineAlignments[align]} ${styles.distributions[distribute]}${stacked ? ` ${styles.stacked}` : ''}`}
    >
      {children}
    </Element>
  );
}
