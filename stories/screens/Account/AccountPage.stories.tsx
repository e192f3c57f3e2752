import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildConversation } from '#mocks/factories/ticket.ts';
import { buildUser } from '#mocks/factories/user.ts';
import type { SupportTicket } from '#src/domain/ticket.ts';
import { AccountPage } from '#src/screens/Account/AccountPage.tsx';
import { ready } from '../../features/loading/loadables';
import { setSignedIn } from '../../features/signedIn';

const account = {
  state: 'account' as const,
  user: buildUser(),
  tickets: ready<readonly SupportTicket[]>([buildConversation()]),
  onRetry: fn(),
  onLogOut: fn(),
  asksPassword: false,
  onDownload: fn(async () => {}),
  onDelete: fn(async () => {}),
};

const meta = preview.meta({
  title: 'Screens/Account/AccountPage',
  component: AccountPage,
  argTypes: { state: { control: false }, user: { control: 'object' }, tickets: { control: false } },
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

/** An account without a name. */
export const Nameless = meta.story({
  args: { ...account, user: buildUser({ name: '' }) },
});

Nameless.test('shows ‘User’', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'User' })).toBeVisible();
});

/** The prerendered page when a session is stored. */
export const Loading = meta.story({
  args: { state: 'loading', onLogIn: fn() },
  beforeEach: setSignedIn,
});

Loading.test('does not ask a user to log in', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'My Account' })).toBeVisible();
  await expect(canvas.queryByRole('heading', { name: /Please/ })).toBeNull();
});

/** The prerendered page without a stored session. */
export const Gate = meta.story({ args: { state: 'loading', onLogIn: fn() } });

Gate.test('asks a visitor to log in', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: /Please login/ })).toBeVisible();
  await expect(canvas.queryByText(/Looking up/)).not.toBeVisible();
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
