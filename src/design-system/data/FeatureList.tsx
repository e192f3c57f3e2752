import { Icon } from '../actions/Icon';
import { VisuallyHidden } from '../typography/VisuallyHidden';
import * as styles from './FeatureList.css';

export interface Feature {
  name: string;
  isIncluded: boolean;
}

export interface FeatureListProps {
  /** In the order in which they are read; names differ from one another. */
  features: readonly Feature[];
}

/** What comes with something, and what does not. Renders `<ul>`. */
export function FeatureList({ features }: FeatureListProps) {
  return (
    <ul className={styles.list}>
      {features.map(({ name, isIncluded }) => (
        <li key={name} className={isIncluded ? styles.item : `${styles.item} ${styles.missing}`}>
          <span className={styles.mark}>
            <Icon name={isIncluded ? 'check' : 'dash'} />
          </span>
          <span>
            {!isIncluded && <VisuallyHidden>Not included: </VisuallyHidden>}
            {name}
          </span>
        </li>
      ))}
    </ul>
  );
}
