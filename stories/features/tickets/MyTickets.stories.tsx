import { expect } from 'storybook/test';
import { inColumn, withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildConversation, buildSupportTicket } from '#mocks/factories/ticket.ts';
import { listedTicket } from '#src/domain/listedTicket.ts';
import type { SupportTicket } from '#src/domain/ticket.ts';
import { MyTickets } from '#src/features/tickets/MyTickets.tsx';

const listed = (overrides: Partial<SupportTicket>) => listedTicket(buildSupportTicket(overrides));
const answered = listedTicket(buildConversation({ status: 'Waiting for customer' }));

const meta = preview.meta({
  title: 'Features/Tickets/MyTickets',
  component: MyTickets,
  decorators: [inColumn('40rem'), withApp],
  args: {
    tickets: [
      { ...answered, isUnread: true },
      listed({ id: 'web-2', title: 'Web Design Project: Showroom' }),
      listed({ id: 'web-3', title: 'Web Design Project: Yard', status: 'Closed' }),
    ],
  },
  argTypes: { tickets: { control: false } },
  parameters: { backend: {} },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/JoineryNew|Joinery New/);
    await expect(first).toHaveTextContent('Your turn: answer our message');
    await expect(second).not.toHaveTextContent('New');
    await expect(second).toHaveTextContent(/Our turn, .*: we read what you wrote, and reply/);
  },
});

/** In browser mode no order shows how far they are. */
export const WithoutOrders = meta.story({ args: { isNew: true } });

/** The customer has bought nothing yet. */
export const Empty = meta.story({ args: { tickets: [], isNew: true } });

/** Titles of one long word. */
export const Torture = meta.story({
  args: {
    tickets: [listed({ title: 'Llanfairpwllgwyngyll'.repeat(6), status: 'Escalated' })],
  },
});
