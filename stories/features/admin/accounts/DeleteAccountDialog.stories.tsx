import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildUser } from '#mocks/factories/user.ts';
import { DeleteAccountDialog } from '#src/features/admin/accounts/DeleteAccountDialog.tsx';
import { fitsTheScreen } from '../../../checks';

const meta = preview.meta({
  title: 'Features/Admin/Accounts/DeleteAccountDialog',
  component: DeleteAccountDialog,
  args: { account: buildUser(), onConfirm: fn(), onClose: fn(), isBusy: false },
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
    },
    guidance: {
      use: 'Asks before an account is deleted, and names it.',
      avoid:
        'A new password is set in `ResetPasswordDialog`. What can be undone needs no question.',
      accessibility: [
        'The focus is on the button that changes nothing.',
        'While it works it cannot be closed, and its buttons cannot be pressed twice.',
      ],
      do: "Say what becomes of the customer's orders.",
      dont: 'Ask for a word to be typed: the list is short, and the question says who it is.',
    },
  },
});

export const Default = meta.story();

Default.test('names the account, and has the focus on Cancel', async ({ canvas }) => {
  await expect(canvas.getByRole('dialog', { name: 'Delete Account' })).toHaveAccessibleDescription(
    'Delete the account of Ruth Harrow (ruth@harrow-joinery.example)? This cannot be undone.',
  );
  await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

Default.test('deletes on demand', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Account' }));
  await expect(args.onConfirm).toHaveBeenCalledOnce();
});

Default.test('can be left', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
  await expect(args.onConfirm).not.toHaveBeenCalled();
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

export const Busy = meta.story({ args: { isBusy: true }, tags: ['!visual'] });

Busy.test('cannot be closed', async ({ args, canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).not.toHaveBeenCalled();
});

export const Failed = meta.story({
  args: { error: 'Failed to delete account' },
  tags: ['!visual'],
});

Failed.test('says so', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to delete account');
});

/** Torture: a name and an email that fit nowhere. */
export const LongTexts = meta.story({
  args: {
    account: buildUser({
      name: 'The Worshipful Company of Bakers, Millers and Confectioners of Lower Slaughter',
      email: `${'llanfairpwllgwyngyll'.repeat(4)}@gogogoch.example`,
    }),
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

LongTexts.test('is no wider than the screen', fitsTheScreen);
