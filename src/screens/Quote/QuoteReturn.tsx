import { Notice, Text } from '../../design-system';
import type { SentQuote } from '../../domain/pricedQuote';
import { useAskAgain } from '../../features/payment-return/useAskAgain';
import { ContactLink } from './ContactLink';

export interface QuoteReturnProps {
  /** What was paid before the customer left for the payment. */
  paidBefore: number;
  /** Reads the quote again. */
  onAsk: () => Promise<SentQuote | null>;
}

/** Looks for the payment that a customer returns from. What changes is announced once. */
export function QuoteReturn({ paidBefore, onAsk }: QuoteReturnProps) {
  const state = useAskAgain(async () => ((await onAsk())?.money?.paid ?? 0) > paidBefore);
  switch (state) {
    case 'asking':
      return <Text variant="quiet">Looking for your payment …</Text>;
    case 'waiting':
      return (
        <Notice title="Your payment has not been confirmed yet" live>
          Often this takes a few seconds. This page asks again by itself for a minute.
        </Notice>
      );
    case 'over':
      return (
        <Notice tone="warning" title="The payment provider has not confirmed your payment" live>
          If you have paid, you need not pay again: open this page later. If nothing has changed
          then, write to <ContactLink />.
        </Notice>
      );
    case 'found':
      return (
        <Notice tone="success" title="Your payment has arrived" live>
          Thank you. What is paid and open is shown below.
        </Notice>
      );
  }
}
