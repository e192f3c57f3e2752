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
    await expect(first).toHaveTextContent('Waiting for your answer');
    await expect(second).not.toHaveTextContent('New');
    await expect(second).toHaveTextContent('Waiting for our answer');
    const ground = (words: RegExp) => {
      const element = canvas.getByText(words).closest('span');
      return element && getComputedStyle(element).backgroundColor;
    };
    const none = ground(/^Waiting for our answer/);
    await expect(ground(/^Waiting for your answer/)).not.toBe(none);
  },
});

/** The customer has bought nothing yet. */
export const Empty = meta.story({ args: { tickets: [], isNew: true } });

/** Titles of one long word. */
export const Torture = meta.story({
  args: {
    tickets: [listed({ title: 'Llanfairpwllgwyngyll'.repeat(6), status: 'Escalated' })],
  },
});
