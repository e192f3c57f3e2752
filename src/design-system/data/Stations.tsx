import type { ComponentProps } from 'react';
import * as styles from './Stations.css';

export interface StationsProps extends Pick<ComponentProps<'ol'>, 'ref'> {
  /** What runs through the stations, for the accessible name. */
  label: string;
  /** In order, with one that is current. */
  stations: readonly { label: string; state: 'done' | 'current' | 'ahead' }[];
  /** Somebody has to act at the current station: its wheel is of copper. Default `false`. */
  waiting?: boolean;
}

const marks = {
  done: 'M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z',
  /** A mill wheel. */
  current:
    'M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM12 2v20M2 12h20M4.9 4.9l14.2 14.2M19.1 4.9 4.9 19.1',
  ahead: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z',
} as const;

/** From one station to the next one: water, and where none has come yet the dry race. */
const races = {
  done: `M26 12q5-4 10 0t${'10 0 '.repeat(40)}`,
  current: 'M28 12h1000',
  ahead: 'M24 12h1000',
} as const;

/** The stations of a job on a mill race, with the water as far as it has come. Renders `<ol>`. */
export function Stations({ label, stations, waiting = false, ref }: StationsProps) {
  return (
    <ol ref={ref} role="list" aria-label={label} className={styles.stations}>
      {stations.map((station, index) => {
        const { state } = station;
        const look = state === 'current' && waiting ? 'waiting' : state;
        return (
          <li
            key={station.label}
            aria-current={state === 'current' ? 'step' : undefined}
            className={styles.labels[state]}
          >
            <svg aria-hidden="true" width="100%" height="24" fill="none" className={styles.race}>
              {index < stations.length - 1 && (
                <path className={styles.water[state]} d={races[state]} />
              )}
              <path className={styles.marks[look]} d={marks[state]} />
            </svg>
            {station.label}
          </li>
        );
      })}
    </ol>
  );
}
