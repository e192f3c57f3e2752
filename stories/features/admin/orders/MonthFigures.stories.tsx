import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildOrderFigures } from '#mocks/factories/adminOrder.ts';
import { MonthFigures } from '#src/features/admin/orders/MonthFigures.tsx';

const meta = preview.meta({
  title: 'Owner/Orders/MonthFigures',
  component: MonthFigures,
  tags: ['!visual'],
  args: { read: async () => buildOrderFigures() },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Mar £183.79, Feb £299.00'));
    const textsOf = (name: string) =>
      within(canvas.getByRole('table', { name }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].map(({ textContent }) => textContent).join(' '));
    await expect(textsOf('By product')).toEqual([
      'Standard Website £179.00 −£50.00',
      'Basic Hosting (monthly) £4.79 £0.00',
      'Premium Website £0.00 £349.00',
    ]);
    await expect(textsOf('By day')).toEqual([
      '1 £179.00 £0.00',
      '2 £4.79 £349.00',
      '28 £0.00 −£50.00',
    ]);
  },
});

/** No money in either month. */
export const Empty = meta.story({
  args: {
    read: async () => ({
      months: [
        { month: '2026-03', sum: 0, products: [], days: [] },
        { month: '2026-02', sum: 0, products: [], days: [] },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Mar £0.00, Feb £0.00');
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
  },
});
