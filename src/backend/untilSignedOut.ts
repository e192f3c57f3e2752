import type { AdminBackend } from './AdminBackend';

/**
 * Makes a function whose promise settles as the work does, and never after the owner has logged out:
 * no toast, download or navigation follows.
 */
export function untilSignedOut({ onChange }: Pick<AdminBackend['admin'], 'onChange'>) {
  let logouts = 0;
  onChange((isSignedIn, hasExpired) => {
    if (!isSignedIn && !hasExpired) logouts += 1;
  });
  return <T>(work: Promise<T>): Promise<T> => {
    const begun = logouts;
    return work.finally(() => (begun === logouts ? undefined : new Promise(() => {})));
  };
}
