import { expect, fn, waitFor } from 'storybook/test';
import { inColumn, withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { BackendError } from '#src/backend/Backend.ts';
import { SetUpForm, type SetUpFormProps } from '#src/features/admin/sign-in/SetUpForm.tsx';
import { fieldOf, fillIn } from './signIn';

const meta = preview.meta({
  title: 'Owner/Sign-in/SetUpForm',
  component: SetUpForm,
  args: { token: 'token', setUp: fn<SetUpFormProps['setUp']>(async () => {}) },
  decorators: [inColumn('26rem'), withApp],
  parameters: { backend: {} },
});

export const Default = meta.story();

Default.test('sets up the owner with the token', async ({ args, canvas, userEvent }) => {
  await fillIn({ username: ' owner ', password: 'oak ash elm yew' });
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'oak ash elm yew');
  await userEvent.click(canvas.getByRole('button', { name: 'Create Login' }));
  await waitFor(() =>
    expect(args.setUp).toHaveBeenCalledWith({
      username: 'owner',
      password: 'oak ash elm yew',
      token: 'token',
    }),
  );
});

/** A password that is too short. */
export const Mistakes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillIn({ username: 'owner', password: 'eleven char' });
    await userEvent.click(canvas.getByRole('button', { name: 'Create Login' }));
    await canvas.findAllByText('Password must be at least 12 characters');
    await expect(fieldOf('password')).toBeInvalid();
    await expect(fieldOf('password')).toHaveAccessibleDescription(
      /At least 12 .* must be at least 12/,
    );
  },
});

/** The link has been used or is too old. */
export const LinkExpired = meta.story({
  args: {
    setUp: fn<SetUpFormProps['setUp']>(async () => {
      throw new BackendError('link-expired');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ username: 'owner', password: 'oak ash elm yew' });
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'oak ash elm yew');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Login' }));
    await canvas.findByText('This link no longer works');
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/admin');
  },
});
