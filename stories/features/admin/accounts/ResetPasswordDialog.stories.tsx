import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildUser, verboseUser } from '#mocks/factories/user.ts';
import { ResetPasswordDialog } from '#src/features/admin/accounts/ResetPasswordDialog.tsx';

const INVALID = 'Please enter a valid password';

const meta = preview.meta({
  title: 'Owner/Accounts/ResetPasswordDialog',
  component: ResetPasswordDialog,
  args: {
    account: buildUser(),
    onSubmit: fn(async () => {}),
    onInvalid: fn(),
    onClose: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
    },
  },
});

const field = () => screen.getByLabelText('New password');

async function submit() {
  await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('dialog', { name: 'Reset Password' }),
    ).toHaveAccessibleDescription(/Ruth Harrow \(ruth@harrow-joinery\.example\)/);
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveAttribute('autocomplete', 'new-password');
  },
});

Default.test('submits the password unchanged', async ({ args }) => {
  await userEvent.type(field(), ' oak-and-ash ');
  await submit();
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(' oak-and-ash '));
});

/** Submitted with blanks only. */
export const Invalid = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(field(), '   ');
    await submit();
    await canvas.findByText(INVALID);
    await expect(field()).toHaveAccessibleDescription(INVALID);
    await expect(field()).toHaveFocus();
    await expect(args.onInvalid).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A request without an answer. */
export const Saving = meta.story({
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.type(field(), 'oak-and-ash');
    await submit();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled());
    await expect(canvas.getByRole('button', { name: 'Reset Password' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
  tags: ['!visual'],
});

/** A name and an email that are longer than a line. */
export const LongTexts = meta.story({
  args: { account: verboseUser },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});
