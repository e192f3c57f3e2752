import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildOrder } from '#mocks/factories/order.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { SiteData } from '#src/features/admin/site-data/SiteData.tsx';
import { clickTwice } from '../../../interactions';
import { findErrorToast, findToast } from '../../../toasts';
import { catchDownloads, downloads } from '../downloads';
import { buildFile, buildSiteData, choose, oneUnreadable } from './siteDataFiles';

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

/** The day, as the files' names have it. */
const TODAY = new Date().toLocaleDateString('sv-SE');

async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

async function closed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

export const Default = meta.story();

Default.test('downloads everything as one file, and says so', async () => {
  await press('Download Site Data');
  await findToast('Site data downloaded', `Everything is in site-data-${TODAY}.json.`);
  await expect(downloads[0]?.name).toBe(`site-data-${TODAY}.json`);
  const { version, contents } = JSON.parse((await downloads[0]?.blob.text()) ?? '');
  await expect(version).toBe(1);
  await expect(contents.orders).toEqual(world.orders);
});

Default.test('downloads once, however quickly it is pressed', async () => {
  clickTwice(screen.getByRole('button', { name: 'Download Site Data' }));
  await findToast('Site data downloaded', `Everything is in site-data-${TODAY}.json.`);
  await expect(downloads).toHaveLength(1);
});

export const Downloading = meta.story({
  parameters: { backend: { ...world, hang: ['siteData.exportAll'] } },
  play: () => press('Download Site Data'),
});

export const DownloadFailed = meta.story({
  parameters: {
    backend: { ...world, fail: { 'siteData.exportAll': new BackendError('storage-unavailable') } },
  },
  play: async () => {
    await press('Download Site Data');
    await findErrorToast('Download failed', /Allow cookies and site data/);
  },
});

DownloadFailed.test('says why beside the button, and hands nothing out', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/Allow cookies and site data/);
  await expect(downloads).toHaveLength(0);
});

/** A file was chosen and checked: nothing is written yet. */
export const DryRun = meta.story({
  play: async ({ canvas }) => {
    await choose(buildFile());
    await canvas.findByRole('dialog', { name: 'Restore site data?' });
  },
});

DryRun.test('says what would change', async ({ backend, canvas }) => {
  await expect(canvas.getByRole('row', { name: /^Orders 1 now, 5 in the file/ })).toBeVisible();
  await expect(await backend.orders.list()).toEqual(world.orders);
});

DryRun.test('changes nothing when it is left', async ({ backend }) => {
  await press('Cancel');
  await closed();
  await expect(await backend.orders.list()).toEqual(world.orders);
});

DryRun.test('restores once, however quickly it is pressed', async ({ backend, canvas }) => {
  const restore = spyOn(backend.siteData, 'import');
  clickTwice(canvas.getByRole('button', { name: 'Restore 2 parts' }));
  await closed();
  await expect(restore).toHaveBeenCalledOnce();
});

export const Restoring = meta.story({
  parameters: { backend: { ...world, hang: ['siteData.import'] } },
  play: async ({ canvas }) => {
    await choose(buildFile());
    await press('Restore 2 parts');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled());
  },
});

export const Restored = meta.story({
  play: async () => {
    await choose(buildFile());
    await press('Restore 2 parts');
    await closed();
  },
});

Restored.test('says so, and what to do now', async ({ backend, canvas }) => {
  await findToast('Site data restored');
  await expect(canvas.getByRole('button', { name: 'Reload Page' })).toBeVisible();
  await expect(await backend.orders.list()).toHaveLength(5);
});

export const RestoreFailed = meta.story({
  parameters: {
    backend: { ...world, fail: { 'siteData.import': new BackendError('storage-full') } },
  },
  play: async () => {
    await choose(buildFile());
    await press('Restore 2 parts');
    await findErrorToast('Restoring failed', /no room left/);
  },
});

RestoreFailed.test('stays open, with the reason', async ({ canvas }) => {
  await expect(canvas.getByRole('dialog')).toHaveTextContent(/no room left/);
});

/** A file that is something else. */
export const WrongFile = meta.story({
  play: async () => {
    await choose(buildFile('a shopping list'));
    await findErrorToast('The file could not be read', NO_BACKUP);
  },
});

