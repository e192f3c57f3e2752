import { expect, fn, waitFor } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildUser } from '#mocks/factories/user.ts';
import { AccountLinkPage } from '#src/screens/Account/AccountLinkPage.tsx';
import { fillIn } from '../../features/account/accountForms';

const form = { loading: false, onSubmit: fn() };
const { email } = buildUser();

const meta = preview.meta({
  title: 'Screens/Account/AccountLinkPage',
  component: AccountLinkPage,
  argTypes: { state: { control: false } },
  decorators: [withApp],
  parameters: {
    layout: 'fullscreen',
    backend: {},
    docs: { story: { inline: false, height: '480px' } },
  },
});

export const Default = meta.story({ args: { state: 'request', onLogIn: fn(), ...form } });

/** The server answers in the same way whether or not an account has this email. */
export const Requested = meta.story({ args: { state: 'requested', email, onAgain: fn() } });

export const LongEmail = meta.story({
  args: {
    state: 'requested',
    email: `${'llanfairpwllgwyngyll'.repeat(4)}@gogogoch.example`,
    onAgain: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

/** The link from the mail is valid. */
export const NewPassword = meta.story({ args: { state: 'choose', ...form } });

NewPassword.test('compares the two passwords', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('New password'), 'oak-and-ash');
  await fillIn({ confirmPassword: 'oak-and-elm' });
  await userEvent.click(canvas.getByRole('button', { name: 'Save Password' }));
  await waitFor(() => expect(canvas.getByLabelText('Confirm password')).toBeInvalid());
  await expect(canvas.getByText("Passwords don't match")).toBeVisible();
  await expect('onSubmit' in args && args.onSubmit).not.toHaveBeenCalled();
});

export const Loading = meta.story({ args: { state: 'choose', ...form, loading: true } });

export const Failed = meta.story({
  args: {
    state: 'request',
    onLogIn: fn(),
    ...form,
    error: 'Too many attempts. Please wait 9 minutes, then try again.',
  },
});

export const PasswordChanged = meta.story({ args: { state: 'reset', onLogIn: fn() } });

export const Confirm = meta.story({ args: { state: 'verify', ...form } });

export const Confirmed = meta.story({ args: { state: 'verified' } });

/** The link has been used, or is too old. */
export const Expired = meta.story({ args: { state: 'expired', purpose: 'reset' } });

export const ConfirmationExpired = meta.story({ args: { state: 'expired', purpose: 'verify' } });
