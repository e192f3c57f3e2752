import { expect, fn, waitFor } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildPrices } from '#mocks/factories/prices.ts';
import { WebDevPricesForm } from '#src/features/admin/prices/WebDevPricesForm.tsx';
import { fitsTheScreen } from '../../../checks';
import { cancel, priceField, save, typePrice } from './priceForms';

const prices = buildPrices().webDev;

const meta = preview.meta({
  title: 'Features/Admin/Prices/WebDevPricesForm',
  component: WebDevPricesForm,
  args: { prices, onSave: fn(), onCancel: fn(), isSaving: false },
  decorators: [inColumn('38rem')],
  parameters: {
    guidance: {
      use: "Changes the owner's price list for websites; in `WebDevPricesPanel` while that is edited.",
      avoid: "Prices of hosting are `HostingPricesForm`'s. To read prices take a `PriceList`.",
      accessibility: [
        'Each figure has a label with its unit; the extra pages say from which page on.',
      ],
      do: 'Name what an add-on adds.',
      dont: 'Leave a field empty for ‘no charge’: it becomes 0 and is seen to.',
    },
  },
});

export const Default = meta.story({ tags: ['!visual'] });

Default.test('begins with the first price', async () => {
  await expect(priceField('Standard website')).toHaveFocus();
});

Default.test('hands in what was typed, and the rest as it was', async ({ args }) => {
  await typePrice('Standard website', '149.50');
  await save();
  await waitFor(() =>
    expect(args.onSave).toHaveBeenLastCalledWith({ ...prices, standardWebsite: 149.5 }),
  );
});

Default.test('hands in 0 for what is no figure', async ({ args, userEvent }) => {
  await userEvent.clear(priceField('Ecommerce add-on'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(args.onSave).toHaveBeenLastCalledWith({ ...prices, ecommerceAddOn: 0 }),
  );
});

Default.test('is left without a word to anybody', async ({ args }) => {
  await typePrice('Standard website', '1');
  await cancel();
  await expect(args.onCancel).toHaveBeenCalledOnce();
  await expect(args.onSave).not.toHaveBeenCalled();
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, tags: ['!visual'] });

Phone.test('is no wider than the screen', fitsTheScreen);

/** On its way, and not answered yet. */
export const Saving = meta.story({ args: { isSaving: true }, tags: ['!visual'] });

Saving.test('takes neither a press nor Enter', async ({ args, userEvent }) => {
  await save();
  await userEvent.type(priceField('Standard website'), '{Enter}');
  await expect(args.onSave).not.toHaveBeenCalled();
});

export const SaveFailed = meta.story({
  args: { saveError: 'Your browser has no room left for this website.' },
});

export const SaveFailedDark = meta.story({ ...SaveFailed.input, globals: { theme: 'dark' } });
