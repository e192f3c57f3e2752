import { logo } from '../../content/logo';
import * as styles from './Logo.css';

export interface LogoProps {
  name: string;
}

/** The drawing of `content/logo`, and the name. */
export function Logo({ name }: LogoProps) {
  return (
    <span translate="no" className={styles.logo}>
      <svg
        aria-hidden="true"
        width="28"
        height="28"
        viewBox="0 0 28 28"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        className={styles.mark}
      >
        <path d={logo.mark} />
        <path d={logo.accent} className={styles.accent} />
      </svg>
      {name}
    </span>
  );
}
