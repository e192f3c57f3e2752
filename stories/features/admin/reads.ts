import { expect, screen, userEvent } from 'storybook/test';
import { BackendError } from '#src/backend/Backend.ts';
import type { Read } from '#src/features/admin/reading/useRead.ts';

/** What a panel is given once it was read. */
export const ready = <Value>(value: Value): Read<Value> => ({ state: 'ready', value });

/** What a panel is given while it is being read. */
export const reading: Read<never> = { state: 'loading' };

/** What a panel is given when it could not be read. */
export const unread: Read<never> = {
  state: 'failed',
  reason: new BackendError('unreachable').message,
};

/** Waits until a component says that something went wrong. */
export async function saysThatItFailed() {
  await screen.findByRole('alert');
}

/** ‘Try Again’ asks once more. */
export async function canBeTriedAgain({ args }: { args: { onRetry: () => void } }) {
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
}
