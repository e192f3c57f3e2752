import { useSyncExternalStore } from 'react';
import { Text } from '../../design-system';
import { openingState, type WorkingHours } from '../../domain/openingHours';

/** How often the state is computed again, in ms. */
const INTERVAL = 30_000;

function everyInterval(onChange: () => void) {
  const timer = setInterval(onChange, INTERVAL);
  return () => clearInterval(timer);
}

export interface OpeningStateProps {
  /** The working hours, one line each, in schema.org's notation. */
  hours: readonly WorkingHours[];
  /** The time zone of the hours, such as 'Europe/London'. */
  timeZone: string;
}

/**
 * Whether the business is open now, or when it opens next. Empty in the built page, which is read at
 * any time; the line keeps its height.
 */
export function OpeningState({ hours, timeZone }: OpeningStateProps) {
  const state = useSyncExternalStore(
    everyInterval,
    () => openingState(hours, timeZone, new Date()),
    () => '',
  );
  return <Text weight="semibold">{state || '\u00a0'}</Text>;
}
