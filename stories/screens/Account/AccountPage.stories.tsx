import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildUser } from '#mocks/factories/user.ts';
import { AccountPage } from '#src/screens/Account/AccountPage.tsx';

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
  },
});

export const Default = meta.story({ args: account, tags: ['!visual'] });

Default.test('shows the name and the email', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Ruth Harrow' })).toBeVisible();
  await expect(canvas.getByText('ruth@harrow-joinery.example')).toBeVisible();
});

Default.test('shows no orders and links to the landing page', async ({ canvas }) => {
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

/** An account without a name. */
export const Nameless = meta.story({
  args: { ...account, user: buildUser({ name: '' }) },
});

Nameless.test('shows ‘User’', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'User' })).toBeVisible();
});

/** A name that consists of blanks. */
export const BlankName = meta.story({
  args: { ...account, user: buildUser({ name: '   ' }) },
  tags: ['!visual'],
});

BlankName.test('shows ‘User’', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'User' })).toBeVisible();
});

/** The prerendered state. */
export const Loading = meta.story({ args: { state: 'loading' } });

Loading.test('shows that it is loading, and no account', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
  await expect(canvas.getByText('Looking up your account …')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
});

export const SignedOut = meta.story({ args: { state: 'signed-out' }, tags: ['!visual'] });

SignedOut.test('asks for a login and links to the landing page', async ({ canvas }) => {
  await expect(
    canvas.getByRole('heading', { level: 1, name: 'Please login to access your account' }),
  ).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

/** A name and an address that are longer than a line. */
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
