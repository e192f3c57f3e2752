import { expect, fn } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { Field, Stack, TextArea, textAreaSizes } from '#src/design-system/index.ts';

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `Line ${index + 1} of what we sell`).join('\n');

const meta = preview.meta({
  title: 'Design system/Forms/TextArea',
  component: TextArea,
  args: { onChange: fn() },
  argTypes: { size: { control: 'radio', options: textAreaSizes } },
  render: (args) => (
    <Field label="Products and services" required>
      {(control) => <TextArea {...control} {...args} />}
    </Field>
  ),
  parameters: {
    guidance: {
      use: 'Several lines of text, inside a `Field`. Its height suggests how much to write; it grows with the text.',
      avoid: 'For one line use a `TextInput`, for a choice a `RadioGroup`.',
      accessibility:
        'Enter makes a new line and does not send the form. It can be resized by hand, and never fills more than 70 % of the screen.',
    },
  },
});

export const Default = meta.story();

Default.test('keeps the line breaks of typed text', async ({ canvas, userEvent }) => {
  const area = canvas.getByRole('textbox', { name: 'Products and services' });
  await userEvent.type(area, 'Flour{Enter}Bread');
  await expect(area).toHaveValue('Flour\nBread');
});

export const Sizes = meta.story({
  render: (args) => (
    <Stack gap="sm">
      {textAreaSizes.map((size) => (
        <Field key={size} label={size} required>
          {(control) => <TextArea {...args} {...control} size={size} />}
        </Field>
      ))}
    </Stack>
  ),
});

export const Filled = meta.story({
  args: { defaultValue: lines(9) },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Products and services' });
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
  },
});

/** More lines than the screen has. */
export const ManyLines = meta.story({
  args: { defaultValue: lines(80) },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Products and services' });
    await expect(area.clientHeight).toBeLessThan(window.innerHeight);
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
});

export const Invalid = meta.story({
  args: { defaultValue: 'Tea' },
  render: (args) => (
    <Field
      label="Products and services"
      error="Please tell us what products or services you offer"
      required
    >
      {(control) => <TextArea {...control} {...args} />}
    </Field>
  ),
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: lines(2) } });

export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: lines(2) } });

/** A word that is longer than the line. */
export const UnbrokenWord = meta.story({
  args: {
    defaultValue:
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochwebsitedevelopmentworkshopandhosting',
  },
});
