import { expect, screen, waitFor } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildAdminCredentials } from '#mocks/factories/adminCredentials.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { Button, Inline, Stack, Text } from '#src/design-system/index.ts';
import {
  AdminSessionProvider,
  useAdminSession,
} from '#src/features/admin/sign-in/AdminSessionProvider.tsx';
import { findErrorToast } from '../../../toasts';
import { press, says } from '../../sessions';

let arrive = () => {};

/** Shows the session, and has a button for each of its actions. */
function Consumer() {
  const { state, signIn, signOut } = useAdminSession();
  const goOn = () =>
    new Promise<void>((resolve) => {
      arrive = resolve;
    });
  return (
    <Stack gap="md">
      <Text>
        <output aria-label="Session">{state}</output>
      </Text>
      <Inline>
        <Button onClick={() => signIn(buildAdminCredentials())}>Login</Button>
        <Button variant="secondary" onClick={() => signOut()}>
          Logout
        </Button>
        <Button variant="secondary" onClick={() => signOut(goOn)}>
          Logout and go home
        </Button>
      </Inline>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Owner/Sign-in/AdminSessionProvider',
  component: AdminSessionProvider,
  tags: ['!visual'],
  args: { children: <Consumer /> },
  argTypes: { children: { control: false } },
  decorators: [withApp],
  parameters: {
    backend: {},
  },
});

export const Loading = meta.story({
  parameters: { backend: { hang: ['admin.restore'] } },
  play: async () => {
    await says('unknown');
  },
});

export const SignedOut = meta.story({ play: () => says('signed-out') });

SignedOut.test(
  'follows a login and a logout in another tab, and signs in without a toast',
  async ({ backend }) => {
    await backend.admin.signIn(buildAdminCredentials());
    await says('signed-in');
    await backend.admin.signOut();
    await says('signed-out');
    await press('Login');
    await says('signed-in');
    await expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  },
);

export const SignedIn = meta.story({
  parameters: { backend: { adminSession: true } },
  play: () => says('signed-in'),
});

SignedIn.test('stays signed in until the next page is open', async ({ backend }) => {
  await press('Logout and go home');
  await waitFor(async () => expect(await backend.admin.restore()).toBe(false));
  await says('signed-in');
  arrive();
  await says('signed-out');
});

/** If restoring the session fails, the owner is signed out, and the error is logged. */
export const RestoreFailed = meta.story({
  parameters: {
    backend: { fail: { 'admin.restore': new BackendError('unreachable') } },
    expectedLogs: ['The session could not be restored.'],
  },
  play: () => says('signed-out'),
});

export const LogoutFailed = meta.story({
  parameters: {
    backend: {
      adminSession: true,
      fail: { 'admin.signOut': new BackendError('storage-unavailable') },
    },
  },
  play: async () => {
    await says('signed-in');
    await press('Logout');
    await findErrorToast(
      'Logout failed',
      'Your browser does not let this website save anything. Allow cookies and site data for it, then try again.',
    );
    await says('signed-in');
  },
});
