import { expect, screen, waitFor } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildPrices } from '#mocks/factories/prices.ts';
import { AdminError } from '#src/backend/adminErrors.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { Prices } from '#src/features/admin/prices/Prices.tsx';
import { findErrorToast, findToast } from '../../../toasts';
import { showsAlert } from '../../loading/loadables';
import { cancel, edit, figureField, listLines, save, typeFigure } from './priceControls';

const { webDev, hosting } = buildPrices();

const meta = preview.meta({
  title: 'Admin/Prices/Prices',
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

export const Default = meta.story({ play: isOpen });

Default.test('shows the stored prices', async () => {
  await expect(listLines()).toEqual([
    'Standard website: £139',
    'Ecommerce add-on: £80',
    'Extra pages add-on for more than 7 pages: £55',
    'Booking system add-on: £62.50',
  ]);
});

/** The stored text cannot be read: the default prices are shown. */
export const Damaged = meta.story({ parameters: { scenario: 'damagedAdminData' }, play: isOpen });

Damaged.test('shows the default prices', async () => {
  await expect(listLines()[0]).toBe('Standard website: £129');
});

export const Loading = meta.story({ parameters: { backend: { hang: ['webDevPrices.read'] } } });

export const ReadFailed = meta.story({
  parameters: { backend: { fail: { 'webDevPrices.read': new BackendError('unreachable') } } },
  play: showsAlert,
});

export const Editing = meta.story({ play: edit });

Editing.test('discards the edits on Cancel', async () => {
  await typeFigure(label, '1');
  await cancel();
  await expect(listLines()[0]).toBe('Standard website: £139');
  await edit();
  await expect(figureField(label)).toHaveValue(139);
});

export const Saving = meta.story({
  parameters: { backend: { hang: ['webDevPrices.save'] } },
  async play() {
    await edit();
    await save();
  },
});

export const Saved = meta.story({
  async play() {
    await savePrice(label, '149');
    await findToast('Prices updated', 'Web development prices have been updated successfully');
  },
});

Saved.test('shows and stores the new price, and focuses Edit Prices', async ({ backend }) => {
  await expect(listLines()[0]).toBe('Standard website: £149');
  await expect(await backend.webDevPrices.read()).toEqual({ ...webDev, standardWebsite: 149 });
  await expect(screen.getByRole('button', { name: 'Edit Prices' })).toHaveFocus();
});

export const SavedWithoutNumber = meta.story({
  args: { list: 'hosting' },
  async play() {
    await savePrice('Basic plan monthly', '');
    await findToast(
      'Prices updated',
      'Web hosting prices have been updated successfully. Basic plan monthly had no number and is now £0.00.',
    );
  },
});

export const SaveFailed = meta.story({
  parameters: { backend: { fail: { 'webDevPrices.save': new BackendError('storage-full') } } },
  async play() {
    await savePrice(label, '149');
    await findErrorToast('Prices not updated', new BackendError('storage-full').message);
  },
});

SaveFailed.test('shows the reason in the form and keeps the edits', async () => {
  await expect(screen.getByLabelText('Error')).toHaveTextContent(/no room left/);
  await expect(figureField(label)).toHaveValue(149);
});

/** Another owner has saved the list meanwhile. */
export const ChangedMeanwhile = meta.story({
  parameters: {
    backend: { fail: { 'webDevPrices.save': new AdminError('changed-meanwhile') } },
  },
  async play() {
    await savePrice(label, '149');
    await screen.findByText('Another version was saved meanwhile');
  },
});

ChangedMeanwhile.test('keeps the edits, and compares them with the saved list', async () => {
  await expect(figureField(label)).toHaveValue(149);
  const differences = screen.getByRole('list', { name: 'What differs' });
  await expect(differences).toHaveTextContent(`${label}Saved£139Yours£149`);
});

ChangedMeanwhile.test('shows the saved list when it is chosen', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Use the Saved Version' }));
  await expect(listLines()[0]).toBe(`${label}: £139`);
});

SaveFailed.test('removes the reason on Cancel', async () => {
  await cancel();
  await waitFor(() => expect(screen.queryByLabelText('Error')).not.toBeInTheDocument());
});

export const Hosting = meta.story({ args: { list: 'hosting' }, play: isOpen });

Hosting.test('saves a hosting price', async ({ backend }) => {
  await savePrice('Single plan monthly', '3.05');
  await findToast('Prices updated', 'Web hosting prices have been updated successfully');
  await expect(listLines()[0]).toBe('Single plan monthly: £3.05');
  await expect(await backend.hostingPrices.read()).toEqual({ ...hosting, singlePlanMonthly: 3.05 });
});
