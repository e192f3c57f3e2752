import { expect, waitFor } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildConversation } from '#mocks/factories/ticket.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { Ticket } from '#src/features/admin/tickets/Ticket.tsx';
import { findErrorToast, findToast } from '../../../toasts';
import { showsAlert } from '../../loading/loadables';

const ticket = buildConversation();

const meta = preview.meta({
  title: 'Features/Admin/Tickets/Ticket',
  component: Ticket,
  tags: ['!visual'],
  decorators: [withApp],
  args: { id: ticket.id },
  parameters: { backend: { supportTickets: [ticket] } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: ticket.title });
  },
});

Default.test('sends a reply, and then waits for the customer', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Reply' }), 'By e-mail, please.');
  await userEvent.click(canvas.getByRole('button', { name: 'Send Reply' }));
  await findToast('Reply sent');
  await waitFor(() => expect(canvas.getByText('By e-mail, please.').closest('li')).toBeVisible());
  await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue(
    'Waiting for customer',
  );
});

Default.test('changes the priority', async ({ backend, canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Priority' }), 'Low');
  await waitFor(() =>
    expect(canvas.getByRole('combobox', { name: 'Priority' })).toHaveValue('Low'),
  );
  await expect((await backend.desk.open(ticket.id)).ticket.priority).toBe('Low');
});

/** Saving fails. */
export const NotChanged = meta.story({
  parameters: {
    backend: {
      supportTickets: [ticket],
      fail: { 'desk.change': new BackendError('storage-full') },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const status = await canvas.findByRole('combobox', { name: 'Status' });
    await userEvent.selectOptions(status, 'Closed');
    await findErrorToast('The ticket was not changed', new BackendError('storage-full').message);
    await expect(status).toHaveValue(ticket.status);
  },
});

export const Loading = meta.story({ parameters: { backend: { hang: ['desk.open'] } } });

Loading.test('shows that it is loading', async ({ canvas }) => {
  await expect(canvas.getByText('Reading the ticket …')).toBeVisible();
});

/** The address names a ticket that does not exist. */
export const Failed = meta.story({ args: { id: 'web-1' }, play: showsAlert });

Failed.test('says what is wrong', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    new BackendError('ticket-not-found').message,
  );
});
