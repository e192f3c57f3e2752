import { type ReactNode, useId } from 'react';
import { Card, Heading, Stack, Text } from '../../design-system';
import { formatAmount } from '../../domain/amount';
import { formatDay } from '../../domain/day';
import { formatPence } from '../../domain/money';
import type { Receipt } from '../../domain/receipt';
import { Figures } from '../figures/Figures';
import { PriceList, type PriceListProps } from '../prices/PriceList';
import { boughtLines } from './boughtLines';
import * as styles from './receipts.css';

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

interface PartyProps {
  title: string;
  name: string;
  address: string;
  children?: ReactNode;
}

function Party({ title, name, address, children }: PartyProps) {
  return (
    <Stack gap="xxs">
      <Text size="small" variant="quiet">
        {title}
      </Text>
      <div className={styles.party}>
        <Text weight="semibold">
          <span translate="no">{name}</span>
        </Text>
        <Text as="address">
          <span translate="no">{address}</span>
        </Text>
        {children}
      </div>
    </Stack>
  );
}

export interface ReceiptSheetProps {
  receipt: Receipt;
}

/** A receipt or a credit with what tax law asks for. One fits on an A4 page. Renders `<article>`. */
export function ReceiptSheet({ receipt }: ReceiptSheetProps) {
  const { number, kind, issuedOn, paidOn, supplier, customer, order, vat } = receipt;
  const titleId = useId();
  return (
    <Card as="article" padding="xl" labelledBy={titleId}>
      <Stack gap="xl">
        <Stack gap="sm">
          <Heading level="3" id={titleId}>
            <span>{receiptTitle(receipt)}</span> <span translate="no">{number}</span>
          </Heading>
          <Figures
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
          />
          {receipt.credits && <Text>{`Credit for receipt ${receipt.credits}`}</Text>}
        </Stack>
        <div className={styles.parties}>
          <Party title="From" name={supplier.name} address={supplier.address}>
            <Text>
              <span translate="no">{supplier.email}</span>
            </Text>
            {supplier.companyNumber && <Text>{`Company number ${supplier.companyNumber}`}</Text>}
            {supplier.vatNumber && <Text>{`VAT number ${supplier.vatNumber}`}</Text>}
          </Party>
          {customer && (
            <Party title="To" name={customer.name} address={customer.address}>
              {customer.vatNumber && <Text>{`VAT number ${customer.vatNumber}`}</Text>}
            </Party>
          )}
        </div>
        <PriceList lines={linesOf(receipt)} />
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
      </Stack>
    </Card>
  );
}
