import { useEffect, useRef, useState } from 'react';
import { useToast } from '../../design-system';
import { errorMessage } from './errorMessage';

/** Why the last run failed, until the next one begins. */
export interface Failure {
  error: string | undefined;
  code: string | undefined;
}

/** The submission of a form, or another action. */
export interface Submission<Details extends unknown[]> extends Failure {
  /** Never rejects. A call while one is pending returns its promise. */
  run: (...details: Details) => Promise<void>;
  pending: boolean;
  clearError: () => void;
}

const NONE: Failure = { error: undefined, code: undefined };

/**
 * Runs `work` once at a time. A loading button ignores clicks only after the next render; this also
 * covers the time before it. After a failure, `onFailure` returns the `error`, if one is shown. Default:
 * the message of the failure.
 */
export function useSubmission<Details extends unknown[]>(
  work: (...details: Details) => Promise<void>,
  onFailure: (failure: unknown, details: Details) => string | undefined = errorMessage,
): Submission<Details> {
  const running = useRef<Promise<void>>(undefined);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>(NONE);

  // The browser asks before the page is closed, reloaded or left for a new document.
  useEffect(() => {
    if (!pending) return;
    const askToStay = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', askToStay);
    return () => window.removeEventListener('beforeunload', askToStay);
  }, [pending]);

  async function attempt(details: Details) {
    setPending(true);
    setFailure(NONE);
    try {
      await work(...details);
    } catch (reason) {
      setFailure({ error: onFailure(reason, details), code: Object(reason).code });
    }
    setPending(false);
    running.current = undefined;
  }

  return {
    run: (...details) => {
      running.current ??= attempt(details);
      return running.current;
    },
    pending,
    ...failure,
    clearError: () => setFailure(NONE),
  };
}

/** A submission whose failure is also reported by a toast with this title, which ends with the `error`. */
export function useAction<Details extends unknown[]>(
  failureTitle: string,
  work: (...details: Details) => Promise<void>,
): Submission<Details> {
  const { toast, dismiss } = useToast();
  const submission = useSubmission(work, (failure) => {
    const description = errorMessage(failure);
    toast({ title: failureTitle, description, tone: 'danger' });
    return description;
  });
  const clearError = () => {
    if (submission.error) dismiss();
    submission.clearError();
  };
  return { ...submission, clearError };
}
