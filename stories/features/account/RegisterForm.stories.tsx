import { expect, fn, waitFor } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { RegisterForm } from '#src/features/account/RegisterForm.tsx';
import { fieldOf, fillIn, submit } from './accountForms';

const NAME = 'Name must be at least 2 characters';
const EMAIL = 'Please enter a valid email address';
const PASSWORD = 'Password must be at least 6 characters';
const MISMATCH = "Passwords don't match";

const meta = preview.meta({
  title: 'Features/Account/RegisterForm',
  component: RegisterForm,
  args: { onSubmit: fn(), loading: false },
  decorators: [inColumn('28rem')],
});

export const Default = meta.story();

Default.test('has fields that password managers recognise', async () => {
  await expect(fieldOf('name')).toHaveAttribute('autocomplete', 'name');
  await expect(fieldOf('email')).toHaveAttribute('autocomplete', 'email');
  for (const name of ['password', 'confirmPassword'] as const) {
    await expect(fieldOf(name)).toHaveAttribute('autocomplete', 'new-password');
    await expect(fieldOf(name)).toHaveAttribute('type', 'password');
  }
});

Default.test(
  'submits name and email without surrounding blanks, and the password',
  async ({ args }) => {
    const { name, email, password } = buildRegistration();
    await fillIn(buildRegistration({ name: `  ${name} `, email: ` ${email}  ` }));
    await submit('Register');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name, email, password }));
  },
);

/** Submitted with empty fields. */
export const Mistakes = meta.story({
  play: async ({ canvas }) => {
    await submit('Register');
    await canvas.findByText(NAME);
  },
});

Mistakes.test('shows an error beside each field', async () => {
  const messages = { name: NAME, email: EMAIL, password: PASSWORD, confirmPassword: PASSWORD };
  for (const [name, message] of Object.entries(messages)) {
    const field = fieldOf(name as keyof typeof messages);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(message);
  }
});

export const OtherPassword = meta.story({
  play: async ({ canvas }) => {
    await fillIn(buildRegistration({ confirmPassword: 'oak-and-elm' }));
    await submit('Register');
    await canvas.findByText(MISMATCH);
  },
  tags: ['!visual'],
});

OtherPassword.test('shows the mismatch beside the second password only', async () => {
  await expect(fieldOf('confirmPassword')).toHaveAccessibleDescription(MISMATCH);
  await expect(fieldOf('confirmPassword')).toHaveFocus();
  await expect(fieldOf('password')).toBeValid();
});

OtherPassword.test('clears the error once the second password matches', async () => {
  await fillIn({ confirmPassword: buildRegistration().confirmPassword });
  await waitFor(() => expect(fieldOf('confirmPassword')).toBeValid());
});

OtherPassword.test('submits once the first password matches', async ({ args }) => {
  await fillIn({ password: 'oak-and-elm' });
  await submit('Register');
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
});

/** While a request is pending. */
export const Loading = meta.story({ args: { loading: true } });

export const Failed = meta.story({
  args: { error: 'Email already in use. Please try another or login.' },
});

/** A name and an address that are longer than a line. */
export const LongTexts = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: () =>
    fillIn({
      name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch '.repeat(4),
      email: `${'llanfairpwllgwyngyll'.repeat(4)}@gogogoch.example`,
    }),
});
