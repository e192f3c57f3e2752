import { expect, fn } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import {
  SortableTable,
  type SortableTableProps,
  sortDirections,
  type TableColumn,
} from '#src/design-system/index.ts';
import { type Order, orderColumns, orders } from './orders.tsx';

type Columns = SortableTableProps<Order>['columns'];

const [naming, ...others] = orderColumns;
const sortable = (column: TableColumn<Order>) => ({ ...column, sortKey: column.header });
const columns: Columns = [sortable(naming), ...others.map(sortable)];

const meta = preview.meta({
  title: 'Design system/Data/SortableTable',
  component: SortableTable<Order>,
  args: {
    caption: 'Customer orders',
    columns,
    rows: orders,
    rowKey: (order) => order.id,
    sort: { key: 'Date', direction: sortDirections[1] },
    onSort: fn(),
  },
  parameters: {
    guidance: {
      use: 'Rows that readers need in more than one order, such as the latest or the largest first. The parent sorts the rows.',
      avoid: 'Rows with one useful order belong in a `Table`.',
      accessibility:
        'The sorted column has `aria-sort`, and its arrow has the same direction. Rows of two lines have no header buttons: offer the sorting in a `Select` there.',
    },
  },
});

export const Default = meta.story({
  parameters: { translated: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getByRole('columnheader', { name: 'Customer' })).not.toHaveAttribute(
      'aria-sort',
    );
  },
});

Default.test(
  'calls onSort with the key of the pressed column',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(args.onSort).toHaveBeenCalledWith('Amount');
  },
);

export const Ascending = meta.story({
  tags: ['!visual'],
  args: { sort: { key: 'Amount', direction: sortDirections[0] } },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('columnheader', { name: 'Date' })).toBeInTheDocument();
  },
});
