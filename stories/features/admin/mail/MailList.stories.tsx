import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { findMails } from '#mocks/createMockMail.ts';
import { buildFailedMail, buildQueuedMail, buildWaitingMail } from '#mocks/factories/queuedMail.ts';
import { MailList } from '#src/features/admin/mail/MailList.tsx';

const mails = [buildWaitingMail(), buildQueuedMail(), buildFailedMail()];
const query = { text: '', state: 'all', page: 1 } as const;

const meta = preview.meta({
  title: 'Features/Admin/Mail/MailList',
  component: MailList,
  decorators: [withApp],
  args: { query, page: findMails(mails, query), onQuery: fn() },
});

export const Default = meta.story();

Default.test('links each mail', async ({ canvas }) => {
  await expect(
    canvas.getByRole('link', { name: 'Quote request from Harrow & Sons Joinery' }),
  ).toHaveAttribute('href', '/admin/mail?mail=2');
});

Default.test('asks for a state from the first page on', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Failed 1' }));
  await expect(args.onQuery).toHaveBeenCalledWith({ text: '', state: 'failed', page: 1 });
});

const missed = { text: 'orchard', state: 'failed', page: 1 } as const;

/** Nothing matches. */
export const NoMatch = meta.story({ args: { query: missed, page: findMails(mails, missed) } });

NoMatch.test('goes back to all mails', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('No mails match');
  await userEvent.click(canvas.getByRole('button', { name: 'Show All Mails' }));
  await expect(args.onQuery).toHaveBeenCalledWith(query);
});

const many = Array.from({ length: 60 }, (_, index) =>
  buildQueuedMail({ id: String(index), subject: `Mail ${index}` }),
);
const secondPage = { ...query, page: 2 };

/** The second of three pages. */
export const Paged = meta.story({
  args: { query: secondPage, page: findMails(many, secondPage) },
  tags: ['!visual'],
});

Paged.test('turns the page and keeps the search', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /next/i }));
  await expect(args.onQuery).toHaveBeenCalledWith({ ...query, page: 3 });
});

const long = [
  buildQueuedMail({
    subject: `Re: ${'Llanfairpwllgwyngyll'.repeat(6)}`,
    to: [`${'wolfeschlegelsteinhausenbergerdorff'.repeat(3)}@example.com`],
  }),
  buildQueuedMail({ id: '2', subject: '' }),
];

/** Long words, and a mail without a subject. */
export const Torture = meta.story({ args: { page: findMails(long, query) } });
