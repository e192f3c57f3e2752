import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { AccountMenu, type AccountMenuProps } from '#src/features/account/AccountMenu.tsx';
import { checkHoverDelays } from '../../interactions';

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
    guidance: {
      use: "The account's place in the header: Login and Register for a visitor, Profile, Orders and Logout for a user. Change how it looks and what it says here, from props alone.",
      avoid:
        "In the header itself stands `HeaderAccount`, which puts the session and the dialog behind it. The owner's area has `AdminSignInPage`.",
      accessibility: [
        'Hovering opens the card after 100 ms and the mouse may leave it for 200 ms; a tap, a click, Enter or Space opens it as well and keeps it open.',
        'What is in the card follows the button in the tab order, and Escape closes it.',
      ],
      do: 'Keep the order of the entries: people press where they pressed before.',
      dont: 'Show the wrong menu until the session is known: the page decides before the first paint.',
    },
  },
});

/** Marks the page as the boot script does where a session is stored. */
function markSignedIn() {
  document.documentElement.toggleAttribute('data-signed-in', true);
  return () => document.documentElement.removeAttribute('data-signed-in');
}

export const Default = meta.story();

Default.test('is closed', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(canvas.getByText('Login')).not.toBeVisible();
  await expect(canvas.queryByText('My')).not.toBeInTheDocument();
});

Default.test(
  'opens 100 ms after the mouse comes, and closes 200 ms after it goes',
  ({ canvas, userEvent }) =>
    checkHoverDelays({
      trigger: canvas.getByRole('button', { name: 'Account' }),
      content: canvas.getByText('Login'),
      delays: [100, 200],
      userEvent,
    }),
);

Default.test('tells when the mouse or the focus comes near', async ({ args, userEvent }) => {
  await userEvent.tab();
  await expect(args.onApproach).toHaveBeenCalled();
  await expect(args.onOpenDialog).not.toHaveBeenCalled();
});

/** A press opens it at once, and keeps it open. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeVisible();
  },
});

for (const [name, tab] of [
  ['Login', 'login'],
  ['Register', 'register'],
] as const) {
  Open.test(`opens the dialog with ${name}`, async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onOpenDialog).toHaveBeenCalledOnce();
    await expect(args.onOpenDialog).toHaveBeenCalledWith(tab);
    await expect(canvas.getByText(name)).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Account' })).toHaveFocus();
  });
}

Open.test('has both buttons in the tab order', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Login' })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Register' })).toHaveFocus();
});

export const OpenPhone = meta.story({
  ...Open.input,
  globals: { viewport: { value: 'phone' } },
});

OpenPhone.test('has targets 44 px high', async ({ canvas }) => {
  for (const name of ['Login', 'Register']) {
    const { height } = canvas.getByRole('button', { name }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  }
});

export const SignedIn = meta.story({ args: { session: 'signed-in' } });

SignedIn.test('is a closed menu', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'My Account' })).toBeVisible();
  await expect(canvas.getByText('Profile')).not.toBeVisible();
  await expect(canvas.queryByText('Login')).not.toBeInTheDocument();
});

SignedIn.test(
  'opens 100 ms after the mouse comes, and closes 200 ms after it goes',
  ({ canvas, userEvent }) =>
    checkHoverDelays({
      trigger: canvas.getByRole('button', { name: 'My Account' }),
      content: canvas.getByText('Profile'),
      delays: [100, 200],
      userEvent,
    }),
);

SignedIn.test('fetches no login dialog', async ({ args, userEvent }) => {
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

SignedInOpen.test('leads to the account twice, and out', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/account');
  await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/account');
  await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
});

SignedInOpen.test('logs out', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
  await expect(args.onLogOut).toHaveBeenCalledOnce();
  await expect(canvas.getByText('Logout')).not.toBeVisible();
});

SignedInOpen.test('closes when a link in it is followed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Orders' }));
  await expect(canvas.getByText('Orders')).not.toBeVisible();
});

SignedInOpen.test('has all three in the tab order', async ({ canvas, userEvent }) => {
  for (const target of [
    canvas.getByRole('link', { name: 'Profile' }),
    canvas.getByRole('link', { name: 'Orders' }),
    canvas.getByRole('button', { name: 'Logout' }),
  ]) {
    await userEvent.tab();
    await expect(target).toHaveFocus();
  }
});

export const SignedInOpenPhone = meta.story({
  ...SignedInOpen.input,
  globals: { viewport: { value: 'phone' } },
});

SignedInOpenPhone.test('has targets 44 px high', async ({ canvas }) => {
  const targets = [
    canvas.getByRole('link', { name: 'Profile' }),
    canvas.getByRole('link', { name: 'Orders' }),
    canvas.getByRole('button', { name: 'Logout' }),
  ];
  for (const target of targets) {
    await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

/** The stored session has not been read yet, and none seems to be stored. */
export const Unknown = meta.story({ args: { session: 'unknown' }, tags: ['!visual'] });

Unknown.test('looks like nobody is signed in', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(canvas.getByText('My')).not.toBeVisible();
});

/** The stored session has not been read yet, and one is stored. */
export const UnknownUser = meta.story({
  args: { session: 'unknown' },
  beforeEach: markSignedIn,
  tags: ['!visual'],
});

UnknownUser.test('looks like somebody is signed in', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'My Account' })).toBeVisible();
  await expect(canvas.getByText('Account', { selector: 'button' })).not.toBeVisible();
});
