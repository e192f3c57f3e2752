import * as styles from './Divider.css';

/** A hairline between two groups; renders `<hr>`. */
export function Divider() {
  return <hr className={styles.divider} />;
}
