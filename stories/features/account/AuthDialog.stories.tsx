import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
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
import { fitsTheScreen } from '../../checks';
import { findErrorToast, findToast } from '../../toasts';
import { fieldOf, fillIn, submit, submitButton } from './accountForms';

const NOT_FOUND = 'User not found. Please check your email or register.';
const IN_USE = 'Email already in use. Please try another or login.';
const account = buildUser();

/** Keeps the tab, as the header does, and has a button to open the dialog again. */
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
    guidance: {
      use: 'Login and registration over any page, in two tabs. On success it closes and forgets what was typed; on failure it stays and says why.',
      avoid:
        "The owner signs in on a page, `AdminSignInPage`. A gate that leads home is the account page's own.",
      accessibility: [
        'While a request is under way nothing closes it, and the tabs cannot be changed.',
        'The reason of a failure is read out, and stands above the button as long as it is true.',
        'When it closes, the focus is back at the button that opened it.',
      ],
      do: 'Open it at the tab that was asked for.',
      dont: 'Empty the password after a failure: people correct one letter, not all of them.',
    },
  },
});

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Your account' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** The session has been read by then; until it has, the dialog counts as busy. */
async function ready(form: 'Login' | 'Register') {
  await waitFor(() => expect(submitButton(form)).not.toHaveAttribute('aria-busy'));
}

async function logIn(credentials = buildCredentials()) {
  await ready('Login');
  await fillIn(credentials);
  await submit('Login');
}

async function register(registration = buildRegistration()) {
  await ready('Register');
  await fillIn(registration);
  await submit('Register');
}

export const Default = meta.story({ play: () => ready('Login') });

Default.test('has two tabs', async ({ canvas }) => {
  const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent);
  await expect(tabs).toEqual(['Login', 'Register']);
});

Default.test('leads to the registration', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
  await expect(args.onTabChange).toHaveBeenCalledWith('register');
  await expect(canvas.getByRole('form', { name: 'Register' })).toBeVisible();
});

Default.test('closes with Escape, and gives the focus back', async ({ args, canvas }) => {
  await userEvent.keyboard('{Escape}');
  await closed();
  await expect(args.onClose).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  await expect(dialog()).toContainElement(document.activeElement as HTMLElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await closed();
  await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
});

export const Phone = meta.story({
  ...Default.input,
  globals: { viewport: { value: 'phone' } },
});

export const Register = meta.story({
  args: { tab: 'register' },
  parameters: { backend: { users: [] } },
  play: () => ready('Register'),
});

Register.test('registers whom nobody knows, and closes', async ({ args, backend }) => {
  await register();
  await findToast('Registration successful', `Account created for ${account.name}!`);
  await closed();
  await expect(args.onClose).toHaveBeenCalledOnce();
  await expect(await backend.sessions.restore()).toMatchObject({
    name: account.name,
    email: account.email,
  });
});

export const RegisterPhone = meta.story({
  ...Register.input,
  globals: { viewport: { value: 'phone' } },
  tags: ['!visual'],
});

RegisterPhone.test('is no wider than the screen', fitsTheScreen);

export const LoginMistakes = meta.story({
  play: async ({ canvas }) => {
    await ready('Login');
    await submit('Login');
    await canvas.findByText('Please enter a valid email address');
  },
  tags: ['!visual'],
});

LoginMistakes.test('has the focus in the first one', async () => {
  await expect(fieldOf('email')).toHaveFocus();
});

export const RegisterMistakes = meta.story({
  args: { tab: 'register' },
  play: async ({ canvas }) => {
    await ready('Register');
    await submit('Register');
    await canvas.findByText('Name must be at least 2 characters');
  },
  tags: ['!visual'],
});

RegisterMistakes.test('has the focus in the first one', async () => {
  await expect(fieldOf('name')).toHaveFocus();
});

/** Under way, and not answered yet. */
export const Loading = meta.story({
  parameters: { backend: { users: [account], hang: ['sessions.logIn'] } },
  play: async () => {
    await logIn();
    await waitFor(() => expect(submitButton('Login')).toHaveAttribute('aria-busy', 'true'));
  },
});

for (const [way, press] of [
  ['Escape, however often', () => userEvent.keyboard('{Escape}{Escape}{Escape}')],
  ['a press outside', () => userEvent.click(dialog())],
  ['its Close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
] as const) {
  Loading.test(`is not closed by ${way}`, async ({ args }) => {
    await press();
    await expect(dialog()).toBeVisible();
    await expect(dialog().matches(':modal')).toBe(true);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(fieldOf('email')).toHaveValue(account.email);
  });
}

Loading.test('stays with its form', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
  await expect(args.onTabChange).not.toHaveBeenCalled();
  await expect(canvas.getByRole('form', { name: 'Login' })).toBeVisible();
});

export const Registering = meta.story({
  args: { tab: 'register' },
  parameters: { backend: { hang: ['sessions.register'] } },
  play: async () => {
    await register();
    await waitFor(() => expect(submitButton('Register')).toHaveAttribute('aria-busy', 'true'));
  },
  tags: ['!visual'],
});

Registering.test('is not closed by Escape', async ({ args }) => {
  await userEvent.keyboard('{Escape}{Escape}');
  await expect(dialog()).toBeVisible();
  await expect(args.onClose).not.toHaveBeenCalled();
});

/** Nobody has registered with this email. */
export const LoginFailed = meta.story({
  parameters: { backend: { users: [] } },
  play: async ({ canvas }) => {
    await logIn();
    await canvas.findByRole('alert');
  },
  tags: ['!visual'],
});

LoginFailed.test('says why, in a toast and above the button', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(NOT_FOUND);
  await findErrorToast('Login failed', NOT_FOUND);
});

