import { expect, fireEvent, screen, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { buildCredentials } from '#mocks/factories/credentials.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { business } from '#src/content/business.ts';
import { pages } from '#src/pages.ts';
import { Account } from '#src/screens/Account/Account.tsx';
import { fillIn, submit } from '../../features/account/accountForms';
import { setSignedIn } from '../../features/signedIn';
import { findToast } from '../../toasts';

const LOGIN_NEEDED = { name: 'Please login to access your account' };
const account = buildUser();

function findHome() {
  return screen.findByRole('heading', { level: 1, name: business.headline });
}

const signedIn = { users: [account], currentUser: account };

const meta = preview.meta({
  title: 'Screens/Account/Account',
  component: Account,
  tags: ['!visual'],
  parameters: {
    ...wholePage,
    route: { path: pages.account.href },
    backend: signedIn,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: account.name });
  },
  tags: ['visual'],
});

Default.test('links to the landing page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Continue Shopping' }));
  await expect(await findHome()).toBeVisible();
});

Default.test(
  'logs out with a toast and opens the landing page',
  async ({ canvas, userEvent, router }) => {
    await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Logout' }));
    await findToast('Logged out', 'You have been successfully logged out.');
    await expect(await findHome()).toBeVisible();
    await expect(router.state.location.pathname).toBe('/');
    await expect(canvas.getByRole('button', { name: 'Account' })).toBeVisible();
  },
);

/** The session has not been restored yet. */
export const Loading = meta.story({
  parameters: { backend: { hang: ['sessions.restore'] } },
  beforeEach: setSignedIn,
  tags: ['visual'],
  play: async ({ canvas, clock }) => {
    await expect(canvas.getByText('Looking up your account …')).toBeVisible();
    await clock.advance(3000);
    await expect(canvas.getByText('Looking up your account …')).toBeVisible();
    await expect(canvas.queryByRole('heading', LOGIN_NEEDED)).not.toBeInTheDocument();
  },
});

/** The prerendered page without a stored session. */
export const Gate = meta.story({
  parameters: { backend: { hang: ['sessions.restore'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, ...LOGIN_NEEDED })).toBeVisible();
    await expect(canvas.queryByText(/Looking up/)).not.toBeVisible();
  },
});

/** No user is signed in. */
export const SignedOut = meta.story({
  parameters: { backend: { users: [account], currentUser: null } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, ...LOGIN_NEEDED });
  },
  tags: ['visual'],
});

SignedOut.test(
  'replaces itself with the landing page after 3 seconds, and not before',
  async ({ canvas, clock, router }) => {
    await clock.advance(2999);
    await expect(canvas.getByRole('heading', LOGIN_NEEDED)).toBeVisible();
    await clock.advance(1);
    await expect(await findHome()).toBeVisible();
    await expect(router.state.historyAction).toBe('REPLACE');
  },
);

SignedOut.test('links to the landing page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Return to Home' }));
  await expect(await findHome()).toBeVisible();
});

SignedOut.test(
  'shows the account after a login and no longer redirects',
  async ({ backend, canvas, clock }) => {
    await backend.sessions.logIn(buildCredentials());
    await expect(
      await canvas.findByRole('heading', { level: 1, name: account.name }),
    ).toBeVisible();
    await clock.advance(3000);
    await expect(canvas.getByText('No orders yet')).toBeVisible();
  },
);

SignedOut.test('stays for good from the first key on', async ({ canvas, clock, router }) => {
  await clock.advance(2999);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await clock.advance(60_000);
  await expect(router.state.navigation.state).toBe('idle');
  await expect(router.state.location.pathname).toBe(pages.account.href);
  await expect(canvas.queryByText(/opens in a moment/)).not.toBeInTheDocument();
});

SignedOut.test('moves the focus to the account after a login', async (context) => {
  const { canvas, clock, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
  await canvas.findByRole('dialog', { name: 'Your account' });
  await fillIn(buildCredentials());
  await submit('Login');
  await clock.advance(1000);
  await canvas.findByRole('heading', { level: 1, name: account.name });
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
});

/** The stored session cannot be parsed. */
export const DamagedStorage = meta.story({
  parameters: { scenario: 'damagedStorage' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, ...LOGIN_NEEDED });
  },
});
