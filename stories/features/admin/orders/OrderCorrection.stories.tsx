import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { OrderCorrection } from '#src/features/admin/orders/OrderCorrection.tsx';

const meta = preview.meta({
  title: 'Owner/Orders/OrderCorrection',
  component: OrderCorrection,
  args: { order: { paidOn: '2026-03-02', left: 17_900 }, onCorrect: fn(async () => {}) },
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

Default.test('takes no more back than is left', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Amount'), '179.01');
  await userEvent.type(canvas.getByLabelText('Day'), '2026-03-02');
  await userEvent.type(canvas.getByLabelText('Reason'), 'Late{Enter}');
  await canvas.findByText('Only £179.00 of it is left');
  await expect(args.onCorrect).not.toHaveBeenCalled();
});

/** All of it is paid back. */
export const NothingLeft = meta.story({
  args: { order: { paidOn: '2026-03-02', left: 0 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Correct this order'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Void' }));
    await userEvent.type(canvas.getByLabelText('Reason'), 'Late{Enter}');
    await canvas.findByText('Nothing of it is left');
  },
});
