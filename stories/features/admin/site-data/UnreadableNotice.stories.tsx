import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { UnreadableNotice } from '#src/features/admin/site-data/UnreadableNotice.tsx';

const keys = ['orders.unreadable', 'orders.unreadable-2', 'hostingPrices'];

const meta = preview.meta({
  title: 'Features/Admin site data/UnreadableNotice',
  component: UnreadableNotice,
  args: {
    unreadable: keys.map((key) => ({ key, text: '[{"id":"ORD-0' })),
    onDownload: fn(),
    onDelete: fn(),
  },
});

export const Default = meta.story();

Default.test('names each kind of data once', async ({ canvas }) => {
  await expect(canvas.getByText(/^Orders, Hosting prices:/)).toBeVisible();
});
