import { expect, fn, userEvent } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { BackendError } from '#src/backend/Backend.ts';
import { RowAction } from '#src/features/admin/RowAction.tsx';
import { findErrorToast } from '../../toasts';

const meta = preview.meta({
  title: 'Owner/RowAction',
  component: RowAction,
  decorators: [withApp],
  args: {
    label: 'Water',
    which: 'the oak',
    failure: 'The tree was not watered',
    run: fn(async () => {}),
  },
});

export const Default = meta.story({ tags: ['!visual'] });

Default.test('names its entry, and runs once', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Water the oak' }));
  await expect(args.run).toHaveBeenCalledOnce();
});

/** The backend refuses it. */
export const Failed = meta.story({
  args: { run: fn(async () => Promise.reject(new BackendError('unavailable'))) },
  tags: ['!visual'],
});

Failed.test('says why in a toast', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Water the oak' }));
  await findErrorToast(args.failure, new BackendError('unavailable').message);
});
