import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildPrices } from '#mocks/factories/prices.ts';
import { packages, plans, yearlyDiscountPercent } from '#src/content/catalogue.ts';
import { yearlyPrice } from '#src/domain/catalogue.ts';
import { formatPence, pounds } from '#src/domain/money.ts';
import { PricesPanel } from '#src/features/admin/prices/PricesPanel.tsx';
import { priceLists } from '#src/features/admin/prices/priceLists.ts';
import { failed, loading, ready, retriesOnce } from '../../loading/loadables';
import { edit, figureField, listLines } from './priceControls';

const { webDev, hosting } = priceLists;

const meta = preview.meta({
  title: 'Admin/Prices/PricesPanel',
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

Default.test('lists the prices on the website', async ({ canvas }) => {
  for (const { title, price } of packages) {
    const line = canvas.getByText(title, { selector: 'dt' }).parentElement;
    await expect(line).toHaveTextContent(formatPence(price, { hideZeroPence: true }));
  }
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
    ...plans.map(({ title, monthlyPrice }) => {
      const year = yearlyPrice(monthlyPrice, yearlyDiscountPercent);
      return `${title} plan monthly: ${formatPence(monthlyPrice)}: ${formatPence(year)} for a year paid at once`;
    }),
    'Yearly discount enabled: Yes',
    `Yearly discount percentage: ${yearlyDiscountPercent}%`,
  ]);
});

export const HostingEditing = meta.story({ args: { ...Hosting.input.args, editing: true } });

HostingEditing.test('shows prices with pence', async () => {
  await expect(figureField('Single plan monthly')).toHaveDisplayValue(
    ((plans[0]?.monthlyPrice ?? 0) / 100).toFixed(2),
  );
});

/** The narrowest screen on which the form is beside the prices of the website. */
export const HostingEditingLaptop = meta.story({
  ...HostingEditing.input,
  globals: { viewport: { value: 'laptop' } },
  tags: ['!autodocs', '!visual'],
});

HostingEditingLaptop.test('keeps every label on one line', async ({ canvas }) => {
  for (const { label } of hosting.fields) {
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText(label, { selector: 'label' }));
    await expect(words.getClientRects()).toHaveLength(1);
  }
});

const { hosting: editedPrices } = buildPrices();

export const HostingWithoutDiscount = meta.story({
  args: { list: hosting, prices: ready(editedPrices) },
});

HostingWithoutDiscount.test('lists no price for a year', async () => {
  await expect(listLines()).toEqual([
    ...hosting.fields
      .filter(({ kind }) => kind === 'money')
      .map(({ key, label }) => `${label}: ${formatPence(pounds(Number(editedPrices[key])))}`),
    'Yearly discount enabled: No',
    'Yearly discount percentage: 20%',
  ]);
});

/** A discount of 15 per cent on £2.49: a year costs £25.398, which is rounded to £25.40. */
export const HostingRounded = meta.story({
  args: {
    list: hosting,
    prices: ready({
      ...hosting.defaults,
      singlePlanMonthly: 2.49,
      yearlyDiscountPercentage: 15,
    }),
  },
  tags: ['!visual', '!autodocs'],
});

HostingRounded.test('rounds the price for a year to the nearest penny', async () => {
  await expect(listLines()).toContain('Single plan monthly: £2.49: £25.40 for a year paid at once');
});
