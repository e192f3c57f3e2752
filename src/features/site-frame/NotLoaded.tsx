import { Text } from '../../design-system';
import * as styles from './NotLoaded.css';

/**
 * Says, beside what needs the application, that it did not come and what to do. It is on the page
 * from the first and seen only then: without the application nothing else can be said.
 */
export function NotLoaded() {
  return (
    <div role="alert" className={styles.message}>
      <Text size="small">
        Part of this page could not be loaded. Check your connection, then try again.
      </Text>
    </div>
  );
}
