import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import { findTickets } from '#src/domain/desk.ts';
import { TicketsPanel } from '#src/features/admin/tickets/TicketsPanel.tsx';
import { failed, loading, ready, retriesOnce } from '../../loading/loadables';

const query = { text: '', status: 'all', page: 1 } as const;

const meta = preview.meta({
  title: 'Admin/Tickets/TicketsPanel',
  component: TicketsPanel,
  decorators: [withApp],
  args: {
    tickets: ready(findTickets([buildSupportTicket()], query)),
    query,
    onQuery: fn(),
    onRetry: fn(),
  },
});

export const Default = meta.story();

Default.test('has the heading Tickets', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Tickets' })).toBeVisible();
});

export const Loading = meta.story({ args: { tickets: loading } });

Loading.test('shows that it is loading', async ({ canvas }) => {
  await expect(canvas.getByText('Reading the tickets …')).toBeVisible();
});

export const Failed = meta.story({ args: { tickets: failed } });

Failed.test('retries on demand', retriesOnce);

export const Empty = meta.story({ args: { tickets: ready(findTickets([], query)) } });

Empty.test('shows where tickets come from', async ({ canvas }) => {
  await expect(canvas.getByText('No tickets yet')).toBeVisible();
  await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
});
