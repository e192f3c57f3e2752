import { expect, fn, screen } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildUser } from '#mocks/factories/user.ts';
import { SessionProvider } from '#src/features/account/SessionProvider.tsx';
import { OtherAccount } from '#src/features/questions/OtherAccount.tsx';

const user = buildUser();

const meta = preview.meta({
  title: 'Features/Questions/OtherAccount',
  component: OtherAccount,
  args: { onAnswer: fn() },
  decorators: [
    (Story) => (
      <SessionProvider>
        <Story />
      </SessionProvider>
    ),
    withApp,
  ],
  parameters: { backend: { users: [user], currentUser: user } },
});

/** Another tab has logged in to another account. */
export const Default = meta.story({
  play: async () => {
    await screen.findByRole('button', { name: `Send as ${user.name}` });
  },
});

Default.test('is answered with yes', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: `Send as ${user.name}` }));
  await expect(args.onAnswer).toHaveBeenCalledWith(true);
});

Default.test('is answered with no by Escape', async ({ args, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(args.onAnswer).toHaveBeenCalledWith(false);
});

/** The session of the author has ended. */
export const SignedOut = meta.story({
  parameters: { backend: { currentUser: null } },
  play: async () => {
    await screen.findByRole('button', { name: 'Send Without an Account' });
  },
});

const named = { ...user, name: 'Llanfairpwllgwyngyllgogerychwyrndrobwll '.repeat(2) };

/** A name that is longer than a line. */
export const LongTexts = meta.story({
  parameters: { backend: { users: [named], currentUser: named } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('button', { name: /^Send as Llanfair/ });
  },
});
