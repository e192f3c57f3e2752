import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildOrder, buildOrders } from '#mocks/factories/order.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { Stack } from '#src/design-system/index.ts';
import type { Account } from '#src/domain/accounts.ts';
import { OrderHistory } from '#src/features/admin/accounts/OrderHistory.tsx';

const user = buildUser();
const account: Account = {
  ...user,
  orders: [buildOrder(), buildOrder({ id: 'ORD-102', date: '2026-02-20' })],
};

const meta = preview.meta({
  title: 'Owner/Accounts/OrderHistory',
  component: OrderHistory,
  args: { account },
});

export const Default = meta.story();

Default.test('shows the newest first, with the name in the caption', async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: 'Orders of Ruth Harrow' })).toBeVisible();
  const ids = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
  await expect(ids).toEqual(['ORD-102', 'ORD-101']);
});

/** Customers below each other, one with short and one with long texts. */
export const SeveralCustomers = meta.story({
  render: () => (
    <Stack gap="lg">
      <OrderHistory account={account} />
      <OrderHistory
        account={{
          ...user,
          name: 'Sam Dale',
          orders: [buildOrder({ service: 'Ultimate Hosting (yearly), with a move', amount: '£1' })],
        }}
      />
    </Stack>
  ),
});

SeveralCustomers.test('have the same column widths', async ({ canvas }) => {
  const widths = canvas.getAllByRole('table').map((table) =>
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.getBoundingClientRect().width),
  );
  await expect(widths[0]).toEqual(widths[1]);
});

export const Empty = meta.story({ args: { account: { ...user, orders: [] } } });

Empty.test('explains how orders are matched', async ({ canvas }) => {
  await expect(
    canvas.getByText("No orders yet. They are found by the customer's name."),
  ).toBeVisible();
});

export const Many = meta.story({
  args: { account: { ...user, orders: buildOrders(2000) } },
  tags: ['!visual'],
});

Many.test('shows ten orders and changes the page', async ({ canvas, userEvent }) => {
  await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
  await expect(canvas.getByText('Page 2 of 200')).toBeVisible();
});
