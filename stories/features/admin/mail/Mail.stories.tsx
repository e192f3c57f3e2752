import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { buildFailedMail, buildQueuedMail, buildWaitingMail } from '#mocks/factories/queuedMail.ts';
import { Mail } from '#src/features/admin/mail/Mail.tsx';
import { pages } from '#src/pages.ts';
import { findToast } from '../../../toasts';
import { showsAlert } from '../../loading/loadables';

const failedMail = buildFailedMail();
const mails = [buildWaitingMail(), buildQueuedMail(), failedMail];
const backend = { adminSession: true as const, connected: true, mails };

const meta = preview.meta({
  title: 'Owner/Mail/Mail',
  component: Mail,
  parameters: { ...wholePage, route: { path: pages.adminMail.href }, backend },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: failedMail.subject });
  },
  tags: ['all-widths'],
});

Default.test('links each mail', async ({ canvas }) => {
  await expect(
    canvas.getByRole('link', { name: 'Quote request from Harrow & Sons Joinery' }),
  ).toHaveAttribute('href', '/admin/mail?mail=2');
});

Default.test('counts in the header what has failed', async ({ canvas }) => {
  await canvas.findByRole('link', { name: 'Mail 1 failed', hidden: true });
});

Default.test('opens a mail and goes back to all', async ({ canvas, router, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: failedMail.subject }));
  await canvas.findByRole('region', { name: failedMail.subject });
  await userEvent.click(canvas.getByRole('link', { name: 'All mails' }));
  await canvas.findByRole('region', { name: 'Mail' });
  await expect(router.state.location.search).toBe('');
});

/** The URL of one mail. */
export const OneMail = meta.story({
  parameters: { route: { path: `${pages.adminMail.href}?mail=${failedMail.id}` } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: failedMail.subject });
  },
});

OneMail.test('sends a failed mail again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send Again' }));
  await findToast('The mail is sent again', 'This page shows the result.');
  await waitFor(() =>
    expect(canvas.queryByRole('button', { name: 'Send Again' })).not.toBeInTheDocument(),
  );
});

OneMail.test('sets a failed mail aside, and moves the focus', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Set Aside' }));
  await findToast('The mail is set aside');
  await canvas.findByText('Set aside: it is no longer counted.');
  await expect(canvas.getByRole('heading', { name: failedMail.subject })).toHaveFocus();
});

/** The URL of a mail that does not exist. */
export const UnknownMail = meta.story({
  parameters: { route: { path: `${pages.adminMail.href}?mail=99` } },
  tags: ['!visual'],
  play: showsAlert,
});

UnknownMail.test('has a heading, and the way back', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'All mails' })).toBeVisible();
});

/** Long words, and a mail without a subject. */
export const Torture = meta.story({
  parameters: {
    backend: {
      ...backend,
      mails: [
        buildQueuedMail({
          subject: `Re: ${'Llanfairpwllgwyngyll'.repeat(6)}`,
          to: [`${'wolfeschlegelsteinhausenbergerdorff'.repeat(3)}@example.com`],
        }),
        buildQueuedMail({ id: '2', subject: '' }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: 'No subject' });
  },
});

/** In browser mode. */
export const WithoutServer = meta.story({
  parameters: { backend: { ...backend, connected: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('This website has no server');
  },
});

WithoutServer.test('explains what a server adds', async ({ canvas }) => {
  await expect(canvas.getByText(/every mail is listed here/)).toBeVisible();
});

WithoutServer.test('has no number in the header', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Mail', hidden: true })).toBeInTheDocument();
});
