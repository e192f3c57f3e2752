import { expect, fn, waitFor } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { AdminSetUpForm } from '#src/features/admin/sign-in/AdminSetUpForm.tsx';
import { fieldOf, fillIn } from './signIn';

const PASSWORD = 'Password must be at least 12 characters';

const meta = preview.meta({
  title: 'Admin/Sign-in/AdminSetUpForm',
  component: AdminSetUpForm,
  args: { onSubmit: fn(), loading: false },
  decorators: [inColumn('26rem')],
});

export const Default = meta.story({ tags: ['!visual'] });

Default.test('submits username and password', async ({ args, canvas, userEvent }) => {
  await fillIn({ username: ' owner ', password: 'oak ash elm yew' });
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'oak ash elm yew');
  await userEvent.click(canvas.getByRole('button', { name: 'Create Login' }));
  await waitFor(() =>
    expect(args.onSubmit).toHaveBeenCalledWith({ username: 'owner', password: 'oak ash elm yew' }),
  );
});

/** A password that is too short. */
export const Mistakes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillIn({ username: 'owner', password: 'eleven char' });
    await userEvent.click(canvas.getByRole('button', { name: 'Create Login' }));
    await canvas.findAllByText(PASSWORD);
  },
});

Mistakes.test('shows the rule beside the password', async () => {
  await expect(fieldOf('password')).toBeInvalid();
  await expect(fieldOf('password')).toHaveAccessibleDescription(
    /At least 12 .* must be at least 12/,
  );
});

export const Failed = meta.story({
  args: { error: 'The website cannot be reached at the moment. Please try again in a minute.' },
  tags: ['!visual'],
});
