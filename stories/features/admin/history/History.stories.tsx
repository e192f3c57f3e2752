import { expect } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { BackendError } from '#src/backend/Backend.ts';
import { History } from '#src/features/admin/history/History.tsx';

const meta = preview.meta({
  title: 'Admin/History/History',
  component: History,
  decorators: [withApp],
  parameters: { backend: { connected: true } },
});

export const Default = meta.story();

Default.test('lists what owners did', async ({ canvas }) => {
  await expect(await canvas.findByRole('cell', { name: 'signed in' })).toBeVisible();
});

export const Loading = meta.story({
  parameters: { backend: { hang: ['connected.history.list'] } },
});

Loading.test('shows that it is loading', async ({ canvas }) => {
  await expect(await canvas.findByText('Reading the history …')).toBeVisible();
});

/** The server cannot be reached. */
export const Offline = meta.story({
  parameters: { backend: { fail: { 'connected.history.list': new BackendError('unreachable') } } },
});

Offline.test('offers to try again', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Try Again' })).toBeVisible();
});

/** Browser mode notes nothing. */
export const Empty = meta.story({ parameters: { backend: { connected: false } } });

Empty.test('says what a server would note', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  await expect(canvas.getByText('This browser keeps no history')).toBeVisible();
});
