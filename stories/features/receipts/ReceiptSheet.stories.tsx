import { expect } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildCredit, buildReceipt, buildVatReceipt } from '#mocks/factories/customerOrder.ts';
import { ReceiptSheet } from '#src/features/receipts/ReceiptSheet.tsx';

const meta = preview.meta({
  title: 'Features/Receipts/ReceiptSheet',
  component: ReceiptSheet,
  decorators: [inColumn('44rem')],
  args: { receipt: buildReceipt() },
});

/** A business that is not registered for VAT. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('article', { name: 'Receipt 2026-0041' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('VAT');
    await expect(canvas.getByText('Total').closest('dt')?.nextElementSibling).toHaveTextContent(
      '£179.00',
    );
  },
});

/** Registered for VAT, and more than £250: a full invoice. */
export const VatInvoice = meta.story({
  args: { receipt: buildVatReceipt() },
  tags: ['printed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'VAT invoice 2026-0041' })).toBeVisible();
    await expect(canvas.getByText(/^Ruth Harrow/)).toBeVisible();
    await expect(canvas.getByText(/VAT number GB 946 113 207$/)).toBeVisible();
    await expect(canvas.getByText('£290.83')).toBeVisible();
    await expect(canvas.getByText('VAT 20%').closest('dt')?.nextElementSibling).toHaveTextContent(
      '£58.17',
    );
  },
});

/** Registered for VAT, and £250: the rate alone. */
export const VatReceipt = meta.story({
  args: { receipt: buildVatReceipt({ amount: 25_000 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'VAT receipt 2026-0041' })).toBeVisible();
    await expect(canvas.getByText('Includes VAT at 20%')).toBeVisible();
    await expect(canvas.queryByText(/Ruth Harrow/)).not.toBeInTheDocument();
  },
});

/** The payment provider's invoice has the tax. */
export const WithOtherInvoice = meta.story({
  args: { receipt: buildVatReceipt({ vat: null, hasOtherInvoice: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Receipt 2026-0041' })).toBeVisible();
    await expect(
      canvas.getByText('VAT is on the invoice of the payment provider. This is no VAT invoice.'),
    ).toBeVisible();
  },
});

/** A part of the money went back. */
export const Credit = meta.story({
  args: { receipt: buildCredit() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Credit note 2026-0044' })).toBeVisible();
    await expect(canvas.getByText('Credit for receipt 2026-0041')).toBeVisible();
  },
});

/** The same of a business that is registered for VAT. */
export const VatCredit = meta.story({
  args: {
    receipt: buildVatReceipt({ number: '2026-0044', kind: 'credit', credits: '2026-0041' }),
  },
});

/** Words without a break, yen, and a customer whose data has been deleted. */
export const Torture = meta.story({
  args: {
    receipt: buildReceipt({
      supplier: {
        name: 'Llanfairpwllgwyngyll'.repeat(5),
        address: 'Llanfairpwllgwyngyll'.repeat(8),
        email: `${'llanfairpwllgwyngyll'.repeat(3)}@hollin.example`,
        companyNumber: '',
        vatNumber: '',
      },
      customer: null,
      description: 'Llanfairpwllgwyngyll'.repeat(8),
      amount: 99_999_999,
      currency: 'jpy',
    }),
  },
  globals: { viewport: { value: 'phone' } },
});

/** A customer abroad accounts for the VAT. */
export const ReverseCharge = meta.story({
  args: {
    receipt: buildVatReceipt({
      vat: { rate: 0, net: 34_900, vat: 0, isSimplified: false, treatment: 'reverse' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Reverse charge: the customer has to account for the VAT.'),
    ).toBeVisible();
  },
});

/** Paid in yen. */
export const OtherCurrency = meta.story({
  args: { receipt: buildVatReceipt({ vat: null, amount: 36_000, currency: 'jpy' }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The VAT is not in pounds. This is no VAT invoice.'),
    ).toBeVisible();
  },
});
