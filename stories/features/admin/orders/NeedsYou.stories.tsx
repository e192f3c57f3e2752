import { expect, screen, userEvent } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildAttention } from '#mocks/factories/adminOrder.ts';
import { NeedsYou } from '#src/features/admin/orders/NeedsYou.tsx';

const meta = preview.meta({
  title: 'Owner/Orders/NeedsYou',
  component: NeedsYou,
  decorators: [withApp],
  args: { attention: buildAttention() },
});

const lines = [
  'Ruth Harrow, Standard Website. Disputed, answer by 9 Mar',
  'Sam Dale, Premium Website. Inquiry, answer by 12 Mar',
  'Nadia Osei, Basic Hosting (monthly). Payment overdue since 28 Feb',
  'Gwen Pritchard, Single Hosting (yearly). Payment failed',
  'Basic Hosting (monthly). Ends on 16 Mar',
  'Tom Ashworth, Ecommerce Website. Payment failed',
];

/** The orders that are shown. */
const shown = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.checkVisibility())
    .map(({ textContent }) => textContent);

export const Default = meta.story({});

Default.test('has one order with its day, and the others on demand', async ({ canvas }) => {
  await expect(shown()).toEqual(lines.slice(0, 1));
  await userEvent.click(canvas.getByText('5 more'));
  await expect(shown()).toEqual(lines);
  await userEvent.click(canvas.getByText('Show fewer'));
  await expect(shown()).toEqual(lines.slice(0, 1));
  await userEvent.click(canvas.getByText('5 more'));
  await expect(canvas.getByRole('link', { name: /^Nadia Osei/ })).toHaveAttribute(
    'href',
    '/admin/orders/ord_3',
  );
});

/** More than the server names. */
export const Many = meta.story({
  args: { attention: buildAttention({ count: 106 }) },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('105 more'));
    await expect(canvas.getByText('The list below has 100 more, under Other.')).toBeVisible();
  },
});

/** No other. */
export const One = meta.story({
  args: { attention: { count: 1, orders: buildAttention().orders.slice(0, 1) } },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(shown()).toEqual(lines.slice(0, 1));
    await expect(canvas.queryByText(/more$/)).not.toBeInTheDocument();
  },
});
