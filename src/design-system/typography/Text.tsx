import type { ElementType, ReactNode, Ref } from 'react';
import { tones } from '../css/tone.css';
import type { Tone } from '../tokens/tokens';
import * as styles from './typography.css';

export const textElements = ['p', 'span', 'div', 'strong', 'address'] as const;
export const textSizes = ['small', 'body', 'lead'] as const;
export const textVariants = ['default', 'quiet'] as const;
export const textWeights = ['regular', 'medium', 'semibold', 'bold'] as const;

export interface TextProps {
  children: ReactNode;
  ref?: Ref<HTMLElement>;
  /** The size of the letters. Default `body`. */
  size?: (typeof textSizes)[number];
  /** `quiet` for secondary text. Default `default`. */
  variant?: (typeof textVariants)[number];
  /** `neutral` keeps the colour of the variant. Default `neutral`. */
  tone?: Tone;
  /** How bold it is. Default `regular`. */
  weight?: (typeof textWeights)[number];
  /** Digits of one width, for sums and times. */
  tabular?: boolean;
  /** The element rendered. Default `p`. */
  as?: (typeof textElements)[number];
  /** For `aria-describedby`. */
  id?: string;
}

/** Running text, at most 66 characters wide. */
export function Text({
  children,
  size = 'body',
  variant = 'default',
  tone = 'neutral',
  weight = 'regular',
  tabular = false,
  as = 'p',
  ref,
  id,
}: TextProps) {
  const Element = as as ElementType;
  const classes = [styles.text, styles.textSizes[size], styles.weights[weight]];
  if (tone !== 'neutral') classes.push(tones[tone], styles.toned);
  else if (variant === 'quiet') classes.push(styles.quiet);
  if (tabular) classes.push(styles.tabular);
  return (
    <Element ref={ref} id={id} className={classes.join(' ')}>
      {children}
    </Element>
  );
}
