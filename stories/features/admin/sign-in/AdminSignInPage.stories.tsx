import { expect, fn, waitFor } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { AdminSignInPage } from '#src/features/admin/sign-in/AdminSignInPage.tsx';
import { fieldOf, fillIn } from './signIn';

const form = { state: 'form' as const, onSubmit: fn(), loading: false };

const meta = preview.meta({
  title: 'Admin/Sign-in/AdminSignInPage',
  component: AdminSignInPage,
  args: { title: 'Hollin and Dale Admin' },
  argTypes: { state: { control: false } },
  decorators: [withApp],
  parameters: {
    layout: 'fullscreen',
    backend: {},
    docs: {
      story: { inline: false, height: '640px' },
    },
  },
});

export const Default = meta.story({ args: form });

Default.test('has its title and a link to the website', async ({ canvas }) => {
  await expect(
    canvas.getByRole('heading', { level: 1, name: 'Hollin and Dale Admin' }),
  ).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Return to Website' })).toHaveAttribute(
    'href',
    '/',
  );
});

/** With a note about the site, such as that it is a demo. */
export const Note = meta.story({
  args: {
    ...form,
    note: 'This is a demo: nothing is charged, and no e-mail leaves this browser.',
  },
  tags: ['!visual'],
});

Note.test('shows the note below the form', async ({ args, canvas }) => {
  await expect(canvas.getByText(String(args.note))).toBeVisible();
});

/** The prerendered state: only the browser knows the session. */
export const Loading = meta.story({ args: { state: 'loading' } });

Loading.test('shows no form before the session is known', async ({ canvas }) => {
  await expect(canvas.getByText('Looking up whether you are logged in …')).toBeVisible();
  await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
});

/** Opened with the link that the server prints while there is no owner. */
export const SetUp = meta.story({ args: { ...form, state: 'set-up' } });

SetUp.test('submits username and password', async ({ canvas, userEvent }) => {
  await fillIn({ username: ' owner ', password: 'oak ash elm yew' });
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'oak ash elm yew');
  await userEvent.click(canvas.getByRole('button', { name: 'Create Login' }));
  await waitFor(() =>
    expect(form.onSubmit).toHaveBeenCalledWith({ username: 'owner', password: 'oak ash elm yew' }),
  );
});

/** A password that is too short. */
export const SetUpMistakes = meta.story({
  ...SetUp.input,
  play: async ({ canvas, userEvent }) => {
    await fillIn({ username: 'owner', password: 'eleven char' });
    await userEvent.click(canvas.getByRole('button', { name: 'Create Login' }));
    await canvas.findAllByText('Password must be at least 12 characters');
  },
});

SetUpMistakes.test('shows the rule beside the password', async () => {
  await expect(fieldOf('password')).toBeInvalid();
  await expect(fieldOf('password')).toHaveAccessibleDescription(
    /At least 12 .* must be at least 12/,
  );
});

export const LinkExpired = meta.story({ args: { state: 'link-expired' } });

/** A business whose name does not fit on a line. */
export const LongName = meta.story({
  args: { ...form, title: 'Harrow, Harrow & Daughters, Joiners of Hebden Bridge Admin' },
  globals: { viewport: { value: 'phone' } },
});
