import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { OrderSortSelect } from '#src/features/admin/orders/OrderSortSelect.tsx';

const meta = preview.meta({
  title: 'Owner/Orders/OrderSortSelect',
  component: OrderSortSelect,
  args: { sort: { key: 'date' as const, direction: 'descending' as const }, onSort: fn() },
});

/** Nothing on wide screens: the headers of the table sort. */
export const Default = meta.story({ tags: ['!visual'] });

Default.test('is hidden beside a table’s headers', async ({ canvas }) => {
  await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

Phone.test('sorts', async ({ args, canvas, userEvent }) => {
  await userEvent.selectOptions(
    canvas.getByRole('combobox', { name: 'Sort by' }),
    canvas.getByRole('option', { name: 'Largest amount first' }),
  );
  await expect(args.onSort).toHaveBeenCalledWith({ key: 'amount', direction: 'descending' });
});
