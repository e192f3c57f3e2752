import { useState } from 'react';
import { useToast } from '../../design-system';
import { errorMessage } from '../errorMessage';
import { useOneAtATime } from '../useOneAtATime';

/**
 * Runs an action of the owner once at a time. A failure is reported by a toast with this title, and
 * its reason is the `error` until the next run.
 */
export function useAction<Details extends unknown[]>(
  failureTitle: string,
  action: (...details: Details) => Promise<void>,
) {
  const { toast } = useToast();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  const run = useOneAtATime(async (...details: Details) => {
    setPending(true);
    setError(undefined);
    try {
      await action(...details);
    } catch (failure) {
      const reason = errorMessage(failure);
      setError(reason);
      toast({ title: failureTitle, description: reason, tone: 'danger' });
    }
    setPending(false);
  });

  return { run, pending, error, clearError: () => setError(undefined) };
}
