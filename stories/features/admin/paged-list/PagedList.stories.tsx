import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { List } from '#src/design-system/index.ts';
import type { Found, ListQuery } from '#src/domain/listQuery.ts';
import { PagedList, type PagedListProps } from '#src/features/admin/paged-list/PagedList.tsx';
import { failed, loading, ready, retriesOnce } from '../../loading/loadables';

interface Tree {
  id: string;
}

interface TreePage extends Found {
  trees: readonly Tree[];
  counts: Record<string, number>;
}

const query = { text: 'a', status: 'all', page: 2 };
const page: TreePage = {
  trees: [{ id: 'Walnut' }, { id: 'Oak' }],
  found: 6,
  counts: { all: 1060, green: 1059, fallen: 1, burnt: 0 },
};
const none: TreePage = { trees: [], found: 0, counts: { all: 0, green: 0, fallen: 0 } };

const listTrees: PagedListProps<TreePage, string, ListQuery<string>>['children'] = ({ trees }) => (
  <List>
    {trees.map(({ id }) => (
      <li key={id}>{id}</li>
    ))}
  </List>
);

const meta = preview.meta({
  title: 'Owner/Paged list/PagedList',
  component: PagedList<TreePage, string, ListQuery<string>, Tree>,
  args: {
    title: 'Trees',
    list: ready(page),
    onRetry: fn(),
    nouns: { one: 'tree', several: 'trees', consequence: 'Their leaves are deleted too.' },
    filter: {
      label: 'Leaves',
      statuses: [
        { value: 'green', label: 'Green' },
        { value: 'fallen', label: 'Fallen' },
        { value: 'burnt', label: 'Burnt', isRare: true },
      ],
    },
    children: listTrees,
    pageSize: 2,
    query,
    onQuery: fn(),
    noMatch: 'No tree has this name.',
    empty: 'A gardener plants the first one.',
  },
});

/** The second of three pages. */
export const Default = meta.story();

Default.test(
  'turns the page, keeps the search, and asks for a status from the first page on',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Trees' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('3–4 of 6 trees that match');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onQuery).toHaveBeenCalledWith({ ...query, page: 3 });
    await expect(canvas.queryByRole('radio', { name: /^Burnt/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Fallen 1' }));
    await expect(args.onQuery).toHaveBeenCalledWith({ text: 'a', status: 'fallen', page: 1 });
  },
);

/** The order of the entries is a control, on wide screens too. */
export const Sorted = meta.story({
  args: {
    query: { ...query, sort: { key: 'name', direction: 'ascending' as const } },
    sorting: { labels: { 'name ascending': 'A to Z', 'age descending': 'Oldest first' } },
  },
  render: ({ filter, ...args }) => <PagedList {...args} />,
});

Sorted.test('asks for another order from the first page on', async (context) => {
  const { args, canvas, userEvent } = context;
  const select = canvas.getByRole('combobox', { name: 'Sort by' });
  await expect(select).toHaveDisplayValue('A to Z');
  await userEvent.selectOptions(select, 'Oldest first');
  const sort = { key: 'age', direction: 'descending' };
  await expect(args.onQuery).toHaveBeenCalledWith({ ...query, page: 1, sort });
});

/** Headers sort on wide screens. */
export const SortedByHeaders = meta.story({
  args: { sorting: { labels: {}, headers: true } },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
});

/** More than are counted. */
export const MoreThanCounted = meta.story({
  args: {
    query: { text: '', status: 'all', page: 501 },
    list: ready({
      ...page,
      found: 1005,
      countedTo: 1000,
      counts: { all: 1001, green: 1001, fallen: 12, burnt: 0 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '1,001–1,002 of more than 1,000 trees',
    );
    await expect(canvas.getByRole('radio', { name: 'Green 1,000+' })).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: 'Fallen 12' })).toBeInTheDocument();
    await expect(canvas.getByText('Page 501 of 503+')).toBeVisible();
  },
});

/** More of them match than are counted. */
export const MoreThatMatch = meta.story({
  args: {
    query: { text: 'a', status: 'green', page: 1 },
    list: ready({ ...page, found: 1001, countedTo: 1000, counts: { all: 1001, green: 1001 } }),
  },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '1–2 of more than 1,000 trees that match',
    );
  },
});

/** Rows that can be selected and deleted. */
export const Deletable = meta.story({
  decorators: [withApp],
  args: {
    table: {
      rowsOf: ({ trees }: TreePage) => trees,
      nameOf: ({ id }: Tree) => id,
      columns: [{ header: 'Tree', cell: ({ id }: Tree) => id }],
      remove: fn(async () => {}),
    },
    refresh: fn(async () => {}),
    children: () => null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Select', pressed: false }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Oak' }));
  },
});

Deletable.test('stops to select, and forgets the selection', async ({ canvas }) => {
  const select = canvas.getByRole('button', { name: 'Select', pressed: true });
  await userEvent.click(select);
  await expect(select).toHaveFocus();
  await expect(canvas.queryByRole('button', { name: 'Delete Selected' })).not.toBeInTheDocument();
  await userEvent.click(select);
  await expect(canvas.getByRole('checkbox', { name: 'Select Oak' })).not.toBeChecked();
});

Deletable.test(
  'deletes those that are selected, once the number is confirmed',
  async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Selected' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 trees?' }));
    await expect(args.table?.remove).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Selected' }));
    await waitFor(() => expect(args.refresh).toHaveBeenCalledOnce());
    await expect(args.table?.remove).toHaveBeenCalledWith('Walnut');
    await expect(args.table?.remove).toHaveBeenCalledWith('Oak');
    await waitFor(() => expect(screen.getByText('2 trees deleted')).toBeVisible());
  },
);

Deletable.test('deletes one, and none that is no longer selected', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Selected' }));
  await expect(await screen.findByRole('dialog', { name: 'Delete 1 tree?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Oak' }));
  await expect(canvas.queryByRole('button', { name: 'Delete Selected' })).not.toBeInTheDocument();
});

/** Nothing matches. */
export const NoMatch = meta.story({
  args: { query: { ...query, status: 'fallen' }, list: ready({ ...page, trees: [], found: 0 }) },
});

NoMatch.test('goes back to all rows', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('No trees match');
  await expect(canvas.getByText(args.noMatch)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Show All Trees' }));
  await expect(args.onQuery).toHaveBeenCalledWith({ text: '', status: 'all', page: 1 });
  const search = canvas.getByRole('searchbox', { name: 'Search trees' });
  await expect(search).toHaveFocus();
  await expect(search).toHaveAttribute('maxlength', '100');
});

/** The entries of the last page are gone. */
export const BeyondTheEnd = meta.story({
  args: { list: ready({ ...page, found: 2 }) },
  tags: ['!visual'],
  play: async ({ args }) => {
    await expect(args.onQuery).toHaveBeenCalledWith({ ...query, page: 1 });
  },
});

export const Loading = meta.story({
  args: { list: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reading the trees …')).toBeVisible();
  },
});

export const Failed = meta.story({ args: { list: failed } });

Failed.test('retries on demand', retriesOnce);

/** There are no rows at all. */
export const Empty = meta.story({
  args: { list: ready(none) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No trees yet')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
  },
});
