import { expect } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildFailedMail } from '#mocks/factories/queuedMail.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { OwnerNotices } from '#src/features/admin/status/OwnerNotices.tsx';
import { OwnerStatusProvider } from '#src/features/admin/status/OwnerStatusProvider.tsx';

const backend = { connected: true, mails: [buildFailedMail()], missing: ['mail' as const] };

const meta = preview.meta({
  title: 'Admin/Status/OwnerNotices',
  component: OwnerNotices,
  decorators: [
    (Story) => (
      <OwnerStatusProvider>
        <Story />
      </OwnerStatusProvider>
    ),
    withApp,
  ],
  tags: ['!visual'],
  parameters: { backend },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('A mail could not be sent');
  },
});

export const Loading = meta.story({
  parameters: { backend: { ...backend, hang: ['status.read'] } },
});

Loading.test('shows nothing', async ({ canvas }) => {
  await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
});

export const Failed = meta.story({
  parameters: {
    backend: { ...backend, fail: { 'status.read': new BackendError('unavailable') } },
  },
});

/** Browser mode has no server. */
export const WithoutServer = meta.story({
  parameters: { backend: { ...backend, connected: false } },
});

WithoutServer.test('shows nothing', async ({ canvas }) => {
  await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
});
