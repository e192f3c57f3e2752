import { useEffect, useRef, useState } from 'react';
import { Text } from '../../design-system';
import { isOpen, openingState } from '../../domain/openingHours';
import type { WorkingHours } from '../../domain/workingHours';
import { states } from './OpeningState.css';

/** How often the state is computed again, in ms. */
const INTERVAL = 30_000;

/** The time, read again every `INTERVAL`, while the element is at most a screen away from view. */
function useTimeNearView() {
  const [now, setNow] = useState<Date>();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!element.current) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    const read = () => setNow(new Date());
    const observer = new IntersectionObserver(
      (entries) => {
        clearInterval(timer);
        if (!entries.at(-1)?.isIntersecting) return;
        read();
        timer = setInterval(read, INTERVAL);
      },
      { rootMargin: '100%' },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, []);
  return { now, element };
}

export interface OpeningStateProps {
  /** The working hours, one line each, in schema.org's notation. */
  hours: readonly WorkingHours[];
  /** The time zone of the hours, such as 'Europe/London'. */
  timeZone: string;
}

/**
 * Whether the business is open now, or when it opens next, with a dot. Computed only near view, because reading
 * the time of a time zone blocks a slow phone for 60 ms. Until then, also in print, the line is empty
 * and keeps its height.
 */
export function OpeningState({ hours, timeZone }: OpeningStateProps) {
  const { now, element } = useTimeNearView();
  const state = now && openingState(hours, timeZone, now);
  return (
    <Text ref={element} as="div" weight="semibold">
      {state ? (
        <span className={states[isOpen(state) ? 'open' : 'closed']}>{state}</span>
      ) : (
        '\u00a0'
      )}
    </Text>
  );
}
