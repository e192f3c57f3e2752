import preview from '#.storybook/preview.tsx';
import { Inline } from '#src/design-system/index.ts';
import { ticketStatuses } from '#src/domain/ticketStatus.ts';
import { TicketStatusBadge } from '#src/features/admin/TicketStatusBadge.tsx';

const meta = preview.meta({
  title: 'Owner/TicketStatusBadge',
  component: TicketStatusBadge,
  args: { status: 'Open' },
});

export const Default = meta.story();

/** The last one was stored by another tool. */
export const Statuses = meta.story({
  render: () => (
    <Inline>
      {[...ticketStatuses, 'Escalated'].map((status) => (
        <TicketStatusBadge key={status} status={status} />
      ))}
    </Inline>
  ),
});
