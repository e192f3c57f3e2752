import { expect } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { Button, Field, FormSection, Stack, TextInput } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Forms/FormSection',
  component: FormSection,
  args: {
    title: 'Contact',
    children: (
      <Field label="Name" required>
        {(control) => <TextInput {...control} />}
      </Field>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: {
    guidance: {
      use: 'The parts of a form with more than about six fields, and without a title its buttons.',
      avoid: 'A short form is a `Stack` of `Field`.',
      accessibility: 'The title is a heading, so that screen readers can move from part to part.',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveStyle({ breakAfter: 'avoid' });
  },
});

/** The buttons are aligned with the fields. */
export const Form = meta.story({
  render: (args) => (
    <Stack gap="md">
      <FormSection {...args} />
      <FormSection>
        <Button>Submit Request</Button>
      </FormSection>
    </Stack>
  ),
});

export const LongTitle = meta.story({
  args: { title: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch and its website' },
});
