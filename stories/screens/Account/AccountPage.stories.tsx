import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildUser } from '#mocks/factories/user.ts';
import { AccountPage } from '#src/screens/Account/AccountPage.tsx';
import { fitsTheScreen } from '../../checks';

const account = { state: 'account' as const, user: buildUser(), onLogOut: fn() };

const meta = preview.meta({
  title: 'Screens/Account/AccountPage',
  component: AccountPage,
  argTypes: { state: { control: false }, user: { control: 'object' } },
  decorators: [withApp],
  parameters: {
    layout: 'fullscreen',
    backend: {},
    docs: {
      story: { inline: false, height: '480px' },
    },
    guidance: {
      use: 'The account page in each of its states, from props alone and without the frame: loading, gate, account.',
      avoid: 'The screen with the session behind it is `Account`.',
      accessibility: ['Each state has its own heading of level 1.'],
      do: 'Call somebody without a name ‘User’.',
      dont: "Show orders here: which are whose is the owner's knowledge.",
    },
  },
});

export const Default = meta.story({ args: account, tags: ['!visual'] });

Default.test('says who it is', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Ruth Harrow' })).toBeVisible();
  await expect(canvas.getByText('ruth@harrow-joinery.example')).toBeVisible();
});

Default.test('has no orders, and leads back to the shop', async ({ canvas }) => {
  const orders = canvas.getByRole('region', { name: 'My Orders' });
  await expect(orders).toHaveTextContent('No orders yet');
  await expect(canvas.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
    'href',
    '/',
  );
});

Default.test('logs out', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
  await expect(account.onLogOut).toHaveBeenCalledOnce();
});

export const Phone = meta.story({
  args: account,
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
});

/** An account without a name, as damaged storage may hold one. */
export const Nameless = meta.story({
  args: { ...account, user: buildUser({ name: '' }) },
});

Nameless.test('calls them User', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'User' })).toBeVisible();
});

/** A name of nothing but blanks is none. */
export const BlankName = meta.story({
  args: { ...account, user: buildUser({ name: '   ' }) },
  tags: ['!visual'],
});

BlankName.test('calls them User', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'User' })).toBeVisible();
});

/** What is prerendered: who it is, only the browser knows. */
export const Loading = meta.story({ args: { state: 'loading' } });

Loading.test('says what it is doing, and nothing about anybody', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
  await expect(canvas.getByText('Looking up your account …')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
});

export const Gate = meta.story({ args: { state: 'gate' }, tags: ['!visual'] });

Gate.test('says what is needed, and leads home', async ({ canvas }) => {
  await expect(
    canvas.getByRole('heading', { level: 1, name: 'Please login to access your account' }),
  ).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

/** Torture: a name and an address that do not fit on a line. */
export const LongNameAndEmail = meta.story({
  args: {
    ...account,
    user: buildUser({
      name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch '.repeat(3),
      email: `${'llanfairpwllgwyngyll'.repeat(4)}@gogogoch.example`,
    }),
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
});

LongNameAndEmail.test('is no wider than the screen', fitsTheScreen);
