import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { SiteDataPanel } from '#src/features/admin/site-data/SiteDataPanel.tsx';
import { fitsTheScreen } from '../../../checks';
import { buildFile, choose, oneUnreadable } from './siteDataFiles';

const meta = preview.meta({
  title: 'Features/Admin site data/SiteDataPanel',
  component: SiteDataPanel,
  args: {
    unreadable: [],
    onDownloadUnreadable: fn(),
    onDiscardUnreadable: fn(),
    onDownload: fn(),
    isDownloading: false,
    onFile: fn(),
    isChecking: false,
    isRestored: false,
    onReload: fn(),
  },
});

export const Default = meta.story();

Default.test('downloads, and takes a file', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Download Site Data' }));
  await expect(args.onDownload).toHaveBeenCalledOnce();
  const file = buildFile();
  await choose(file);
  await expect(args.onFile).toHaveBeenCalledWith(file);
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

export const Downloading = meta.story({ args: { isDownloading: true }, tags: ['!visual'] });

Downloading.test('says so', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Download Site Data' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
});

export const Checking = meta.story({ args: { isChecking: true }, tags: ['!visual'] });

export const Restored = meta.story({ args: { isRestored: true } });

Restored.test('offers to load the page again', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reload Page' }));
  await expect(args.onReload).toHaveBeenCalledOnce();
});

export const Failed = meta.story({
  args: {
    error: 'This is not a backup of this website, or not a whole one. Nothing was changed.',
  },
});

Failed.test('says why', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was changed');
});

export const Damaged = meta.story({ args: { unreadable: [oneUnreadable] } });

export const DamagedPhone = meta.story({
  ...Damaged.input,
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
});

DamagedPhone.test('is no wider than the screen', fitsTheScreen);
