import { expect, fn } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { SegmentedControl } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Forms/SegmentedControl',
  component: SegmentedControl,
  // A form for each story: radio buttons with one name on one page are one group.
  decorators: [
    (Story) => (
      <form>
        <Story />
      </form>
    ),
  ],
  args: {
    legend: 'Billing period',
    name: 'billing',
    defaultValue: 'monthly',
    options: [
      { value: 'monthly', label: 'Monthly' },
      { value: 'yearly', label: 'Yearly' },
    ],
    onChange: fn(),
  },
  parameters: {
    guidance: {
      use: 'Switches immediately between two to four views of the same thing: prices by the month or by the year. Use labels of similar length, the usual choice first.',
      avoid:
        'For a choice in a form use a `RadioGroup`, for panels `Tabs`, for on or off a `Switch`.',
      accessibility:
        "It is a group of radio buttons with a hidden legend; the arrow keys change the choice. It works without JavaScript where a parent's style selects the checked radio button.",
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Billing period' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    const radio = canvas.getByRole('radio', { name: 'Monthly' });
    await expect(radio.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

Default.test('calls onChange with the chosen value', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Yearly'));
  await expect(canvas.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  await expect(args.onChange).toHaveBeenLastCalledWith('yearly');
});

Default.test('is one tab stop and moves by arrow keys', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('radio', { name: 'Monthly' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('radio', { name: 'Yearly' })).toBeChecked();
});

/** The parent keeps the value and does not change it. */
export const Controlled = meta.story({
  render: ({ defaultValue: _, ...args }) => <SegmentedControl {...args} value="yearly" />,
  tags: ['!dev', '!autodocs', '!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Monthly'));
    await expect(args.onChange).toHaveBeenCalledWith('monthly');
    await expect(canvas.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  },
});

export const Notes = meta.story({
  args: {
    defaultValue: 'yearly',
    options: [
      { value: 'monthly', label: 'Monthly' },
      { value: 'yearly', label: 'Yearly', note: 'save 25%' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Yearly save 25%' })).toBeChecked();
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

Disabled.test('ignores presses', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Yearly'));
  await expect(args.onChange).not.toHaveBeenCalled();
});

/** More options than fit on a line. */
export const ManyOptions = meta.story({
  args: {
    legend: 'Month',
    name: 'month',
    defaultValue: 'May',
    options: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
    ].map((month) => ({ value: month, label: month })),
  },
});

/** Labels of several lines, and one without a space. */
export const LongLabels = meta.story({
  args: {
    options: [
      {
        value: 'monthly',
        label: 'Every month, on the same day, for as long as you like and not a month longer',
      },
      {
        value: 'yearly',
        label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochonceayear',
      },
    ],
  },
});
