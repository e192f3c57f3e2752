import { expect } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildUser } from '#mocks/factories/user.ts';
import { AuthDialogProvider } from '#src/features/account/AuthDialogProvider.tsx';
import { SessionProvider } from '#src/features/account/SessionProvider.tsx';
import { OtherReader } from '#src/features/tickets/OtherReader.tsx';
import { pages } from '#src/pages.ts';

const account = buildUser();

const meta = preview.meta({
  title: 'Features/Tickets/OtherReader',
  component: OtherReader,
  args: {
    subject: 'order' as const,
    children: 'Only its account can read it, or a customer with the whole link.',
    ownersHref: `${pages.adminOrders.href}/ORD-0001`,
  },
  decorators: [
    (Story) => (
      <SessionProvider>
        <AuthDialogProvider>
          <Story />
        </AuthDialogProvider>
      </SessionProvider>
    ),
    withApp,
  ],
  parameters: { backend: { users: [account], currentUser: account } },
});

/** A customer of another account. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('This order is not in your account');
  },
});

Default.test('opens the login', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Use Another Account' }));
  await expect(await canvas.findByRole('dialog', { name: 'Your account' })).toBeVisible();
});

export const SignedOut = meta.story({
  parameters: { backend: { currentUser: null } },
  args: { subject: 'ticket', ownersHref: undefined },
  play: async ({ canvas }) => {
    await canvas.findByText('Log in to read this ticket');
  },
});
