import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildConversation, buildSupportTicket } from '#mocks/factories/ticket.ts';
import { findTickets } from '#src/domain/desk.ts';
import { TicketsPanel } from '#src/features/admin/tickets/TicketsPanel.tsx';
import { ready } from '../../loading/loadables';

const read = buildSupportTicket().messages.map((message) => ({ ...message, isRead: true }));
const tickets = [
  buildConversation(),
  buildSupportTicket({
    id: 'web-2',
    title: 'Web Design Project: Dale Bakery',
    userName: 'Sam Dale',
    status: 'Waiting for customer',
    messages: read,
  }),
  buildSupportTicket({
    id: 'web-3',
    title: 'Web Design Project: Otley Cycles',
    userName: 'Guest User',
    status: 'Closed',
    priority: 'Low',
    messages: read,
  }),
];
const query = { text: '', status: 'all', page: 1 } as const;

const meta = preview.meta({
  title: 'Admin/Tickets/TicketsPanel',
  component: TicketsPanel,
  decorators: [withApp],
  args: { query, list: ready(findTickets(tickets, query)), onQuery: fn(), onRetry: fn() },
});

export const Default = meta.story();

Default.test('marks what the owner has not read', async ({ canvas }) => {
  const [, first, second] = canvas.getAllByRole('row');
  await expect(first).toHaveTextContent('Web Design Project: Harrow & Sons JoineryNew');
  await expect(second).not.toHaveTextContent('New');
});

Default.test(
  'has filters of one line on a phone',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvas }) => {
    const [all, ...others] = canvas.getAllByRole('radio').map((radio) => radio.closest('label'));
    for (const label of others) await expect(label?.offsetHeight).toBe(all?.offsetHeight);
  },
);

const long = [
  buildSupportTicket({
    title: `Web Design Project: ${'Llanfairpwllgwyngyll'.repeat(6)}`,
    userName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3),
    status: 'Escalated to the second line of support',
    priority: 'Immediately',
  }),
];

/** Long words, and a status of another tool. */
export const Torture = meta.story({ args: { list: ready(findTickets(long, query)) } });

/** There is no ticket yet. */
export const Empty = meta.story({ args: { list: ready(findTickets([], query)) } });
