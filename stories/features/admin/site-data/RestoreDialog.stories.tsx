import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import type { ImportPlan } from '#src/domain/siteData.ts';
import { RestoreDialog } from '#src/features/admin/site-data/RestoreDialog.tsx';

/** A plan with every outcome in it. */
const plan: ImportPlan = {
  savedAt: '2026-02-23T09:30:00.000Z',
  changes: [
    { key: 'users', outcome: 'restored', entries: { stored: 1, imported: 2, unreadable: 0 } },
    { key: 'orders', outcome: 'restored', entries: { stored: 3, imported: 5, unreadable: 1 } },
    {
      key: 'supportTickets',
      outcome: 'unreadable',
      entries: { stored: 2, imported: 0, unreadable: 4 },
    },
    { key: 'hostingPrices', outcome: 'unchanged' },
    { key: 'stripeSettings', outcome: 'secret' },
    { key: 'newsletter', outcome: 'unknown' },
  ],
};

const meta = preview.meta({
  title: 'Owner/Site data/RestoreDialog',
  component: RestoreDialog,
  args: { plan, onConfirm: fn(), onClose: fn(), loading: false },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

export const Default = meta.story();

Default.test('shows the date and the entries of the file, and asks', async ({ args, canvas }) => {
  await expect(canvas.getByRole('dialog')).toHaveAccessibleDescription(/23 February 2026/);
  await expect(canvas.getByText('3 now, 5 in the file, 1 more cannot be read')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Restore 2 parts' }));
  await expect(args.onConfirm).toHaveBeenCalledOnce();
});

/** Everything in the file is stored already. */
export const NothingToRestore = meta.story({
  args: { plan: { ...plan, changes: [{ key: 'hostingPrices', outcome: 'unchanged' }] } },
});

NothingToRestore.test('can only be closed', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(args.onClose).toHaveBeenCalledOnce();
});
