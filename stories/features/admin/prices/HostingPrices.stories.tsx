import { expect, waitFor } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import type { MemoryBackend } from '#mocks/createMemoryBackend.ts';
import { buildPrices } from '#mocks/factories/prices.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { HostingPrices } from '#src/features/admin/prices/HostingPrices.tsx';
import { findToast } from '../../account/accountForms';
import { cancel, edit, linesInList, priceField, save, typePrice } from './priceForms';

const prices = buildPrices().hosting;

const meta = preview.meta({
  title: 'Features/Admin/Prices/HostingPrices',
  component: HostingPrices,
  tags: ['!visual'],
  decorators: [withApp],
  parameters: {
    backend: { hostingPrices: prices },
    guidance: {
      use: 'The hosting tab with the backend behind it.',
      avoid:
        "To look at one state take `HostingPricesPanel`. Prices that visitors see are the catalogue's: `HostingPlans`.",
      accessibility: [
        'Saving is said by toast: ‘Prices updated’.',
        'The focus goes to the form when it opens, and back to ‘Edit Prices’ when it closes.',
      ],
      do: 'Show what is kept, also when it is damaged: then the defaults, and why.',
      dont: 'Promise that a change here changes the shop.',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Edit Prices' });
  },
});

Default.test('shows what is kept', async () => {
  await expect(linesInList()).toHaveLength(4);
  await expect(linesInList()[0]).toMatch(/^Single plan: £2.99 a month/);
});

export const Dark = meta.story({ ...Default.input, globals: { theme: 'dark' } });

/** What is stored cannot be read: the default prices stand there (spec §8). */
export const Damaged = meta.story({
  parameters: { scenario: 'damagedAdminData' },
  play: Default.input.play,
});

Damaged.test('shows the default prices', async () => {
  await expect(linesInList()[0]).toMatch(/^Single plan: £2.49 a month/);
});

export const Loading = meta.story({ parameters: { backend: { hang: ['prices.readHosting'] } } });

export const ReadFailed = meta.story({
  parameters: { backend: { fail: { 'prices.readHosting': new BackendError('unreachable') } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
});

export const Editing = meta.story({ play: edit });

Editing.test('forgets what was typed when it is cancelled', async () => {
  await typePrice('Single plan', '1');
  await cancel();
  await expect(linesInList()[0]).toMatch(/^Single plan: £2.99 a month/);
  await edit();
  await expect(priceField('Single plan')).toHaveDisplayValue('2.99');
});

export const EditingDark = meta.story({ ...Editing.input, globals: { theme: 'dark' } });

/** On its way, and not answered yet. */
export const Saving = meta.story({
  parameters: { backend: { hang: ['prices.saveHosting'] } },
  play: async () => {
    await edit();
    await save();
  },
});

export const Saved = meta.story({
  play: async () => {
    await edit();
    await typePrice('Single plan', '3.05');
    await save();
    await findToast('Prices updated', 'Web hosting prices have been updated successfully');
  },
});

Saved.test('shows the new price, and has kept it', async ({ backend, canvas }) => {
  await expect(linesInList()[0]).toMatch(/^Single plan: £3.05/);
  await expect((backend as MemoryBackend).state.hostingPrices.singlePlanMonthly).toBe(3.05);
  await expect(canvas.getByRole('button', { name: 'Edit Prices' })).toHaveFocus();
});

export const SavedDark = meta.story({ ...Saved.input, globals: { theme: 'dark' } });

/** There is no room for the new prices; what was typed stays. */
export const SaveFailed = meta.story({
  parameters: { backend: { fail: { 'prices.saveHosting': new BackendError('storage-full') } } },
  play: async () => {
    await edit();
    await typePrice('Single plan', '3.05');
    await save();
    await findToast('Prices not updated', new BackendError('storage-full').message);
  },
});

SaveFailed.test('says so in the form, and keeps what was typed', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/no room left/);
  await expect(priceField('Single plan')).toHaveDisplayValue('3.05');
});

SaveFailed.test('says it no more once it is cancelled', async ({ canvas }) => {
  await cancel();
  await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
});
