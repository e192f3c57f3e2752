import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildCredentials } from '#mocks/factories/credentials.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { AuthDialogProvider } from '#src/features/account/AuthDialogProvider.tsx';
import { HeaderAccount } from '#src/features/account/HeaderAccount.tsx';
import { SessionProvider } from '#src/features/account/SessionProvider.tsx';
import { checkHoverDelays } from '../../interactions';
import { findErrorToast, findToast } from '../../toasts';
import { setSignedIn } from '../signedIn';
import { fillIn, submit } from './accountForms';

const account = buildUser();

const meta = preview.meta({
  title: 'Features/Account/HeaderAccount',
  component: HeaderAccount,
  decorators: [
    (Story) => (
      <SessionProvider>
        <AuthDialogProvider>
          <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: '16rem' }}>
            <Story />
          </div>
        </AuthDialogProvider>
      </SessionProvider>
    ),
    withApp,
  ],
  parameters: {
    backend: { users: [account] },
    docs: {
      story: { inline: false, height: '720px' },
    },
  },
});

/** Opens the card and presses a button in it. */
async function choose(trigger: string, choice: string) {
  await userEvent.click(await screen.findByRole('button', { name: trigger }));
  await userEvent.click(await screen.findByRole('button', { name: choice }));
}

async function openDialog(choice: 'Login' | 'Register') {
  await choose('Account', choice);
  await screen.findByRole('dialog', { name: 'Your account' });
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Account' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('My')).not.toBeInTheDocument());
    await expect(canvas.getByText('Login')).not.toBeVisible();
  },
});

Default.test('opens 100 ms after a hover and closes 200 ms after it', ({ canvas, userEvent }) =>
  checkHoverDelays({
    trigger: canvas.getByRole('button', { name: 'Account' }),
    content: canvas.getByText('Login'),
    delays: [100, 200],
    userEvent,
  }),
);

/** Opened by a click. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account' }));
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeVisible();
  },
});

Open.test('has both buttons next in the tab order', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Login' })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Register' })).toHaveFocus();
});

export const OpenPhone = meta.story({
  ...Open.input,
  globals: { viewport: { value: 'phone' } },
});

export const SignedIn = meta.story({
  tags: ['!visual'],
  parameters: { backend: { users: [account], currentUser: account } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'My Account' });
  },
});

SignedIn.test('logs out with a toast and keeps the focus on the menu', async ({ canvas }) => {
  await choose('My Account', 'Logout');
  await findToast('Logged out', 'You have been successfully logged out.');
  await expect(canvas.getByRole('button', { name: 'Account' })).toHaveFocus();
  await expect(canvas.queryByText('My')).not.toBeInTheDocument();
});

export const SignedInOpen = meta.story({
  parameters: { backend: { users: [account], currentUser: account } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'My Account' }));
    await expect(canvas.getByRole('link', { name: 'Profile' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/account');
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/account');
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
});

SignedInOpen.test('closes when a link is followed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Orders' }));
  await expect(canvas.getByText('Orders')).not.toBeVisible();
});

/** The storage rejects the logout. */
export const LogoutFailed = meta.story({
  tags: ['!visual'],
  parameters: {
    backend: {
      users: [account],
      currentUser: account,
      fail: { 'sessions.logOut': new BackendError('storage-unavailable') },
    },
  },
  play: async ({ canvas }) => {
    await choose('My Account', 'Logout');
    await findErrorToast(
      'Logout failed',
      'Your browser does not let this website save anything. Allow cookies and site data for it, then try again.',
    );
    await expect(canvas.getByRole('button', { name: 'My Account' })).toBeVisible();
  },
});

/** The session has not been restored, and none is stored. */
export const Loading = meta.story({
  parameters: { backend: { hang: ['sessions.restore'] } },
  tags: ['!visual'],
});

Loading.test('shows the menu of a signed-out visitor', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(canvas.getByText('My')).not.toBeVisible();
});

/** The session has not been restored, and one is stored. */
export const LoadingUser = meta.story({ ...Loading.input, beforeEach: setSignedIn });

LoadingUser.test('shows the menu of a user', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'My Account' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Account', hidden: true })).not.toBeVisible();
});

export const Login = meta.story({
  parameters: { translated: true },
  play: async () => {
    await openDialog('Login');
    await expect(screen.getByRole('tab', { name: 'Login' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(screen.getByRole('form', { name: 'Login' })).toBeVisible();
  },
  tags: ['!visual'],
});

async function closesTo(trigger: HTMLElement) {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expect(trigger).toHaveFocus();
}

Login.test('closes with Escape and returns the focus to the menu', async ({ canvas }) => {
  await userEvent.keyboard('{Escape}');
  await closesTo(canvas.getByRole('button', { name: 'Account' }));
});

Login.test('logs in with a toast and returns the focus to the menu', async ({ canvas }) => {
  await fillIn(buildCredentials());
  await submit('Login');
  await findToast('Login successful', `Welcome back, ${account.name}!`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expect(canvas.getByRole('button', { name: 'My Account' })).toHaveFocus();
});

export const Register = meta.story({
  tags: ['!visual'],
  parameters: { backend: { users: [] } },
  play: async () => {
    await openDialog('Register');
    const tab = screen.getByRole('tab', { name: 'Register' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('form', { name: 'Register' })).toBeVisible();
  },
});

/** Another tab logs in. */
export const AnotherTab = meta.story({
  tags: ['!visual'],
  play: async ({ backend, canvas }) => {
    await canvas.findByRole('button', { name: 'Account' });
    await backend.sessions.logIn(buildCredentials());
    await canvas.findByRole('button', { name: 'My Account' });
    await backend.sessions.logOut();
    await expect(await canvas.findByRole('button', { name: 'Account' })).toBeVisible();
    await expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  },
});
