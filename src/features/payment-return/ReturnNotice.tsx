import type { ReactNode } from 'react';
import { Notice, Text } from '../../design-system';
import type { useAskAgain } from './useAskAgain';

export interface ReturnNoticeProps {
  state: ReturnType<typeof useAskAgain>;
  /** What is said once the payment has arrived, and if it has not been confirmed. */
  found: ReactNode;
  over: ReactNode;
}

/** How far the payment is that a visitor returns from. What changes is announced once. */
export function ReturnNotice({ state, found, over }: ReturnNoticeProps) {
  if (state === 'asking') return <Text variant="quiet">Looking for your payment …</Text>;
  const [tone, title, text] = (
    {
      waiting: [
        'info',
        'Your payment has not been confirmed yet',
        'Often this takes a few seconds. This page asks again by itself for a minute.',
      ],
      over: ['warning', 'The payment provider has not confirmed your payment', over],
      found: ['success', 'Your payment has arrived', found],
    } as const
  )[state];
  return (
    <Notice tone={tone} title={title} live>
      {text}
    </Notice>
  );
}
