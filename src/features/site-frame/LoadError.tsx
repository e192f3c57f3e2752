import { Text } from '../../design-system';
import * as styles from './LoadError.css';

/**
 * An error message beside controls that need JavaScript. It is part of the prerendered page, because
 * React cannot add it when the application fails to load. Hidden until then.
 */
export function LoadError() {
  return (
    <div role="alert" className={styles.message}>
      <Text size="small">
        Part of this page could not be loaded. Check your connection, then try again.
      </Text>
    </div>
  );
}
