import { expect, screen, waitFor } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { createConnectedStoryBackend } from '#mocks/createStoryBackend.ts';
import { buildFailedMail, buildQueuedMail, buildWaitingMail } from '#mocks/factories/outbox.ts';
import { BackendError } from '#src/backend/Backend.ts';
import type { QueuedMail as StoredMail } from '#src/domain/outbox.ts';
import { QueuedMail } from '#src/features/admin/outbox/QueuedMail.tsx';
import { findErrorToast } from '../../../toasts';

const failedMail = buildFailedMail();
const unavailable = () => Promise.reject(new BackendError('unavailable'));
const mail = createConnectedStoryBackend({ mails: [failedMail] }).connected.mail;

const meta = preview.meta({
  title: 'Owner/Outbox/QueuedMail',
  component: QueuedMail,
  decorators: [withApp],
  args: { id: failedMail.id, mail },
});

/** A story of this mail. */
const showing = (shown: StoredMail) => ({
  args: { id: shown.id, mail: createConnectedStoryBackend({ mails: [shown] }).connected.mail },
  play: async () => {
    await screen.findByRole('region', { name: shown.subject });
  },
});

/** Sent at the first attempt. */
export const Default = meta.story(showing(buildQueuedMail()));

Default.test('shows the letter', async ({ canvas }) => {
  await expect(canvas.getByTitle(buildQueuedMail().subject)).toBeVisible();
});

Default.test('cannot be sent again', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Send Again' })).not.toBeInTheDocument();
});

export const Waiting = meta.story(showing(buildWaitingMail()));

Waiting.test('shows the next attempt, then the others from the newest', async ({ canvas }) => {
  const [next, last, first] = canvas.getAllByRole('listitem');
  await expect(next).toHaveTextContent('Next attempt');
  await expect(last).toHaveTextContent('The mail service answered 500.');
  await expect(first).toHaveTextContent('The mail service could not be reached.');
});

/** Not tried yet, such as without a mail service. */
export const Due = meta.story({
  ...showing(buildWaitingMail({ attempts: [], nextAt: null })),
  tags: ['!visual'],
});

/** After the last attempt. */
export const NotSent = meta.story(showing(failedMail));

NotSent.test('counts attempts with the same error', async ({ canvas }) => {
  const [attempts] = canvas.getAllByRole('listitem');
  await expect(attempts).toHaveTextContent(
    /^12 attempts, last 2 March 2026 at 06:00\s*The mail service answered 401\.$/,
  );
});

NotSent.test('has the deletion as its last button', async ({ canvas }) => {
  const names = canvas.getAllByRole('button').map(({ textContent }) => textContent);
  await expect(names).toEqual(['Send Again', 'Set Aside', 'Delete Mail']);
});

NotSent.test('explains what to do about the last error', async ({ canvas }) => {
  const text = 'The mail service answered 401. Check the settings of the mail service';
  await expect(canvas.getByText(/Check the settings/).closest('div')).toHaveTextContent(text);
});

/** The owner does not send it again. */
export const SetAside = meta.story(showing(buildFailedMail({ isSetAside: true })));

SetAside.test('can still be sent', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Send Again' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Set Aside' })).not.toBeInTheDocument();
});

/** Long words. */
export const Torture = meta.story(
  showing(
    buildWaitingMail({
      subject: `Re: ${'Llanfairpwllgwyngyll'.repeat(6)}`,
      to: Array.from({ length: 6 }, (_, index) => `${'wolfe'.repeat(12)}${index}@example.com`),
    }),
  ),
);

/** The server cannot be reached when the mail is to be sent again. */
export const Offline = meta.story({
  args: { mail: { ...mail, sendAgain: unavailable } },
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send Again' }));
    await findErrorToast('The mail was not sent again', new BackendError('unavailable').message);
  },
});

Offline.test('can be tried once more', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Send Again' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
});
