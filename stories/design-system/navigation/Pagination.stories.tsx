import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { Pagination, type PaginationProps } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Navigation/Pagination',
  component: Pagination,
  args: { label: 'Pages of orders', page: 2, pageCount: 400, onChange: fn() },
  parameters: {
    guidance: {
      use: 'For a list that is too long for one page. Announce beside it which part is shown.',
      avoid:
        'Not for the steps of a task. To find one item offer a search in a `FilterField` first. Do not split a short list into pages.',
      accessibility:
        'It is a navigation landmark named by its label. On the first and the last page the buttons without a target keep their place and the focus, and are `aria-disabled`.',
    },
  },
  render: function Stateful({ page, onChange, ...args }: PaginationProps) {
    const [shown, setShown] = useState(page);
    return (
      <Pagination
        {...args}
        page={shown}
        onChange={(next) => {
          setShown(next);
          onChange(next);
        }}
      />
    );
  },
});

export const Default = meta.story({ parameters: { translated: true } });

Default.test(
  'turns to the next, previous, last and first page',
  async ({ args, canvas, userEvent }) => {
    for (const [name, page] of [
      ['Next page', 3],
      ['Previous page', 2],
      ['Last page', 400],
      ['First page', 1],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(args.onChange).toHaveBeenLastCalledWith(page);
      await expect(canvas.getByText(`Page ${page} of 400`)).toBeVisible();
    }
  },
);

export const First = meta.story({ args: { page: 1 } });

First.test('disables the ways back on the first page', async ({ args, canvas, userEvent }) => {
  for (const name of ['First page', 'Previous page']) {
    const button = canvas.getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
  }
  await expect(args.onChange).not.toHaveBeenCalled();
});

export const Last = meta.story({
  args: { page: 399 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    const next = canvas.getByRole('button', { name: 'Next page' });
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Last page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** More pages than were counted. */
export const More = meta.story({ args: { page: 41, pageCount: 43, hasMore: true } });

More.test('leads to the next page, and to no last one', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Last page' }));
  await expect(args.onChange).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
  await expect(canvas.getByText('Page 42 of 43+')).toBeVisible();
});

export const One = meta.story({
  args: { page: 1, pageCount: 1 },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const ManyDigits = meta.story({
  args: { page: 1_234_567, pageCount: 9_876_543 },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});
