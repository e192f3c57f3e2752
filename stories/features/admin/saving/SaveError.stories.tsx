import { expect } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { AdminError, type AdminErrorCode } from '#src/backend/adminErrors.ts';
import { SaveError } from '#src/features/admin/saving/SaveError.tsx';

const failureOf = (code: AdminErrorCode) => ({ code, error: new AdminError(code).message });

const meta = preview.meta({
  title: 'Owner/SaveError',
  component: SaveError,
  args: { title: 'Prices not updated', failure: failureOf('changed-meanwhile') },
  decorators: [inColumn('36rem')],
});

/** Another tab or owner has saved the same thing. */
export const SavedElsewhere = meta.story();

export const AnotherReason = meta.story({
  args: { failure: failureOf('invalid-password') },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
