import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildPrices } from '#mocks/factories/prices.ts';
import { defaultHostingPrices } from '#src/domain/prices.ts';
import { HostingPricesPanel } from '#src/features/admin/prices/HostingPricesPanel.tsx';
import { fitsTheScreen } from '../../../checks';
import { reading, ready, unread } from '../reads';
import { edit, linesInList, priceField } from './priceForms';

const meta = preview.meta({
  title: 'Features/Admin prices/HostingPricesPanel',
  component: HostingPricesPanel,
  args: {
    prices: ready(defaultHostingPrices),
    onRetry: fn(),
    isEditing: false,
    onEdit: fn(),
    onCancel: fn(),
    onSave: fn(),
    isSaving: false,
  },
  parameters: {
    guidance: {
      use: "The owner's price list for hosting, viewed or edited, from props alone.",
      avoid: 'With the backend behind it, it is `HostingPrices`. Visitors see `HostingPlans`.',
      accessibility: [
        'View and edit have the same order, so that a figure is found in the same place.',
      ],
      do: 'Let Cancel bring back what was there.',
      dont: 'Open it in edit mode.',
    },
  },
});

export const Default = meta.story();

Default.test('is a list of prices', async () => {
  await expect(linesInList()).toEqual([
    'Single plan monthly: £2.49: £22.41 for a year paid at once',
    'Basic plan monthly: £4.79: £43.11 for a year paid at once',
    'Ultimate plan monthly: £7.79: £70.11 for a year paid at once',
    'Yearly discount enabled: Yes',
    'Yearly discount percentage: 25%',
  ]);
});

Default.test('can be edited', async ({ args }) => {
  await edit();
  await expect(args.onEdit).toHaveBeenCalledOnce();
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

Phone.test('is no wider than the screen', fitsTheScreen);

export const Editing = meta.story({ args: { isEditing: true } });

Editing.test('has a field for each price', async () => {
  await expect(priceField('Single plan monthly')).toHaveDisplayValue(/\d/);
  await expect(priceField('Basic plan monthly')).toHaveDisplayValue(/\d/);
});

export const EditingDark = meta.story({ ...Editing.input, globals: { theme: 'dark' } });

export const EditingPhone = meta.story({
  ...Editing.input,
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
});

export const WithoutDiscount = meta.story({
  args: { prices: ready(buildPrices().hosting) },
});

WithoutDiscount.test('names no yearly price', async () => {
  await expect(linesInList()).toEqual([
    'Single plan monthly: £2.99',
    'Basic plan monthly: £5.29',
    'Ultimate plan monthly: £8.49',
    'Yearly discount enabled: No',
    'Yearly discount percentage: 20%',
  ]);
});

export const Saving = meta.story({ args: { isEditing: true, isSaving: true }, tags: ['!visual'] });

export const SaveFailed = meta.story({
  args: { isEditing: true, saveError: 'Your browser has no room left for this website.' },
  tags: ['!visual'],
});

export const Loading = meta.story({ args: { prices: reading }, tags: ['!visual'] });

export const ReadFailed = meta.story({
  args: { prices: unread },
  tags: ['!visual'],
});

/** Torture: the largest price that there is, and the smallest. */
export const LongTexts = meta.story({
  args: {
    prices: ready({
      singlePlanMonthly: 11_258_999_068_426.24,
      basicPlanMonthly: 0,
      ultimatePlanMonthly: 0.01,
      yearlyDiscountPercentage: 33.33,
      yearlyDiscountEnabled: true,
    }),
  },
  globals: { viewport: { value: 'phone' } },
});

LongTexts.test('is no wider than the screen', fitsTheScreen);
