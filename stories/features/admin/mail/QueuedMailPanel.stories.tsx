import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildFailedMail, buildQueuedMail, buildWaitingMail } from '#mocks/factories/queuedMail.ts';
import { QueuedMailPanel } from '#src/features/admin/mail/QueuedMailPanel.tsx';

const meta = preview.meta({
  title: 'Admin/Mail/QueuedMailPanel',
  component: QueuedMailPanel,
  decorators: [withApp],
  args: { mail: buildQueuedMail(), onSendAgain: fn(), onSetAside: fn() },
});

/** Sent at the first attempt. */
export const Default = meta.story();

Default.test('cannot be sent again', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Send Again' })).not.toBeInTheDocument();
});

export const Waiting = meta.story({ args: { mail: buildWaitingMail() } });

Waiting.test('shows the next attempt, then the others from the newest', async ({ canvas }) => {
  const [next, last, first] = canvas.getAllByRole('listitem');
  await expect(next).toHaveTextContent('Next attempt');
  await expect(last).toHaveTextContent('The mail service answered 500.');
  await expect(first).toHaveTextContent('The mail service could not be reached.');
});

Waiting.test('is sent again on demand', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send Again' }));
  await expect(args.onSendAgain).toHaveBeenCalledOnce();
});

/** Not tried yet, such as without a mail service. */
export const Due = meta.story({
  args: { mail: buildWaitingMail({ attempts: [], nextAt: null }) },
  tags: ['!visual'],
});

/** After the last attempt. */
export const Failed = meta.story({ args: { mail: buildFailedMail() } });

Failed.test('is set aside on demand', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Set Aside' }));
  await expect(args.onSetAside).toHaveBeenCalledOnce();
});

Failed.test('counts attempts with the same error', async ({ canvas }) => {
  const [attempts] = canvas.getAllByRole('listitem');
  await expect(attempts).toHaveTextContent(
    /^12 attempts, last 2 March 2026 at 06:00\s*The mail service answered 401\.$/,
  );
});

Failed.test('explains what to do about the last error', async ({ canvas }) => {
  const text = 'The mail service answered 401. Check the settings of the mail service';
  await expect(canvas.getByText(text, { exact: false })).toBeVisible();
});

/** The owner does not send it again. */
export const SetAside = meta.story({ args: { mail: buildFailedMail({ isSetAside: true }) } });

SetAside.test('can still be sent', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Send Again' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Set Aside' })).not.toBeInTheDocument();
});

export const SendingAgain = meta.story({
  args: { mail: buildFailedMail(), sending: true },
  tags: ['!visual'],
});

const tag = '<img src=x onerror=alert(1)> <b>bold</b>';

/** Long words, and HTML that a customer has typed. */
export const Torture = meta.story({
  args: {
    mail: buildWaitingMail({
      subject: `Re: ${'Llanfairpwllgwyngyll'.repeat(6)}`,
      to: Array.from({ length: 6 }, (_, index) => `${'wolfe'.repeat(12)}${index}@example.com`),
      text: `${tag}\n${'Llanfairpwllgwyngyll'.repeat(20)}\n\n${'A line of a long letter.\n'.repeat(40)}`,
    }),
  },
});

Torture.test('shows the text as it was written', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText(/<img src=x/)).toHaveTextContent(tag);
  await expect(canvasElement.querySelector('img, b')).toBeNull();
});
