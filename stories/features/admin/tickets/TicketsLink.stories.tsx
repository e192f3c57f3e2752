import { expect } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { TicketsLink } from '#src/features/admin/tickets/TicketsLink.tsx';

const meta = preview.meta({
  title: 'Admin/Tickets/TicketsLink',
  component: TicketsLink,
  decorators: [withApp],
  parameters: {
    backend: {
      supportTickets: [buildSupportTicket(), buildSupportTicket({ id: 'web-2', status: 'Closed' })],
    },
  },
});

/** One ticket is open, one is closed. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Tickets 1 waiting' });
  },
});

export const Loading = meta.story({ parameters: { backend: { hang: ['desk.countWaiting'] } } });

Loading.test('is a link without a number', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Tickets' })).toBeVisible();
});

export const Failed = meta.story({
  parameters: { backend: { fail: { 'desk.countWaiting': new BackendError('unreachable') } } },
});
