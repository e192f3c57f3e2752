import { expect, screen } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildCredentials, buildRegistration } from '#mocks/factories/credentials.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { Button, Inline, Stack, Text } from '#src/design-system/index.ts';
import type { User } from '#src/domain/user.ts';
import { SessionProvider, useSession } from '#src/features/account/SessionProvider.tsx';
import { findToast } from '../../toasts';
import { Boundary, press, says } from '../sessions';

const account = buildUser();

/** Shows the session, and has a button for each of its actions. */
function Consumer() {
  const { user, isRestored, logIn, register, logOut } = useSession();
  const shownUser = user ? `${user.name} (${user.email})` : 'a visitor';
  return (
    <Stack gap="md">
      <Text>
        <output aria-label="Session">{isRestored ? `This is ${shownUser}` : 'Not restored'}</output>
      </Text>
      <Inline>
        <Button onClick={() => logIn(buildCredentials())}>Login</Button>
        <Button onClick={() => register(buildRegistration())}>Register</Button>
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
  },
});

const VISITOR = 'This is a visitor';
const USER = `This is ${account.name} (${account.email})`;

/** The session has not been restored yet. */
export const Loading = meta.story({
  parameters: { backend: { hang: ['sessions.restore'] } },
  play: async () => {
    await says('Not restored');
  },
});

export const Visitor = meta.story({ play: () => says(VISITOR) });

/** A user without a name. */
export const Nameless = meta.story({
  parameters: { backend: { users: [{ ...account, name: '' }] } },
  play: async () => {
    await says(VISITOR);
    await press('Login');
    await findToast('Login successful', 'Welcome back, User!');
  },
});

export const SignedIn = meta.story({
  parameters: { backend: { users: [account], currentUser: account } },
  play: async () => {
    await says(USER);
    await expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  },
});

let answer = (_user: User | null) => {};

/** The answer with the stored session is still on its way. */
export const Restoring = meta.story({
  parameters: { backend: { users: [account], currentUser: account } },
  beforeEach: ({ backend }) => {
    backend.sessions.restore = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
  },
  play: async ({ backend }) => {
    await says('Not restored');
    await backend.sessions.logOut();
    await says(VISITOR);
    answer(account);
    await Promise.resolve();
    await says(VISITOR);
  },
});

SignedIn.test('reads the session again in a page that was kept in memory', async ({ backend }) => {
  backend.sessions.restore = async () => null;
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await says(VISITOR);
});

/** If restoring the session fails, the visitor is signed out, and the error is logged. */
export const RestoreFailed = meta.story({
  parameters: {
    backend: { fail: { 'sessions.restore': new BackendError('unreachable') } },
    expectedLogs: ['The session could not be restored.'],
  },
  play: () => says(VISITOR),
});

/** `useSession()` without a provider. */
export const Outside = meta.story({
  render: ({ children }) => <Boundary>{children}</Boundary>,
  parameters: { expectedLogs: ['useSession works only inside a SessionProvider'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'useSession works only inside a SessionProvider: wrap the app, or the story, in <SessionProvider>.',
      ),
    ).toBeVisible();
  },
});
