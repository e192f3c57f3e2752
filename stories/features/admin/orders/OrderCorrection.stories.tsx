import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { OrderCorrection } from '#src/features/admin/orders/OrderCorrection.tsx';

const meta = preview.meta({
  title: 'Owner/Orders/OrderCorrection',
  component: OrderCorrection,
  args: { paidOn: '2026-03-02', onCorrect: fn(async () => {}) },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Correct this order'));
    await expect(canvas.getByRole('button', { name: 'Note Refund' })).toBeVisible();
  },
});

Default.test('refuses a refund before the payment', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Amount'), '5');
  await userEvent.type(canvas.getByLabelText('Day'), '2026-03-01');
  await userEvent.type(canvas.getByLabelText('Reason'), 'Late{Enter}');
  await canvas.findByText('Please choose the day of the payment or a later one');
  await expect(canvas.getByLabelText('Day')).toHaveFocus();
  await expect(args.onCorrect).not.toHaveBeenCalled();
});

Default.test('keeps what is typed for another kind', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Amount'), '5');
  await userEvent.type(canvas.getByLabelText('Reason'), 'Late');
  await userEvent.click(canvas.getByRole('radio', { name: 'Payment' }));
  await expect(canvas.getByLabelText('Amount')).toHaveValue('5');
  await expect(canvas.getByLabelText('Reference (optional)')).toHaveValue('Late');
});
