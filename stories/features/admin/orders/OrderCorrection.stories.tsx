import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { OrderCorrection } from '#src/features/admin/orders/OrderCorrection.tsx';

const meta = preview.meta({
  title: 'Owner/Orders/OrderCorrection',
  component: OrderCorrection,
  args: { onCorrect: fn(async () => {}) },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Correct this order'));
    await expect(canvas.getByRole('button', { name: 'Note Refund' })).toBeVisible();
  },
});
