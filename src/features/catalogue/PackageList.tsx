import type { WebsitePackage } from '../../domain/catalogue';
import { PackageCard } from './PackageCard';
import * as styles from './PackageList.css';

export interface PackageListProps {
  packages: readonly WebsitePackage[];
  /** Called with a package whose payment page has been opened. */
  onBuy: (bought: WebsitePackage) => void;
}

/** The website packages beside one another, rule by rule on the same lines. */
export function PackageList({ packages, onBuy }: PackageListProps) {
  return (
    <ul className={styles.list}>
      {packages.map((each) => (
        <PackageCard key={each.id} websitePackage={each} onBuy={() => onBuy(each)} />
      ))}
    </ul>
  );
}
