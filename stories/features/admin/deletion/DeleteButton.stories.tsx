import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { BackendError } from '#src/backend/Backend.ts';
import { DeleteButton } from '#src/features/admin/deletion/DeleteButton.tsx';

const dialog = () => screen.getByRole('dialog', { name: 'Delete this tree?' });
const press = (name: string) => userEvent.click(within(dialog()).getByRole('button', { name }));

const meta = preview.meta({
  title: 'Owner/Deletion/DeleteButton',
  component: DeleteButton,
  args: {
    label: 'Delete Tree',
    title: 'Delete this tree?',
    consequence: 'Its leaves are deleted too.',
    onDelete: fn(async () => {}),
  },
});

export const Default = meta.story();

/** The last action of a page. */
export const Quiet = meta.story({ args: { variant: 'quiet' } });

/** Asks before it deletes. */
export const Asking = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Tree' }));
    await expect(dialog()).toHaveAccessibleDescription(
      'Its leaves are deleted too. This cannot be undone.',
    );
  },
});

Asking.test(
  'deletes nothing after Cancel, and once after a confirmation',
  async ({ args, canvas }) => {
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Tree' }));
    await press('Delete Tree');
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
);

/** The server cannot be reached. */
export const Failed = meta.story({
  args: {
    onDelete: fn<() => Promise<void>>(async () => {
      throw new BackendError('unavailable');
    }),
  },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Tree' }));
    await press('Delete Tree');
    await expect(await screen.findByLabelText('Error')).toHaveTextContent(/cannot be reached/);
  },
});
