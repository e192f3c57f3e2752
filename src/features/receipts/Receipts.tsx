import { Disclosure, Text } from '../../design-system';
import { formatAmount } from '../../domain/amount';
import { formatDay } from '../../domain/day';
import type { Receipt } from '../../domain/receipt';
import { Sheets } from '../letterhead/Sheets';
import { unbroken } from '../text/text.css';
import { ReceiptSheet, receiptTitle } from './ReceiptSheet';

export interface ReceiptsProps {
  /** The newest first, credits among them. */
  receipts: readonly Receipt[];
  /** Whether the payments are those of the payment provider's test mode. */
  isTest: boolean;
  isFolded?: boolean;
  /** They are those of a period, and not of one order: all are printed unless some are open. */
  period?: string;
}

/** The receipts of an order. Unless folded, the newest one is open, and the browser prints those that are, or the newest. Renders `<section>`. */
export function Receipts({ receipts, isTest, isFolded = false, period }: ReceiptsProps) {
  const ofOrder = isTest
    ? 'Test payments have no receipt.'
    : 'There is no receipt yet. It will be here a minute after a payment has arrived.';
  return (
    <Sheets
      id="receipts-title"
      title={period ?? 'Receipts'}
      printsAll={period !== undefined}
      none={
        <Text key={String(isTest)} variant="quiet">
          {period ? 'There is no receipt of this period.' : ofOrder}
        </Text>
      }
    >
      {receipts.map((receipt, index) => {
        const { number, issuedOn, amount, currency } = receipt;
        return (
          <Disclosure
            key={number}
            variant="sheet"
            open={index === 0 && !isFolded}
            summary={
              <>
                <span>{receiptTitle(receipt)}</span> <span translate="no">{number}</span>
                <span>{', '}</span>
                <span className={unbroken}>
                  <span>{`${formatDay(issuedOn)}, `}</span>
                  <span translate="no">{formatAmount(amount, currency)}</span>
                </span>
              </>
            }
          >
            <ReceiptSheet receipt={receipt} />
          </Disclosure>
        );
      })}
    </Sheets>
  );
}
