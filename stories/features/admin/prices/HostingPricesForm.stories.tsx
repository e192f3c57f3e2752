import { expect, fn, screen } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildPrices } from '#mocks/factories/prices.ts';
import { HostingPricesForm } from '#src/features/admin/prices/HostingPricesForm.tsx';
import { fitsTheScreen } from '../../../checks';
import { priceField, save, typePrice } from './priceForms';
import { priceForm } from './priceLists';

const prices = buildPrices({ hosting: { yearlyDiscountEnabled: true } }).hosting;

const meta = preview.meta({
  title: 'Features/Admin prices/HostingPricesForm',
  component: HostingPricesForm,
  args: { prices, onSave: fn(), onCancel: fn(), isSaving: false },
  decorators: [inColumn('38rem')],
  parameters: {
    guidance: {
      use: "Changes the owner's price list for hosting; in `HostingPricesPanel` while that is edited.",
      avoid: "Prices of websites are `WebDevPricesForm`'s. To read prices take a `PriceList`.",
      accessibility: [
        'While no discount is given, its percentage is disabled, and the switch above says why.',
      ],
      do: 'Step by a penny.',
      dont: 'Change the yearly prices by hand: they follow from the discount.',
    },
  },
});

const form = priceForm({
  prices,
  first: ['Single plan monthly', 'singlePlanMonthly'],
  second: ['Basic plan monthly', 'basicPlanMonthly'],
});

export const Default = meta.story({ tags: ['!visual'] });

Default.test('begins with the first price', form.beginsWithTheFirst);

Default.test('hands in what was typed, and the rest as it was', form.handsInWhatWasTyped);

Default.test('hands in 0 for what is no figure', form.handsInNothingAsZero);

Default.test('is left without a word to anybody', form.isLeftWithoutAWord);

Default.test('switches the discount off, and keeps its figure', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('switch', { name: 'Yearly discount enabled' }));
  await expect(priceField('Yearly discount percentage')).toBeDisabled();
  await save();
  await form.handsIn(args.onSave, { yearlyDiscountEnabled: false });
});

Default.test('takes no more than all of it off', async ({ args }) => {
  await typePrice('Yearly discount percentage', '120');
  await save();
  await form.handsIn(args.onSave, { yearlyDiscountPercentage: 100 });
});

Default.test('has steps of a penny', async () => {
  for (const plan of ['Single', 'Basic', 'Ultimate']) {
    await expect(priceField(`${plan} plan monthly`)).toHaveAttribute('step', '0.01');
  }
});

Default.test('has a unit with every figure, to be seen and to be heard', async ({ canvas }) => {
  const signs = new Map([
    ['Single plan monthly', '£'],
    ['Basic plan monthly', '£'],
    ['Ultimate plan monthly', '£'],
    ['Yearly discount percentage', '%'],
  ]);
  for (const [label, sign] of signs) {
    const figure = priceField(label);
    await expect(figure).toHaveAccessibleDescription(sign === '£' ? 'pounds' : 'per cent');
    await expect(figure.parentElement).toHaveTextContent(sign);
  }
  await expect(canvas.getAllByRole('spinbutton')).toHaveLength(signs.size);
});

/** No discount is given: its figure cannot be changed. */
export const WithoutDiscount = meta.story({
  args: { prices: { ...prices, yearlyDiscountEnabled: false } },
});

WithoutDiscount.test('opens the figure with the switch', async ({ userEvent }) => {
  await expect(priceField('Yearly discount percentage')).toBeDisabled();
  await userEvent.click(screen.getByRole('switch', { name: 'Yearly discount enabled' }));
  await expect(priceField('Yearly discount percentage')).toBeEnabled();
  await expect(priceField('Yearly discount percentage')).toHaveDisplayValue('20');
});

export const WithoutDiscountDark = meta.story({
  ...WithoutDiscount.input,
  globals: { theme: 'dark' },
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
