import { expect } from 'storybook/test';
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

export const Default = meta.story({});

Default.test('has each order with its day, and how many more there are', async ({ canvas }) => {
  const lines = [
    'Ruth Harrow, Standard Website. Disputed, answer by 9 March 2026',
    'Sam Dale, Premium Website. Inquiry, answer by 12 March 2026',
    'Nadia Osei, Basic Hosting (monthly). Payment overdue since 28 February 2026',
    'Gwen Pritchard, Single Hosting (yearly). Payment failed',
    'Basic Hosting (monthly). Ends on 16 March 2026',
  ];
  const items = canvas.getAllByRole('listitem');
  await expect(items.map(({ textContent }) => textContent)).toEqual(lines);
  await expect(canvas.getByText('1 more')).toBeVisible();
  await expect(canvas.getByRole('link', { name: /^Ruth Harrow/ })).toHaveAttribute(
    'href',
    '/admin/orders/ord_1',
  );
});

export const One = meta.story({
  args: { attention: { count: 1, orders: buildAttention().orders.slice(2, 3) } },
  tags: ['!visual'],
});

One.test('names no others', async ({ canvas }) => {
  await expect(canvas.queryByText(/more$/)).not.toBeInTheDocument();
});
