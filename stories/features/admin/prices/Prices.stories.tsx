import { expect, screen, waitFor } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildPrices } from '#mocks/factories/prices.ts';
import { AdminError } from '#src/backend/adminErrors.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { packages, plans, yearlyDiscountPercent } from '#src/content/catalogue.ts';
import { ownerPrices } from '#src/content/ownerPrices.ts';
import { yearlyPrice } from '#src/domain/billingPeriod.ts';
import { formatPence, pounds } from '#src/domain/money.ts';
import { Prices } from '#src/features/admin/prices/Prices.tsx';
import { priceLists } from '#src/features/admin/prices/priceLists.ts';
import { findErrorToast, findToast } from '../../../toasts';
import { cancel, edit, figureField, listLines, save, typeFigure } from './priceControls';

const { webDev, hosting } = buildPrices();
const visual = { tags: ['visual'] };
const phone = { globals: { viewport: { value: 'phone' } } };

const meta = preview.meta({
  title: 'Owner/Prices/Prices',
  component: Prices,
  tags: ['!visual'],
  decorators: [withApp],
  args: { list: 'webDev' as const },
  parameters: { backend: { webDevPrices: webDev, hostingPrices: hosting } },
});

const label = 'Standard website';
const isOpen = async () => {
  await screen.findByRole('button', { name: 'Edit Prices' });
};
const savePrice = async (name: string, price: string) => {
  await edit();
  await typeFigure(name, price);
  await save();
};

export const Default = meta.story({
  ...visual,
  play: async ({ canvas }) => {
    await isOpen();
    await expect(canvas.getByText(/does not change the prices that visitors see/)).toBeVisible();
    for (const { title, price } of packages) {
      const line = canvas.getByText(title, { selector: 'dt *' }).closest('div');
      await expect(line).toHaveTextContent(formatPence(price, { hideZeroPence: true }));
    }
    await expect(listLines()).toEqual([
      'Standard website: £139',
      'Ecommerce add-on: £80',
      'Extra pages add-on for more than 7 pages: £55',
      'Booking system add-on: £62.50',
    ]);
    const example = canvas
      .getByText('Worked example')
      .closest('section, article, form, div')?.parentElement;
    await expect(example).toHaveTextContent('£62.50');
    await expect(example).toHaveTextContent('£139.00');
  },
});

/** The largest and the smallest price. */
export const LongTexts = meta.story({
  ...visual,
  ...phone,
  parameters: {
    backend: {
      webDevPrices: {
        standardWebsite: 11_258_999_068_426.24,
        ecommerceAddOn: 0,
        extraPagesAddOn: 0.01,
        bookingSystemAddOn: 1e9,
      },
    },
  },
  play: isOpen,
});

/** The stored text cannot be read: the default prices are shown. */
export const Damaged = meta.story({
  parameters: { scenario: 'damagedAdminData' },
  play: async () => {
    await isOpen();
    const price = ownerPrices.webDev.defaults.standardWebsite;
    await expect(listLines()[0]).toBe(
      `${label}: ${formatPence(pounds(Number(price)), { hideZeroPence: true })}`,
    );
  },
});

export const Editing = meta.story({ tags: ['visual', 'all-widths'], play: edit });

Editing.test('discards the edits on Cancel', async () => {
  await typeFigure(label, '1');
  await cancel();
  await expect(listLines()[0]).toBe('Standard website: £139');
  await edit();
  await expect(figureField(label)).toHaveValue('139');
});

export const Saving = meta.story({
  parameters: { backend: { hang: ['webDevPrices.save'] } },
  async play() {
    await edit();
    await save();
  },
});

export const Saved = meta.story({
  play: async ({ backend }) => {
    await savePrice(label, '149');
    await findToast('Prices updated', 'Web development prices have been updated successfully');
    await expect(listLines()[0]).toBe('Standard website: £149');
    await expect(await backend.webDevPrices.read()).toEqual({ ...webDev, standardWebsite: 149 });
    await expect(screen.getByRole('button', { name: 'Edit Prices' })).toHaveFocus();
  },
});

