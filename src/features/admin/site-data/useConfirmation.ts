import { useState } from 'react';
import { useToast } from '../../../design-system';
import { errorMessage } from '../../errorMessage';
import { useOneAtATime } from '../../useOneAtATime';

/**
 * A confirmation dialog around an action. The dialog closes after a success and a toast reports it.
 * It stays open after a failure and shows the reason.
 */
export function useConfirmation<Subject>(
  action: (subject: Subject) => Promise<void>,
  titles: { success: string; failure: string },
) {
  const { toast } = useToast();
  const [subject, setSubject] = useState<Subject | null>(null);
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState<string>();

  const onConfirm = useOneAtATime(async () => {
    if (subject === null) return;
    setLoading(true);
    setError(undefined);
    try {
      await action(subject);
      setSubject(null);
      toast({ title: titles.success });
    } catch (failure) {
      const reason = errorMessage(failure);
      setError(reason);
      toast({ title: titles.failure, description: reason, tone: 'danger' });
    }
    setLoading(false);
  });

  return {
    /** What the dialog asks about; null while it is closed. */
    subject,
    ask(next: Subject) {
      setError(undefined);
      setSubject(next);
    },
    dialogProps: { onConfirm, onClose: () => setSubject(null), loading, error },
  };
}
