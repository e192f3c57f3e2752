import { expect } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { ErrorSummary, Field, Stack, TextInput } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Forms/ErrorSummary',
  component: ErrorSummary,
  decorators: [withApp],
  args: {
    errors: [
      { id: 'name', label: 'Business name', message: 'Please fill in this field' },
      { id: 'email', label: 'Email', message: 'Please enter a valid email address' },
    ],
  },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      {args.errors.map(({ id, label, message }) => (
        <Field key={id} label={label} error={message} required>
          {(control) => <TextInput {...control} id={id} aria-label={label} />}
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
  await userEvent.click(
    canvas.getByRole('link', { name: 'Email: Please enter a valid email address' }),
  );
  await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});

/** No attempt has failed. */
export const Empty = meta.story({
  args: { errors: [] },
  tags: ['!dev', '!autodocs', '!visual'],
});
