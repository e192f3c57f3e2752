import { expect, screen, userEvent } from 'storybook/test';
import { BackendError } from '#src/backend/Backend.ts';
import type { Loadable } from '#src/features/loading/useLoadable.ts';

export const ready = <Value>(value: Value): Loadable<Value> => ({ state: 'ready', value });

export const loading: Loadable<never> = { state: 'loading' };

export const failed = {
  state: 'failed',
  reason: new BackendError('unreachable').message,
} satisfies Loadable<never>;

/** Waits for the alert. */
export async function showsAlert() {
  await screen.findByLabelText('Error');
}

/** Presses ‘Try Again’ and expects one retry. */
export async function retriesOnce({ args }: { args: { onRetry: () => void } }) {
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
}