WrongFile.test('says so beside the button, and asks nothing', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(NO_BACKUP);
  await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
});

WrongFile.test('takes another one', async ({ canvas }) => {
  await choose(buildFile());
  await expect(await canvas.findByRole('dialog')).toBeVisible();
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
});

/** A file with parts that are damaged, secret or strange. */
export const DamagedFile = meta.story({
  play: async ({ canvas }) => {
    await choose(
      buildFile(
        buildSiteData({
          orders: [buildOrder({ id: 'ORD-7' }), { id: 'ORD-8' }],
          hostingPrices: 'cheap',
          stripeSettings: { publishableKey: 'sk_live_0000', testMode: false },
          newsletter: [],
        }),
      ),
    );
    await canvas.findByRole('dialog');
  },
});

DamagedFile.test('leaves out what is no good', async ({ canvas }) => {
  await expect(canvas.getAllByText('Left out')).toHaveLength(3);
});

/** What is in the file is here already. */
export const NothingToRestore = meta.story({
  play: async ({ canvas }) => {
    await choose(buildFile({ ...buildSiteData(), contents: { orders: world.orders } }));
    await canvas.findByRole('dialog', { name: 'Nothing to restore' });
  },
});

/** Something stored could not be read. */
export const Damaged = meta.story({
  parameters: { backend: { ...world, unreadable: [oneUnreadable] } },
  play: async ({ canvas }) => {
    await canvas.findByText('Some stored data could not be read');
  },
});

Damaged.test('hands it out as it was found', async () => {
  await press('Download Damaged Data');
  await findToast('Damaged data downloaded', /as it was found/);
  await expect(JSON.parse((await downloads[0]?.blob.text()) ?? '')).toEqual([oneUnreadable]);
});

/** Asked to be rid of it. */
export const Discarding = meta.story({
  parameters: { backend: { ...world, unreadable: [oneUnreadable] } },
  play: async ({ canvas }) => {
    await press('Delete Damaged Data');
    await canvas.findByRole('dialog', { name: 'Delete damaged data?' });
  },
});

Discarding.test('deletes nothing when it is left', async ({ backend }) => {
  await press('Cancel');
  await closed();
  await expect(await backend.siteData.unreadable()).toEqual([oneUnreadable]);
});

Discarding.test('deletes once, however quickly it is pressed', async ({ backend }) => {
  const discard = spyOn(backend.siteData, 'discardUnreadable');
  const dialog = within(screen.getByRole('dialog'));
  clickTwice(dialog.getByRole('button', { name: 'Delete Damaged Data' }));
  await closed();
  await expect(discard).toHaveBeenCalledOnce();
});

export const Discarded = meta.story({
  ...Discarding.input,
  play: async (context) => {
    await Discarding.play(context);
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Damaged Data' }),
    );
    await closed();
  },
});

Discarded.test('says so, and the notice is gone', async ({ backend, canvas }) => {
  await findToast('Damaged data deleted');
  await waitFor(() =>
    expect(canvas.queryByText('Some stored data could not be read')).not.toBeInTheDocument(),
  );
  await expect(await backend.siteData.unreadable()).toEqual([]);
});

export const DiscardFailed = meta.story({
  parameters: {
    backend: {
      ...world,
      unreadable: [oneUnreadable],
      fail: { 'siteData.discardUnreadable': new BackendError('storage-unavailable') },
    },
  },
  play: async (context) => {
    await Discarding.play(context);
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Damaged Data' }),
    );
    await findErrorToast('Deleting failed', /Allow cookies and site data/);
  },
});

DiscardFailed.test('stays open, with the reason', async ({ canvas }) => {
  await expect(canvas.getByRole('dialog')).toHaveTextContent(/Allow cookies and site data/);
});

/** A whole browser of damaged data. */
export const DamagedStorage = meta.story({
  parameters: { scenario: 'damagedAdminData' },
  play: async ({ canvas }) => {
    await canvas.findByText('Some stored data could not be read');
  },
});

/** Cookies and site data are blocked. */
export const BlockedStorage = meta.story({
  parameters: { scenario: 'blockedStorage' },
  play: async () => {
    await press('Download Site Data');
    await findErrorToast('Download failed', /Allow cookies and site data/);
  },
});
