import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { createConnectedStoryBackend } from '#mocks/createStoryBackend.ts';
import { buildCredentials } from '#mocks/factories/credentials.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { AccountLink } from '#src/screens/Account/AccountLink.tsx';
import type { LinkRequest } from '#src/screens/Account/accountLink.ts';
import { fieldOf, fillIn, submit } from '../../features/account/accountForms';

const account = buildUser();
const { email } = account;
const connected = { connected: true, users: [account], currentUser: null };
const link: LinkRequest = { purpose: 'forgot-password' };

const meta = preview.meta({
  title: 'Screens/Account/AccountLink',
  component: AccountLink,
  args: { link, accountLinks: createConnectedStoryBackend().connected.accountLinks },
  parameters: {
    ...wholePage,
    route: { path: '/account?forgot-password' },
    backend: connected,
  },
});

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });

export const Default = meta.story({
  play: async () => {
    await findTitle('Forgot password?');
  },
});

Default.test('says that a link is on its way', async ({ canvas, userEvent }) => {
  await fillIn({ email });
  await userEvent.click(canvas.getByRole('button', { name: 'Send Link' }));
  await findTitle('Check your email');
  await expect(canvas.getByText(email)).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
});

/** Asked for with an email that is longer than a line. */
export const Requested = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await findTitle('Forgot password?');
    await fillIn({ email: `${'llanfairpwllgwyngyll'.repeat(3)}@gogogoch.example` });
    await userEvent.click(canvas.getByRole('button', { name: 'Send Link' }));
    await findTitle('Check your email');
  },
});

/** Someone who is signed in wants another password, or to log in to another account. */
export const SignedIn = meta.story({
  parameters: { backend: { ...connected, currentUser: account } },
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to Login' }));
    await expect(await screen.findByRole('dialog', { name: 'Your account' })).toBeVisible();
    await findTitle('Forgot password?');
  },
});

/** In browser mode there is no such screen: the URL is that of the account. */
export const BrowserMode = meta.story({
  parameters: { backend: { connected: false } },
  play: async () => {
    await findTitle('Please login to access your account');
  },
  tags: ['!visual'],
});

/** The server does not answer the request for a link. */
export const Unavailable = meta.story({
  parameters: {
    backend: {
      ...connected,
      faults: { 'POST /api/password-resets': 'unavailable' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await findTitle('Forgot password?');
    await fillIn({ email });
    await userEvent.click(canvas.getByRole('button', { name: 'Send Link' }));
    await canvas.findByLabelText('Error');
    await expect(canvas.getByLabelText('Error')).toHaveTextContent(
      'The website cannot be reached at the moment. Please try again in a minute.',
    );
    await expect(fieldOf('email')).toHaveValue(email);
  },
});

/** The link from the mail for a new password. */
export const ChoosePassword = meta.story({
  parameters: { route: { path: '/account#reset=token' } },
  play: async () => {
    await findTitle('Choose a new password');
  },
});

ChoosePassword.test('compares the two passwords', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('New password'), 'oak-and-ash');
  await fillIn({ confirmPassword: 'oak-and-elm' });
  await userEvent.click(canvas.getByRole('button', { name: 'Save Password' }));
  await expect(await canvas.findByText("Passwords don't match")).toBeVisible();
  await expect(canvas.getByLabelText('Confirm password')).toBeInvalid();
});

/** The server does not answer. */
export const Loading = meta.story({
  parameters: {
    route: { path: '/account#verify=token' },
    backend: {
      ...connected,
      currentUser: account,
      faults: { 'POST /api/verifications/use': 'never' },
    },
  },
  play: async ({ canvas }) => {
    await findTitle('Confirm your email');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Confirm Email' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
});

export const NewPassword = meta.story({
  parameters: { route: { path: '/account#reset=token' } },
  play: async ({ canvas, userEvent }) => {
    await findTitle('Choose a new password');
    await userEvent.type(canvas.getByLabelText('New password'), 'elm-and-yew');
    await fillIn({ confirmPassword: 'elm-and-yew' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save Password' }));
  },
});

NewPassword.test('shows the account after the login', async ({ canvas, userEvent }) => {
  await findTitle('Your password is changed');
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
  await expect(await screen.findByRole('dialog', { name: 'Your account' })).toBeVisible();
  await fillIn(buildCredentials());
  await submit('Login');
  await findTitle(account.name);
});

export const Expired = meta.story({
  ...NewPassword.input,
  parameters: {
    route: { path: '/account#reset=token' },
    backend: { ...connected, faults: { 'POST /api/password-resets/use': 'link-expired' } },
  },
});

Expired.test('offers a new link', async ({ canvas, userEvent }) => {
  await findTitle('This link no longer works');
  await userEvent.click(canvas.getByRole('link', { name: 'Get a New Link' }));
  await findTitle('Forgot password?');
});

const verification = { path: '/account#verify=token' };

/** The link from the mail after a registration, in the browser that is signed in. */
export const Confirmed = meta.story({
  tags: ['!visual'],
  parameters: { route: verification, backend: { ...connected, currentUser: account } },
  play: async () => {
    await findTitle('Your email is confirmed');
  },
});

/** In another browser, the link alone confirms nothing. */
export const PasswordAsked = meta.story({
  parameters: { route: verification },
  play: async ({ canvas, userEvent }) => {
    await findTitle('Confirm your email');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Email' }));
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
    await fillIn({ password: buildCredentials().password });
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Email' }));
    await findTitle('Your email is confirmed');
  },
});

/** The link for the confirmation has been used, or is too old. */
export const ConfirmationExpired = meta.story({
  tags: ['!visual'],
  parameters: {
    route: verification,
    backend: {
      ...connected,
      currentUser: account,
      faults: { 'POST /api/verifications/use': 'link-expired' },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/choose a new password: the link for that/);
  },
});

/** Another account is signed in than the one that the link was sent to. */
export const AnotherAccount = meta.story({
  parameters: {
    route: verification,
    backend: {
      ...connected,
      currentUser: account,
      faults: { 'POST /api/verifications/use': 'password-required' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Password')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

export const WrongPassword = meta.story({
  parameters: {
    route: verification,
    backend: {
      ...connected,
      faults: { 'POST /api/verifications/use': 'incorrect-credentials' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await findTitle('Confirm your email');
    await fillIn({ password: 'not-the-one' });
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Email' }));
    await expect(await canvas.findByLabelText('Error')).toHaveTextContent('Incorrect password.');
  },
});
