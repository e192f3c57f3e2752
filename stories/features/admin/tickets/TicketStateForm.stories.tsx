import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import { TicketStateForm } from '#src/features/admin/tickets/TicketStateForm.tsx';

const meta = preview.meta({
  title: 'Owner/Tickets/TicketStateForm',
  component: TicketStateForm,
  decorators: [withApp],
  args: { ticket: buildSupportTicket(), onSave: fn(async () => {}) },
  parameters: { backend: {} },
  tags: ['!visual'],
});

const choose = (name: string, value: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), value);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

export const Default = meta.story({
  play: async ({ canvas }) => {
    const bottom = (control: HTMLElement) => Math.round(control.getBoundingClientRect().bottom);
    const [first, ...others] = [...canvas.getAllByRole('combobox'), canvas.getByRole('button')];
    await expect(window.innerWidth).toBeGreaterThanOrEqual(768);
    await expect(others.map(bottom)).toEqual(others.map(() => first && bottom(first)));
  },
});

Default.test('saves what was chosen last, and only on demand', async ({ args, canvas }) => {
  await choose('Status', 'Waiting for customer');
  await choose('Status', 'Closed');
  await expect(args.onSave).not.toHaveBeenCalled();
  await save();
  await expect(args.onSave).toHaveBeenCalledWith({ status: 'Closed' });
  // The stored values of the story stay.
  await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('Open'));
});

/** A save is in progress. */
export const Saving = meta.story({
  args: { onSave: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas }) => {
    await choose('Priority', 'Low');
    await save();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
});
