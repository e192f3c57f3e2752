import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { RestoreDialog } from '#src/features/admin/site-data/RestoreDialog.tsx';
import { everyOutcome } from './siteDataFiles';

const meta = preview.meta({
  title: 'Features/Admin site data/RestoreDialog',
  component: RestoreDialog,
  args: { plan: everyOutcome, onConfirm: fn(), onClose: fn(), loading: false },
  parameters: {
    docs: {
      story: { inline: false, height: '640px' },
    },
  },
});

export const Default = meta.story();

Default.test('shows the date of the file and focuses Cancel', async ({ args, canvas }) => {
  await expect(canvas.getByRole('dialog')).toHaveAccessibleDescription(/23 February 2026/);
  await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Restore 3 parts' }));
  await expect(args.onConfirm).toHaveBeenCalledOnce();
});

/** Everything in the file is here already. */
export const NothingToRestore = meta.story({
  args: {
    plan: {
      ...everyOutcome,
      changes: everyOutcome.changes.filter(({ outcome }) => outcome === 'unchanged'),
    },
  },
});

NothingToRestore.test('has nothing to confirm', async ({ args, canvas }) => {
  await expect(canvas.getByRole('dialog', { name: 'Nothing to restore' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});

/** A file without anything in it. */
export const Empty = meta.story({ args: { plan: { ...everyOutcome, changes: [] } } });
