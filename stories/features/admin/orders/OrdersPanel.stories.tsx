import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { sampleOrders } from '#src/domain/orders.ts';
import { OrdersPanel } from '#src/features/admin/orders/OrdersPanel.tsx';
import { canBeTriedAgain, reading, ready, unread } from '../reads';

const meta = preview.meta({
  title: 'Features/Admin orders/OrdersPanel',
  component: OrdersPanel,
  args: { orders: ready(sampleOrders), onRetry: fn(), onExport: fn() },
  parameters: {
    guidance: {
      use: 'The orders tab in each of its states, from props alone.',
      avoid: 'With the backend behind it, it is `Orders`.',
      accessibility: ['Each state has the same heading; empty says in words what will be here.'],
      do: 'Say how the first order comes about.',
      dont: 'Show an empty table with its headers.',
    },
  },
});

export const Default = meta.story({ tags: ['!visual'] });

Default.test('is called Orders', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Orders' })).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 2, name: 'Orders' })).toBeVisible();
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
});

export const Loading = meta.story({ args: { orders: reading } });

Loading.test('says what it is doing', async ({ canvas }) => {
  await expect(canvas.getByText('Reading the orders …')).toBeVisible();
});

export const Failed = meta.story({ args: { orders: unread } });

Failed.test('can be tried again', canBeTriedAgain);

export const Empty = meta.story({ args: { orders: ready([]) } });

Empty.test('says what will be here, and has nothing to search', async ({ canvas }) => {
  await expect(canvas.getByText('No orders yet')).toBeVisible();
  await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
});

export const EmptyDark = Empty.extend({ globals: { theme: 'dark' } });
