import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { inFrame, wholePage } from '#.storybook/screens.tsx';
import { buildUser } from '#mocks/factories/user.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { paths } from '#src/paths.ts';
import { Account } from '#src/screens/Account/Account.tsx';
import { fitsTheScreen } from '../../checks';
import { findErrorToast, findToast } from '../../toasts';

const GATE = { name: 'Please login to access your account' };
const account = buildUser();

function findHome() {
  return screen.findByRole('heading', { level: 1, name: /website/ });
}

const signedIn = { users: [account], currentUser: account };

const meta = preview.meta({
  title: 'Screens/Account/Account',
  component: Account,
  tags: ['!visual'],
  parameters: {
    ...wholePage,
    docs: {
      story: inFrame,
    },
    route: { path: paths.account.href },
    backend: signedIn,
    guidance: {
      use: 'At `/account`: the account of who is signed in, the gate for everybody else. Its states come from the session: loading, gate, account.',
      avoid:
        "To change how a state looks take `AccountPage`, from props alone. The owner's accounts are `Accounts`.",
      accessibility: [
        'The gate says why before it leads home after three seconds, and its link goes there at once.',
        'While it loads nobody is turned away.',
      ],
      do: 'Say ‘No orders yet’, and lead on to the shop.',
      dont: 'Lead away before anybody could read why.',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: account.name });
  },
  tags: ['visual'],
});

Default.test('is the account of who is signed in', async ({ canvas }) => {
  const main = within(canvas.getByRole('main'));
  await expect(main.getByText(account.email)).toBeVisible();
  await expect(main.getByText('No orders yet')).toBeVisible();
});

Default.test('stays, however long somebody looks at it', async ({ canvas, clock }) => {
  await clock.advance(60_000);
  await expect(canvas.getByRole('heading', { level: 1, name: account.name })).toBeVisible();
});

Default.test('leads on to the shop', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Continue Shopping' }));
  await expect(await findHome()).toBeVisible();
});

Default.test('logs out, says so, and goes home', async ({ canvas, userEvent, router }) => {
  await userEvent.click(within(canvas.getByRole('main')).getByRole('button', { name: 'Logout' }));
  await findToast('Logged out', 'You have been successfully logged out.');
  await expect(await findHome()).toBeVisible();
  await expect(router.state.location.pathname).toBe('/');
  await expect(canvas.getByRole('button', { name: 'Account' })).toBeVisible();
});

export const Phone = meta.story({
  ...Default.input,
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

Phone.test('is no wider than the screen', fitsTheScreen);

Phone.test('has a header of one line', async ({ canvas }) => {
  const header = within(canvas.getByRole('banner'));
  const logo = header.getByRole('link', { name: /Millrace/ }).getBoundingClientRect();
  const account = header.getByRole('button', { name: 'My Account' }).getBoundingClientRect();
  await expect(account.top).toBeLessThan(logo.bottom);
});

/** Somebody whose name is no longer known. */
export const Nameless = meta.story({
  parameters: {
    backend: { users: [{ ...account, name: '' }], currentUser: { ...account, name: '' } },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'User' });
  },
});

/** The stored session has not been read yet. */
export const Loading = meta.story({
  parameters: { backend: { hang: ['sessions.restore'] } },
});

Loading.test('turns nobody away before it is known who they are', async ({ canvas, clock }) => {
  await expect(canvas.getByText('Looking up your account …')).toBeVisible();
  await clock.advance(3000);
  await expect(canvas.getByText('Looking up your account …')).toBeVisible();
  await expect(canvas.queryByRole('heading', GATE)).not.toBeInTheDocument();
});

/** Nobody is signed in. */
export const Gate = meta.story({
  parameters: { backend: { users: [], currentUser: null } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, ...GATE });
  },
  tags: ['visual'],
});

Gate.test('stays for almost three seconds', async ({ canvas, clock }) => {
  await clock.advance(2999);
  await expect(canvas.getByRole('heading', GATE)).toBeVisible();
});

Gate.test('goes home after three seconds', async ({ clock, router }) => {
  await clock.advance(3000);
  await expect(await findHome()).toBeVisible();
  await expect(router.state.historyAction).toBe('REPLACE');
});

Gate.test('goes home at once for who does not wait', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Return to Home' }));
  await expect(await findHome()).toBeVisible();
});

Gate.test('opens for who logs in meanwhile', async ({ backend, canvas, clock }) => {
  await backend.sessions.register({ ...account, password: 'oak-and-ash' });
  await expect(await canvas.findByRole('heading', { level: 1, name: account.name })).toBeVisible();
  await clock.advance(3000);
  await expect(canvas.getByText('No orders yet')).toBeVisible();
});

export const GatePhone = meta.story({
  ...Gate.input,
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

/** The stored session is cut off: it counts as none. */
export const DamagedStorage = meta.story({
  parameters: { scenario: 'damagedStorage' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, ...GATE });
  },
});

/** Logging out cannot be written down: the account stays, and says why. */
export const LogoutFailed = meta.story({
  parameters: {
    backend: {
      ...signedIn,
      fail: { 'sessions.logOut': new BackendError('storage-unavailable') },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const main = within(canvas.getByRole('main'));
    await userEvent.click(await main.findByRole('button', { name: 'Logout' }));
    await findErrorToast(
      'Logout failed',
      'Your browser does not let this website save anything. Allow cookies and site data for it, then try again.',
    );
  },
});

LogoutFailed.test('stays where it is', async ({ canvas, router }) => {
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  await expect(router.state.location.pathname).toBe('/account');
  await expect(await canvas.findByRole('heading', { level: 1, name: account.name })).toBeVisible();
});
