import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import {
  SortableTable,
  type SortableTableProps,
  sortDirections,
  Table,
  type TableColumn,
} from '#src/design-system/index.ts';
import { type Order, orderColumns, orders } from './orders.tsx';

type Columns = SortableTableProps<Order>['columns'];

const [naming, ...others] = orderColumns;
const sortable = (column: TableColumn<Order>) => ({ ...column, sortKey: column.header });
const columns: Columns = [sortable(naming), ...others.map(sortable)];

const shortColumns: Columns = [
  { header: 'Order', cell: (order) => order.id },
  { header: 'Date', cell: ({ date }) => date, sortKey: 'date' },
];

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
      use: 'Rows that the reader looks through in more than one order, such as the latest first, or the largest. Whoever has the rows sorts them.',
      avoid:
        'Rows that have one useful order come in it, in a `Table`: three packages need no sorting.',
      accessibility: [
        'The sorted column says so (`aria-sort`), and its arrow points the same way.',
        'Cards have no headers to press: offer the sorting in a `Select` there.',
      ],
      do: {
        words: 'Say from the start what the rows are sorted by.',
        shown: () => (
          <SortableTable
            caption="Orders"
            columns={shortColumns}
            rows={orders}
            rowKey={(order) => order.id}
            sort={{ key: 'date', direction: 'ascending' }}
            onSort={() => {}}
          />
        ),
      },
      dont: {
        words: 'Leave the order of the rows for the reader to find out.',
        shown: () => (
          <Table
            caption="Orders"
            columns={shortColumns}
            rows={orders}
            rowKey={(order) => order.id}
          />
        ),
      },
    },
  },
});

/** The headers of columns that can be sorted by are buttons. */
export const Default = meta.story();

Default.test('says which column it is sorted by, and which way', async ({ canvas }) => {
  await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(canvas.getByRole('columnheader', { name: 'Customer' })).not.toHaveAttribute(
    'aria-sort',
  );
});

Default.test('tells which header was pressed', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
  await expect(args.onSort).toHaveBeenCalledWith('Amount');
});

export const Ascending = meta.story({
  args: { sort: { key: 'Amount', direction: sortDirections[0] } },
});

/** Cards have no headers: nothing there is to be pressed, or focused out of sight. */
export const AsCards = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

AsCards.test('has no button out of sight', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  await expect(canvas.getByRole('columnheader', { name: 'Date' })).toBeInTheDocument();
});
