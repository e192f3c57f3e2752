import { useId } from 'react';
import { Text } from '../../design-system';
import { formatAmount } from '../../domain/amount';
import { formatDay } from '../../domain/day';
import { formatPence } from '../../domain/money';
import type { Receipt } from '../../domain/receipt';
import { Letterhead } from '../letterhead/Letterhead';
import { PriceList, type PriceListProps } from '../prices/PriceList';
import { boughtLines } from './boughtLines';

/** What tax law calls it. */
export function receiptTitle({ kind, vat, hasOtherInvoice }: Receipt): string {
  if (kind === 'credit') return 'Credit note';
  if (!vat || hasOtherInvoice) return 'Receipt';
  return vat.isSimplified ? 'VAT receipt' : 'VAT invoice';
}

function linesOf(receipt: Receipt): PriceListProps['lines'] {
  const { description, amount, currency, vat } = receipt;
  const shown = (sum: number) => formatAmount(sum, currency);
  const bought = boughtLines(receipt.lines, currency);
  const isFull = vat && !vat.isSimplified;
  const net = isFull && [
    { name: bought.length > 0 ? 'Net' : description, hint: 'without VAT', price: shown(vat.net) },
    { name: `VAT ${vat.rate}%`, id: 'VAT', price: shown(vat.vat) },
  ];
  const whole = bought.length > 0 ? [] : [{ name: description, price: shown(amount) }];
  const note = vat?.isSimplified ? `Includes VAT at ${vat.rate}%` : undefined;
  return [
    ...bought,
    ...(net || whole),
    { name: 'Total', id: 'total', price: shown(amount), note, isTotal: true },
  ];
}

const treatments = {
  reverse: 'Reverse charge: the customer has to account for the VAT.',
  exempt: 'This supply is exempt from VAT.',
} as const;

export interface ReceiptSheetProps {
  receipt: Receipt;
}

/** A receipt or a credit with what tax law asks for. One fits on an A4 page. Renders `<article>`. */
export function ReceiptSheet({ receipt }: ReceiptSheetProps) {
  const { number, kind, issuedOn, paidOn, supplier, customer, order, vat } = receipt;
  return (
    <Letterhead
      id={useId()}
      title={
        <>
          <span>{receiptTitle(receipt)}</span> <span translate="no">{number}</span>
        </>
      }
      from={{ ...supplier, legal: supplier, contact: supplier }}
      to={
        customer && [
          customer.name,
          customer.address,
          customer.vatNumber ? `VAT number ${customer.vatNumber}` : '',
        ]
      }
      figures={[
        ['Issued', formatDay(issuedOn)],
        [
          `${kind === 'credit' ? 'Paid back' : 'Paid'}${vat ? ' (tax point)' : ''}`,
          formatDay(paidOn),
        ],
        [
          'Order',
          <span key="order" translate="no">
            {order}
          </span>,
        ],
      ]}
    >
      {receipt.credits && <Text>{`Credit for receipt ${receipt.credits}`}</Text>}
      <PriceList lines={linesOf(receipt)} total="figure" />
      {vat?.treatment && <Text>{treatments[vat.treatment]}</Text>}
      {vat?.sterling && (
        <Text>{`The VAT is ${formatPence(vat.sterling.vat)}: £1 is ${vat.sterling.rate} ${receipt.currency.toUpperCase()}.`}</Text>
      )}
      {supplier.vatNumber && !vat && receipt.currency !== 'gbp' && !receipt.hasOtherInvoice && (
        <Text>The VAT is not in pounds. This is no VAT invoice.</Text>
      )}
      {receipt.hasOtherInvoice && (
        <Text>VAT is on the invoice of the payment provider. This is no VAT invoice.</Text>
      )}
    </Letterhead>
  );
}
