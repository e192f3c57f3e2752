import { expect, fn, waitFor } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildCredentials } from '#mocks/factories/credentials.ts';
import { LoginForm } from '#src/features/account/LoginForm.tsx';
import { fitsTheScreen } from '../../checks';
import { fieldOf, fillIn, submit } from './accountForms';

const EMAIL = 'Please enter a valid email address';
const PASSWORD = 'Password must be at least 6 characters';

const meta = preview.meta({
  title: 'Features/Account/LoginForm',
  component: LoginForm,
  args: { onSubmit: fn(), isBusy: false },
  decorators: [inColumn('28rem')],
  parameters: {
    guidance: {
      use: 'E-mail and password of somebody who has an account. It stands in `AuthDialog`, which does the logging in.',
      avoid: 'Who has no account yet takes `RegisterForm`; the owner has `AdminSignInForm`.',
      accessibility: [
        'Both fields say what they are to password managers (`email`, `current-password`).',
        'Mistakes are marked at their fields, and the first one gets the focus.',
      ],
      do: 'Say what is wrong beside the field: ‘Please enter a valid email address’.',
      dont: 'Check while somebody is still typing.',
    },
  },
});

export const Default = meta.story();

Default.test('asks for two things that a password manager knows', async () => {
  await expect(fieldOf('email')).toHaveAttribute('autocomplete', 'email');
  await expect(fieldOf('password')).toHaveAttribute('autocomplete', 'current-password');
  await expect(fieldOf('password')).toHaveAttribute('type', 'password');
});

Default.test('hands in what was typed, without the blanks around the email', async ({ args }) => {
  const { email, password } = buildCredentials();
  await fillIn({ email: `  ${email} `, password: ` ${password} ` });
  await submit('Login');
  await waitFor(() =>
    expect(args.onSubmit).toHaveBeenCalledWith({ email, password: ` ${password} ` }),
  );
});

Default.test('takes a password of six characters', async ({ args }) => {
  await fillIn(buildCredentials({ password: 'sixsix' }));
  await submit('Login');
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Handed in with nothing filled in. */
export const Mistakes = meta.story({
  play: async ({ canvas }) => {
    await submit('Login');
    await canvas.findByText(EMAIL);
  },
});

Mistakes.test('says beside each field what is wrong', async () => {
  await expect(fieldOf('email')).toBeInvalid();
  await expect(fieldOf('email')).toHaveAccessibleDescription(EMAIL);
  await expect(fieldOf('password')).toBeInvalid();
  await expect(fieldOf('password')).toHaveAccessibleDescription(PASSWORD);
});

export const MalformedEmail = meta.story({
  play: async ({ canvas }) => {
    await fillIn(buildCredentials({ email: 'ruth@harrow' }));
    await submit('Login');
    await canvas.findByText(EMAIL);
  },
  tags: ['!visual'],
});

MalformedEmail.test('leaves the password alone', async () => {
  await expect(fieldOf('password')).toBeValid();
});

/** Five characters, where six are the least. */
export const ShortPassword = meta.story({
  play: async ({ canvas }) => {
    await fillIn(buildCredentials({ password: 'five5' }));
    await submit('Login');
    await canvas.findByText(PASSWORD);
  },
  tags: ['!visual'],
});

ShortPassword.test('has the focus in the password', async () => {
  await expect(fieldOf('password')).toHaveFocus();
  await expect(fieldOf('email')).toBeValid();
});

/** On its way, and not answered yet. */
export const Busy = meta.story({ args: { isBusy: true } });

export const Failed = meta.story({
  args: { error: 'User not found. Please check your email or register.' },
});

/** Torture: an address, and a reason, that do not fit on a line. */
export const LongTexts = meta.story({
  args: { error: `No account for ${'llanfairpwllgwyngyll'.repeat(4)}@gogogoch.example.` },
  globals: { viewport: { value: 'phone' } },
  play: () => fillIn({ email: `${'llanfairpwllgwyngyll'.repeat(4)}@gogogoch.example` }),
});

LongTexts.test('is no wider than the screen', fitsTheScreen);
