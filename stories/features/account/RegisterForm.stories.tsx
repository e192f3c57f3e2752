import { expect, fn, waitFor } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { RegisterForm } from '#src/features/account/RegisterForm.tsx';
import { fitsTheScreen } from '../../checks';
import { fieldOf, fillIn, submit } from './accountForms';

const NAME = 'Name must be at least 2 characters';
const EMAIL = 'Please enter a valid email address';
const PASSWORD = 'Password must be at least 6 characters';
const MISMATCH = "Passwords don't match";

const meta = preview.meta({
  title: 'Features/Account/RegisterForm',
  component: RegisterForm,
  args: { onSubmit: fn(), isBusy: false },
  decorators: [inColumn('28rem')],
  parameters: {
    guidance: {
      use: 'A name, an e-mail address and a password typed twice. It stands in `AuthDialog`, which does the registering.',
      avoid:
        'Who has an account takes `LoginForm`. Details for a project are asked by `QuestionnaireForm`.',
      accessibility: [
        'Passwords are marked as new, so that a password manager offers one.',
        "‘Passwords don't match’ stands at the second one, which is the one to correct.",
      ],
      do: 'Ask for these four things and no more.',
      dont: 'Add a rule for passwords that is only said after it was broken.',
    },
  },
});

export const Default = meta.story();

Default.test('asks for four things that a password manager knows', async () => {
  await expect(fieldOf('name')).toHaveAttribute('autocomplete', 'name');
  await expect(fieldOf('email')).toHaveAttribute('autocomplete', 'email');
  for (const name of ['password', 'confirmPassword'] as const) {
    await expect(fieldOf(name)).toHaveAttribute('autocomplete', 'new-password');
    await expect(fieldOf(name)).toHaveAttribute('type', 'password');
  }
});

Default.test('hands in name, email and password, without the blanks around', async ({ args }) => {
  const { name, email, password } = buildRegistration();
  await fillIn(buildRegistration({ name: `  ${name} `, email: ` ${email}  ` }));
  await submit('Register');
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name, email, password }));
});

Default.test('takes a name of two characters and a password of six', async ({ args }) => {
  await fillIn(buildRegistration({ name: 'Jo', password: 'sixsix' }));
  await submit('Register');
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Handed in with nothing filled in. */
export const Mistakes = meta.story({
  play: async ({ canvas }) => {
    await submit('Register');
    await canvas.findByText(NAME);
  },
});

Mistakes.test('says beside each field what is wrong', async () => {
  const messages = { name: NAME, email: EMAIL, password: PASSWORD, confirmPassword: PASSWORD };
  for (const [name, message] of Object.entries(messages)) {
    const field = fieldOf(name as keyof typeof messages);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(message);
  }
});

/** One letter, and a blank that does not count. */
export const ShortName = meta.story({
  play: async ({ canvas }) => {
    await fillIn(buildRegistration({ name: 'R ' }));
    await submit('Register');
    await canvas.findByText(NAME);
  },
  tags: ['!visual'],
});

ShortName.test('has the focus in the name', async () => {
  await expect(fieldOf('name')).toHaveFocus();
});

export const MalformedEmail = meta.story({
  play: async ({ canvas }) => {
    await fillIn(buildRegistration({ email: 'ruth.harrow-joinery.example' }));
    await submit('Register');
    await canvas.findByText(EMAIL);
  },
  tags: ['!visual'],
});

MalformedEmail.test('has the focus in the email', async () => {
  await expect(fieldOf('email')).toHaveFocus();
});

/** Five characters, repeated as they are: both are too short. */
export const ShortPassword = meta.story({
  play: async ({ canvas }) => {
    await fillIn(buildRegistration({ password: 'five5' }));
    await submit('Register');
    await canvas.findAllByText(PASSWORD);
  },
  tags: ['!visual'],
});

ShortPassword.test('says so beside both, and nothing else', async ({ canvas }) => {
  await expect(canvas.getAllByText(PASSWORD)).toHaveLength(2);
  await expect(canvas.queryByText(MISMATCH)).not.toBeInTheDocument();
  await expect(fieldOf('password')).toHaveFocus();
});

export const OtherPassword = meta.story({
  play: async ({ canvas }) => {
    await fillIn(buildRegistration({ confirmPassword: 'oak-and-elm' }));
    await submit('Register');
    await canvas.findByText(MISMATCH);
  },
  tags: ['!visual'],
});

OtherPassword.test('says so beside the second password alone', async () => {
  await expect(fieldOf('confirmPassword')).toHaveAccessibleDescription(MISMATCH);
  await expect(fieldOf('confirmPassword')).toHaveFocus();
  await expect(fieldOf('password')).toBeValid();
});

OtherPassword.test('is content once the second is the first', async () => {
  await fillIn({ confirmPassword: buildRegistration().confirmPassword });
  await waitFor(() => expect(fieldOf('confirmPassword')).toBeValid());
});

OtherPassword.test('is content once the first is the second', async ({ args }) => {
  await fillIn({ password: 'oak-and-elm' });
  await submit('Register');
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
});

/** On its way, and not answered yet. */
export const Busy = meta.story({ args: { isBusy: true } });

export const Failed = meta.story({
  args: { error: 'Email already in use. Please try another or login.' },
});

/** Torture: a name and an address that do not fit on a line. */
export const LongTexts = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: () =>
    fillIn({
      name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch '.repeat(4),
      email: `${'llanfairpwllgwyngyll'.repeat(4)}@gogogoch.example`,
    }),
});

LongTexts.test('is no wider than the screen', fitsTheScreen);
