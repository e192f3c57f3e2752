import * as z from 'zod/mini';
import { lockoutLeft } from '../../domain/quote';
import { BackendError } from '../Backend';
import { watchLeaving } from '../services/leaving';
import type { BrowserEnvironment } from './browserEnvironment';
import { storageKeys } from './storageKeys';
import { createStoredValue } from './storedValue';

const lockoutSchema = z.object({ sentAt: z.number() });

/** The lockout after a quote request, in the storage, so that it holds in every tab of the browser. */
export function createQuoteLockout(environment: BrowserEnvironment) {
  const stored = createStoredValue({
    key: storageKeys.quoteLockout,
    schema: lockoutSchema,
    environment: { ...environment, logError: environment.logWarning },
  });
  /** Also where nothing can be stored. */
  let sent = { sentAt: Number.NEGATIVE_INFINITY };

  const now = () => environment.now().getTime();
  const left = () =>
    Math.max(...[sent, stored.read() ?? sent].map(({ sentAt }) => lockoutLeft(sentAt, now())));

  return {
    left,

    /** Sends a request and starts the lockout. Fails with `locked-out` while the lockout runs. */
    async guard(send: () => Promise<void>): Promise<void> {
      const waiting = left();
      if (waiting > 0) throw new BackendError('locked-out', { wait: waiting });
      // The browser goes on sending when the page is left.
      await watchLeaving(environment.wait)(send());
      sent = { sentAt: now() };
      try {
        stored.write(sent);
      } catch (error) {
        environment.logWarning('The time of the quote request could not be stored.', error);
      }
    },
  };
}
