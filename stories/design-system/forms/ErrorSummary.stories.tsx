import { expect } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { ErrorSummary, Field, Stack, TextInput } from '#src/design-system/index.ts';

const labels: Readonly<Record<string, string>> = { name: 'Business name', email: 'Email' };

const meta = preview.meta({
  title: 'Design system/Forms/ErrorSummary',
  component: ErrorSummary,
  args: {
    errors: [
      { id: 'name', message: 'Enter the name of your business' },
      { id: 'email', message: 'Please enter a valid email address' },
    ],
  },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      {args.errors.map(({ id, message }) => (
        <Field key={id} label={labels[id] ?? ''} error={message} required>
          {(control) => <TextInput {...control} id={id} aria-label={labels[id]} />}
        </Field>
      ))}
    </Stack>
  ),
  parameters: {
    guidance: {
      use: 'Above the fields of a form that is longer than the screen, after a failed attempt. It stays as it is until the next one.',
      avoid:
        'In a short form the errors of the `Field`s are enough. A failure of the whole form is a `FormError`.',
      accessibility:
        'Each error is a link that focuses its control. It is not announced: the first wrong field has the focus, and its error is announced with the number of the others.',
    },
  },
});

export const Default = meta.story();

Default.test('focuses the control of an error', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Please enter a valid email address' }));
  await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});

/** No attempt has failed. */
export const Empty = meta.story({
  args: { errors: [] },
  tags: ['!dev', '!autodocs', '!visual'],
});
