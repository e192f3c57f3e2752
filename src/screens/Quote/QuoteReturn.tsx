import type { SentQuote } from '../../domain/pricedQuote';
import { ReturnNotice } from '../../features/payment-return/ReturnNotice';
import { useAskAgain } from '../../features/payment-return/useAskAgain';
import { ContactLink } from './ContactLink';

export interface QuoteReturnProps {
  /** What was paid before the customer left for the payment. */
  paidBefore: number;
  /** Reads the quote again. */
  onAsk: () => Promise<SentQuote | null>;
}

/** Looks for the payment that a customer returns from. */
export function QuoteReturn({ paidBefore, onAsk }: QuoteReturnProps) {
  const state = useAskAgain(async () => ((await onAsk())?.money?.paid ?? 0) > paidBefore);
  return (
    <ReturnNotice
      state={state}
      found="Thank you. What is paid and open is shown below."
      over={
        <>
          If you have paid, you need not pay again: open this page later. If nothing has changed
          then, write to <ContactLink />.
        </>
      }
    />
  );
}
