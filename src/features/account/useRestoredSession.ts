import { useEffect, useEffectEvent } from 'react';

/** The session of a customer or of the owner, as a backend keeps it. */
interface Sessions<Session, Details extends unknown[]> {
  restore: () => Promise<Session>;
  onChange: (listener: (session: Session, ...details: Details) => void) => () => void;
}

/**
 * Calls the listener with the session that is restored, and with each change, also of another tab. A
 * session that is restored after a change is older and is ignored. If restoring fails, the session is
 * `signedOut`.
 */
export function useRestoredSession<Session, Details extends unknown[]>(
  sessions: Sessions<Session, Details>,
  signedOut: Session,
  listener: (session: Session, ...details: Details | []) => void,
) {
  const report = useEffectEvent(listener);

  useEffect(() => {
    let isAwaited = true;
    const stop = sessions.onChange((...change) => {
      isAwaited = false;
      report(...change);
    });
    sessions
      .restore()
      .catch((error: unknown) => {
        console.error('The session could not be restored.', error);
        return signedOut;
      })
      .then((restored) => {
        if (isAwaited) report(restored);
      });
    return () => {
      isAwaited = false;
      stop();
    };
  }, [sessions, signedOut]);
}
