import { expect, fn } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buttonVariants, Stack } from '#src/design-system/index.ts';
import { BuyLink } from '#src/features/catalogue/BuyLink.tsx';

const NAME = 'Buy Standard website package, £179 (opens the payment page in a new tab)';

const meta = preview.meta({
  title: 'Features/Catalogue/BuyLink',
  component: BuyLink,
  args: {
    href: 'https://pay.example/standard',
    item: 'Standard',
    details: 'website package, £179',
    onBuy: fn(),
  },
  argTypes: { variant: { control: 'radio', options: buttonVariants } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: NAME })).toBeVisible();
    const link = canvas.getByRole('link', { name: NAME });
    await expect(link).toHaveAttribute('href', 'https://pay.example/standard');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('link', { name: NAME })).toHaveAttribute('data-replay');
  },
});

Default.test('reports a middle click, and no right click', async ({ args, canvas }) => {
  const link = canvas.getByRole('link', { name: NAME });
  const press = (button: number) =>
    link.dispatchEvent(new MouseEvent('auxclick', { button, bubbles: true }));
  press(2);
  await expect(args.onBuy).not.toHaveBeenCalled();
  press(1);
  await expect(args.onBuy).toHaveBeenCalledOnce();
});

export const Variants = meta.story({
  render: (args) => (
    <Stack gap="sm">
      {(['primary', 'secondary'] as const).map((variant) => (
        <BuyLink {...args} key={variant} variant={variant} item={`Standard, ${variant}`} />
      ))}
    </Stack>
  ),
});

/** A name that is longer than a line. */
export const LongName = meta.story({
  args: { item: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch website and shop' },
  decorators: [inColumn('18rem')],
});
