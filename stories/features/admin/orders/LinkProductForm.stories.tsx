import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { BackendError } from '#src/backend/Backend.ts';
import {
  LinkProductForm,
  type LinkProductFormProps,
} from '#src/features/admin/orders/LinkProductForm.tsx';

const meta = preview.meta({
  title: 'Owner/Orders/LinkProductForm',
  component: LinkProductForm,
  decorators: [withApp],
  tags: ['!visual'],
  args: { onAssign: fn<LinkProductFormProps['onAssign']>(async () => {}) },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Single Hosting (yearly)');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    await expect(args.onAssign).toHaveBeenCalledWith({ product: 'single', period: 'yearly' });
  },
});

Default.test('says that it is not ours', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Not Ours' }));
  await expect(args.onAssign).toHaveBeenCalledWith(null);
});

/** Nothing is chosen. */
export const Missing = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Please choose a product/);
    await expect(args.onAssign).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: {
    onAssign: fn<LinkProductFormProps['onAssign']>(() =>
      Promise.reject(new BackendError('unavailable')),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Standard Website');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Product' }));
    await canvas.findByText(new BackendError('unavailable').message);
  },
});

Failed.test('keeps the focus on what has failed', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Not Ours' });
  await userEvent.click(button);
  await canvas.findByText(new BackendError('unavailable').message);
  await expect(button).toHaveFocus();
});
