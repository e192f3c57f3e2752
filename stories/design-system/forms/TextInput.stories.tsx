import { expect, fn } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { Field, Stack, TextInput, textInputTypes } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Forms/TextInput',
  component: TextInput,
  args: { onChange: fn() },
  argTypes: { type: { control: 'select', options: textInputTypes } },
  render: (args) => (
    <Field label="Contact name" required>
      {(control) => <TextInput {...control} {...args} />}
    </Field>
  ),
  parameters: {
    guidance: {
      use: 'One line of text or a number, inside a `Field`. The type decides the keyboard of a phone; `before` and `after` hold the sign of a unit.',
      avoid: 'For several lines use a `TextArea`, for a few known answers a `RadioGroup`.',
      accessibility:
        'The sign is hidden from screen readers: name the unit in the label or in `unit`. Set `autoComplete` for personal data such as a name or an email address (WCAG 1.3.5).',
      pictures: {
        shows: 'Invalid',
        parts: [
          {
            at: 'above',
            selector: 'input',
            text: 'A line of text, 44 px high, with an edge of 3:1.',
          },
          { at: 'start', selector: 'label', text: 'The label of its field.' },
          {
            at: 'start',
            selector: 'input + p',
            text: 'The error of its field. The edge is red and thicker.',
          },
        ],
        widths:
          'It fills its column at every width. Its text has at least 16 px, so that a phone does not zoom in.',
        right: {
          sample: () => (
            <Field label="Price" required>
              {(control) => <TextInput {...control} type="number" before="£" defaultValue="2.49" />}
            </Field>
          ),
          text: 'The unit stands in the input, and only the number is typed.',
        },
        wrong: {
          sample: () => (
            <Field label="Price in £, two decimals" required>
              {(control) => <TextInput {...control} defaultValue="£2.49 pounds" />}
            </Field>
          ),
          text: 'The visitor has to guess the format.',
        },
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Contact name' });
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
  },
});

Default.test('has the typed value and calls onChange', async ({ args, canvas, userEvent }) => {
  const input = canvas.getByRole('textbox', { name: 'Contact name' });
  await userEvent.type(input, 'Ada');
  await expect(input).toHaveValue('Ada');
  await expect(args.onChange).toHaveBeenCalledTimes(3);
});

export const Filled = meta.story({ args: { defaultValue: 'Ada Weir' } });

export const Placeholder = meta.story({
  args: { placeholder: 'pk_test_...' },
  render: (args) => (
    <Field label="Publishable key (Test)" required>
      {(control) => <TextInput {...control} {...args} />}
    </Field>
  ),
});

export const Invalid = meta.story({
  args: { type: 'email', defaultValue: 'ada@' },
  render: (args) => (
    <Field label="Email" error="Please enter a valid email address" required>
      {(control) => <TextInput {...control} {...args} />}
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(getComputedStyle(input).borderBlockStartWidth).toBe('2px');
  },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Ada Weir' } });

Disabled.test('is not in the tab order', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('textbox', { name: 'Contact name' })).not.toHaveFocus();
});

export const ReadOnly = meta.story({
  tags: ['!visual'],
  args: { readOnly: true, defaultValue: 'Ada Weir' },
});

export const Types = meta.story({
  render: (args) => (
    <Stack gap="sm">
      {textInputTypes.map((type) => (
        <Field key={type} label={type} required>
          {(control) => (
            <TextInput
              {...args}
              {...control}
              type={type}
              defaultValue={type === 'number' ? '129' : 'weir'}
            />
          )}
        </Field>
      ))}
    </Stack>
  ),
});

/** A number with its unit, which is part of the description. */
export const Units = meta.story({
  args: { type: 'number', inputMode: 'decimal', step: '0.01' },
  render: (args) => (
    <Stack gap="sm">
      <Field label="Single plan monthly" required>
        {(control) => (
          <TextInput {...args} {...control} before="£" unit="pounds" defaultValue="2.49" />
        )}
      </Field>
      <Field label="Yearly discount percentage" required>
        {(control) => <TextInput {...args} {...control} after="%" defaultValue="25" />}
      </Field>
      <Field label="Yearly discount percentage, switched off" required>
        {(control) => <TextInput {...args} {...control} after="%" defaultValue="25" disabled />}
      </Field>
      <Field label="Basic plan monthly" error="This must be a number" required>
        {(control) => (
          <TextInput {...args} {...control} before="£" unit="pounds" defaultValue="4.79" />
        )}
      </Field>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Single plan monthly' })).toHaveValue(2.49);
    const single = canvas.getByRole('spinbutton', { name: 'Single plan monthly' });
    await expect(single).toHaveAccessibleDescription('pounds');
    const basic = canvas.getByRole('spinbutton', { name: 'Basic plan monthly' });
    await expect(basic).toHaveAccessibleDescription(/^pounds .*This must be a number/);
    const unit = canvas.getAllByText('£')[0];
    await expect(unit && getComputedStyle(unit).pointerEvents).toBe('none');
  },
});

/** A value without a space that is longer than the control. */
export const UnbrokenWord = meta.story({
  args: {
    defaultValue:
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochwebsitedevelopmentworkshop',
  },
});
