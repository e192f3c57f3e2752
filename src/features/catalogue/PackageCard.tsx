import { Amount, Badge, FeatureList, Heading, Inline, Stack, Text } from '../../design-system';
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
  /** For how many pages the drawing has space. Default: as many as the package has. */
  places?: number;
  /** Called when the payment page has been opened. */
  onBuy: () => void;
}

/** One website package: a drawing of its pages, its price and its features. Renders `<li>`. */
export function PackageCard({ websitePackage, places = 1, onBuy }: PackageCardProps) {
  const { title, price, pageLimit, description, isRecommended, paymentLink } = websitePackage;
  const shownPrice = formatPence(price, { hideZeroPence: true });
  return (
    <li className={styles.card}>
      <div className={styles.trays[isRecommended ? 'recommended' : 'plain']}>
        <PageTiles pageLimit={pageLimit} places={places} />
      </div>
      <div className={styles.part}>
        <Stack gap="xs">
          <Inline distribute="between">
            <Heading level="3">{title}</Heading>
            {isRecommended && <Badge variant="brand">Recommended</Badge>}
          </Inline>
          <Amount size="large" note={`once, ${pagesInWords(pageLimit)}`}>
            {shownPrice}
          </Amount>
          {websitePackage.turnaround && (
            <Text size="small" variant="quiet">
              {websitePackage.turnaround}
            </Text>
          )}
        </Stack>
      </div>
      <div className={styles.part}>
        <Text>{description}</Text>
      </div>
      <div className={styles.part}>
        <FeatureList
          features={[
            ...websitePackage.features.map((name) => ({ name, included: true })),
            ...websitePackage.nonFeatures.map((name) => ({ name, included: false })),
          ]}
          excludedLabel="Not included"
        />
      </div>
      <div className={styles.part}>
        <BuyLink
          href={paymentLink}
          item={title}
          details={`website package, ${shownPrice}`}
          variant={isRecommended ? 'primary' : 'secondary'}
          onBuy={onBuy}
        />
      </div>
    </li>
  );
}
