import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildOrder, buildOrderQuery, buildOrders } from '#mocks/factories/order.ts';
import { BackendError } from '#src/backend/Backend.ts';
import type { SiteData as SiteDataFile } from '#src/domain/siteData.ts';
import { SiteData } from '#src/features/admin/site-data/SiteData.tsx';
import { clickTwice } from '../../../interactions';
import { findErrorToast, findToast } from '../../../toasts';
import { catchDownloads, downloadedJson, downloads, TODAY } from '../downloads';

const world = { orders: [buildOrder()] };
const file: SiteDataFile = {
  version: 1,
  savedAt: '2026-02-23T09:30:00.000Z',
  contents: { orders: buildOrders(5) },
  unreadable: [],
};

const meta = preview.meta({
  title: 'Owner/Site data/SiteData',
  component: SiteData,
  tags: ['!visual'],
  decorators: [withApp],
  beforeEach: catchDownloads,
  parameters: { backend: world },
});

const DAMAGED = 'Some stored data could not be read';

async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

async function choose(text = JSON.stringify(file)) {
  await userEvent.upload(screen.getByLabelText('File to restore'), new File([text], 'x.json'));
}

export const Default = meta.story({ tags: ['visual'] });

Default.test('downloads everything once when the button is pressed twice', async () => {
  clickTwice(screen.getByRole('button', { name: 'Download Site Data' }));
  await findToast('Site data downloaded', `Everything is in site-data-${TODAY}.json.`);
  await expect(downloads.map(({ name }) => name)).toEqual([`site-data-${TODAY}.json`]);
  await expect(await downloadedJson()).toMatchObject({ version: 1, contents: world });
});

Default.test('refuses a file that is not a backup', async ({ canvas }) => {
  await choose('a shopping list');
  const reason = /^This is not a backup of this website/;
  await findErrorToast('The file could not be read', reason);
  await expect(canvas.getByLabelText('Error')).toHaveTextContent(reason);
  await choose();
  await canvas.findByRole('dialog');
  await expect(canvas.queryByLabelText('Error')).not.toBeInTheDocument();
});

/** A server keeps the data. */
export const Connected = meta.story({
  parameters: { backend: { ...world, connected: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/this browser/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Download Site Data');
  },
});

export const Downloading = meta.story({
  parameters: { backend: { ...world, hang: ['siteData.exportAll'] } },
  async play({ canvas }) {
    await press('Download Site Data');
    await expect(canvas.getByRole('button', { name: 'Download Site Data' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const DownloadFailed = meta.story({
  parameters: {
    backend: { ...world, fail: { 'siteData.exportAll': new BackendError('storage-unavailable') } },
  },
  async play({ canvas }) {
    await press('Download Site Data');
    await findErrorToast('Download failed', /Allow cookies and site data/);
    await expect(canvas.getByLabelText('Error')).toHaveTextContent(/Allow cookies and site data/);
    await expect(downloads).toHaveLength(0);
  },
});

/** A file is chosen and nothing is written yet. */
export const Chosen = meta.story({
  async play({ canvas }) {
    await choose();
    await canvas.findByRole('dialog', { name: 'Restore site data?' });
  },
});

Chosen.test('changes nothing on Cancel', async ({ backend, canvas }) => {
  await expect(canvas.getByRole('dialog')).toHaveAccessibleDescription(/23 February 2026/);
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expect(await backend.orders.listAll(buildOrderQuery())).toEqual(world.orders);
});

Chosen.test('restores once when the button is pressed twice', async ({ backend, canvas }) => {
  const restore = spyOn(backend.siteData, 'import');
  clickTwice(canvas.getByRole('button', { name: 'Restore Site Data' }));
  await findToast('Site data restored', 'Every panel shows it now.');
  await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await expect(restore).toHaveBeenCalledOnce();
  await expect(await backend.orders.listAll(buildOrderQuery())).toHaveLength(5);
});

Chosen.test('names what is left out', async () => {
  await press('Cancel');
  await choose(JSON.stringify({ ...file, contents: { ...file.contents, users: [7], notes: 1 } }));
  await press('Restore Site Data');
  await findToast('Site data restored', /secret key: Accounts, notes\.$/);
});

export const RestoreFailed = meta.story({
  parameters: {
    backend: { ...world, fail: { 'siteData.import': new BackendError('storage-full') } },
  },
  async play({ canvas }) {
    await choose();
    await press('Restore Site Data');
    await findErrorToast('Restoring failed', /no room left/);
    await expect(canvas.getByRole('dialog')).toHaveTextContent(/no room left/);
  },
});

/** A restore moves the damaged text to another key. */
export const DamagedAndRestored = meta.story({
  parameters: { backend: { unreadable: [{ key: 'orders', text: '[{"id":"ORD-0' }] } },
  play: async ({ canvas, backend }) => {
    await canvas.findByText(DAMAGED);
    await choose();
    await press('Restore Site Data');
    await findToast('Site data restored', 'Every panel shows it now.');
    await press('Delete Damaged Data');
    const dialog = within(canvas.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Damaged Data' }));
    await findToast('Damaged data deleted');
    await expect(await backend.siteData.unreadable()).toEqual([]);
    await waitFor(() => expect(canvas.queryByText(DAMAGED)).not.toBeInTheDocument());
  },
});
