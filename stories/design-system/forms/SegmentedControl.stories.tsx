import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { SegmentedControl } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Forms/SegmentedControl',
  component: SegmentedControl<string>,
  // A form each: radio buttons of one name on one page would else be one group.
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
      use: 'Two to four ways to see the same thing, one at a time, with effect at once: prices by the month or by the year.',
      avoid:
        'An answer that is sent with a form is a `RadioGroup`; parts of a page that one moves between are `Tabs`; one thing on or off is a `Switch`.',
      accessibility: [
        'It is a group of radio buttons with a hidden legend: it is announced as a choice, and the arrow keys change it.',
        "It works before JavaScript, where a parent's style asks which button is checked.",
      ],
      do: {
        words: 'Words of about the same length, the usual choice first.',
        shown: () => (
          <SegmentedControl
            legend="Billing"
            name="billing-do"
            options={[
              { value: 'monthly', label: 'Monthly' },
              { value: 'yearly', label: 'Yearly', note: 'save 25%' },
            ]}
            defaultValue="monthly"
          />
        ),
      },
      dont: {
        words: 'Use it for commands: nothing says that pressing one does something for good.',
        shown: () => (
          <SegmentedControl
            legend="Order"
            name="billing-dont"
            options={[
              { value: 'keep', label: 'Keep' },
              { value: 'delete', label: 'Delete' },
            ]}
            defaultValue="keep"
          />
        ),
      },
    },
  },
});

export const Default = meta.story();

Default.test('is a group of native radio buttons', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Billing period' })).toBeVisible();
  await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
});

Default.test('changes with a press, and says to what', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Yearly'));
  await expect(canvas.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  await expect(args.onChange).toHaveBeenLastCalledWith('yearly');
});

Default.test('is one stop of the Tab key and answers the arrows', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('radio', { name: 'Monthly' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('radio', { name: 'Yearly' })).toBeChecked();
});

Default.test('lets a parent see its choice in CSS alone', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Yearly' }));
  const group = canvas.getByRole('group', { name: 'Billing period' });
  await expect(group.matches(':has(input[value="yearly"]:checked)')).toBe(true);
});

Default.test('has segments 44 px high', async ({ canvas }) => {
  const radio = canvas.getByRole('radio', { name: 'Monthly' });
  await expect(radio.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

export const Notes = meta.story({
  args: {
    defaultValue: 'yearly',
    options: [
      { value: 'monthly', label: 'Monthly' },
      { value: 'yearly', label: 'Yearly', note: 'save 25%' },
    ],
  },
});

Notes.test('reads the note with the label', async ({ canvas }) => {
  await expect(canvas.getByRole('radio', { name: 'Yearly save 25%' })).toBeChecked();
});

export const ThreeOptions = meta.story({
  args: {
    legend: 'Theme',
    name: 'theme',
    defaultValue: 'system',
    options: [
      { value: 'system', label: 'System' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

Disabled.test('answers no press', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Yearly'));
  await expect(args.onChange).not.toHaveBeenCalled();
});

export const OneOption = meta.story({
  args: { options: [{ value: 'monthly', label: 'Monthly' }] },
});

/** Torture: more than fits on a line. */
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

/** Torture: labels far too long for their place, and one without a place to break. */
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
