import * as styles from './Logo.css';

export interface LogoProps {
  /** The business's name. */
  name: string;
}

/** A mill wheel above a line of water, and the name. */
export function Logo({ name }: LogoProps) {
  return (
    <span className={styles.logo}>
      <svg
        aria-hidden="true"
        viewBox="0 0 28 28"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        className={styles.mark}
      >
        <circle cx="14" cy="12.5" r="8" />
        <path d="M14 1.8v21.4M3.3 12.5h21.4M6.4 4.9l15.2 15.2M21.6 4.9 6.4 20.1" />
        <path d="M1.5 26.4h25" className={styles.water} />
      </svg>
      {name}
    </span>
  );
}
