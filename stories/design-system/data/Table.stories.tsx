import { expect, within } from 'storybook/test';
import { findBrokenTexts } from '#.storybook/brokenTexts.ts';
import preview from '#.storybook/kit/preview.tsx';
import {
  rowPlaces,
  Stack,
  Table,
  tableAlignments,
  tableColumnWidths,
} from '#src/design-system/index.ts';
import { type Order, orderColumns, orders } from './orders.tsx';

const meta = preview.meta({
  title: 'Design system/Data/Table',
  component: Table<Order>,
  args: {
    caption: 'Customer orders',
    columns: orderColumns,
    rows: orders,
    rowKey: ({ id }) => id,
  },
  parameters: {
    guidance: {
      use: 'The same facts about several things. The first column names the row; sums and counts are aligned to the end.',
      avoid:
        'For the features of one thing use a `FeatureList`, for sorting a `SortableTable`, for layout a `Grid`. Without rows show a sentence instead of an empty table.',
      accessibility:
        'The caption is the name of the table; hide it only where a heading repeats it. If the columns have a `place`, each row is two lines on phones and tablets; for screen readers it is still a row of a table.',
      pictures: {
        shows: 'Default',
        parts: [
          { at: 'start', selector: 'caption', text: 'The caption names the table.' },
          {
            at: 'end',
            selector: 'thead th:last-child',
            text: 'A header for each column, in quiet text.',
          },
          { at: 'start', selector: 'tbody th', text: 'The first column names the row.' },
          { at: 'below', selector: 'tr:last-child td:nth-child(5)', text: 'A state is a Badge.' },
          { at: 'end', selector: 'td:last-child', text: 'Sums are aligned at the end.' },
        ],
        widths:
          'Below 1024 px each row is two lines, if the columns have places, and otherwise it is a table.',
        right: {
          sample: () => (
            <Table
              caption="Hosting"
              columns={[
                { header: 'Plan', cell: ({ id }) => id },
                { header: 'Amount', cell: ({ amount }) => amount, align: 'end' },
              ]}
              rows={[
                { id: 'Single', amount: '£2.49' },
                { id: 'Ultimate', amount: '£12.99' },
              ]}
              rowKey={({ id }) => id}
            />
          ),
          text: 'Sums at the end of the line can be compared digit by digit.',
        },
        wrong: {
          sample: () => (
            <Table
              caption="Hosting"
              columns={[
                { header: 'Plan', cell: ({ id }) => id },
                { header: 'Amount', cell: ({ amount }) => amount },
              ]}
              rows={[
                { id: 'Single', amount: '£2.49 a month' },
                { id: 'Ultimate', amount: 'from £12.99' },
              ]}
              rowKey={({ id }) => id}
            />
          ),
          text: 'Words among the sums, and sums at the start, cannot be compared.',
        },
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Customer orders' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(6);
    const row = canvas.getByRole('row', { name: /Tom Bevan/ });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('ORD-002');
    await expect(within(row).getAllByRole('cell')).toHaveLength(5);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Customer orders' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
    await expect(canvas.getByRole('rowheader', { name: 'ORD-003' })).toBeVisible();
  },
});

const inLine = (place: (typeof rowPlaces)[number]) => ({
  header: place,
  cell: ({ id }: Order) => `${id} ${place}`,
  place,
});
type LineColumn = ReturnType<typeof inLine>;

/** Rows of two lines. The first one has something new. */
export const AsLines = meta.story({
  args: {
    columns: rowPlaces.map(inLine) as [LineColumn, ...LineColumn[]],
    isUnread: ({ id }) => id === 'ORD-001',
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    const top = (line: string) => canvas.getByText(`ORD-003 ${line}`).getBoundingClientRect().top;
    await expect(top('title')).toBeGreaterThan(top('name') + 10);
    await expect(Math.abs(top('name') - top('amount'))).toBeLessThan(10);
    await expect(canvas.getByText('ORD-003 none')).not.toBeVisible();
  },
});

/** The list of a page. The header stays in view while the page scrolls. */
export const Long = meta.story({
  args: {
    rows: Array.from({ length: 30 }, (_, index) => ({
      ...(orders[index % orders.length] as Order),
      id: `ORD-${100 - index}`,
    })),
    long: true,
  },
  globals: { viewport: { value: 'desktop' } },
  tags: ['!autodocs'],
});

/** Columns with widths: the same in tables with other contents. */
export const ColumnWidths = meta.story({
  render: (args) => (
    <Stack>
      {[orders, orders.slice(2)].map((rows) => (
        <Table
          {...args}
          key={rows.length}
          caption={`${rows.length} orders`}
          rows={rows}
          columns={[
            { header: 'Service', cell: ({ service }) => service, width: 'wide' },
            ...tableColumnWidths.map((width) => ({
              header: width,
              cell: ({ amount }: Order) => amount,
              width,
            })),
          ]}
        />
      ))}
    </Stack>
  ),
});

export const HiddenCaption = meta.story({
  args: { captionHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Customer orders' })).toBeVisible();
  },
});

export const Alignments = meta.story({
  args: {
    columns: [
      { header: 'Order', cell: ({ id }) => id },
      ...tableAlignments.map((align) => ({
        header: align,
        cell: ({ amount }: Order) => amount,
        align,
      })),
    ],
  },
});

/** Names of several lines, and one without a space. */
export const LongText = meta.story({
  args: {
    rows: [
      {
        id: 'ORD-2026-11-20-000000000000000000000001',
        customer: 'The Worshipful Company of Bakers, Millers and Confectioners of Lower Slaughter',
        service: 'Premium website with a booking system, a blog and a layout for each kind of page',
        date: '2026-11-20',
        amount: '£1,234,567.89',
        status: 'In Progress',
      },
      {
        id: 'ORD-002',
        customer: 'llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch@example.co.uk',
        service: 'Single hosting',
        date: '2026-11-21',
        amount: '£2.49',
        status: 'Active',
      },
    ],
  },
});

LongText.test('keeps a badge on one line', async ({ canvas }) => {
  await expect(findBrokenTexts([canvas.getByText('In Progress')], /.+/g)).toEqual([]);
});
