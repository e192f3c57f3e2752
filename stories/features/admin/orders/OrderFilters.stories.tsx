import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { OrderFilters } from '#src/features/admin/orders/OrderFilters.tsx';
import type { OrderSort, StatusFilter } from '#src/features/admin/orders/useOrderList.ts';

const meta = preview.meta({
  title: 'Admin/Orders/OrderFilters',
  component: OrderFilters,
  args: {
    onText: fn(),
    status: 'all' as StatusFilter,
    onStatus: fn(),
    sort: { key: 'date', direction: 'descending' } as OrderSort,
    onSort: fn(),
    counts: { all: 10_000, Completed: 3334, 'In Progress': 3333, Active: 3333, other: 0 },
  },
});

export const Default = meta.story();

Default.test('reports the search and the status', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), 'r');
  await expect(args.onText).toHaveBeenCalledWith('r');
  await userEvent.click(canvas.getByRole('radio', { name: /^Completed/ }));
  await expect(args.onStatus).toHaveBeenCalledWith('Completed');
});

Default.test('has no select for sorting beside a table’s headers', async ({ canvas }) => {
  await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
});

export const Chosen = meta.story({
  args: { status: 'Active' },
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search orders' });
    await userEvent.type(search, 'Harrow');
    search.blur();
  },
});

/** Some orders have a status from another tool. */
export const OtherStatuses = meta.story({
  args: { counts: { all: 9, Completed: 3, 'In Progress': 2, Active: 3, other: 1 } },
});

OtherStatuses.test('has one more option', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getAllByRole('radio')).toHaveLength(5);
  await userEvent.click(canvas.getByRole('radio', { name: /^Other/ }));
  await expect(args.onStatus).toHaveBeenCalledWith('other');
});

Default.test('offers no option without orders', async ({ canvas }) => {
  await expect(canvas.getAllByRole('radio')).toHaveLength(4);
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

Phone.test('sorts', async ({ args, canvas, userEvent }) => {
  await userEvent.selectOptions(
    canvas.getByRole('combobox', { name: 'Sort by' }),
    'Largest amount first',
  );
  await expect(args.onSort).toHaveBeenCalledWith({ key: 'amount', direction: 'descending' });
});
