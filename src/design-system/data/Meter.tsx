import * as styles from './Meter.css';

export const meterElements = ['div', 'li'] as const;

export interface MeterProps {
  label: string;
  /** The amount in words, such as '10GB': the drawing only repeats it. */
  value: string;
  /** How much of the scale that it shares with others it fills, from 0 to 1. */
  fraction: number | 'unlimited';
  /** The element rendered. Default `div`. */
  as?: (typeof meterElements)[number];
}

/** The bar of something unlimited: it thins out towards the edge instead of ending. */
function UnlimitedBar() {
  return (
    <>
      <g transform="translate(-34 0)">
        <rect width="100%" height="6" />
      </g>
      <svg x="100%" overflow="visible" aria-hidden="true">
        <rect x="-30" width="10" height="6" />
        <rect x="-16" width="6" height="6" />
        <rect x="-6" width="3" height="6" />
      </svg>
    </>
  );
}

/**
 * A limit as words and as a bar on a scale that several limits share. The drawing uses attributes
 * alone, no `style`, so that prerendered pages can forbid inline styles.
 */
export function Meter({ label, value, fraction, as: Element = 'div' }: MeterProps) {
  return (
    <Element className={styles.meter}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span> <span className={styles.value}>{value}</span>
      </span>
      <svg aria-hidden="true" height="6" fill="currentColor" className={styles.drawing}>
        {fraction === 'unlimited' ? (
          <UnlimitedBar />
        ) : (
          <>
            <rect width="100%" height="2" y="2" className={styles.track} />
            <rect width={`${Math.min(Math.max(fraction, 0), 1) * 100}%`} height="6" />
          </>
        )}
      </svg>
    </Element>
  );
}
