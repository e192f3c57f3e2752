import { expect, fn } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildPrices } from '#mocks/factories/prices.ts';
import { WebDevPricesForm } from '#src/features/admin/prices/WebDevPricesForm.tsx';
import { fitsTheScreen } from '../../../checks';
import { priceForm } from './priceLists';

const prices = buildPrices().webDev;

const meta = preview.meta({
  title: 'Features/Admin prices/WebDevPricesForm',
  component: WebDevPricesForm,
  args: { prices, onSave: fn(), onCancel: fn(), isSaving: false },
  decorators: [inColumn('38rem')],
  parameters: {
    guidance: {
      use: "Changes the owner's price list for websites; in `WebDevPricesPanel` while that is edited.",
      avoid: "Prices of hosting are `HostingPricesForm`'s. To read prices take a `PriceList`.",
      accessibility: [
        'Each figure is described by its unit; the extra pages say from which page on.',
      ],
      do: 'Name what an add-on adds.',
      dont: 'Leave a field empty for ‘no charge’: it becomes 0 and is seen to.',
    },
  },
});

const form = priceForm({
  prices,
  first: ['Standard website', 'standardWebsite'],
  second: ['Ecommerce add-on', 'ecommerceAddOn'],
});

export const Default = meta.story({ tags: ['!visual'] });

Default.test('begins with the first price', form.beginsWithTheFirst);

Default.test('hands in what was typed, and the rest as it was', form.handsInWhatWasTyped);

Default.test('hands in 0 for what is no figure', form.handsInNothingAsZero);

Default.test('is left without a word to anybody', form.isLeftWithoutAWord);

Default.test('has a unit with every figure, to be seen and to be heard', async ({ canvas }) => {
  for (const figure of canvas.getAllByRole('spinbutton')) {
    await expect(figure).toHaveAccessibleDescription(/^pounds( |$)/);
    await expect(figure.parentElement).toHaveTextContent('£');
  }
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, tags: ['!visual'] });

Phone.test('is no wider than the screen', fitsTheScreen);

/** On its way, and not answered yet. */
export const Saving = meta.story({ args: { isSaving: true }, tags: ['!visual'] });

Saving.test('takes neither a press nor Enter', form.takesNeitherPressNorEnter);

export const SaveFailed = meta.story({
  args: { saveError: 'Your browser has no room left for this website.' },
});

export const SaveFailedDark = meta.story({ ...SaveFailed.input, globals: { theme: 'dark' } });