export const SavedWithoutNumber = meta.story({
  args: { list: 'hosting' },
  play: async () => {
    await savePrice('Basic plan monthly', '');
    await findToast('Prices updated', 'Web hosting prices have been updated successfully');
    const told = 'Basic plan monthly had no number and is now £0.00.';
    await expect(screen.getByLabelText('Warning')).toHaveTextContent(told);
    await screen.findByText(new RegExp(`successfully. ${told}`), {
      ignore: false,
      selector: '[aria-live]',
    });
  },
});

export const SaveFailed = meta.story({
  parameters: { backend: { fail: { 'webDevPrices.save': new BackendError('storage-full') } } },
  play: async () => {
    await savePrice(label, '149');
    await findErrorToast('Prices not updated', new BackendError('storage-full').message);
    const error = screen.getByLabelText('Error');
    await expect(error).toHaveTextContent(/^Prices not updated.*no room left/);
    await expect(figureField(label)).toHaveValue('149');
  },
});

/** Another owner has saved the list meanwhile. */
export const ChangedMeanwhile = meta.story({
  parameters: {
    backend: { fail: { 'webDevPrices.save': new AdminError('changed-meanwhile') } },
  },
  play: async () => {
    await savePrice(label, '149');
    await findErrorToast('Prices not updated', /^Saved elsewhere.+load the saved version\.$/);
    await screen.findByRole('button', { name: 'Load the Saved Version' });
    await expect(figureField(label)).toHaveValue('149');
  },
});

SaveFailed.test('removes the reason and the toast on Cancel', async () => {
  await cancel();
  await waitFor(() => expect(screen.queryByLabelText('Error')).not.toBeInTheDocument());
  await expect(screen.queryByText('Prices not updated')).not.toBeInTheDocument();
});

/** A discount that is turned off. */
export const Hosting = meta.story({
  ...visual,
  args: { list: 'hosting' },
  play: async () => {
    await isOpen();
    await expect(listLines()).toEqual([
      ...priceLists.hosting.fields
        .filter(({ kind }) => kind === 'money')
        .map(({ key, label }) => `${label}: ${formatPence(pounds(Number(hosting[key])))}`),
      'Yearly discount enabled: No',
      'Yearly discount percentage: 20%',
    ]);
  },
});

/** The prices that the site provides. */
export const HostingDefaults = meta.story({
  ...visual,
  args: { list: 'hosting' },
  parameters: { backend: { hostingPrices: priceLists.hosting.defaults } },
  play: async () => {
    await isOpen();
    await expect(listLines()).toEqual([
      ...plans.map(({ title, monthlyPrice }) => {
        const year = yearlyPrice(monthlyPrice, yearlyDiscountPercent);
        return `${title} plan monthly: ${formatPence(monthlyPrice)}: ${formatPence(year)} for a year paid at once`;
      }),
      'Yearly discount enabled: Yes',
      `Yearly discount percentage: ${yearlyDiscountPercent}%`,
    ]);
  },
});

export const HostingEditing = meta.story({
  ...HostingDefaults.input,
  play: async () => {
    await edit();
    await expect(figureField('Single plan monthly')).toHaveDisplayValue(
      ((plans[0]?.monthlyPrice ?? 0) / 100).toFixed(2),
    );
  },
});

// The narrowest screen on which the form is beside the prices of the website.
HostingEditing.test(
  'keeps every label on one line',
  { globals: { viewport: { value: 'laptop' } } },
  async ({ canvas }) => {
    for (const { label } of priceLists.hosting.fields) {
      const words = document.createRange();
      words.selectNodeContents(canvas.getByText(label, { selector: 'label, label *' }));
      await expect(words.getClientRects()).toHaveLength(1);
    }
  },
);
