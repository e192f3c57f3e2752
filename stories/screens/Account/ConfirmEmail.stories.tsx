import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { createConnectedStoryBackend } from '#mocks/createStoryBackend.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { ConfirmEmail } from '#src/screens/Account/ConfirmEmail.tsx';

const { email } = buildUser();
const { accountLinks } = createConnectedStoryBackend({ isVerified: false }).connected;
const failure = new BackendError('too-many-attempts');
const RESEND = { name: 'Send the Link Again' };

const meta = preview.meta({
  title: 'Screens/Account/ConfirmEmail',
  component: ConfirmEmail,
  args: { email, accountLinks },
});

/** The customer has not confirmed the email. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText(/^Confirm your email/);
  },
});

export const Sent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', RESEND));
    await canvas.findByText(/^A new link/);
    await expect(canvas.getByRole('status')).toHaveTextContent(`on its way to ${email}`);
  },
  tags: ['!visual'],
});

/** The link was asked for too often. */
export const Failed = meta.story({
  args: {
    accountLinks: { ...accountLinks, resendVerification: () => Promise.reject(failure) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', RESEND));
    await canvas.findByText(failure.message);
    await waitFor(() =>
      expect(canvas.getByRole('button', RESEND)).not.toHaveAttribute('aria-busy', 'true'),
    );
  },
  tags: ['!visual'],
});

/** Until the server has answered, and for a confirmed email. */
export const Confirmed = meta.story({
  args: { accountLinks: createConnectedStoryBackend().connected.accountLinks },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
