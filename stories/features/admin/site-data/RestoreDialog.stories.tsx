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

Default.test('says when the file was saved, and asks', async ({ args, canvas }) => {
  await expect(canvas.getByRole('dialog')).toHaveAccessibleDescription(/23 February 2026/);
  await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Restore 3 parts' }));
  await expect(args.onConfirm).toHaveBeenCalledOnce();
});

export const Busy = meta.story({ args: { loading: true }, tags: ['!visual'] });

export const Failed = meta.story({
  args: {
    error:
      'Your browser has no room left for this website. Free some of its stored data, then try again.',
  },
  tags: ['!visual'],
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
