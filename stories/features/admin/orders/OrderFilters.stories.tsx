import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { OrderFilters } from '#src/features/admin/orders/OrderFilters.tsx';
import type { OrderSort, StatusFilter } from '#src/features/admin/orders/useOrderList.ts';

const meta = preview.meta({
  title: 'Features/Admin orders/OrderFilters',
  component: OrderFilters,
  args: {
    text: '',
    onText: fn(),
    status: 'all' as StatusFilter,
    onStatus: fn(),
    sort: { key: 'date', direction: 'descending' } as OrderSort,
    onSort: fn(),
    counts: { all: 10_000, Completed: 3334, 'In Progress': 3333, Active: 3333 },
  },
  parameters: {
    guidance: {
      use: 'Above the table of orders: a search, the statuses with their numbers, and on phones the sorting.',
      avoid:
        'What is saved is asked in `Field`s. Columns are sorted by their headers where there are any.',
      accessibility: [
        'Each control has its label; the statuses are one group of radio buttons.',
        'It is not printed: the paper shows what was found.',
      ],
      do: 'Show how many orders each status has.',
      dont: 'Hide the filters behind a button: they are three.',
    },
  },
});

export const Default = meta.story();

Default.test('tells what is typed and chosen', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), 'r');
  await expect(args.onText).toHaveBeenCalledWith('r');
  await userEvent.click(canvas.getByRole('radio', { name: /^Completed/ }));
  await expect(args.onStatus).toHaveBeenCalledWith('Completed');
});

Default.test('has no sorting beside a table’s headers', async ({ canvas }) => {
  await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
});

export const Chosen = meta.story({ args: { text: 'Harrow', status: 'Active' } });

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

export const Dark = Chosen.extend({ globals: { theme: 'dark' } });
