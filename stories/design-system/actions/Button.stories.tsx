import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { radioControls } from '#.storybook/radioControls.ts';
import {
  Button,
  buttonLooks,
  buttonSizes,
  buttonTones,
  buttonVariants,
  buttonWidths,
  Icon,
  Inline,
  Stack,
} from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Actions/Button',
  component: Button,
  args: { children: 'Send request', onClick: fn() },
  argTypes: {
    ...radioControls(buttonLooks),
    children: { control: 'text' },
  },
  parameters: {
    guidance: {
      use: 'For actions on this page: send, open, close, save. Use one `primary` button in a view, for the main action; the others are `secondary` or `quiet`. The tone `danger` is for irreversible actions; its label names what is lost. Begin the label with a verb and name the object.',
      avoid:
        'For navigation use a `ButtonLink`, for a link in a sentence a `TextLink`, for switching views a `SegmentedControl`.',
      accessibility:
        'A loading button stays in the tab order and has `aria-busy`, so that the focus is not lost during a request. A disabled button is not in the tab order, so its reason is not heard: prefer `aria-disabled` with a description, and answer a press with the reason. A button with an icon alone needs its name in a `VisuallyHidden`.',
      pictures: {
        shows: 'WithIcon',
        parts: [
          { at: 'start', selector: 'button', text: 'The target, at least 44 px high.' },
          { at: 'above', selector: 'svg', text: 'An icon that repeats the label, or none.' },
          { at: 'below', selector: 'button', text: 'The label: a verb and its object.' },
        ],
        widths:
          'On a narrow screen a long label takes more lines, and a row of buttons becomes a column of full width. On a wide screen a button is as wide as its label.',
        right: {
          sample: () => (
            <Inline>
              <Button>Send request</Button>
              <Button variant="secondary">Cancel</Button>
            </Inline>
          ),
          text: 'One main action, and a quieter one beside it.',
        },
        wrong: {
          sample: () => (
            <Inline>
              <Button>OK</Button>
              <Button>Cancel</Button>
            </Inline>
          ),
          text: 'Two main actions compete, and “OK” does not say what happens.',
        },
      },
    },
  },
});

export const Default = meta.story();

Default.test('calls onClick on a press and on Enter', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Send request' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).toHaveBeenCalledTimes(2);
});

Default.test('calls onClick twice on a double click', async ({ args, canvas, userEvent }) => {
  await userEvent.dblClick(canvas.getByRole('button'));
  await expect(args.onClick).toHaveBeenCalledTimes(2);
});

/** Each variant in each tone. */
export const Variants = meta.story({
  render: (args) => (
    <Stack>
      {buttonTones.map((tone) => (
        <Inline key={tone}>
          {buttonVariants.map((variant) => (
            <Button {...args} key={variant} variant={variant} tone={tone}>
              {variant}, {tone}
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
});

export const Sizes = meta.story({
  render: (args) => (
    <Inline>
      {buttonSizes.map((size) => (
        <Button {...args} key={size} size={size}>
          {size}
        </Button>
      ))}
    </Inline>
  ),
});

export const Widths = meta.story({
  render: (args) => (
    <Stack>
      {buttonWidths.map((width) => (
        <Inline key={width}>
          <Button {...args} width={width}>
            {width}
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
});

export const WithIcon = meta.story({
  args: {
    children: (
      <>
        <Icon name="arrowUp" />
        Back to top
      </>
    ),
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

Disabled.test(
  'is not in the tab order, and ignores presses',
  async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
);

/** Cannot succeed yet: the description says why, and a press is answered. */
export const Unready = meta.story({
  args: { 'aria-disabled': true },
  render: (args) => (
    <Inline>
      {buttonTones.map((tone) => (
        <Button {...args} key={tone} tone={tone}>
          {tone}
        </Button>
      ))}
    </Inline>
  ),
});

Unready.test(
  'stays focusable with a ring that does not fade, and answers presses',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'neutral' })).toHaveStyle({ opacity: '1' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'neutral' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
);

export const Loading = meta.story({ args: { loading: true, children: 'Sending' } });

Loading.test(
  'turns its spinner, stays focusable with a ring that does not fade, and ignores presses',
  async ({ canvas, args, userEvent }) => {
    const [turn] = canvas.getByRole('button').getAnimations({ subtree: true });
    await expect(turn?.effect?.getComputedTiming()).toMatchObject({ iterations: Infinity });
    await expect(canvas.getByRole('button')).toHaveStyle({ opacity: '1' });
    const button = canvas.getByRole('button', { name: 'Sending' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
);

/** A button that starts work, before it is pressed. */
export const ReadyToLoad = meta.story({
  args: { loading: false },
  tags: ['!dev', '!autodocs', '!visual'],
});

ReadyToLoad.test('counts a double click as one press', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button');
  await userEvent.dblClick(button);
  await expect(args.onClick).toHaveBeenCalledOnce();
  await userEvent.click(button);
  await expect(args.onClick).toHaveBeenCalledTimes(2);
});

ReadyToLoad.test('is not pressed again by a held Enter key', ({ canvas }) => {
  const press = (repeat: boolean) =>
    fireEvent.keyDown(canvas.getByRole('button'), { key: 'Enter', repeat });
  expect([press(false), press(true)]).toEqual([true, false]);
});

/** Its label changes with its state, in a translated page. */
export const Working = meta.story({
  parameters: { translated: true },
  tags: ['!dev', '!autodocs', '!visual'],
  render: function Render(args) {
    const [isSending, setIsSending] = useState(false);
    return (
      <Button {...args} loading={isSending} onClick={() => setIsSending(true)}>
        {isSending ? 'Sending' : 'Send'}
      </Button>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('button')).toHaveTextContent(/^Sending$/);
  },
});

/** A label that is longer than the screen is wide. */
export const LongLabel = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { children: 'Send this unusually long request to the whole of the workshop right away' },
});
