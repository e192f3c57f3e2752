import { useEffect, useEffectEvent } from 'react';

/** The session of a customer or of the owner, as a backend keeps it. */
interface Sessions<Session, Details extends unknown[]> {
  restore: () => Promise<Session>;
  onChange: (listener: (session: Session, ...details: Details) => void) => () => void;
}

/**
 * Calls the listener with the session that is restored, and with each change, also of another tab. A
 * session that is restored after a change is older and is ignored. If restoring fails, the session is
 * `signedOut`. A page that the browser has kept in memory has missed changes, and restores it again.
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
    async function restore() {
      const restored = await sessions.restore().catch((error: unknown) => {
        console.error('The session could not be restored.', error);
        return signedOut;
      });
      if (isAwaited) report(restored);
    }
    void restore();
    const show = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isAwaited = true;
      void restore();
    };
    addEventListener('pageshow', show);
    return () => {
      isAwaited = false;
      removeEventListener('pageshow', show);
      stop();
    };
  }, [sessions, signedOut]);
}
