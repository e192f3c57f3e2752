import { Icon, iconNames } from '#src/design-system/index.ts';
import * as styles from './foundations.css';
import { Sheet } from './Sheet';

/** Every icon with its name. */
export function IconGallery() {
  return (
    <Sheet>
      <div className={styles.gallery}>
        {iconNames.map((name) => (
          <div key={name} className={styles.exhibit}>
            <span className={styles.large}>
              <Icon name={name} />
            </span>
            <span className={styles.code}>{name}</span>
          </div>
        ))}
      </div>
    </Sheet>
  );
}
