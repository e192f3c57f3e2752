import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { UnreadableNotice } from '#src/features/admin/site-data/UnreadableNotice.tsx';
import { oneUnreadable } from './siteDataFiles';

const meta = preview.meta({
  title: 'Features/Admin site data/UnreadableNotice',
  component: UnreadableNotice,
  args: { unreadable: [oneUnreadable], onDownload: fn(), onDiscard: fn() },
});

export const Default = meta.story();

Default.test('names the part, and hands it out', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText(/^Orders:/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Download Damaged Data' }));
  await expect(args.onDownload).toHaveBeenCalledOnce();
});

Default.test('offers to be rid of it', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Damaged Data' }));
  await expect(args.onDiscard).toHaveBeenCalledOnce();
});

export const Several = meta.story({
  args: {
    unreadable: [
      oneUnreadable,
      { ...oneUnreadable, key: 'orders.unreadable-2' },
      { ...oneUnreadable, key: 'hostingPrices' },
      { ...oneUnreadable, key: 'emailTemplates.unreadable' },
    ],
  },
});

Several.test('names each part once', async ({ canvas }) => {
  await expect(canvas.getByText(/^Orders, Hosting prices, Email templates:/)).toBeVisible();
});

export const Empty = meta.story({ args: { unreadable: [] }, tags: ['!visual'] });

Empty.test('is not there', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
});
