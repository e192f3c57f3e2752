import { expect, fn, waitFor } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildCredentials } from '#mocks/factories/credentials.ts';
import { type Credentials, loginSchema } from '#src/domain/credentials.ts';
import {
  CredentialsForm,
  type CredentialsFormProps,
} from '#src/features/account/CredentialsForm.tsx';
import { fitsTheScreen } from '../../checks';
import { fieldOf, fillIn, submit, submitButton } from './accountForms';

const EMAIL = 'Please enter a valid email address';

const fields: CredentialsFormProps<Credentials>['fields'] = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
];

const meta = preview.meta({
  title: 'Features/Account/CredentialsForm',
  component: CredentialsForm<Credentials>,
  args: {
    label: 'Login',
    action: 'Login',
    fields,
    schema: loginSchema,
    onSubmit: fn(),
    isBusy: false,
  },
  argTypes: { schema: { control: false } },
  // Each of the forms that it is made into is pictured in all of these states.
  tags: ['!visual'],
  decorators: [inColumn('28rem')],
  parameters: {
    guidance: {
      use: 'Lets somebody in by a few words: `LoginForm`, `RegisterForm` and `AdminSignInForm` are made of it.',
      avoid: 'A form with more than one way out, or with hints, is made of `Field`s by itself.',
      accessibility: [
        'Each field says what it is to password managers.',
        'Mistakes are marked at their fields, and the first one gets the focus.',
        'Why a try failed is read out, and stays above the button.',
      ],
      do: 'Keep what was typed when a try fails.',
      dont: 'Check while somebody is still typing.',
    },
  },
});

export const Default = meta.story();

Default.test('hands in what was typed', async ({ args }) => {
  await fillIn(buildCredentials());
  await submit('Login');
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(buildCredentials()));
});

Default.test('is handed in with Enter as well', async ({ args, userEvent }) => {
  await fillIn(buildCredentials());
  await userEvent.type(fieldOf('password'), '{Enter}');
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
});

/** Handed in with nothing filled in. */
export const Mistakes = meta.story({
  play: async ({ canvas }) => {
    await submit('Login');
    await canvas.findByText(EMAIL);
  },
});

Mistakes.test('has the focus in the first one, and hands nothing in', async ({ args }) => {
  await expect(fieldOf('email')).toHaveFocus();
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

Mistakes.test('is content as soon as one is mended', async ({ userEvent }) => {
  await userEvent.type(fieldOf('email'), 'ruth@harrow-joinery.example');
  await waitFor(() => expect(fieldOf('email')).toBeValid());
  await expect(fieldOf('password')).toBeInvalid();
});

/** On its way, and not answered yet. */
export const Busy = meta.story({ args: { isBusy: true } });

Busy.test('says that it is busy', async () => {
  await expect(submitButton('Login')).toHaveAttribute('aria-busy', 'true');
});

Busy.test('takes neither a press nor Enter', async ({ args, userEvent }) => {
  await fillIn(buildCredentials());
  await submit('Login');
  await userEvent.type(fieldOf('password'), '{Enter}');
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

export const Failed = meta.story({
  args: { error: 'User not found. Please check your email or register.' },
});

Failed.test('says so above its button', async ({ args, canvas }) => {
  const alert = canvas.getByRole('alert');
  await expect(alert).toHaveTextContent(String(args.error));
  await expect(alert.compareDocumentPosition(submitButton('Login'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

Failed.test('keeps what was typed', async ({ args }) => {
  await fillIn(buildCredentials());
  await submit('Login');
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  await expect(fieldOf('email')).toHaveValue(buildCredentials().email);
  await expect(fieldOf('password')).toHaveValue(buildCredentials().password);
});

/** Torture: a reason that does not fit on a line. */
export const LongTexts = meta.story({
  args: { error: `No account for ${'llanfairpwllgwyngyll'.repeat(4)}@gogogoch.example.` },
  globals: { viewport: { value: 'phone' } },
});

LongTexts.test('is no wider than the screen', fitsTheScreen);
