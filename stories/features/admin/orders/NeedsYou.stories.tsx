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
  'Ruth Harrow, Standard Website. Disputed, answer by 9 March 2026',
  'Sam Dale, Premium Website. Inquiry, answer by 12 March 2026',
  'Nadia Osei, Basic Hosting (monthly). Payment overdue since 28 February 2026',
  'Gwen Pritchard, Single Hosting (yearly). Payment failed',
  'Basic Hosting (monthly). Ends on 16 March 2026',
  'Tom Ashworth, Ecommerce Website. Payment failed',
];

/** The orders that are shown. */
const shown = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.checkVisibility())
    .map(({ textContent }) => textContent);

export const Default = meta.story({});

Default.test('has two orders with their days, and the others on demand', async ({ canvas }) => {
  await expect(shown()).toEqual(lines.slice(0, 2));
  await userEvent.click(canvas.getByText('4 more'));
  await expect(shown()).toEqual(lines);
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
    await userEvent.click(canvas.getByText('104 more'));
  },
});

Many.test('says where the others are', async ({ canvas }) => {
  await expect(canvas.getByText('The list below has 100 more, under Other.')).toBeVisible();
});

/** As many as fit without a line that hides them. */
export const Three = meta.story({
  args: { attention: { count: 3, orders: buildAttention().orders.slice(0, 3) } },
  tags: ['!visual'],
});

Three.test('hides none', async ({ canvas }) => {
  await expect(shown()).toEqual(lines.slice(0, 3));
  await expect(canvas.queryByText(/more$/)).not.toBeInTheDocument();
});
