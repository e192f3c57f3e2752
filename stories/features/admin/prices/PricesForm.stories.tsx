import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildPrices } from '#mocks/factories/prices.ts';
import { PricesForm } from '#src/features/admin/prices/PricesForm.tsx';
import { priceLists } from '#src/features/admin/prices/priceLists.ts';
import { figureField, save, typeFigure } from './priceControls';

const webDevFields = priceLists.webDev.fields;
const { webDev, hosting } = buildPrices({ hosting: { yearlyDiscountEnabled: true } });

const meta = preview.meta({
  title: 'Owner/Prices/PricesForm',
  component: PricesForm,
  args: {
    list: priceLists.webDev,
    prices: webDev,
    onSave: fn(),
    onCancel: fn(),
    saving: false,
  },
  decorators: [inColumn('38rem')],
});

const discount = 'Yearly discount percentage';
const pressSwitch = () =>
  userEvent.click(screen.getByRole('switch', { name: 'Yearly discount enabled' }));

/** Waits until this field has the focus. */
const focuses = (label: string) => waitFor(() => expect(figureField(label)).toHaveFocus());

export const Default = meta.story({ tags: ['!visual'] });

Default.test('works its example out from the typed prices', async ({ canvas }) => {
  await typeFigure('Standard website', '100');
  await typeFigure('Extra pages add-on', '20');
  await typeFigure('Booking system add-on', '30.50');
  await expect(canvas.getByText('£150.50')).toBeVisible();
});

Default.test('saves 0 for fields without a number, and names them', async ({ args }) => {
  await typeFigure('Standard website', '');
  await userEvent.clear(figureField('Ecommerce add-on'));
  await typeFigure('Extra pages add-on', '0');
  await typeFigure('Booking system add-on', '');
  await typeFigure('Booking system add-on', '0');
  await userEvent.keyboard('{Enter}');
  const [website, ecommerce] = webDevFields;
  await waitFor(() =>
    expect(args.onSave).toHaveBeenLastCalledWith(
      {
        standardWebsite: 0,
        ecommerceAddOn: 0,
        extraPagesAddOn: 0,
        bookingSystemAddOn: 0,
      },
      [website, ecommerce],
    ),
  );
});

Default.test('refuses a negative price beside its field, and saves nothing', async ({ args }) => {
  await focuses('Standard website');
  await typeFigure('Ecommerce add-on', '-5');
  await save();
  await focuses('Ecommerce add-on');
  await expect(figureField('Ecommerce add-on')).toBeInvalid();
  await expect(figureField('Ecommerce add-on')).toHaveAccessibleDescription(/Enter 0 or more$/);
  await expect(args.onSave).not.toHaveBeenCalled();
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!visual'],
  play: async () => {
    const [saveButton, cancelButton] = screen.getAllByRole('button');
    await expect(cancelButton?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      saveButton?.getBoundingClientRect().bottom ?? Number.NaN,
    );
  },
});

/** A save is in progress. */
export const Saving = meta.story({
  args: { saving: true },
  tags: ['!visual'],
  play: async ({ args }) => {
    await save();
    await userEvent.type(figureField('Standard website'), '{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
});

export const Hosting = meta.story({
  args: { list: priceLists.hosting, prices: hosting },
  tags: ['!visual'],
});

Hosting.test('disables the percentage and keeps it when the discount is off', async ({ args }) => {
  await focuses('Single plan monthly');
  await typeFigure(discount, '-5');
  await pressSwitch();
  await expect(figureField(discount)).toBeDisabled();
  await save();
  await waitFor(() =>
    expect(args.onSave).toHaveBeenLastCalledWith({ ...hosting, yearlyDiscountEnabled: false }, []),
  );
});

Hosting.test('refuses a discount above 100 and a comma beside their fields', async ({ args }) => {
  await focuses('Single plan monthly');
  await typeFigure(discount, '150');
  await typeFigure('Basic plan monthly', '3,99');
  await save();
  await expect(figureField(discount)).toHaveAccessibleDescription(/Enter 100 or less$/);
  await expect(figureField('Basic plan monthly')).toHaveAccessibleDescription(
    /Use a point for decimals, and no comma$/,
  );
  await expect(args.onSave).not.toHaveBeenCalled();
});

export const HostingWithoutDiscount = meta.story({
  args: { ...Hosting.input.args, prices: { ...hosting, yearlyDiscountEnabled: false } },
});

HostingWithoutDiscount.test('enables the percentage when the discount is on', async () => {
  await expect(figureField(discount)).toBeDisabled();
  await pressSwitch();
  await expect(figureField(discount)).toBeEnabled();
  await expect(figureField(discount)).toHaveDisplayValue('20');
});
