import type { ReactNode, Ref } from 'react';
import { Inline } from '../layout/Inline';
import { Text } from '../typography/Text';
import * as styles from './Amount.css';

export const amountSizes = ['medium', 'large'] as const;

export interface AmountProps {
  ref?: Ref<HTMLElement>;
  /** The formatted number, such as '£179'. */
  children: ReactNode;
  /** What it is for, in a few words after it: 'a month'. */
  note: string;
  /** The size of the figure. Default `medium`. */
  size?: (typeof amountSizes)[number];
}

/** A price or another large number, with a few words after it. Renders `<div>`. */
export function Amount({ children, note, size = 'medium', ref }: AmountProps) {
  return (
    <Inline {...(ref && { ref })} align="baseline" gap={size === 'large' ? 'sm' : 'xs'}>
      <span translate="no" className={styles.sizes[size]}>
        {children}
      </span>
      <Text as="span" variant="quiet">
        {note}
      </Text>
    </Inline>
  );
}
