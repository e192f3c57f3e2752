import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { AccountMenu, type AccountMenuProps } from '#src/features/account/AccountMenu.tsx';
import { checkHoverDelays } from '../../interactions';
import { setSignedIn } from '../signedIn';

const meta = preview.meta({
  title: 'Features/Account/AccountMenu',
  component: AccountMenu,
  args: {
    session: 'signed-out' as AccountMenuProps['session'],
    onOpenDialog: fn(),
    onApproach: fn(),
    onLogOut: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: '16rem' }}>
        <Story />
      </div>
    ),
    withApp,
  ],
  parameters: {
    backend: {},
  },
});

export const Default = meta.story();

Default.test('is closed', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(canvas.getByText('Login')).not.toBeVisible();
  await expect(canvas.queryByText('My')).not.toBeInTheDocument();
});

Default.test('opens 100 ms after a hover and closes 200 ms after it', ({ canvas, userEvent }) =>
  checkHoverDelays({
    trigger: canvas.getByRole('button', { name: 'Account' }),
    content: canvas.getByText('Login'),
    delays: [100, 200],
    userEvent,
  }),
);

Default.test('reports when it gets the focus', async ({ args, userEvent }) => {
  await userEvent.tab();
  await expect(args.onApproach).toHaveBeenCalled();
  await expect(args.onOpenDialog).not.toHaveBeenCalled();
});

/** Opened by a click. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeVisible();
  },
});

Open.test('opens the dialog at each tab', async ({ args, canvas, userEvent }) => {
  const trigger = canvas.getByRole('button', { name: 'Account' });
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
  await expect(args.onOpenDialog).toHaveBeenLastCalledWith('login');
  await expect(canvas.getByText('Login')).not.toBeVisible();
  await expect(trigger).toHaveFocus();
  await userEvent.click(trigger);
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
  await expect(args.onOpenDialog).toHaveBeenLastCalledWith('register');
  await expect(args.onOpenDialog).toHaveBeenCalledTimes(2);
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

OpenPhone.test('has links and buttons at least 44 px high', async ({ canvas }) => {
  for (const name of ['Login', 'Register']) {
    const { height } = canvas.getByRole('button', { name }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  }
});

export const SignedIn = meta.story({ args: { session: 'signed-in' } });

SignedIn.test('shows the closed menu of a user', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'My Account' })).toBeVisible();
  await expect(canvas.getByText('Profile')).not.toBeVisible();
  await expect(canvas.queryByText('Login')).not.toBeInTheDocument();
});

SignedIn.test('opens 100 ms after a hover and closes 200 ms after it', ({ canvas, userEvent }) =>
  checkHoverDelays({
    trigger: canvas.getByRole('button', { name: 'My Account' }),
    content: canvas.getByText('Profile'),
    delays: [100, 200],
    userEvent,
  }),
);

SignedIn.test('does not preload the login dialog on focus', async ({ args, userEvent }) => {
  await userEvent.tab();
  await expect(args.onApproach).not.toHaveBeenCalled();
});

export const SignedInOpen = meta.story({
  args: { session: 'signed-in' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'My Account' }));
    await expect(canvas.getByRole('link', { name: 'Profile' })).toBeVisible();
  },
});

SignedInOpen.test('has two links to the account page and a Logout button', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/account');
  await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/account');
  await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
});

SignedInOpen.test('logs out and closes', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
  await expect(args.onLogOut).toHaveBeenCalledOnce();
  await expect(canvas.getByText('Logout')).not.toBeVisible();
});

SignedInOpen.test('closes when a link is followed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Orders' }));
  await expect(canvas.getByText('Orders')).not.toBeVisible();
});

SignedInOpen.test(
  'has its links and its button next in the tab order',
  async ({ canvas, userEvent }) => {
    for (const target of [
      canvas.getByRole('link', { name: 'Profile' }),
      canvas.getByRole('link', { name: 'Orders' }),
      canvas.getByRole('button', { name: 'Logout' }),
    ]) {
      await userEvent.tab();
      await expect(target).toHaveFocus();
    }
  },
);

export const SignedInOpenPhone = meta.story({
  ...SignedInOpen.input,
  globals: { viewport: { value: 'phone' } },
});

SignedInOpenPhone.test('has links and buttons at least 44 px high', async ({ canvas }) => {
  const targets = [
    canvas.getByRole('link', { name: 'Profile' }),
    canvas.getByRole('link', { name: 'Orders' }),
    canvas.getByRole('button', { name: 'Logout' }),
  ];
  for (const target of targets) {
    await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

/** The session has not been restored, and none is stored. */
export const Unknown = meta.story({ args: { session: 'unknown' }, tags: ['!visual'] });

Unknown.test('shows the menu of a signed-out visitor', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(canvas.getByText('My')).not.toBeVisible();
});

/** The session has not been restored, and one is stored. */
export const UnknownUser = meta.story({
  args: { session: 'unknown' },
  beforeEach: setSignedIn,
  tags: ['!visual'],
});

UnknownUser.test('shows the menu of a user', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'My Account' })).toBeVisible();
  await expect(canvas.getByText('Account', { selector: 'button' })).not.toBeVisible();
});
