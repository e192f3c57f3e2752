import { expect } from 'storybook/test';
import { inColumn, withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { List } from '#src/design-system/index.ts';
import { NamedRow } from '#src/features/admin/NamedRow.tsx';
import { TicketStatusBadge } from '#src/features/admin/TicketStatusBadge.tsx';

const meta = preview.meta({
  title: 'Owner/NamedRow',
  component: NamedRow,
  decorators: [inColumn('24rem'), withApp],
  args: {
    name: 'Harrow & Sons Joinery',
    href: '/admin/tickets?ticket=web-1',
    badge: <TicketStatusBadge status="Open" />,
  },
  render: (args) => (
    <List padding="sm">
      <li>
        <NamedRow {...args} />
      </li>
    </List>
  ),
});

export const Default = meta.story();

Default.test('leads to its page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Harrow & Sons Joinery' })).toHaveAttribute(
    'href',
    '/admin/tickets?ticket=web-1',
  );
});

/** What has no page of its own. */
export const WithoutPage = meta.story({ args: { href: undefined }, tags: ['!visual'] });

WithoutPage.test('has no link', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
});

/** A long word, and a status of another tool. */
export const Torture = meta.story({
  args: {
    name: 'Llanfairpwllgwyngyll'.repeat(6),
    badge: <TicketStatusBadge status={'Escalated'.repeat(12)} />,
  },
});
