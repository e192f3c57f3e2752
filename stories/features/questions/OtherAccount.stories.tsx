import { expect, fn } from 'storybook/test';
import { inColumn, withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildUser } from '#mocks/factories/user.ts';
import { Button, Stack } from '#src/design-system/index.ts';
import { SessionProvider } from '#src/features/account/SessionProvider.tsx';
import { OtherAccount } from '#src/features/questions/OtherAccount.tsx';

const user = buildUser();
const onSubmit = fn();

const meta = preview.meta({
  title: 'Features/Questions/OtherAccount',
  component: OtherAccount,
  args: { onAdopt: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <SessionProvider>
        <form
          aria-label="Reply"
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <Stack gap="sm">
            <Story />
            <div>
              <Button type="submit">Send Reply</Button>
            </div>
          </Stack>
        </form>
      </SessionProvider>
    ),
    withApp,
    inColumn('48rem'),
  ],
  parameters: { backend: { users: [user], currentUser: user } },
});

/** Another tab has logged in to another account. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: `Send as ${user.name}` });
  },
});

Default.test('makes the account the author, and submits the form again', async (context) => {
  const { args, canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: `Send as ${user.name}` }));
  await expect(args.onAdopt).toHaveBeenCalledOnce();
  await expect(onSubmit).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('button', { name: 'Send Reply' })).toHaveFocus();
});

Default.test('closes without sending, by keyboard', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Do Not Send' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClose).toHaveBeenCalledOnce();
  await expect(onSubmit).not.toHaveBeenCalled();
  await expect(canvas.getByRole('button', { name: 'Send Reply' })).toHaveFocus();
});

/** The session of the author has ended. */
export const SignedOut = meta.story({
  parameters: { backend: { currentUser: null } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Send Without an Account' });
  },
});

const named = { ...user, name: 'Llanfairpwllgwyngyllgogerychwyrndrobwll '.repeat(2) };

/** A name that is longer than a line. */
export const LongTexts = meta.story({
  parameters: { backend: { users: [named], currentUser: named } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Send as Llanfair/ });
  },
});
