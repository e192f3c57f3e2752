import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Stack, Switch } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Forms/Switch',
  component: Switch,
  args: { label: 'Test mode', onChange: fn() },
  parameters: {
    guidance: {
      use: 'Turns one thing on or off, at once or with the form that it stands in. The word beside it says its state.',
      avoid:
        'Two ways to see the same thing are a `SegmentedControl`; a question with two answers is a `RadioGroup` with Yes and No.',
      accessibility: [
        'It is a checkbox with the role of a switch: Space changes it, and ‘on’ or ‘off’ is read with its label.',
        'The state is told by a word and by position, never by colour alone.',
      ],
      do: {
        words: 'Name the thing that is on or off.',
        shown: () => <Switch label="Test mode" defaultChecked />,
      },
      dont: {
        words: 'Change the label with the state: then nobody knows what ‘on’ means.',
        shown: () => <Switch label="Disable test mode" />,
      },
    },
  },
});

export const Default = meta.story();

Default.test('is off at first', async ({ canvas }) => {
  await expect(canvas.getByRole('switch', { name: 'Test mode' })).not.toBeChecked();
  await expect(canvas.getByText('Off')).toBeVisible();
});

Default.test('goes on with a press, and says so in a word', async ({ args, canvas, userEvent }) => {
  const control = canvas.getByRole('switch', { name: 'Test mode' });
  await userEvent.click(control);
  await expect(control).toBeChecked();
  await expect(canvas.getByText('On')).toBeVisible();
  await expect(args.onChange).toHaveBeenCalledOnce();
});

Default.test('goes on with a press on its label', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Test mode'));
  await expect(canvas.getByRole('switch', { name: 'Test mode' })).toBeChecked();
});

Default.test('answers the space bar', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('switch', { name: 'Test mode' })).toBeChecked();
});

export const On = meta.story({ args: { defaultChecked: true } });

On.test('goes off with a press', async ({ canvas, userEvent }) => {
  const control = canvas.getByRole('switch', { name: 'Test mode' });
  await userEvent.click(control);
  await expect(control).not.toBeChecked();
  await expect(canvas.getByText('Off')).toBeVisible();
});

export const Hint = meta.story({
  args: { hint: 'Payments are simulated, and no card is charged.', defaultChecked: true },
});

Hint.test('describes the switch with the hint', async ({ canvas }) => {
  await expect(canvas.getByRole('switch', { name: 'Test mode' })).toHaveAccessibleDescription(
    'Payments are simulated, and no card is charged.',
  );
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

Disabled.test('answers no press', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Test mode'));
  await expect(args.onChange).not.toHaveBeenCalled();
});

/** Torture: a label and a hint far too long for their place. */
export const LongLabel = meta.story({
  args: {
    label:
      'Take a quarter off every hosting plan that is paid for by the year rather than by the month',
    hint: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochwebsitedevelopmentworkshopandhosting',
  },
});
