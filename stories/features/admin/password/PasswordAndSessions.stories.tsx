import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { VALID_PASSWORD } from '#mocks/handlers/ownerAccess.ts';
import { PasswordAndSessions } from '#src/features/admin/password/PasswordAndSessions.tsx';

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Password' }));
  await screen.findByText('Firefox on Windows');
};

async function submit(currentPassword: string, password: string) {
  for (const [label, text] of [
    ['Current password', currentPassword],
    ['New password', password],
    ['Confirm password', password],
  ] as const) {
    const field = screen.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
}

const meta = preview.meta({
  title: 'Owner/Password/PasswordAndSessions',
  component: PasswordAndSessions,
  decorators: [withApp],
  parameters: {
    backend: { connected: true },
    docs: { story: { inline: false, height: '760px' } },
  },
  play: open,
});

/** The form, and each session with its browser and IP address. */
export const Default = meta.story();

Default.test('changes the password, and asks for 12 characters', async () => {
  await expect(screen.getByLabelText('Current password')).toHaveFocus();
  await submit(VALID_PASSWORD, 'eleven char');
  await expect(
    await screen.findAllByText('Password must be at least 12 characters'),
  ).not.toHaveLength(0);
  await submit('guessed', 'twelve chars');
  await expect(await screen.findByText('Incorrect password.')).toBeVisible();
  await submit(VALID_PASSWORD, 'twelve chars');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByText('All other sessions have ended.')).toBeVisible());
  await expect(screen.getByRole('button', { name: 'Password' })).toHaveFocus();
});

Default.test('signs out everywhere', async ({ backend }) => {
  if (!backend.connected) throw new Error('This story has a server.');
  const signOut = spyOn(backend.connected.ownerAccess, 'signOutEverywhere');
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out Everywhere' }));
  await expect(signOut).toHaveBeenCalledOnce();
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** The server cannot be reached. */
export const SignOutFailed = meta.story({
  tags: ['!visual'],
  parameters: {
    backend: {
      connected: true,
      faults: { 'DELETE /api/admin/sessions': 'unavailable' },
    },
  },
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out Everywhere' }));
    await expect(await screen.findByLabelText('Error')).toHaveTextContent(/cannot be reached/);
  },
});
