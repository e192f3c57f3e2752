import type { ComponentProps } from 'react';
import { Icon } from '../actions/Icon';
import { VisuallyHidden } from '../typography/VisuallyHidden';
import * as styles from './FeatureList.css';

export interface Feature {
  name: string;
  included: boolean;
}

export interface FeatureListProps extends Pick<ComponentProps<'ul'>, 'ref'> {
  /** In reading order; each name once. */
  features: readonly Feature[];
  /** What screen readers read before a name that is not included, such as 'Not included'. */
  excludedLabel: string;
}

/** What an offer includes and what it leaves out. Renders `<ul>`. */
export function FeatureList({ features, excludedLabel, ref }: FeatureListProps) {
  return (
    <ul role="list" ref={ref} className={styles.list}>
      {features.map(({ name, included }) => (
        <li key={name} className={included ? styles.item : `${styles.item} ${styles.excluded}`}>
          <span className={styles.mark}>
            <Icon name={included ? 'check' : 'dash'} />
          </span>
          <span key={String(included)}>
            {!included && <VisuallyHidden>{`${excludedLabel}: `}</VisuallyHidden>}
            {name}
          </span>
        </li>
      ))}
    </ul>
  );
}
