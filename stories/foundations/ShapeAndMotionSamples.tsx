import { useState } from 'react';
import { Button } from '#src/design-system/index.ts';
import { motion, radius } from '#src/design-system/tokens/tokens.ts';
import * as styles from './foundations.css';
import { Sheet, Specimen } from './Sheet';

const radii = Object.keys(radius) as (keyof typeof radius)[];
const { ease, ...durations } = motion;
const speeds = Object.keys(durations) as (keyof typeof durations)[];

/** Every radius. */
export function Radii() {
  return (
    <Sheet>
      <div className={styles.rows}>
        {radii.map((name) => (
          <Specimen key={name} name={name} group="vars.radius" notes={[radius[name]]}>
            <div className={`${styles.tile} ${styles.radii[name]}`} />
          </Specimen>
        ))}
      </div>
    </Sheet>
  );
}

/** Every duration, animated on a press. */
export function Durations() {
  const [isAtEnd, setIsAtEnd] = useState(false);
  return (
    <Sheet>
      <div>
        <Button variant="secondary" onClick={() => setIsAtEnd((atEnd) => !atEnd)}>
          Play
        </Button>
      </div>
      <div className={styles.rows}>
        {speeds.map((speed) => (
          <Specimen key={speed} name={speed} group="vars.motion" notes={[durations[speed], ease]}>
            <span className={styles.track}>
              <span
                className={`${styles.runner} ${styles.runs[speed]}${isAtEnd ? ` ${styles.atEnd}` : ''}`}
              />
            </span>
          </Specimen>
        ))}
      </div>
    </Sheet>
  );
}
