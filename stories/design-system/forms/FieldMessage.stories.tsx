import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { FieldMessage } from '#src/design-system/forms/FieldMessage.tsx';
import { TextInput } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Forms/FieldMessage',
  component: FieldMessage,
  args: { id: 'message', error: 'Please enter a valid email address' },
  render: (args) => (
    <>
      <TextInput aria-label="Email" aria-describedby={args.id} aria-invalid={!!args.error} />
      <FieldMessage {...args} />
    </>
  ),
  parameters: {
    guidance: {
      use: 'By whatever draws a control of its own, for the line below it. The line stays when it is empty, so that an error moves nothing.',
      avoid:
        'In a form take the `error` of a `Field` or a `RadioGroup`. What is wrong with the whole form is a `FormError`.',
      accessibility: [
        "Its id belongs in the control's `aria-describedby`: that is how the error is heard when the control gets the focus.",
        'The icon and the words say the same; the colour only repeats it.',
      ],
      do: {
        words: 'Say what is wrong, and what to do.',
        shown: () => <FieldMessage id="message-do" error="Please enter a valid email address" />,
      },
      dont: {
        words: 'Blame, or name the rule instead of the mistake.',
        shown: () => <FieldMessage id="message-dont" error="Invalid input!" />,
      },
    },
  },
});

export const Default = meta.story();

Default.test('describes the control that names it', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  );
});

/** Nothing is wrong: the line is there all the same. */
export const Empty = meta.story({ args: { error: undefined } });

Empty.test('keeps its line free', async ({ canvas }) => {
  const line = canvas.getByRole('textbox').nextElementSibling;
  await expect(line).toBeEmptyDOMElement();
  await expect(line?.getBoundingClientRect().height).toBeGreaterThan(16);
});

/** Torture: an error of several lines. */
export const LongText = meta.story({
  args: {
    error:
      'This name is longer than what fits on one line of the smallest screen, and so is this sentence about it.',
  },
  globals: { viewport: { value: 'phone' } },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
