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
  parameters: {
    guidance: {
      use: 'Leads to a payment page, once for each thing that can be bought. It is a real link: it works before and without JavaScript, and no pop-up blocker stops it.',
      avoid:
        'Whatever leads to a page of this site is a `ButtonLink`. What does something here is a `Button`.',
      accessibility: [
        'Its name begins with what can be seen, ‘Buy Standard’, and goes on with the price and that a new tab opens.',
        'Nine of them differ in their names, so that a list of links can be used.',
      ],
      do: 'Write ‘Buy’ and the thing.',
      dont: 'Write ‘Get started’.',
    },
  },
});

export const Default = meta.story();

Default.test('says what is bought, for how much, and where it opens', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: NAME })).toBeVisible();
});

Default.test('opens the payment page in a tab of its own', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: NAME });
  await expect(link).toHaveAttribute('href', 'https://pay.example/standard');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

Default.test('tells of a press', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: NAME }));
  await expect(args.onBuy).toHaveBeenCalledOnce();
});

Default.test('tells of the Enter key', async ({ args, canvas, userEvent }) => {
  canvas.getByRole('link', { name: NAME }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onBuy).toHaveBeenCalledOnce();
});

Default.test('is marked for the clicks that come before React', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: NAME })).toHaveAttribute('data-replay');
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

/** Torture: a name far too long for its place, and without one to break it. */
export const LongName = meta.story({
  args: { item: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch website and shop' },
  decorators: [inColumn('18rem')],
});
