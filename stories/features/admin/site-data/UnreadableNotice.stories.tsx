import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { UnreadableNotice } from '#src/features/admin/site-data/UnreadableNotice.tsx';
import { oneUnreadable } from './siteDataFiles';

const meta = preview.meta({
  title: 'Features/Admin site data/UnreadableNotice',
  component: UnreadableNotice,
  decorators: [withApp],
  args: { unreadable: [oneUnreadable], onDownload: fn(), onDiscard: fn(async () => {}) },
});

export const Default = meta.story();

Default.test('names the part', async ({ canvas }) => {
  await expect(canvas.getByText(/^Orders:/)).toBeVisible();
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
