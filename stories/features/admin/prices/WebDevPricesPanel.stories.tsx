import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { defaultWebDevPrices } from '#src/domain/prices.ts';
import { WebDevPricesPanel } from '#src/features/admin/prices/WebDevPricesPanel.tsx';
import { fitsTheScreen } from '../../../checks';
import { reading, ready, unread } from '../reads';
import { edit, linesInList, priceField } from './priceForms';

const meta = preview.meta({
  title: 'Features/Admin prices/WebDevPricesPanel',
  component: WebDevPricesPanel,
  args: {
    prices: ready(defaultWebDevPrices),
    onRetry: fn(),
    isEditing: false,
    onEdit: fn(),
    onCancel: fn(),
    onSave: fn(),
    isSaving: false,
  },
  parameters: {
    guidance: {
      use: "The owner's price list for websites, viewed or edited, from props alone.",
      avoid: 'With the backend behind it, it is `WebDevPrices`. Visitors see `PackageList`.',
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
    'Standard website: £129',
    'Ecommerce add-on: £75',
    'Extra pages add-on for more than 7 pages: £50',
    'Booking system add-on: £50',
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
  await expect(priceField('Standard website')).toHaveDisplayValue(/\d/);
  await expect(priceField('Ecommerce add-on')).toHaveDisplayValue(/\d/);
});

export const EditingDark = meta.story({ ...Editing.input, globals: { theme: 'dark' } });

export const EditingPhone = meta.story({
  ...Editing.input,
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
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
      standardWebsite: 11_258_999_068_426.24,
      ecommerceAddOn: 0,
      extraPagesAddOn: 0.01,
      bookingSystemAddOn: 1e9,
    }),
  },
  globals: { viewport: { value: 'phone' } },
});

LongTexts.test('is no wider than the screen', fitsTheScreen);
