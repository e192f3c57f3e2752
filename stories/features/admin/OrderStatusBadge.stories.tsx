import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { Inline } from '#src/design-system/index.ts';
import { orderStatuses } from '#src/domain/orderStatus.ts';
import { OrderStatusBadge } from '#src/features/admin/OrderStatusBadge.tsx';
import { nameColour } from '../../colours';

const meta = preview.meta({
  title: 'Owner/OrderStatusBadge',
  component: OrderStatusBadge,
  args: { status: 'Completed' },
});

export const Default = meta.story();

export const All = meta.story({
  render: () => (
    <Inline>
      {orderStatuses.map((status) => (
        <OrderStatusBadge key={status} status={status} />
      ))}
    </Inline>
  ),
});

All.test('names each status', async ({ canvas }) => {
  for (const status of orderStatuses) await expect(canvas.getByText(status)).toBeVisible();
});

/** The name of a status's colour. */
function colourOf(status: string) {
  return nameColour(getComputedStyle(screen.getByText(status)).color);
}

async function hasItsColours() {
  await expect(orderStatuses.map(colourOf)).toEqual(['green', 'blue', 'amber']);
}

All.test('shows each status in its colour', hasItsColours);

/** A status that another tool has written. */
export const Unknown = meta.story({ args: { status: 'On Hold' } });

Unknown.test('is amber', async () => {
  await expect(colourOf('On Hold')).toBe('amber');
});

/** Orders of another tool may have none. */
export const Blank = meta.story({ args: { status: '' }, tags: ['!visual'] });

Blank.test('is amber and named', async () => {
  await expect(colourOf('No status')).toBe('amber');
});

export const Dark = All.extend({ globals: { theme: 'dark' } });

Dark.test('shows each status in its colour', hasItsColours);

export const UnknownDark = Unknown.extend({ globals: { theme: 'dark' }, tags: ['!visual'] });

UnknownDark.test('is amber', async () => {
  await expect(colourOf('On Hold')).toBe('amber');
});
