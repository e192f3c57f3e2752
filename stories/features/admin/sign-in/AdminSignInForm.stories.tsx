import { expect, fn, waitFor } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildAdminCredentials } from '#mocks/factories/adminCredentials.ts';
import { AdminSignInForm } from '#src/features/admin/sign-in/AdminSignInForm.tsx';
import { fieldOf, fillIn, signIn } from './signIn';

const USERNAME = 'Please enter your username';
const PASSWORD = 'Please enter your password';

const meta = preview.meta({
  title: 'Admin/Sign-in/AdminSignInForm',
  component: AdminSignInForm,
  args: { onSubmit: fn(), loading: false },
  decorators: [inColumn('26rem')],
});

export const Default = meta.story({ tags: ['!visual'] });

Default.test('has fields that password managers recognise', async () => {
  await expect(fieldOf('username')).toHaveAttribute('autocomplete', 'username');
  await expect(fieldOf('password')).toHaveAttribute('autocomplete', 'current-password');
  await expect(fieldOf('password')).toHaveAttribute('type', 'password');
});

Default.test('submits the typed values, without blanks around the username', async ({ args }) => {
  const { username, password } = buildAdminCredentials();
  await signIn({ username: ` ${username}  `, password: ` ${password}` });
  await waitFor(() =>
    expect(args.onSubmit).toHaveBeenCalledWith({ username, password: ` ${password}` }),
  );
});

/** Submitted with empty fields. */
export const Mistakes = meta.story({
  play: async ({ canvas }) => {
    await signIn({ username: '', password: '' });
    await canvas.findByText(USERNAME);
  },
});

Mistakes.test('says beside each field what is missing', async () => {
  await expect(fieldOf('username')).toBeInvalid();
  await expect(fieldOf('username')).toHaveAccessibleDescription(USERNAME);
  await expect(fieldOf('password')).toBeInvalid();
  await expect(fieldOf('password')).toHaveAccessibleDescription(PASSWORD);
});

/** A username of nothing but blanks is none. */
export const BlankUsername = meta.story({
  play: async ({ canvas }) => {
    await signIn({ username: '   ', password: 'change-me' });
    await canvas.findByText(USERNAME);
  },
});

export const Failed = meta.story({ args: { error: 'Incorrect username or password' } });

/** A name and an error that are longer than a line. */
export const LongTexts = meta.story({
  args: { error: `Nobody is called ${'llanfairpwllgwyngyll'.repeat(6)} here.` },
  globals: { viewport: { value: 'phone' } },
  play: () => fillIn({ username: 'llanfairpwllgwyngyll'.repeat(6) }),
});

/** Two-step login is on: the password was right, and the code is missing. */
export const WithCode = meta.story({ args: { withCode: true } });

WithCode.test('has a code that phones fill in, with a hint', async ({ canvas }) => {
  const code = canvas.getByLabelText('Code');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAccessibleDescription(/authenticator app, or a recovery code/);
});
