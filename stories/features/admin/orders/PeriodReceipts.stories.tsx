import { expect, screen, waitFor } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { mockNow } from '#mocks/clock.ts';
import { buildAdminOrder } from '#mocks/factories/adminOrder.ts';
import { buildCredit, buildReceipt, buildVatReceipt } from '#mocks/factories/customerOrder.ts';
import { PeriodReceipts } from '#src/features/admin/orders/PeriodReceipts.tsx';

const receipts = [
  buildReceipt({ number: '2026-0051', issuedOn: '2026-03-01' }),
  buildCredit({ number: '2026-0052', credits: '2026-0051' }),
  buildVatReceipt({ number: '2026-0050', issuedOn: '2026-01-01' }),
];
const backend = { adminSession: true as const, connected: true };

const meta = preview.meta({
  title: 'Owner/Orders/PeriodReceipts',
  component: PeriodReceipts,
  tags: ['!visual'],
  decorators: [withApp],
  args: { now: mockNow },
  parameters: { backend: { ...backend, adminOrders: [buildAdminOrder({ receipts })] } },
});

export const Default = meta.story({
  tags: ['visual', 'all-widths'],
  play: async () => {
    await screen.findAllByText('2026-0051');
  },
});

Default.test('sums up the month', async ({ canvas }) => {
  await expect(canvas.getByText('Sum in GBP').nextElementSibling).toHaveTextContent('£129.00');
});

Default.test('leads to the entries of the period', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Entries as CSV' })).toHaveAttribute(
    'href',
    '/api/admin/entries.csv?from=2026-03-01&to=2026-03-31',
  );
});

Default.test('shows a quarter and a year', async ({ announcements, canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Kind of period'), 'Quarter');
  await canvas.findByRole('heading', { name: 'January to March 2026' });
  await canvas.findAllByText('2026-0050');
  await userEvent.selectOptions(canvas.getByLabelText('Kind of period'), 'Year');
  await userEvent.selectOptions(canvas.getByLabelText('Period'), '2025');
  await canvas.findByText('There is no receipt of this period.');
  await waitFor(() => expect(announcements.at(-1)).toBe('Receipts: 0, Credits: 0'));
});

/** A receipt in another currency, with the rate of the month before. */
export const OtherCurrency = meta.story({
  tags: ['visual', 'all-widths'],
  parameters: {
    backend: {
      ...backend,
      adminOrders: [
        buildAdminOrder({
          receipts: [buildReceipt({ issuedOn: '2026-03-01', currency: 'eur', amount: 20_700 })],
        }),
      ],
      exchangeRates: [{ month: '2026-02', currency: 'eur', rate: 1.1523 }],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('EUR, February 2026');
  },
});

/** In browser mode. */
export const WithoutServer = meta.story({
  parameters: { backend: { ...backend, connected: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('This website has no server');
  },
});
