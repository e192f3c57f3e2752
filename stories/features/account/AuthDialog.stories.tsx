import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildCredentials, buildRegistration } from '#mocks/factories/credentials.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { Button } from '#src/design-system/index.ts';
import {
  AuthDialog,
  type AuthDialogProps,
  type AuthTab,
  authTabs,
} from '#src/features/account/AuthDialog.tsx';
import { SessionProvider } from '#src/features/account/SessionProvider.tsx';
import { findErrorToast } from '../../toasts';
import { fieldOf, fillIn, submit, submitButton } from './accountForms';

const NAME = 'Name must be at least 2 characters';
const EMAIL = 'Please enter a valid email address';
const PASSWORD = 'Password must be at least 6 characters';
const MISMATCH = "Passwords don't match";
const NOT_FOUND = 'User not found. Please check your email or register.';
const IN_USE = 'Email already in use. Please try another or login.';
const account = buildUser();

/** Keeps the state of the tab, like `HeaderAccount`, and has a button that opens the dialog again. */
function WithTrigger({ tab: first, onTabChange, onClose }: AuthDialogProps) {
  const [tab, setTab] = useState<AuthTab | null>(first);
  return (
    <>
      <Button onClick={() => setTab(first ?? 'login')}>Open</Button>
      <AuthDialog
        tab={tab}
        onTabChange={(next) => {
          setTab(next);
          onTabChange(next);
        }}
        onClose={() => {
          setTab(null);
          onClose();
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Features/Account/AuthDialog',
  component: AuthDialog,
  args: { tab: 'login' as AuthDialogProps['tab'], onTabChange: fn(), onClose: fn() },
  argTypes: { tab: { options: [...authTabs, null] } },
  decorators: [
    (Story) => (
      <SessionProvider>
        <Story />
      </SessionProvider>
    ),
    withApp,
  ],
  render: (args) => <WithTrigger {...args} />,
  parameters: {
    backend: { users: [account] },
    docs: {
      story: { inline: false, height: '720px' },
    },
  },
});

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Your account' });
const waitUntilClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Waits for a pending request. Restoring the session is one. */
async function waitUntilReady(form: 'Login' | 'Register') {
  await waitFor(() => expect(submitButton(form)).not.toHaveAttribute('aria-busy'));
}

async function logIn(credentials = buildCredentials()) {
  await waitUntilReady('Login');
  await fillIn(credentials);
  await submit('Login');
}

async function register(registration = buildRegistration()) {
  await waitUntilReady('Register');
  await fillIn(registration);
  await submit('Register');
}

export const Default = meta.story({ play: () => waitUntilReady('Login') });

Default.test('switches to the registration', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
  await expect(args.onTabChange).toHaveBeenCalledWith('register');
  await expect(canvas.getByRole('form', { name: 'Register' })).toBeVisible();
});

Default.test(
  'begins at the email, in fields that password managers recognise',
  async ({ canvas }) => {
    await expect(fieldOf('email')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('tab', { name: 'Login' })).toHaveFocus();
    await userEvent.tab();
    await expect(fieldOf('email')).toHaveFocus();
    await expect(fieldOf('email')).toHaveAttribute('autocomplete', 'email');
    await expect(fieldOf('password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(fieldOf('password')).toHaveAttribute('type', 'password');
  },
);

Default.test(
  'submits the email without surrounding blanks and the password unchanged',
  { beforeEach: ({ backend }) => void spyOn(backend.sessions, 'logIn') },
  async ({ backend }) => {
    const { email, password } = buildCredentials();
    await logIn({ email: `  ${email} `, password: ` ${password} ` });
    await waitFor(() =>
      expect(backend.sessions.logIn).toHaveBeenCalledWith({ email, password: ` ${password} ` }),
    );
  },
);

/** Submitted with empty fields. */
export const Mistakes = meta.story({
  play: async ({ canvas }) => {
    await waitUntilReady('Login');
    await submit('Login');
    await canvas.findByText(EMAIL);
    await expect(fieldOf('email')).toHaveAccessibleDescription(EMAIL);
    await expect(fieldOf('password')).toHaveAccessibleDescription(PASSWORD);
  },
});

export const Register = meta.story({
  args: { tab: 'register' },
  parameters: { backend: { users: [] } },
  play: async () => {
    await waitUntilReady('Register');
    await expect(fieldOf('name')).toHaveFocus();
    await expect(fieldOf('name')).toHaveAttribute('autocomplete', 'name');
    await expect(fieldOf('email')).toHaveAttribute('autocomplete', 'email');
    for (const name of ['password', 'confirmPassword'] as const) {
      await expect(fieldOf(name)).toHaveAttribute('autocomplete', 'new-password');
      await expect(fieldOf(name)).toHaveAttribute('type', 'password');
    }
  },
});

Register.test(
  'submits name and email without surrounding blanks, and the password',
  { beforeEach: ({ backend }) => void spyOn(backend.sessions, 'register') },
  async ({ backend }) => {
    const { name, email, password } = buildRegistration();
    await register(buildRegistration({ name: `  ${name} `, email: ` ${email}  ` }));
    await waitFor(() =>
      expect(backend.sessions.register).toHaveBeenCalledWith({ name, email, password }),
    );
  },
);

/** Submitted with empty fields. */
export const RegistrationMistakes = meta.story({
  ...Register.input,
  play: async ({ canvas }) => {
    await waitUntilReady('Register');
    await submit('Register');
    await canvas.findByText(NAME);
    await expect(fieldOf('name')).toHaveAccessibleDescription(NAME);
    await expect(fieldOf('email')).toHaveAccessibleDescription(EMAIL);
    await expect(fieldOf('password')).toHaveAccessibleDescription(PASSWORD);
    await expect(fieldOf('confirmPassword')).toHaveAccessibleDescription(PASSWORD);
  },
});

export const OtherPassword = meta.story({
  ...Register.input,
  play: async ({ canvas }) => {
    await register(buildRegistration({ confirmPassword: 'oak-and-elm' }));
    await canvas.findByText(MISMATCH);
    await expect(fieldOf('confirmPassword')).toHaveAccessibleDescription(MISMATCH);
    await expect(fieldOf('confirmPassword')).toHaveFocus();
    await expect(fieldOf('password')).toBeValid();
  },
  tags: ['!visual'],
});

OtherPassword.test('clears the error once the passwords match', async () => {
  await fillIn({ confirmPassword: buildRegistration().confirmPassword });
  await waitFor(() => expect(fieldOf('confirmPassword')).toBeValid());
});

/** A login request without an answer. */
export const Loading = meta.story({
  tags: ['!visual'],
  parameters: { backend: { users: [account], hang: ['sessions.logIn'] } },
  play: async ({ args, canvas }) => {
    await logIn();
    await waitFor(() => expect(submitButton('Login')).toHaveAttribute('aria-busy', 'true'));
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(dialog()).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
    await expect(args.onTabChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('form', { name: 'Login' })).toBeVisible();
  },
});

/** No account has this email. */
export const LoginFailed = meta.story({
  parameters: { translated: true, backend: { users: [] } },
  play: async ({ canvas, announcements }) => {
    await logIn();
    await canvas.findByLabelText('Error');
    await expect(canvas.getByLabelText('Error')).toHaveTextContent(NOT_FOUND);
    await findErrorToast('Login failed', NOT_FOUND);
    await findErrorToast('Login failed', NOT_FOUND);
    await waitFor(() => expect(announcements).toContain(`Login failed. ${NOT_FOUND}`));
    await expect(announcements).toHaveLength(1);
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
  tags: ['!visual'],
});

LoginFailed.test('can be closed and opens again with an empty form', async ({ canvas }) => {
  await userEvent.keyboard('{Escape}');
  await waitUntilClosed();
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  await expect(canvas.queryByLabelText('Error')).not.toBeInTheDocument();
  await expect(fieldOf('email')).toHaveValue('');
});

LoginFailed.test('clears the error and its toast when the tab changes', async ({ canvas }) => {
  await findErrorToast('Login failed', NOT_FOUND);
  await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
  await expect(canvas.queryByLabelText('Error')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Login failed')).not.toBeInTheDocument());
  await userEvent.click(canvas.getByRole('tab', { name: 'Login' }));
  await expect(fieldOf('email')).toHaveValue('');
  await expect(canvas.queryByLabelText('Error')).not.toBeInTheDocument();
});

/** In connected mode, a wrong password and an unknown email have the same answer. */
export const WrongPassword = meta.story({
  parameters: {
    backend: { connected: true, faults: { 'POST /api/sessions': 'incorrect-credentials' } },
  },
  play: async ({ canvas }) => {
    await logIn();
    await canvas.findByLabelText('Error');
  },
});

WrongPassword.test(
  'keeps what was typed, and closes when ‘Forgot password?’ is followed',
  async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Error')).toHaveTextContent('Incorrect email or password.');
    await findErrorToast('Login failed', 'Incorrect email or password.');
    await expect(fieldOf('email')).toHaveValue(buildCredentials().email);
    await expect(fieldOf('password')).toHaveValue(buildCredentials().password);
    const link = canvas.getByRole('link', { name: 'Forgot password?' });
    await expect(link).toHaveAttribute('href', '/account?forgot-password');
    await userEvent.click(link);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
);

/** The server counts wrong passwords, and asks to wait. */
export const TooManyAttempts = meta.story({
  ...WrongPassword.input,
  parameters: {
    backend: {
      connected: true,
      faults: { 'POST /api/sessions': { code: 'too-many-attempts', retryAfter: 240 } },
    },
  },
  globals: { viewport: { value: 'phone' } },
});

/** An account has this email already. */
export const RegistrationFailed = meta.story({
  args: { tab: 'register' },
  play: async ({ canvas }) => {
    await register();
    await canvas.findByLabelText('Error');
    await expect(canvas.getByLabelText('Error')).toHaveTextContent(IN_USE);
    await findErrorToast('Registration failed', IN_USE);
  },
  tags: ['!visual'],
});

/** An error without a message. */
export const UnknownError = meta.story({
  parameters: {
    backend: {
      fail: { 'sessions.logIn': Object.assign(new BackendError('unreachable'), { message: '' }) },
    },
  },
  play: async ({ canvas }) => {
    await logIn();
    await canvas.findByLabelText('Error');
    await expect(canvas.getByLabelText('Error')).toHaveTextContent('An unknown error occurred');
    await findErrorToast('Login failed', 'An unknown error occurred');
  },
  tags: ['!visual'],
});
