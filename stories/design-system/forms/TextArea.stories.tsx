import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Field, Stack, TextArea, TextInput, textAreaSizes } from '#src/design-system/index.ts';

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
      use: 'Several lines of text, inside a `Field`. Its size when empty says how much is expected; it grows with what is written.',
      avoid: 'One line is a `TextInput`; an answer that can be chosen is a `RadioGroup`.',
      accessibility: [
        'Enter makes a new line and never sends the form.',
        'It can be made larger by hand as well, and never takes more than two thirds of the screen.',
      ],
      do: {
        words: 'Offer room for the answer that you hope for.',
        shown: () => (
          <Field label="What does your business do?">
            {(control) => <TextArea {...control} size="medium" />}
          </Field>
        ),
      },
      dont: {
        words: 'Ask for a description in a single line.',
        shown: () => (
          <Field label="What does your business do?">
            {(control) => <TextInput {...control} />}
          </Field>
        ),
      },
    },
  },
});

export const Default = meta.story();

Default.test('takes what is typed, with its line breaks', async ({ canvas, userEvent }) => {
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

export const Filled = meta.story({ args: { defaultValue: lines(9) } });

Filled.test('is as high as what is written in it', async ({ canvas }) => {
  const area = canvas.getByRole('textbox', { name: 'Products and services' });
  await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
});

/** Torture: more lines than a screen has. */
export const ManyLines = meta.story({ args: { defaultValue: lines(80) }, tags: ['!visual'] });

ManyLines.test('scrolls inside rather than fill the page', async ({ canvas }) => {
  const area = canvas.getByRole('textbox', { name: 'Products and services' });
  await expect(area.clientHeight).toBeLessThan(window.innerHeight);
  await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
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

Invalid.test('is invalid, and says why', async ({ canvas }) => {
  const area = canvas.getByRole('textbox', { name: 'Products and services' });
  await expect(area).toBeInvalid();
  await expect(area).toHaveAccessibleDescription(
    'Please tell us what products or services you offer',
  );
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: lines(2) } });

export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: lines(2) } });

/** Torture: a word that does not fit on a line. */
export const UnbrokenWord = meta.story({
  args: {
    defaultValue:
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochwebsitedevelopmentworkshopandhosting',
  },
});
