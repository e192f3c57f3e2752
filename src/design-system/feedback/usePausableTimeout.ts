import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` once it has been `running` for `delay` ms in all. */
export function usePausableTimeout(onEnd: () => void, delay: number, running: boolean) {
  const remaining = useRef(delay);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (!running) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [running]);
}
