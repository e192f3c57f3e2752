import type { ComponentProps } from 'react';
import * as styles from './Icon.css';

const drawings = {
  arrowRight: 'M4 12h15M13 6l6 6-6 6',
  arrowLeft: 'M20 12H5M11 6l-6 6 6 6',
  arrowToStart: 'M5 5v14M20 12H9M14 7l-5 5 5 5',
  arrowToEnd: 'M19 5v14M4 12h11M10 7l5 5-5 5',
  arrowUp: 'M12 20V5M6 11l6-6 6 6',
  arrowOut: 'M8 16 17 7M9 7h8v8',
  chevronDown: 'm6 9.5 6 6 6-6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  cross: 'M6 6l12 12M18 6 6 18',
  dash: 'M6 12h12',
  circle: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z',
  menu: 'M4 8h16M4 16h16',
  info: 'M12 11v6M12 7v.5M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  warning: 'M12 9v5M12 17v.5M12 3.5 22 20H2Z',
} as const;

export type IconName = keyof typeof drawings;

export const iconNames = Object.keys(drawings) as readonly IconName[];

export interface IconProps extends Pick<ComponentProps<'svg'>, 'ref'> {
  /** Which drawing. */
  name: IconName;
}

/** A line drawing beside words with the same meaning, hidden from screen readers. Renders `<svg>`. */
export function Icon({ name, ref }: IconProps) {
  return (
    <svg
      ref={ref}
      aria-hidden="true"
      width="1.125em"
      height="1.125em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={/^arrow[^U]/.test(name) ? styles.directed : styles.icon}
    >
      <path d={drawings[name]} />
    </svg>
  );
}
