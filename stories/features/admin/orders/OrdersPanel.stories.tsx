import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { sampleOrders } from '#src/content/sampleOrders.ts';
import { OrdersPanel } from '#src/features/admin/orders/OrdersPanel.tsx';
import { failed, loading, ready, retriesOnce } from '../../loading/loadables';

const meta = preview.meta({
  title: 'Admin/Orders/OrdersPanel',
  component: OrdersPanel,
  args: { orders: ready(sampleOrders), onRetry: fn(), onExport: fn() },
});

export const Default = meta.story({ tags: ['!visual'] });

Default.test('has the heading Orders', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Orders' })).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

export const Loading = meta.story({ args: { orders: loading } });

Loading.test('shows that it is loading', async ({ canvas }) => {
  await expect(canvas.getByText('Reading the orders …')).toBeVisible();
});

export const Failed = meta.story({ args: { orders: failed } });

Failed.test('retries on demand', retriesOnce);

export const Empty = meta.story({ args: { orders: ready([]) } });

Empty.test('shows what will be listed, without a search field', async ({ canvas }) => {
  await expect(canvas.getByText('No orders yet')).toBeVisible();
  await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
});
