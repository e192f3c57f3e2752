import { expect, waitFor } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { createMockMail } from '#mocks/createMockMail.ts';
import { buildFailedMail } from '#mocks/factories/queuedMail.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { QueuedMail } from '#src/features/admin/mail/QueuedMail.tsx';
import { findErrorToast } from '../../../toasts';
import { showsAlert } from '../../loading/loadables';

const failedMail = buildFailedMail();
const unavailable = () => Promise.reject(new BackendError('unavailable'));
const never = () => new Promise<never>(() => {});
const mail = createMockMail([failedMail]);

const meta = preview.meta({
  title: 'Admin/Mail/QueuedMail',
  component: QueuedMail,
  decorators: [withApp],
  tags: ['!visual'],
  args: { id: failedMail.id, mail },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: failedMail.subject });
  },
});

export const Loading = meta.story({ args: { mail: { ...mail, open: never } } });

Loading.test('shows that it is loading', async ({ canvas }) => {
  await expect(canvas.getByText('Reading the mail …')).toBeVisible();
});

export const Failed = meta.story({
  args: { mail: { ...mail, open: unavailable } },
  play: showsAlert,
});

/** The server cannot be reached when the mail is to be sent again. */
export const Offline = meta.story({
  args: { mail: { ...mail, sendAgain: unavailable } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send Again' }));
    await findErrorToast('The mail was not sent again', new BackendError('unavailable').message);
  },
});

Offline.test('can be tried once more', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Send Again' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
});
