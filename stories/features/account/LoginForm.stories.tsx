import { expect, fn, waitFor } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildCredentials } from '#mocks/factories/credentials.ts';
import { LoginForm } from '#src/features/account/LoginForm.tsx';
import { fieldOf, fillIn, submit } from './accountForms';

const EMAIL = 'Please enter a valid email address';
const PASSWORD = 'Password must be at least 6 characters';

const meta = preview.meta({
  title: 'Features/Account/LoginForm',
  component: LoginForm,
  args: { onSubmit: fn(), loading: false },
  decorators: [inColumn('28rem')],
});

export const Default = meta.story();

Default.test('has fields that password managers recognise', async () => {
  await expect(fieldOf('email')).toHaveAttribute('autocomplete', 'email');
  await expect(fieldOf('password')).toHaveAttribute('autocomplete', 'current-password');
  await expect(fieldOf('password')).toHaveAttribute('type', 'password');
});

Default.test(
  'submits the email without surrounding blanks and the password unchanged',
  async ({ args }) => {
    const { email, password } = buildCredentials();
    await fillIn({ email: `  ${email} `, password: ` ${password} ` });
    await submit('Login');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ email, password: ` ${password} ` }),
    );
  },
);

/** Submitted with empty fields. */
export const Mistakes = meta.story({
  play: async ({ canvas }) => {
    await submit('Login');
    await canvas.findByText(EMAIL);
  },
});

Mistakes.test('shows an error beside each field', async () => {
  await expect(fieldOf('email')).toBeInvalid();
  await expect(fieldOf('email')).toHaveAccessibleDescription(EMAIL);
  await expect(fieldOf('password')).toBeInvalid();
  await expect(fieldOf('password')).toHaveAccessibleDescription(PASSWORD);
});

/** In connected mode, the server can mail a link for a new password. */
export const WithForgotPassword = meta.story({ args: { onForgotPassword: fn() } });

/** While a request is pending. */
export const Loading = meta.story({ args: { loading: true } });

export const Failed = meta.story({
  args: { error: 'User not found. Please check your email or register.' },
});

/** An address and an error that are longer than a line. */
export const LongTexts = meta.story({
  args: { error: `No account for ${'llanfairpwllgwyngyll'.repeat(4)}@gogogoch.example.` },
  globals: { viewport: { value: 'phone' } },
  play: () => fillIn({ email: `${'llanfairpwllgwyngyll'.repeat(4)}@gogogoch.example` }),
});
