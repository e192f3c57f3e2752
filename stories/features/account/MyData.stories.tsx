import { expect, fn } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { BackendError } from '#src/backend/Backend.ts';
import { MyData } from '#src/features/account/MyData.tsx';

const meta = preview.meta({
  title: 'Features/Account/MyData',
  component: MyData,
  decorators: [inColumn('48rem')],
  args: { asksPassword: true, onDownload: fn(async () => {}), onDelete: fn(async () => {}) },
});

export const Default = meta.story();

Default.test('asks before the account is deleted', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
  await expect(await canvas.findByRole('dialog', { name: 'Delete My Account' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect(args.onDelete).not.toHaveBeenCalled();
});

/** The server cannot be reached. */
export const Failed = meta.story({
  args: {
    onDownload: fn(async () => {
      throw new BackendError('unreachable');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }));
    await canvas.findByLabelText('Error');
  },
});

Failed.test('can be tried again', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }));
  await expect(args.onDownload).toHaveBeenCalledTimes(2);
});
