import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import type { TableProps } from '#src/design-system/index.ts';
import { PagedList } from '#src/features/admin/paged-list/PagedList.tsx';

interface Tree {
  id: string;
}

const columns: TableProps<Tree>['columns'] = [{ header: 'Tree', cell: ({ id }) => id }];
const query = { text: 'a', status: 'all', page: 2 };

const meta = preview.meta({
  title: 'Admin/Paged list/PagedList',
  component: PagedList<Tree, string>,
  args: {
    nouns: { one: 'tree', several: 'trees' },
    searchLabel: 'Search trees',
    filterLabel: 'Leaves',
    statuses: [
      { value: 'green', label: 'Green' },
      { value: 'fallen', label: 'Fallen' },
    ],
    columns,
    rows: [{ id: 'Walnut' }, { id: 'Oak' }],
    rowKey: ({ id }) => id,
    found: 6,
    counts: { all: 1060, green: 1059, fallen: 1 },
    pageSize: 2,
    query,
    onQuery: fn(),
    showAllLabel: 'Show All Trees',
    noMatch: 'No tree has this name.',
  },
});

/** The second of three pages. */
export const Default = meta.story();

Default.test('turns the page and keeps the search', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('6 of 1,060 trees');
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
  await expect(args.onQuery).toHaveBeenCalledWith({ ...query, page: 3 });
});

Default.test('asks for a status from the first page on', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Fallen 1' }));
  await expect(args.onQuery).toHaveBeenCalledWith({ text: 'a', status: 'fallen', page: 1 });
});

/** Nothing matches. */
export const NoMatch = meta.story({
  args: { query: { ...query, status: 'fallen' }, rows: [], found: 0 },
});

NoMatch.test('goes back to all rows', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('No trees match');
  await userEvent.click(canvas.getByRole('button', { name: 'Show All Trees' }));
  await expect(args.onQuery).toHaveBeenCalledWith({ text: '', status: 'all', page: 1 });
});
