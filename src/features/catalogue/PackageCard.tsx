import { Amount, FeatureList, Heading, Stack, Text } from '../../design-system';
import type { WebsitePackage } from '../../domain/catalogue';
import { formatPence } from '../../domain/money';
import { BuyLink } from './BuyLink';
import * as styles from './PackageCard.css';
import { PageTiles } from './PageTiles';

/** 'up to 5 pages', or 'unlimited pages'. */
function pagesInWords(pageLimit: number | null) {
  return pageLimit === null ? 'unlimited pages' : `up to ${pageLimit} pages`;
}

export interface PackageCardProps {
  /** The package that is shown. */
  websitePackage: WebsitePackage;
  /** Called when the payment page has been opened. */
  onBuy: () => void;
}

/** One website package: a drawing of its pages, its price and its features. Renders `<li>`. */
export function PackageCard({ websitePackage, onBuy }: PackageCardProps) {
  const { title, price, pageLimit, description, features, nonFeatures, paymentLink } =
    websitePackage;
  const shownPrice = formatPence(price, { hideZeroPence: true });
  return (
    <li className={styles.card}>
      <div className={styles.trays[pageLimit === null ? 'endless' : 'limited']}>
        <PageTiles pageLimit={pageLimit} />
      </div>
      <div className={styles.part}>
        <Stack gap="xs">
          <Heading level="3">{title}</Heading>
          <Amount size="large" note={`once, ${pagesInWords(pageLimit)}`}>
            {shownPrice}
          </Amount>
        </Stack>
      </div>
      <div className={styles.part}>
        <Text>{description}</Text>
      </div>
      <div className={styles.part}>
        <FeatureList
          features={[
            ...features.map((name) => ({ name, included: true })),
            ...nonFeatures.map((name) => ({ name, included: false })),
          ]}
          excludedLabel="Not included"
        />
      </div>
      <div className={styles.part}>
        <BuyLink
          href={paymentLink}
          item={title}
          details={`website package, ${shownPrice}`}
          onBuy={onBuy}
        />
      </div>
    </li>
  );
}
