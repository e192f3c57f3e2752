import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { BackendError } from '#src/backend/Backend.ts';
import { DamagedData } from '#src/features/admin/site-data/DamagedData.tsx';
import { findErrorToast, findToast } from '../../../toasts';
import { catchDownloads, downloadedJson, downloads, TODAY } from '../downloads';

const keys = ['users.unreadable', 'users.unreadable-2', 'hostingPrices'];
const texts = keys.map((key) => ({ key, text: '[{"id":"USR-0' }));

const meta = preview.meta({
  title: 'Owner/Site data/DamagedData',
  component: DamagedData,
  decorators: [withApp],
  args: { texts, onDelete: fn(async () => {}) },
  beforeEach: catchDownloads,
});

async function askToDelete() {
  await userEvent.click(screen.getByRole('button', { name: 'Delete Damaged Data' }));
  return within(screen.getByRole('dialog', { name: 'Delete damaged data?' }));
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accounts, Hosting')).toBeVisible();
  },
});

Default.test('downloads the damaged texts unchanged', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Download Damaged Data' }));
  await findToast('Damaged data downloaded', `It is in damaged-data-${TODAY}.json.`);
  await expect(downloads.map(({ name }) => name)).toEqual([`damaged-data-${TODAY}.json`]);
  await expect(await downloadedJson()).toEqual(texts);
});

export const DeletionFailed = meta.story({
  tags: ['!visual'],
  args: { onDelete: fn(() => Promise.reject(new BackendError('storage-unavailable'))) },
  play: async () => {
    const dialog = await askToDelete();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Damaged Data' }));
    await findErrorToast('Deleting failed', /Allow cookies and site data/);
    await expect(dialog.getByLabelText('Error')).toHaveTextContent(/Allow cookies and site data/);
  },
});
