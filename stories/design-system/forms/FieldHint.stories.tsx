import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { FieldHint } from '#src/design-system/forms/FieldHint.tsx';
import { TextInput } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Forms/FieldHint',
  component: FieldHint,
  args: { id: 'hint', children: 'The address you have now, if there is one.' },
  argTypes: { children: { control: 'text' } },
  render: (args) => (
    <>
      <FieldHint {...args} />
      <TextInput aria-label="Current website" aria-describedby={args.id} />
    </>
  ),
  parameters: {
    guidance: {
      use: 'By whatever draws a control of its own, for the sentence that helps to fill it in. It stands before the control, where it is read first.',
      avoid:
        'In a form take the `hint` of a `Field`, a `RadioGroup` or a `Switch`: they place and tie it. What is wrong is a `FieldMessage`.',
      accessibility: [
        "It helps only those who see it until its id is in the control's `aria-describedby`.",
      ],
      do: {
        words: 'One sentence that says what is hard to guess.',
        shown: () => <FieldHint id="hint-do">The address you have now, if there is one.</FieldHint>,
      },
      dont: {
        words: 'Repeat the label in more words.',
        shown: () => (
          <FieldHint id="hint-dont">Please enter your current website in this field.</FieldHint>
        ),
      },
    },
  },
});

export const Default = meta.story();

Default.test('describes the control that names it', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
    'The address you have now, if there is one.',
  );
});

/** Torture: a hint of several lines, and a word that cannot be broken. */
export const LongText = meta.story({
  args: {
    children:
      'If there is none yet, leave it empty; if it lives at an address such as llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch.example, copy it from the browser instead of typing it.',
  },
  globals: { viewport: { value: 'phone' } },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
