import { expect } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildFailedMail } from '#mocks/factories/queuedMail.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { Text } from '#src/design-system/index.ts';
import {
  OwnerStatusProvider,
  useOwnerStatus,
} from '#src/features/admin/status/OwnerStatusProvider.tsx';

function Reader() {
  const status = useOwnerStatus();
  return <Text>{status ? `${status.failedMails} failed` : 'Unknown'}</Text>;
}

const backend = { connected: true, mails: [buildFailedMail()] };

const meta = preview.meta({
  title: 'Owner/Status/OwnerStatusProvider',
  component: OwnerStatusProvider,
  decorators: [withApp],
  tags: ['!visual'],
  args: { children: <Reader /> },
  argTypes: { children: { control: false } },
  parameters: { backend },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('1 failed');
  },
});

export const Loading = meta.story({
  parameters: { backend: { ...backend, hang: ['status.read'] } },
});

Loading.test('knows nothing yet', async ({ canvas }) => {
  await expect(canvas.getByText('Unknown')).toBeVisible();
});

export const Failed = meta.story({
  parameters: {
    backend: { ...backend, fail: { 'status.read': new BackendError('unavailable') } },
  },
});

Failed.test('keeps the page without the status', async ({ canvas }) => {
  await expect(canvas.getByText('Unknown')).toBeVisible();
});
