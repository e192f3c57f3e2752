import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { PlaceholderChips } from '#src/features/admin/email-templates/PlaceholderChips.tsx';

const meta = preview.meta({
  title: 'Admin/Email templates/PlaceholderChips',
  component: PlaceholderChips,
  args: { placeholders: ['customerName', 'productName', 'orderId'], onInsert: fn() },
});

export const Default = meta.story();

Default.test('inserts the placeholder with its braces', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Insert {{orderId}}' }));
  await expect(args.onInsert).toHaveBeenCalledWith('{{orderId}}');
});
