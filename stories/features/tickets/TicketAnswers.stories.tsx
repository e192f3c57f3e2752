import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import { TicketAnswers } from '#src/features/tickets/TicketAnswers.tsx';

const meta = preview.meta({
  title: 'Features/Tickets/TicketAnswers',
  component: TicketAnswers,
  args: { ticket: buildSupportTicket() },
});

export const Default = meta.story();

Default.test('shows each answer below its question', async ({ canvas }) => {
  await expect(
    canvas.getByText('Business name').closest('dt')?.nextElementSibling,
  ).toHaveTextContent('Harrow & Sons Joinery');
});

export const FromAnotherTool = meta.story({
  args: { ticket: buildSupportTicket({ description: 'Called on Monday.\n\nWants a shop.' }) },
});

FromAnotherTool.test('shows the whole text', async ({ canvas }) => {
  await expect(canvas.getByText(/Called on Monday\.\s+Wants a shop\./)).toBeVisible();
});
