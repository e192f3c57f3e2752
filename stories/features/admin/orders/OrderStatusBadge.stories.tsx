import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Inline } from '#src/design-system/index.ts';
import { orderStatuses } from '#src/domain/orders.ts';
import { OrderStatusBadge } from '#src/features/admin/orders/OrderStatusBadge.tsx';

const meta = preview.meta({
  title: 'Features/Admin orders/OrderStatusBadge',
  component: OrderStatusBadge,
  args: { status: 'Completed' },
  parameters: {
    guidance: {
      use: 'How far an order has come: Completed green, In Progress blue, anything else amber.',
      avoid:
        'Another rank or state is a `Badge` with its own tone. Progress in steps is not defined for orders.',
      accessibility: ['The word is the status; the colour only repeats it.'],
      do: 'Show an unknown status as it is written.',
      dont: 'Translate a status into a nicer word: it is what the owner searches for.',
    },
  },
});

export const Default = meta.story();

export const All = meta.story({
  render: () => (
    <Inline>
      {orderStatuses.map((status) => (
        <OrderStatusBadge key={status} status={status} />
      ))}
    </Inline>
  ),
});

All.test('says each in words', async ({ canvas }) => {
  for (const status of orderStatuses) await expect(canvas.getByText(status)).toBeVisible();
});

All.test('gives each a colour of its own', async ({ canvas }) => {
  const colours = orderStatuses.map((status) => getComputedStyle(canvas.getByText(status)).color);
  await expect(new Set(colours).size).toBe(orderStatuses.length);
});

/** One that another tool has written. */
export const Unknown = meta.story({ args: { status: 'On Hold' } });

export const Dark = All.extend({ globals: { theme: 'dark' } });
