import { expect, fn, waitFor } from 'storybook/test';
import { inColumn, withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildCredentials } from '#mocks/factories/credentials.ts';
import { COMMON_PASSWORD } from '#src/domain/commonPassword.ts';
import { type Credentials, loginSchema } from '#src/domain/credentials.ts';
import {
  CredentialsForm,
  type CredentialsFormProps,
} from '#src/features/credentials/CredentialsForm.tsx';
import { fieldOf, fillIn, submit, submitButton } from '../account/accountForms';

const EMAIL = 'Please enter a valid email address';

const fields: CredentialsFormProps<Credentials>['fields'] = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
];

const meta = preview.meta({
  title: 'Features/Account/CredentialsForm',
  component: CredentialsForm,
  args: {
    label: 'Login',
    action: 'Login',
    fields,
    schema: loginSchema,
    onSubmit: fn(),
    loading: false,
  },
  argTypes: { schema: { control: false } },
  // The screenshots of `AuthDialog` and `AdminSignInForm` show these states.
  tags: ['!visual'],
  decorators: [inColumn('28rem'), withApp],
});

export const Default = meta.story();

Default.test('submits values that a password manager has set without events', async ({ args }) => {
  const credentials = buildCredentials();
  fieldOf('email').value = credentials.email;
  fieldOf('password').value = credentials.password;
  await submit('Login');
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(credentials));
});

Default.test('submits on Enter', async ({ args, userEvent }) => {
  await fillIn(buildCredentials());
  await userEvent.type(fieldOf('password'), '{Enter}');
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
});

/** A server has refused the password. */
export const CommonPassword = meta.story({
  args: { error: COMMON_PASSWORD },
  play: async ({ canvas }) => {
    await waitFor(() => expect(fieldOf('password')).toHaveFocus());
    await expect(fieldOf('password')).toBeInvalid();
    await expect(fieldOf('password')).toHaveAccessibleDescription(
      'This password is among the most common ones. Choose another.',
    );
    await expect(canvas.queryByLabelText('Error')).not.toBeInTheDocument();
  },
});

/** Submitted with empty fields. */
export const Mistakes = meta.story({
  play: async ({ canvas, args }) => {
    await submit('Login');
    await canvas.findByText(EMAIL);
    await expect(fieldOf('email')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

Mistakes.test('announces the error again on Enter', async ({ announcements, userEvent }) => {
  const text = `2 fields need your attention. Email: ${EMAIL}`;
  await waitFor(() => expect(announcements).toEqual([text]));
  await userEvent.type(fieldOf('email'), 'ruth{Enter}');
  await waitFor(() => expect(announcements).toEqual([text, text]));
});

Mistakes.test('clears the error of a field once it is valid', async ({ userEvent }) => {
  await userEvent.type(fieldOf('email'), 'ruth@harrow-joinery.example');
  await waitFor(() => expect(fieldOf('email')).toBeValid());
  await expect(fieldOf('password')).toBeInvalid();
});

/** While a request is pending. */
export const Loading = meta.story({
  args: { loading: true },
  play: async ({ canvas, userEvent }) => {
    await expect(submitButton('Login')).toHaveAttribute('aria-busy', 'true');
    const onSubmit = fn();
    canvas.getByRole('form').addEventListener('submit', onSubmit);
    await fillIn(buildCredentials());
    await submit('Login');
    await userEvent.type(fieldOf('password'), '{Enter}');
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { error: 'User not found. Please check your email or register.' },
  play: async ({ args }) => {
    await fillIn(buildCredentials());
    await submit('Login');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(fieldOf('email')).toHaveValue(buildCredentials().email);
    await expect(fieldOf('password')).toHaveValue(buildCredentials().password);
  },
});
