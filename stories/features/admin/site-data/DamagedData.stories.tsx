import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { BackendError } from '#src/backend/Backend.ts';
import { DamagedData } from '#src/features/admin/site-data/DamagedData.tsx';
import { findErrorToast, findToast } from '../../../toasts';
import { catchDownloads, downloadedJson, downloads, TODAY } from '../downloads';

const keys = ['users.unreadable', 'users.unreadable-2', 'hostingPrices'];
const texts = keys.map((key) => ({ key, text: '[{"id":"USR-0' }));

const meta = preview.meta({
  title: 'Features/Admin site data/DamagedData',
  component: DamagedData,
  decorators: [withApp],
  beforeEach: catchDownloads,
  parameters: { backend: { unreadable: texts } },
});

const NOTICE = 'Some stored data could not be read';

const ask = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Delete Damaged Data' }));

const confirm = () =>
  userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Damaged Data' }),
  );

export const Default = meta.story({
  play: async ({ canvas }) => void (await canvas.findByText(NOTICE)),
});

Default.test('names each kind of data once, as its panel does', async ({ canvas }) => {
  await expect(canvas.getByText(/^Accounts, Hosting:/)).toBeVisible();
});

Default.test('downloads the damaged texts unchanged', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Download Damaged Data' }));
  await findToast('Damaged data downloaded', `It is in damaged-data-${TODAY}.json.`);
  await expect(downloads.map(({ name }) => name)).toEqual([`damaged-data-${TODAY}.json`]);
  await expect(await downloadedJson()).toEqual(texts);
});

Default.test('deletes nothing on Cancel', async ({ backend, canvas, userEvent }) => {
  await ask();
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
  await expect(await backend.siteData.unreadable()).toEqual(texts);
});

Default.test('deletes the texts after a confirmation', async ({ backend, canvas }) => {
  await ask();
  await confirm();
  await findToast('Damaged data deleted');
  await expect(await backend.siteData.unreadable()).toEqual([]);
  await waitFor(() => expect(canvas.queryByText(NOTICE)).not.toBeInTheDocument());
});

export const Deleting = meta.story({
  tags: ['!visual'],
  parameters: { backend: { unreadable: texts, hang: ['siteData.discardUnreadable'] } },
  play: async ({ canvas }) => {
    await ask();
    await confirm();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
});

export const DeletionFailed = meta.story({
  tags: ['!visual'],
  parameters: {
    backend: {
      unreadable: texts,
      fail: { 'siteData.discardUnreadable': new BackendError('storage-unavailable') },
    },
  },
  play: async ({ canvas }) => {
    await ask();
    await confirm();
    await findErrorToast('Deleting failed', /Allow cookies and site data/);
    await expect(within(canvas.getByRole('dialog')).getByRole('alert')).toHaveTextContent(
      /Allow cookies and site data/,
    );
  },
});
