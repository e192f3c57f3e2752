import type { ComponentProps, ReactNode } from 'react';
import { brandTones, tones } from '../css/tone.css';
import type { Tone } from '../tokens/tokens';
import * as styles from './Badge.css';

export const badgeVariants = ['brand', 'accent'] as const;

export interface BadgeProps extends Pick<ComponentProps<'span'>, 'ref'> {
  /** One to three words that carry the whole meaning; the colour only repeats it. */
  children: ReactNode;
  /** What kind of state it shows. Default `neutral`. */
  tone?: Tone;
  /** The site's own colours instead of a tone: for a rank, not a state. */
  variant?: (typeof badgeVariants)[number];
}

/** A state or a rank, shown after the name of the thing. Renders `<span>`. */
export function Badge({ children, tone = 'neutral', variant, ref }: BadgeProps) {
  const color = variant ? brandTones[variant] : tones[tone];
  return (
    <span ref={ref} className={`${styles.badge} ${color}`}>
      {children}
    </span>
  );
}
