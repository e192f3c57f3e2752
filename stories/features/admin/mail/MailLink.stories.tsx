import { expect } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildFailedMail, buildQueuedMail } from '#mocks/factories/queuedMail.ts';
import { MailLink } from '#src/features/admin/mail/MailLink.tsx';
import { OwnerStatusProvider } from '#src/features/admin/status/OwnerStatusProvider.tsx';

const meta = preview.meta({
  title: 'Admin/Mail/MailLink',
  component: MailLink,
  decorators: [
    (Story) => (
      <OwnerStatusProvider>
        <Story />
      </OwnerStatusProvider>
    ),
    withApp,
  ],
  tags: ['!visual'],
  parameters: { backend: { connected: true, mails: [buildFailedMail(), buildQueuedMail()] } },
});

/** One mail has failed. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Mail 1 failed' });
  },
});

/** In browser mode, and until the status is known. */
export const WithoutStatus = meta.story({ parameters: { backend: { connected: false } } });

WithoutStatus.test('is a link without a number', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Mail' })).toHaveAttribute('href', '/admin/mail');
});
