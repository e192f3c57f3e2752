import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { originalTemplates } from '#mocks/factories/emailTemplate.ts';
import { purchaseConfirmation } from '#src/content/emailTemplates.ts';
import { EmailTemplatesPanel } from '#src/features/admin/email-templates/EmailTemplatesPanel.tsx';
import { failed, loading, ready, retriesOnce } from '../../loading/loadables';

const meta = preview.meta({
  title: 'Admin/Email templates/EmailTemplatesPanel',
  component: EmailTemplatesPanel,
  decorators: [withApp],
  args: {
    lists: ready({ templates: [purchaseConfirmation], defaults: originalTemplates }),
    onRetry: fn(),
    onSave: fn(async () => {}),
    onReadSaved: fn(),
    onSendTest: fn(async () => null),
  },
});

export const Default = meta.story();

Default.test('is a landmark named Email Templates', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Email Templates' })).toBeVisible();
});

export const Loading = meta.story({ args: { lists: loading } });

Loading.test('shows that it is loading', async ({ canvas }) => {
  await expect(canvas.getByText('Reading the email templates …')).toBeVisible();
});

export const Failed = meta.story({ args: { lists: failed } });

Failed.test('retries on demand', retriesOnce);

export const Empty = meta.story({
  args: { lists: ready({ templates: [], defaults: originalTemplates }) },
});

Empty.test('explains what will appear', async ({ canvas }) => {
  await expect(canvas.getByText('No email templates')).toBeVisible();
  await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
});
