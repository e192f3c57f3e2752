import { expect, spyOn, waitFor } from 'storybook/test';
import { inColumn, withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildAdminCredentials } from '#mocks/factories/adminCredentials.ts';
import { AdminError } from '#src/backend/adminErrors.ts';
import { AdminSessionProvider } from '#src/features/admin/sign-in/AdminSessionProvider.tsx';
import { AdminSignInForm } from '#src/features/admin/sign-in/AdminSignInForm.tsx';
import { fieldOf, fillIn, signIn } from './signIn';

const USERNAME = 'Please enter your username';
const PASSWORD = 'Please enter your password';

const meta = preview.meta({
  title: 'Owner/Sign-in/AdminSignInForm',
  component: AdminSignInForm,
  decorators: [
    inColumn('26rem'),
    (Story) => (
      <AdminSessionProvider>
        <Story />
      </AdminSessionProvider>
    ),
    withApp,
  ],
  parameters: { backend: {} },
});

export const Default = meta.story({
  tags: ['!visual'],
  play: async () => {
    await expect(fieldOf('username')).toHaveAttribute('autocomplete', 'username');
    await expect(fieldOf('password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(fieldOf('password')).toHaveAttribute('type', 'password');
  },
});

Default.test(
  'submits the typed values, without blanks around the username',
  { beforeEach: ({ backend }) => void spyOn(backend.admin, 'signIn') },
  async ({ backend }) => {
    const { username, password } = buildAdminCredentials();
    await signIn({ username: ` ${username}  `, password: ` ${password}` });
    await waitFor(() =>
      expect(backend.admin.signIn).toHaveBeenCalledWith({ username, password: ` ${password}` }),
    );
  },
);

/** Submitted with empty fields. */
export const Mistakes = meta.story({
  play: async ({ canvas }) => {
    await signIn({ username: '', password: '' });
    await canvas.findByText(USERNAME);
    await expect(fieldOf('username')).toBeInvalid();
    await expect(fieldOf('username')).toHaveAccessibleDescription(USERNAME);
    await expect(fieldOf('password')).toBeInvalid();
    await expect(fieldOf('password')).toHaveAccessibleDescription(PASSWORD);
  },
});

/** A name that is longer than a line. */
export const LongTexts = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: () => fillIn({ username: 'llanfairpwllgwyngyll'.repeat(6) }),
});

/** Two-step login is on: the password was right, and the code is missing. */
export const WithCode = meta.story({
  parameters: { backend: { fail: { 'admin.signIn': new AdminError('code-required') } } },
  play: async ({ canvas }) => {
    await signIn();
    await canvas.findByLabelText('Code');
    const code = canvas.getByLabelText('Code');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAccessibleDescription(/authenticator app, or a recovery code/);
  },
});
