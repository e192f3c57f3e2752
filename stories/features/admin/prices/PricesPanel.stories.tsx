import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildPrices } from '#mocks/factories/prices.ts';
import { PricesPanel } from '#src/features/admin/prices/PricesPanel.tsx';
import { priceLists } from '#src/features/admin/prices/priceLists.ts';
import { failed, loading, ready, retriesOnce } from '../loadables';
import { edit, figureField, listLines } from './priceControls';

const { webDev, hosting } = priceLists;

const meta = preview.meta({
  title: 'Features/Admin prices/PricesPanel',
  component: PricesPanel,
  args: {
    list: webDev,
    prices: ready(webDev.defaults),
    onRetry: fn(),
    editing: false,
    onEdit: fn(),
    onCancel: fn(),
    onSave: fn(),
    saving: false,
  },
});

const phone = { globals: { viewport: { value: 'phone' } } };

export const Default = meta.story();

Default.test('lists the prices', async ({ canvas }) => {
  await expect(listLines()).toEqual([
    'Standard website: £129',
    'Ecommerce add-on: £75',
    'Extra pages add-on for more than 7 pages: £50',
    'Booking system add-on: £50',
  ]);
  await expect(canvas.getByText(/does not change the prices that visitors see/)).toBeVisible();
});

Default.test('asks to be edited', async ({ args }) => {
  await edit();
  await expect(args.onEdit).toHaveBeenCalledOnce();
});

export const Phone = meta.story({ ...phone, tags: ['!autodocs'] });

export const Editing = meta.story({ args: { editing: true } });

Editing.test('shows whole pounds without pence', async () => {
  await expect(figureField('Standard website')).toHaveDisplayValue('129');
});

export const Loading = meta.story({ args: { prices: loading } });

Loading.test('shows that the prices are loading', async ({ canvas }) => {
  await expect(canvas.getByText('Reading the prices …')).toBeVisible();
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
});

export const Failed = meta.story({ args: { prices: failed } });

Failed.test('retries on demand', retriesOnce);

/** The largest and the smallest price. */
export const LongTexts = meta.story({
  ...phone,
  args: {
    prices: ready({
      standardWebsite: 11_258_999_068_426.24,
      ecommerceAddOn: 0,
      extraPagesAddOn: 0.01,
      bookingSystemAddOn: 1e9,
    }),
  },
});

export const Hosting = meta.story({ args: { list: hosting, prices: ready(hosting.defaults) } });

Hosting.test('lists the prices, each with its price for a year', async () => {
  await expect(listLines()).toEqual([
    'Single plan monthly: £2.49: £22.41 for a year paid at once',
    'Basic plan monthly: £4.79: £43.11 for a year paid at once',
    'Ultimate plan monthly: £7.79: £70.11 for a year paid at once',
    'Yearly discount enabled: Yes',
    'Yearly discount percentage: 25%',
  ]);
});

export const HostingEditing = meta.story({ args: { ...Hosting.input.args, editing: true } });

HostingEditing.test('shows prices with pence', async () => {
  await expect(figureField('Single plan monthly')).toHaveDisplayValue('2.49');
});

export const HostingWithoutDiscount = meta.story({
  args: { list: hosting, prices: ready(buildPrices().hosting) },
});

HostingWithoutDiscount.test('lists no price for a year', async () => {
  await expect(listLines()).toEqual([
    'Single plan monthly: £2.99',
    'Basic plan monthly: £5.29',
    'Ultimate plan monthly: £8.49',
    'Yearly discount enabled: No',
    'Yearly discount percentage: 20%',
  ]);
});

/** A discount of 15 per cent on £2.49: a year costs £25.398, which is rounded to £25.40. */
export const HostingRounded = meta.story({
  args: {
    list: hosting,
    prices: ready({ ...hosting.defaults, yearlyDiscountPercentage: 15 }),
  },
  tags: ['!visual', '!autodocs'],
});

HostingRounded.test('rounds the price for a year to the nearest penny', async () => {
  await expect(listLines().slice(0, 3)).toEqual([
    'Single plan monthly: £2.49: £25.40 for a year paid at once',
    'Basic plan monthly: £4.79: £48.86 for a year paid at once',
    'Ultimate plan monthly: £7.79: £79.46 for a year paid at once',
  ]);
});
