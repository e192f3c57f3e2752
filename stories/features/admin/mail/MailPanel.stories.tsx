import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { findMails } from '#mocks/createMockMail.ts';
import { buildFailedMail, buildQueuedMail, buildWaitingMail } from '#mocks/factories/queuedMail.ts';
import { MailPanel } from '#src/features/admin/mail/MailPanel.tsx';
import { ready } from '../../loading/loadables';

const mails = [buildWaitingMail(), buildQueuedMail(), buildFailedMail()];
const query = { text: '', status: 'all', page: 1 } as const;

const meta = preview.meta({
  title: 'Admin/Mail/MailPanel',
  component: MailPanel,
  decorators: [withApp],
  args: { query, list: ready(findMails(mails, query)), onQuery: fn(), onRetry: fn() },
});

export const Default = meta.story();

Default.test('links each mail', async ({ canvas }) => {
  await expect(
    canvas.getByRole('link', { name: 'Quote request from Harrow & Sons Joinery' }),
  ).toHaveAttribute('href', '/admin/mail?mail=2');
});

const long = [
  buildQueuedMail({
    subject: `Re: ${'Llanfairpwllgwyngyll'.repeat(6)}`,
    to: [`${'wolfeschlegelsteinhausenbergerdorff'.repeat(3)}@example.com`],
  }),
  buildQueuedMail({ id: '2', subject: '' }),
];

/** Long words, and a mail without a subject. */
export const Torture = meta.story({ args: { list: ready(findMails(long, query)) } });

/** There is no mail yet. */
export const Empty = meta.story({ args: { list: ready(findMails([], query)) } });

/** In browser mode. */
export const WithoutServer = meta.story({ args: { list: null } });

WithoutServer.test('explains what a server adds', async ({ canvas }) => {
  await expect(canvas.getByText(/every mail is listed here/)).toBeVisible();
});
