import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildOrder } from '#mocks/factories/order.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { SiteData } from '#src/features/admin/site-data/SiteData.tsx';
import { clickTwice } from '../../../interactions';
import { findErrorToast, findToast } from '../../../toasts';
import { catchDownloads, downloads } from '../downloads';
import { buildFile, choose } from './siteDataFiles';

const world = { orders: [buildOrder()] };
const NO_BACKUP = 'This is not a backup of this website, or not a whole one. Nothing was changed.';

const meta = preview.meta({
  title: 'Features/Admin site data/SiteData',
  component: SiteData,
  tags: ['!visual'],
  decorators: [withApp],
  beforeEach: catchDownloads,
  parameters: {
    backend: world,
  },
});

/** The date in the names of the files. */
const TODAY = new Date().toLocaleDateString('sv-SE');

async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

async function dialogCloses() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

const confirmDeletion = () =>
  within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Damaged Data' });

export const Default = meta.story({ tags: ['visual'] });

Default.test('downloads everything once when it is pressed twice', async () => {
  clickTwice(screen.getByRole('button', { name: 'Download Site Data' }));
  await findToast('Site data downloaded', `Everything is in site-data-${TODAY}.json.`);
  await expect(downloads.map(({ name }) => name)).toEqual([`site-data-${TODAY}.json`]);
  const { version, contents } = JSON.parse((await downloads[0]?.blob.text()) ?? '');
  await expect(version).toBe(1);
  await expect(contents.orders).toEqual(world.orders);
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] });

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
  async play() {
    await press('Download Site Data');
    await findErrorToast('Download failed', /Allow cookies and site data/);
  },
});

DownloadFailed.test('shows the reason and downloads nothing', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/Allow cookies and site data/);
  await expect(downloads).toHaveLength(0);
});

/** A file was chosen and checked, and nothing is written yet. */
export const DryRun = meta.story({
  async play({ canvas }) {
    await choose(buildFile());
    await canvas.findByRole('dialog', { name: 'Restore site data?' });
  },
});

DryRun.test('changes nothing on Cancel', async ({ backend, canvas }) => {
  await expect(canvas.getByRole('row', { name: /^Orders 1 now, 5 in the file/ })).toBeVisible();
  await press('Cancel');
  await dialogCloses();
  await expect(await backend.orders.list()).toEqual(world.orders);
});

DryRun.test('restores once when it is pressed twice', async ({ backend, canvas }) => {
  const restore = spyOn(backend.siteData, 'import');
  clickTwice(canvas.getByRole('button', { name: 'Restore 2 parts' }));
  await dialogCloses();
  await expect(restore).toHaveBeenCalledOnce();
});

export const Restoring = meta.story({
  parameters: { backend: { ...world, hang: ['siteData.import'] } },
  async play({ canvas }) {
    await choose(buildFile());
    await press('Restore 2 parts');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled());
  },
});

export const Restored = meta.story({
  async play() {
    await choose(buildFile());
    await press('Restore 2 parts');
    await findToast('Site data restored');
  },
});

Restored.test('closes the dialog and offers to reload', async ({ backend, canvas }) => {
  await dialogCloses();
  await expect(canvas.getByRole('button', { name: 'Reload Page' })).toBeVisible();
  await expect(await backend.orders.list()).toHaveLength(5);
});

export const RestoreFailed = meta.story({
  parameters: {
    backend: { ...world, fail: { 'siteData.import': new BackendError('storage-full') } },
  },
  async play() {
    await choose(buildFile());
    await press('Restore 2 parts');
    await findErrorToast('Restoring failed', /no room left/);
  },
});

RestoreFailed.test('keeps the dialog open with the reason', async ({ canvas }) => {
  await expect(canvas.getByRole('dialog')).toHaveTextContent(/no room left/);
});

/** The chosen file is not a backup. */
export const WrongFile = meta.story({
  async play() {
    await choose(buildFile('a shopping list'));
    await findErrorToast('The file could not be read', NO_BACKUP);
  },
});

WrongFile.test('shows the reason until another file is chosen', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(NO_BACKUP);
  await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  await choose(buildFile());
  await expect(await canvas.findByRole('dialog')).toBeVisible();
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
});

/** Some stored data could not be read. */
export const Damaged = meta.story({
  parameters: { scenario: 'damagedAdminData' },
  async play({ canvas }) {
    await canvas.findByText('Some stored data could not be read');
  },
});

Damaged.test('downloads the unreadable texts unchanged', async ({ backend }) => {
  await press('Download Damaged Data');
  await findToast('Damaged data downloaded', /as it was found/);
  await expect(JSON.parse((await downloads[0]?.blob.text()) ?? '')).toEqual(
    await backend.siteData.unreadable(),
  );
});

export const Discarding = meta.story({
  ...Damaged.input,
  async play({ canvas }) {
    await press('Delete Damaged Data');
    await canvas.findByRole('dialog', { name: 'Delete damaged data?' });
  },
});

Discarding.test('deletes nothing on Cancel', async ({ backend }) => {
  const before = await backend.siteData.unreadable();
  await press('Cancel');
  await dialogCloses();
  await expect(await backend.siteData.unreadable()).toEqual(before);
});

Discarding.test('deletes once when it is pressed twice', async ({ backend, canvas }) => {
  const discard = spyOn(backend.siteData, 'discardUnreadable');
  clickTwice(confirmDeletion());
  await findToast('Damaged data deleted');
  await dialogCloses();
  await expect(discard).toHaveBeenCalledOnce();
  await expect(await backend.siteData.unreadable()).toEqual([]);
  await waitFor(() =>
    expect(canvas.queryByText('Some stored data could not be read')).not.toBeInTheDocument(),
  );
});
