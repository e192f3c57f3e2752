import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { AdminError } from '#src/backend/adminErrors.ts';
import {
  OrderStatusForm,
  type OrderStatusFormProps,
} from '#src/features/admin/orders/OrderStatusForm.tsx';

const meta = preview.meta({
  title: 'Owner/Orders/OrderStatusForm',
  component: OrderStatusForm,
  decorators: [withApp],
  args: {
    status: 'In Progress',
    onSave: fn<OrderStatusFormProps['onSave']>(async () => {}),
  } satisfies OrderStatusFormProps,
});

export const Default = meta.story({});

Default.test('saves by the button alone', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Completed' }));
  await expect(args.onSave).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: 'Save Status' }));
  await expect(args.onSave).toHaveBeenCalledWith('Completed');
});

/** Another owner has changed it. */
export const Conflict = meta.story({
  args: {
    onSave: fn<OrderStatusFormProps['onSave']>(() =>
      Promise.reject(new AdminError('changed-meanwhile')),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Completed' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Status' }));
    await canvas.findByText(/^Saved elsewhere meanwhile/);
    await expect(canvas.getByRole('radio', { name: 'Completed' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Load the Saved Version' })).toBeVisible();
  },
});