LoginFailed.test('stays open, and keeps what was typed', async ({ args }) => {
  await expect(dialog()).toBeVisible();
  await expect(args.onClose).not.toHaveBeenCalled();
  await expect(fieldOf('email')).toHaveValue(account.email);
  await expect(fieldOf('password')).toHaveValue(buildCredentials().password);
  await ready('Login');
});

LoginFailed.test('can be closed now, and has forgotten it then', async ({ canvas }) => {
  await userEvent.keyboard('{Escape}');
  await closed();
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  await expect(fieldOf('email')).toHaveValue('');
});

LoginFailed.test('no longer says so beside an empty form', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(canvas.getByRole('tab', { name: 'Login' }));
  await expect(fieldOf('email')).toHaveValue('');
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
});

/** Somebody has registered with this email. */
export const RegistrationFailed = meta.story({
  args: { tab: 'register' },
  play: async ({ canvas }) => {
    await register();
    await canvas.findByRole('alert');
  },
  tags: ['!visual'],
});

RegistrationFailed.test('says why, in a toast and above the button', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(IN_USE);
  await findErrorToast('Registration failed', IN_USE);
});

RegistrationFailed.test('keeps what was typed', async () => {
  for (const [name, value] of Object.entries(buildRegistration())) {
    await expect(fieldOf(name as 'name')).toHaveValue(value);
  }
});

/** No room for another account: nothing is said to have worked. */
export const StorageFull = meta.story({
  args: { tab: 'register' },
  parameters: {
    backend: { fail: { 'sessions.register': new BackendError('storage-full') } },
  },
  play: async ({ canvas }) => {
    await register();
    await canvas.findByRole('alert');
  },
  tags: ['!visual'],
});

StorageFull.test('says what to do', async () => {
  await findErrorToast(
    'Registration failed',
    'Your browser has no room left for this website. Free some of its stored data, then try again.',
  );
});

/** What failed has nothing to say for itself. */
export const UnknownError = meta.story({
  parameters: {
    backend: {
      fail: { 'sessions.logIn': Object.assign(new BackendError('unreachable'), { message: '' }) },
    },
  },
  play: async ({ canvas }) => {
    await logIn();
    await canvas.findByRole('alert');
  },
  tags: ['!visual'],
});

UnknownError.test('says so', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('An unknown error occurred');
  await findErrorToast('Login failed', 'An unknown error occurred');
});

/** The right email, in other letters and with blanks around it. */
export const LoggedIn = meta.story({
  play: async () => {
    await logIn(buildCredentials({ email: ` ${account.email.toUpperCase()} ` }));
    await closed();
  },
  tags: ['!visual'],
});

LoggedIn.test('says so', async () => {
  await findToast('Login successful', `Welcome back, ${account.name}!`);
});

LoggedIn.test('has closed once, and forgotten what was typed', async ({ args, canvas }) => {
  await expect(args.onClose).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  await expect(fieldOf('email')).toHaveValue('');
  await expect(fieldOf('password')).toHaveValue('');
});
