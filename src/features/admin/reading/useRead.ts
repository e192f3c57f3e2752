import { useCallback, useEffect, useRef, useState } from 'react';

/** What was asked for, as far as it has come. */
export type Read<Value> =
  | { state: 'loading' }
  | { state: 'failed'; reason: string }
  | { state: 'ready'; value: Value };

/**
 * Asks once, and again on demand; what is known stays in sight meanwhile. `ask` has to be stable:
 * another one is asked anew.
 */
export function useRead<Value>(ask: () => Promise<Value>): {
  read: Read<Value>;
  readAgain: () => Promise<void>;
} {
  const [read, setRead] = useState<Read<Value>>({ state: 'loading' });
  const turn = useRef(0);

  const readAgain = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    setRead((known) => (known.state === 'ready' ? known : { state: 'loading' }));
    const answer = await ask().then(
      (value): Read<Value> => ({ state: 'ready', value }),
      (error: unknown): Read<Value> => ({ state: 'failed', reason: reasonOf(error) }),
    );
    if (mine === turn.current) setRead(answer);
  }, [ask]);

  useEffect(() => {
    void readAgain();
    return () => {
      turn.current += 1;
    };
  }, [readAgain]);

  return { read, readAgain };
}

/** What went wrong, in a sentence for people. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error && error.message) || 'An unknown error occurred';
}
