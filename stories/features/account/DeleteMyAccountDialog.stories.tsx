import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { BackendError } from '#src/backend/Backend.ts';
import { DeleteMyAccountDialog } from '#src/features/account/DeleteMyAccountDialog.tsx';

const meta = preview.meta({
  title: 'Features/Account/DeleteMyAccountDialog',
  component: DeleteMyAccountDialog,
  args: { asksPassword: true, onDelete: fn(async () => {}), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
});

export const Default = meta.story({ parameters: { translated: true } });

Default.test('tells what stays, and needs the password', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText(/^Your orders stay without your name and email\./)).toBeVisible();
  await expect(canvas.getByText(/For six years we keep their sums and receipts/)).toBeVisible();
  await expect(canvas.getByText(/^Plans that you pay for go on\. To end them/)).toBeVisible();
  const confirm = canvas.getByRole('button', { name: 'Delete My Account' });
  await userEvent.click(confirm);
  await expect(args.onDelete).not.toHaveBeenCalled();
  await userEvent.type(canvas.getByLabelText('Password'), 'oak-and-ash');
  await userEvent.dblClick(confirm);
  await expect(args.onDelete).toHaveBeenCalledOnce();
  await expect(args.onDelete).toHaveBeenCalledWith('oak-and-ash');
});

/** Browser mode keeps no password. */
export const WithoutPassword = meta.story({ args: { asksPassword: false } });

WithoutPassword.test('asks for none', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Delete My Account' }));
  await expect(args.onDelete).toHaveBeenCalledOnce();
});

export const WrongPassword = meta.story({
  args: {
    onDelete: fn<(password: string) => Promise<void>>(async () => {
      throw new BackendError('wrong-password');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'ash-and-oak');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete My Account' }));
    await canvas.findByLabelText('Error');
    await expect(canvas.getByLabelText('Error')).toHaveTextContent('Incorrect password.');
    await expect(canvas.getByLabelText('Password')).toHaveValue('ash-and-oak');
  },
});
