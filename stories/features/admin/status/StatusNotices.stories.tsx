import { expect } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import {
  StatusNotices,
  type StatusNoticesProps,
} from '#src/features/admin/status/StatusNotices.tsx';

const everything: StatusNoticesProps['status'] = {
  failedMails: 3,
  missing: ['captcha', 'mail'],
};

const meta = preview.meta({
  title: 'Admin/Status/StatusNotices',
  component: StatusNotices,
  decorators: [withApp],
  args: { status: everything },
});

/** Everything at once. */
export const Default = meta.story();

Default.test('names each setting and what is missing without it', async ({ canvas }) => {
  const settings = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
  await expect(settings).toEqual([
    'Without RECAPTCHA_SECRET, quote requests are not checked by a captcha.',
    'Without MAIL_DOMAIN, mails wait in the outbox.',
  ]);
});

export const FailedMails = meta.story({ args: { status: { failedMails: 1, missing: [] } } });

FailedMails.test('links to the mails', async ({ canvas }) => {
  await expect(canvas.getByText('A mail could not be sent')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Mail' })).toHaveAttribute('href', '/admin/mail');
});

export const NotConfigured = meta.story({
  args: { status: { failedMails: 0, missing: ['mail'] } },
});

/** Nothing to tell. */
export const Nothing = meta.story({
  args: { status: { failedMails: 0, missing: [] } },
  tags: ['!visual'],
});

Nothing.test('shows nothing', async ({ canvas }) => {
  await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
});
