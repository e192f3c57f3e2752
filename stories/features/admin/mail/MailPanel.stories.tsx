import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { findMails } from '#mocks/createMockMail.ts';
import { buildQueuedMail } from '#mocks/factories/queuedMail.ts';
import { MailPanel } from '#src/features/admin/mail/MailPanel.tsx';
import { failed, loading, ready, retriesOnce } from '../../loading/loadables';

const query = { text: '', status: 'all', page: 1 } as const;

const meta = preview.meta({
  title: 'Admin/Mail/MailPanel',
  component: MailPanel,
  decorators: [withApp],
  args: {
    mails: ready(findMails([buildQueuedMail()], query)),
    query,
    onQuery: fn(),
    onRetry: fn(),
  },
});

export const Default = meta.story();

Default.test('has the heading Mail', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Mail' })).toBeVisible();
});

export const Loading = meta.story({ args: { mails: loading } });

Loading.test('shows that it is loading', async ({ canvas }) => {
  await expect(canvas.getByText('Reading the mails …')).toBeVisible();
});

export const Failed = meta.story({ args: { mails: failed } });

Failed.test('retries on demand', retriesOnce);

export const Empty = meta.story({ args: { mails: ready(findMails([], query)) } });

Empty.test('explains what will be listed, without a search', async ({ canvas }) => {
  await expect(canvas.getByText('No mails yet')).toBeVisible();
  await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
});

/** In browser mode. */
export const WithoutServer = meta.story({ args: { mails: null } });

WithoutServer.test('explains what a server adds', async ({ canvas }) => {
  await expect(canvas.getByText(/every mail is listed here/)).toBeVisible();
});
