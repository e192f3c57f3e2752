import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildUser, verboseUser } from '#mocks/factories/user.ts';
import { DeleteAccountDialog } from '#src/features/admin/accounts/DeleteAccountDialog.tsx';

const meta = preview.meta({
  title: 'Owner/Accounts/DeleteAccountDialog',
  component: DeleteAccountDialog,
  args: { account: buildUser(), onConfirm: fn(), onClose: fn(), loading: false },
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
    },
  },
});

export const Default = meta.story();

Default.test('names the account and focuses Cancel', async ({ canvas }) => {
  await expect(canvas.getByRole('dialog', { name: 'Delete Account' })).toHaveAccessibleDescription(
    'Delete the account of Ruth Harrow (ruth@harrow-joinery.example)? This cannot be undone.',
  );
  await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

Default.test('calls onConfirm', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Account' }));
  await expect(args.onConfirm).toHaveBeenCalledOnce();
});

/** A name and an email that are longer than a line. */
export const LongTexts = meta.story({
  args: { account: verboseUser },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});
