import { expect, screen } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildCredentials, buildRegistration } from '#mocks/factories/credentials.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { Button, Inline, Stack, Text } from '#src/design-system/index.ts';
import { SessionProvider, useSession } from '#src/features/account/SessionProvider.tsx';
import { findErrorToast, findToast } from '../../toasts';
import { Boundary, press, says } from '../sessions';

const account = buildUser();

/** Says what it is told of the session, and has a button for each of its verbs. */
function Consumer() {
  const { user, isLoading, isRestored, logIn, register, logOut } = useSession();
  const who = user ? `${user.name} (${user.email})` : 'a visitor';
  return (
    <Stack gap="md">
      <Text>
        <output aria-label="Session">
          {isRestored ? `This is ${who}` : 'Nobody knows yet'}
          {isLoading && ', loading …'}
        </output>
      </Text>
      <Inline>
        {/* The dialog shows why it failed; here it is enough that the toast says so. */}
        <Button onClick={() => logIn(buildCredentials()).catch(() => {})}>Login</Button>
        <Button onClick={() => register(buildRegistration()).catch(() => {})}>Register</Button>
        <Button variant="secondary" onClick={logOut}>
          Logout
        </Button>
      </Inline>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Features/Account/SessionProvider',
  component: SessionProvider,
  tags: ['!visual'],
  args: { children: <Consumer /> },
  argTypes: { children: { control: false } },
  decorators: [withApp],
  parameters: {
    backend: { users: [account] },
    guidance: {
      use: 'Once around the app, inside the backend and the toasts. Wherever a page differs for who is signed in, `useSession()` answers.',
      avoid:
        "The owner's session is `AdminSessionProvider`'s. What nobody but one component needs to know is that component's own state.",
      accessibility: [
        'It draws nothing. What it does is said by toast: ‘Login successful’, ‘Logged out’.',
        'Until the stored session was read nobody counts as signed out, so that no gate appears and vanishes again.',
      ],
      do: 'Ask `isRestored` before you treat somebody as a visitor.',
      dont: 'Turn somebody away while `isLoading` is true.',
    },
  },
});

const VISITOR = 'This is a visitor';
const USER = `This is ${account.name} (${account.email})`;

/** The stored session has not been read yet. */
export const Loading = meta.story({ parameters: { backend: { hang: ['sessions.restore'] } } });

Loading.test('is loading, and knows nobody', () => says('Nobody knows yet, loading …'));

export const Visitor = meta.story({ play: () => says(VISITOR) });

/** Somebody whose name is not known. */
export const Nameless = meta.story({
  parameters: { backend: { users: [{ ...account, name: '' }] } },
  play: () => says(VISITOR),
});

Nameless.test('is greeted all the same', async () => {
  await press('Login');
  await findToast('Login successful', 'Welcome back, User!');
});

Visitor.test('logs in', async () => {
  await press('Login');
  await says(USER);
  await findToast('Login successful', `Welcome back, ${account.name}!`);
});

export const SignedIn = meta.story({
  parameters: { backend: { users: [account], currentUser: account } },
  play: () => says(USER),
});

SignedIn.test('logs out', async () => {
  await press('Logout');
  await says(VISITOR);
  await findToast('Logged out', 'You have been successfully logged out.');
});

SignedIn.test('says nothing about a session that was there before', async () => {
  await expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

/** On its way, and not answered yet. */
export const LoggingIn = meta.story({
  parameters: { backend: { users: [account], hang: ['sessions.logIn'] } },
  play: async () => {
    await says(VISITOR);
    await press('Login');
  },
});

LoggingIn.test('is loading meanwhile', () => says(`${VISITOR}, loading …`));

export const Registering = meta.story({
  parameters: { backend: { hang: ['sessions.register'] } },
  play: async () => {
    await says(VISITOR);
    await press('Register');
  },
});

Registering.test('is loading meanwhile', () => says(`${VISITOR}, loading …`));

export const Registered = meta.story({
  parameters: { backend: { users: [] } },
  play: async () => {
    await says(VISITOR);
    await press('Register');
    await says(USER);
  },
});

Registered.test('says so', () =>
  findToast('Registration successful', `Account created for ${account.name}!`),
);

export const LoginFailed = meta.story({
  parameters: { backend: { users: [] } },
  play: async () => {
    await says(VISITOR);
    await press('Login');
    await findErrorToast('Login failed', 'User not found. Please check your email or register.');
  },
});

LoginFailed.test('is loading no more', () => says(VISITOR));

export const RegistrationFailed = meta.story({
  play: async () => {
    await says(VISITOR);
    await press('Register');
    await findErrorToast(
      'Registration failed',
      'Email already in use. Please try another or login.',
    );
  },
});

RegistrationFailed.test('is loading no more', () => says(VISITOR));

/** Another tab of this browser has signed somebody in. */
export const AnotherTab = meta.story({
  play: async ({ backend }) => {
    await says(VISITOR);
    await backend.sessions.logIn(buildCredentials());
  },
});

AnotherTab.test('is seen here, and its logout as well', async ({ backend }) => {
  await says(USER);
  await backend.sessions.logOut();
  await says(VISITOR);
});

/** The stored session is cut off: it counts as none. */
export const DamagedStorage = meta.story({
  parameters: { scenario: 'damagedStorage' },
});

DamagedStorage.test('is a visitor', () => says(VISITOR));

/** Site data is blocked: everybody is a visitor, and logging in says why it cannot be. */
export const BlockedStorage = meta.story({
  parameters: { scenario: 'blockedStorage' },
  play: () => says(VISITOR),
});

BlockedStorage.test('says what to allow', async () => {
  await press('Login');
  await findErrorToast(
    'Login failed',
    'Your browser does not let this website save anything. Allow cookies and site data for it, then try again.',
  );
});

/** Whoever cannot be reached is nobody, and the reason is logged. */
export const RestoreFailed = meta.story({
  parameters: {
    backend: { fail: { 'sessions.restore': new BackendError('unreachable') } },
    expectedLogs: ['The session could not be restored.'],
  },
  play: () => says(VISITOR),
});

/** `useSession` where there is no provider. */
export const Outside = meta.story({
  render: ({ children }) => <Boundary>{children}</Boundary>,
  parameters: { expectedLogs: ['useSession works only inside a SessionProvider'] },
});

Outside.test('says what to do', async ({ canvas }) => {
  await expect(
    canvas.getByText(
      'useSession works only inside a SessionProvider: wrap the app, or the story, in <SessionProvider>.',
    ),
  ).toBeVisible();
});
