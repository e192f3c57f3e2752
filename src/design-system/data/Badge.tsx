import type { ReactNode } from 'react';
import * as styles from './Badge.css';

export const badgeTones = ['neutral', 'brand', 'accent', 'success', 'info', 'warning'] as const;

export interface BadgeProps {
  /** One to three words that say it all: the tone only repeats them. */
  children: ReactNode;
  /** Default `neutral`. */
  tone?: (typeof badgeTones)[number];
}

/** The state or rank of the thing that it stands beside. Renders `<span>`. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={`${styles.badge} ${styles.tones[tone]}`}>{children}</span>;
}
