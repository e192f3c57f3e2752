import { expect, fn } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { Stack, Switch } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Forms/Switch',
  component: Switch,
  args: { label: 'Test mode', onChange: fn() },
  parameters: {
    guidance: {
      use: 'Turns one thing on or off, immediately or with its form. A word beside it shows the state.',
      avoid:
        'For switching views use a `SegmentedControl`, for a question with two answers a `RadioGroup`. Do not change the label with the state: the meaning of ‘on’ is then unclear.',
      accessibility:
        'It is a checkbox with the role of a switch: Space changes it, and ‘on’ or ‘off’ is read with its label. The state is shown by a word and by position, not by colour alone.',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Test mode' })).not.toBeChecked();
    await expect(canvas.getByText('Off')).toBeVisible();
  },
});

Default.test('turns on by a press and shows the word On', async ({ args, canvas, userEvent }) => {
  const control = canvas.getByRole('switch', { name: 'Test mode' });
  await userEvent.click(control);
  await expect(control).toBeChecked();
  await expect(canvas.getByText('On')).toBeVisible();
  await expect(args.onChange).toHaveBeenCalledOnce();
});

export const On = meta.story({ args: { defaultChecked: true } });

export const Hint = meta.story({
  args: { hint: 'Payments are simulated, and no card is charged.', defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Test mode' })).toHaveAccessibleDescription(
      'Payments are simulated, and no card is charged.',
    );
  },
});

const bothStates = () => (
  <Stack gap="xs">
    <Switch label="Yearly discount" />
    <Switch label="Test mode" hint="No card is charged." defaultChecked />
    <Switch label="Yearly discount, for now" disabled />
    <Switch label="Test mode, for now" disabled defaultChecked />
  </Stack>
);

export const States = meta.story({ render: bothStates });

export const Disabled = meta.story({ args: { disabled: true } });

Disabled.test('ignores presses', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Test mode'));
  await expect(args.onChange).not.toHaveBeenCalled();
});

/** A label and a hint of several lines. */
export const LongLabel = meta.story({
  args: {
    label:
      'Take a quarter off every hosting plan that is paid for by the year rather than by the month',
    hint: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochwebsitedevelopmentworkshopandhosting',
  },
});
