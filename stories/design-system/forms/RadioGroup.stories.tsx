import { expect, fn } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { RadioGroup } from '#src/design-system/index.ts';

const websiteTypes = [
  { value: 'business', label: 'Business' },
  { value: 'ecommerce', label: 'Ecommerce' },
  { value: 'portfolio', label: 'Portfolio' },
  { value: 'other', label: 'Other' },
];

const pageCounts = [
  { value: '1-5', label: '1–5 pages' },
  { value: '6-10', label: '6–10 pages' },
  { value: '11-20', label: '11–20 pages' },
  { value: '20+', label: 'More than 20' },
];

const meta = preview.meta({
  title: 'Design system/Forms/RadioGroup',
  component: RadioGroup,
  // A form for each story: radio buttons with one name on one page are one group.
  decorators: [
    (Story) => (
      <form>
        <Story />
      </form>
    ),
  ],
  args: {
    legend: 'Website type',
    name: 'websiteType',
    options: websiteTypes,
    defaultValue: 'business',
    required: true,
    onChange: fn(),
  },
  parameters: {
    guidance: {
      use: 'One choice among two to seven options that should all be visible. Put the most likely option first, and choose it by default if there is one.',
      avoid:
        'For switching views use a `SegmentedControl`, for many options a `Select`, for on or off a `Switch`.',
      accessibility:
        'The legend is the name of the group and is read with the first option. The arrow keys move between the options; Tab leaves the group. The whole card of an option is its target.',
      pictures: {
        shows: 'Default',
        parts: [
          { at: 'start', selector: 'legend', text: 'The question.' },
          {
            at: 'end',
            selector: 'label',
            text: 'The whole card can be pressed; the chosen one is tinted.',
          },
          { at: 'start', selector: 'label:nth-child(2) input', text: 'The radio button.' },
        ],
        widths: 'As many options as fit are side by side, each at least 9.5 rem wide.',
        right: {
          sample: () => (
            <RadioGroup
              legend="Number of pages"
              name="right"
              options={pageCounts}
              defaultValue="1-5"
              required
            />
          ),
          text: 'Short options side by side, with the likeliest first and chosen.',
        },
        wrong: {
          sample: () => (
            <RadioGroup
              legend="Send me news"
              name="wrong"
              options={[
                { value: 'on', label: 'On' },
                { value: 'off', label: 'Off' },
              ]}
              required
            />
          ),
          text: 'On and off is a Switch, and nothing is chosen.',
        },
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Website type' })).toBeRequired();
    await expect(canvas.getByRole('radio', { name: 'Business' })).toBeChecked();
  },
});

Default.test(
  'chooses an option by a press anywhere on its card',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Ecommerce'));
    await expect(canvas.getByRole('radio', { name: 'Ecommerce' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
);

Default.test('is one tab stop and moves by arrow keys', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('radio', { name: 'Business' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(canvas.getByRole('radio', { name: 'Ecommerce' })).toBeChecked();
});

export const NothingChosen = meta.story({
  render: ({ defaultValue: _, ...args }) => <RadioGroup {...args} />,
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
});

/** The parent keeps the value and does not change it. */
export const Controlled = meta.story({
  render: ({ defaultValue: _, ...args }) => <RadioGroup {...args} value="ecommerce" />,
  tags: ['!dev', '!autodocs', '!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Portfolio' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('radio', { name: 'Ecommerce' })).toBeChecked();
  },
});

/** Short labels. */
export const ShortLabels = meta.story({
  args: { options: pageCounts, defaultValue: '1-5' },
  play: async ({ canvas }) => {
    const card = canvas.getByText('1–5 pages').closest('label');
    await expect(card?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Hint = meta.story({
  args: { hint: 'It decides what we ask next, not what it costs.' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('radiogroup', { name: 'Website type' }),
    ).toHaveAccessibleDescription('It decides what we ask next, not what it costs.');
  },
});

export const Optional = meta.story({
  tags: ['!visual'],
  args: { required: false },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('radiogroup', { name: 'Website type (optional)' }),
    ).not.toBeRequired();
  },
});

export const Invalid = meta.story({
  args: { error: 'Please choose the type of website' },
  render: ({ defaultValue: _, ...args }) => <RadioGroup {...args} />,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Website type' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Please choose the type of website');
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

Disabled.test('ignores presses', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Portfolio'));
  await expect(args.onChange).not.toHaveBeenCalled();
});

export const ManyOptions = meta.story({
  args: {
    defaultValue: '3',
    options: Array.from({ length: 12 }, (_, index) => ({
      value: `${index}`,
      label: `${index * 10 + 1} to ${index * 10 + 10}`,
    })),
  },
});

/** As wide as the quote form on a screen of 488 px. */
export const NarrowColumns = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
  tags: ['!dev', '!autodocs', '!visual'],
  play: async ({ canvas }) => {
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText('Ecommerce'));
    await expect(range.getClientRects()).toHaveLength(1);
  },
});

/** Labels of several lines, and one without a space. */
export const LongLabels = meta.story({
  args: {
    options: [
      {
        value: 'long',
        label:
          'A website for a business with several branches, each with opening hours and people of its own',
      },
      {
        value: 'unbroken',
        label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochwebsite',
      },
    ],
  },
});
