import { useRef, useState } from 'react';
import type { BackendErrorCode } from '../backend/Backend';
import { useToast } from '../design-system';
import { errorMessage } from './errorMessage';

/** The submission of a form, or another action. */
export interface Submission<Details extends unknown[]> {
  /** Never rejects. A call while one is pending returns its promise. */
  run: (...details: Details) => Promise<void>;
  pending: boolean;
  /** Why the last run failed, until the next one begins. */
  error: string | undefined;
  /** The code of the last failure, until the next run begins. */
  code: BackendErrorCode | undefined;
  clearError: () => void;
}

/** The browser asks before the page is closed, reloaded or left for a new document. */
const askToStay = (event: Event) => event.preventDefault();

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
  const [failed, setFailed] = useState<Partial<Pick<Submission<Details>, 'error' | 'code'>>>({});

  const clearError = () => setFailed({});

  async function attempt(details: Details) {
    setPending(true);
    clearError();
    window.addEventListener('beforeunload', askToStay);
    try {
      await work(...details);
    } catch (failure) {
      setFailed({ error: onFailure(failure, details), code: Object(failure).code });
    }
    window.removeEventListener('beforeunload', askToStay);
    setPending(false);
    running.current = undefined;
  }

  return {
    run: (...details) => {
      running.current ??= attempt(details);
      return running.current;
    },
    pending,
    error: failed.error,
    code: failed.code,
    clearError,
  };
}

/** A submission whose failure is also reported by a toast with this title. */
export function useAction<Details extends unknown[]>(
  failureTitle: string,
  work: (...details: Details) => Promise<void>,
): Submission<Details> {
  const { toast } = useToast();
  return useSubmission(work, (failure) => {
    const description = errorMessage(failure);
    toast({ title: failureTitle, description, tone: 'danger' });
    return description;
  });
}
