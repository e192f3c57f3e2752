import { useRef } from 'react';
import { Button, Disclosure, Heading, Inline, Stack, Text } from '../../design-system';
import { formatAmount } from '../../domain/amount';
import { formatDay } from '../../domain/day';
import type { Receipt } from '../../domain/receipt';
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
  const sheets = useRef<HTMLDivElement>(null);

  function print() {
    const all = [...(sheets.current?.querySelectorAll('details') ?? [])];
    if (all.every(({ open }) => !open))
      for (const sheet of period ? all : all.slice(0, 1)) sheet.open = true;
    window.print();
  }

  return (
    <section aria-labelledby="receipts-title">
      <Stack gap="md">
        <Inline distribute="between">
          <Heading level="2" size="h4" id="receipts-title">
            {period ?? 'Receipts'}
          </Heading>
          {receipts.length > 0 && (
            <Button variant="secondary" onClick={print}>
              Print
            </Button>
          )}
        </Inline>
        {receipts.length === 0 && (
          <Text key={String(isTest)} variant="quiet">
            {period
              ? 'There is no receipt of this period.'
              : isTest
                ? 'Test payments have no receipt.'
                : 'There is no receipt yet. It will be here a minute after a payment has arrived.'}
          </Text>
        )}
        {receipts.length > 0 && (
          <div ref={sheets}>
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
          </div>
        )}
      </Stack>
    </section>
  );
}
