import { expect } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { Field, Stack, TextArea, TextInput } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Forms/Field',
  component: Field,
  args: {
    label: 'Business name',
    required: true,
    children: (control) => <TextInput {...control} />,
  },
  argTypes: { children: { control: false } },
  parameters: {
    guidance: {
      use: 'Around every `TextInput`, `TextArea` and `Select` of a form. A line below the control is reserved for the error, so that nothing moves when it appears.',
      avoid:
        'A `RadioGroup` has its own legend and error, a `Switch` its own label. For a filter use a `FilterField`, for the error of a whole form a `FormError`. Do not put the hint into the placeholder, which disappears during typing.',
      accessibility:
        "It ties label, hint and error to the control. The error is part of the control's description, and the control is marked invalid. An optional field is marked ‘(optional)’; there are no stars to explain. After a failed attempt the first invalid control gets the focus.",
      pictures: {
        shows: 'HintAndError',
        parts: [
          {
            at: 'start',
            selector: 'label',
            text: 'The label, always visible. An optional one says so.',
          },
          { at: 'end', selector: 'label + p', text: 'A hint, before it is needed.' },
          { at: 'start', selector: 'input', text: 'The control.' },
          {
            at: 'start',
            selector: 'input + p',
            text: 'The error, on a line that is reserved for it.',
          },
        ],
        widths:
          'On a narrow screen the control fills the line. On a wide screen its column limits it, and the hint keeps to 66 characters a line.',
        right: {
          sample: () => (
            <Field label="Email" hint="For our reply only." required>
              {(control) => <TextInput {...control} />}
            </Field>
          ),
          text: 'Label and hint stay visible while the visitor types.',
        },
        wrong: {
          sample: () => <TextInput aria-label="Email" placeholder="Email (for our reply only)" />,
          text: 'A placeholder disappears with the first letter.',
        },
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Business name' })).toBeRequired();
    const field = canvas.getByRole('textbox').parentElement;
    await expect(field).toHaveStyle({ breakInside: 'avoid' });
    const input = canvas.getByRole('textbox', { name: 'Business name' });
    await expect(input).not.toHaveAccessibleDescription();
    await expect(input).toBeValid();
  },
});

Default.test('focuses the control when its label is pressed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Business name'));
  await expect(canvas.getByRole('textbox', { name: 'Business name' })).toHaveFocus();
});

export const Optional = meta.story({
  tags: ['!visual'],
  args: { label: 'Phone', required: false },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone (optional)' });
    await expect(input).not.toBeRequired();
  },
});

Optional.test(
  'has no text of only a space, which Chromium does not name',
  { parameters: { translated: false } },
  async ({ canvas }) => {
    const [first, second] = canvas.getByText('Phone').childNodes;
    await expect(first).toHaveTextContent(/^Phone $/, { normalizeWhitespace: false });
    await expect(second).toHaveTextContent('(optional)');
  },
);

/** A name, a line of text, and a text. */
export const Widths = meta.story({
  render: (args) => (
    <Stack gap="xs">
      <Field {...args} label="Name" />
      <Field {...args} label="Subject" wide />
      <Field {...args} label="Body">
        {(control) => <TextArea {...control} />}
      </Field>
    </Stack>
  ),
  globals: { viewport: { value: 'desktop' } },
});

Widths.test('has its width by what it asks for, in rem', async ({ canvas }) => {
  const rem = (name: string) => canvas.getByRole('textbox', { name }).offsetWidth / 16;
  await expect(['Name', 'Subject', 'Body'].map(rem)).toEqual([26, 80, 80]);
});

/** A setting that is valid without a value. */
export const Unmarked = meta.story({
  args: { required: false, unmarked: true },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Business name' })).not.toBeRequired();
  },
});

export const Hint = meta.story({
  args: { label: 'Current website', hint: 'The address you have now, if there is one.' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('textbox', { name: 'Current website' }),
    ).toHaveAccessibleDescription('The address you have now, if there is one.');
  },
});

export const WithError = meta.story({
  args: { error: 'Business name is required' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Business name' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Business name is required');
  },
});

export const HintAndError = meta.story({
  args: {
    label: 'Email',
    hint: 'We answer within 1–2 business days.',
    error: 'Please enter a valid email address',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'We answer within 1–2 business days. Please enter a valid email address',
    );
  },
});

/** The same field without and with its error: both are equally high. */
export const ReservedSpace = meta.story({
  render: (args) => (
    <Stack gap="none">
      <Field {...args} label="Without an error" />
      <Field {...args} label="With an error" error="Business name is required" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heights = ['Without an error', 'With an error'].map(
      (name) => canvas.getByText(name).parentElement?.getBoundingClientRect().height,
    );
    await expect(heights[0]).toBe(heights[1]);
  },
});

/** A label, a hint and an error of several lines. */
export const LongText = meta.story({
  args: {
    label:
      'The name of the business exactly as it should be set at the top of each page of the website, in the invoices and in the small print',
    hint: 'If the name that you trade under differs from the registered one, write the one that your customers know, and put the registered one into the additional information below.',
    error:
      'This name is longer than what fits on one line of the smallest screen, and so is this sentence about it.',
    required: false,
  },
});
