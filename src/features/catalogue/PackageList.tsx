import type { WebsitePackage } from '../../domain/catalogue';
import { PackageCard } from './PackageCard';
import * as styles from './PackageList.css';

export interface PackageListProps {
  packages: readonly WebsitePackage[];
  onBuy: (bought: WebsitePackage) => void;
}

/**
 * The website packages. On wide screens they are columns whose rows are
 * aligned, and their drawings have one scale.
 */
export function PackageList({ packages, onBuy }: PackageListProps) {
  const slots = Math.max(...packages.map(({ pageLimit }) => pageLimit ?? 1));
  return (
    <ul role="list" className={styles.list}>
      {packages.map((item) => (
        <PackageCard key={item.id} websitePackage={item} slots={slots} onBuy={() => onBuy(item)} />
      ))}
    </ul>
  );
}
