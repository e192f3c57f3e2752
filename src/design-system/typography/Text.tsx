import type { ReactNode } from 'react';
import * as styles from './Text.css';

export const textElements = ['p', 'span', 'div', 'strong', 'address'] as const;
export const textSizes = ['small', 'body', 'lead'] as const;
export const textTones = ['ink', 'quiet', 'brand', 'success', 'danger'] as const;
export const textWeights = ['regular', 'medium', 'semibold', 'bold'] as const;

export interface TextProps {
  children: ReactNode;
  /** Default `body`. */
  size?: (typeof textSizes)[number];
  /** Default `ink`. */
  tone?: (typeof textTones)[number];
  /** Default `regular`. */
  weight?: (typeof textWeights)[number];
  /** Figures of one width, for sums and times. */
  isTabular?: boolean;
  /** The element rendered. Default `p`. */
  as?: (typeof textElements)[number];
  /** For `aria-describedby`. */
  id?: string;
}

/** Running text, at most 66 characters wide. */
export function Text({
  children,
  size = 'body',
  tone = 'ink',
  weight = 'regular',
  isTabular = false,
  as: Element = 'p',
  id,
}: TextProps) {
  return (
    <Element
      id={id}
      className={`${styles.text} ${styles.sizes[size]} ${styles.tones[tone]} ${styles.weights[weight]}${isTabular ? ` ${styles.tabular}` : ''}`}
    >
      {children}
    </Element>
  );
}
