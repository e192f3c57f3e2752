import { type ElementType, type Ref, useEffect, useRef } from 'react';
import * as styles from './Meter.css';

export const meterElements = ['div', 'li'] as const;

export interface MeterProps {
  ref?: Ref<HTMLElement>;
  /** What is measured. */
  label: string;
  /** The amount in words, such as '10GB'. */
  value: string;
  /** The share of the scale, from 0 to 1. */
  fraction: number | 'unlimited';
  /** The element rendered. Default `div`. */
  as?: (typeof meterElements)[number];
}

/** A bar that fades out at the end of the scale. */
function UnlimitedBar() {
  return (
    <>
      <g transform="translate(-34 0)">
        <rect width="100%" height="6" />
      </g>
      <svg x="100%" width="1" height="6" overflow="visible" aria-hidden="true">
        <rect x="-30" width="10" height="6" />
        <rect x="-16" width="6" height="6" />
        <rect x="-6" width="3" height="6" />
      </svg>
    </>
  );
}

/** Sets `data-drawn` on a drawing when the visitor scrolls to it for the first time. */
function useFirstSight() {
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const svg = drawing.current;
    if (!svg) return undefined;
    let isSeenAtOnce = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) {
        observer.disconnect();
        svg.toggleAttribute('data-drawn', !isSeenAtOnce);
      }
      isSeenAtOnce = false;
    });
    observer.observe(svg);
    return () => observer.disconnect();
  }, []);
  return drawing;
}

/**
 * An amount in words and as a bar on a scale that several amounts share. The bar draws itself when
 * the visitor scrolls to it for the first time. It has no `style` attribute, because the content security policy forbids inline styles.
 */
export function Meter({ label, value, fraction, as = 'div', ref }: MeterProps) {
  const Element = as as ElementType;
  const drawing = useFirstSight();
  return (
    <Element ref={ref} className={styles.meter}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span> <span className={styles.value}>{value}</span>
      </span>
      <svg
        ref={drawing}
        aria-hidden="true"
        width="100%"
        height="6"
        fill="currentColor"
        className={styles.drawing}
      >
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
