import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Button, buttonSizes, buttonVariants, buttonWidths } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Actions/Button',
  component: Button,
  args: { children: 'Send request', onClick: fn() },
  argTypes: {
    variant: { control: 'radio', options: buttonVariants },
    size: { control: 'radio', options: buttonSizes },
    width: { control: 'radio', options: buttonWidths },
  },
});

export const Default = meta.story();

Default.test('answers a press and the Enter key', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Send request' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).toHaveBeenCalledTimes(2);
});

export const Variants = meta.story({
  render: (args) => (
    <>
      {buttonVariants.map((variant) => (
        <Button {...args} key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </>
  ),
});

export const Sizes = meta.story({
  render: (args) => (
    <>
      {buttonSizes.map((size) => (
        <Button {...args} key={size} size={size}>
          {size}
        </Button>
      ))}
    </>
  ),
});

export const FullWidth = meta.story({ args: { width: 'full' } });

export const Disabled = meta.story({ args: { isDisabled: true } });

export const Busy = meta.story({ args: { isBusy: true, children: 'Sending' } });

Busy.test('stays focusable and ignores presses', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Sending' });
  await userEvent.tab();
  await expect(button).toHaveFocus();
  await userEvent.click(button);
  await expect(args.onClick).not.toHaveBeenCalled();
});

/** Torture: a label far too long for its place. */
export const LongLabel = meta.story({
  args: { children: 'Send this unusually long request to the whole of the workshop right away' },
});
