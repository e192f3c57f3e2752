import { useEffect, useEffectEvent, useState } from 'react';

/** How long after an answer the page asks again, in ms. */
const ASK_AGAIN = 5_000;

/** How long it asks, in ms. */
const ASK_FOR = 60_000;

/**
 * Asks at once and again for a minute, until `ask` resolves with true. A failure is no answer. Returns how
 * far it is.
 */
export function useAskAgain(ask: () => Promise<boolean>): 'asking' | 'waiting' | 'over' | 'found' {
  const [state, setState] = useState<ReturnType<typeof useAskAgain>>('asking');
  const askNow = useEffectEvent(() => ask().catch(() => false));

  useEffect(() => {
    let next: ReturnType<typeof setTimeout>;
    let isShown = true;
    let isOver = false;
    async function attempt() {
      const isFound = await askNow();
      if (!isShown) return;
      if (isFound) {
        clearTimeout(end);
        setState('found');
      } else if (!isOver) {
        setState('waiting');
        next = setTimeout(() => void attempt(), ASK_AGAIN);
      }
    }
    const end = setTimeout(() => {
      isOver = true;
      clearTimeout(next);
      setState('over');
    }, ASK_FOR);
    void attempt();
    return () => {
      isShown = false;
      clearTimeout(next);
      clearTimeout(end);
    };
  }, []);

  return state;
}
