import {
  Amount,
  Badge,
  Disclosure,
  FeatureList,
  Heading,
  Inline,
  Stack,
  Text,
} from '../../design-system';
import { pagesInWords, type WebsitePackage } from '../../domain/catalogue';
import { formatPence } from '../../domain/money';
import { BuyLink } from './BuyLink';
import * as styles from './PackageCard.css';
import { PageTiles } from './PageTiles';
import { packageAnchor } from './packageHref';

/** How many features a phone shows at first. */
const FIRST_FEATURES = 3;

export interface PackageCardProps {
  websitePackage: WebsitePackage;
  /** For how many pages the drawing has space. Default: as many as the package has. */
  slots?: number;
  onBuy: () => void;
}

/**
 * One website package: a drawing of its pages, its price, the link to its payment page and its features,
 * of which a phone shows the first three. Renders `<li>`.
 */
export function PackageCard({ websitePackage, slots = 1, onBuy }: PackageCardProps) {
  const { title, price, pageLimit, description, isRecommended, paymentLink } = websitePackage;
  const shownPrice = formatPence(price, { hideZeroPence: true });
  const features = [
    ...websitePackage.features.map((name) => ({ name, included: true })),
    ...websitePackage.nonFeatures.map((name) => ({ name, included: false })),
  ];
  return (
    <li id={packageAnchor(websitePackage.id)} className={styles.card}>
      <div className={styles.trays[isRecommended ? 'recommended' : 'plain']}>
        <PageTiles pageLimit={pageLimit} slots={slots} />
      </div>
      <div className={styles.head}>
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
        <BuyLink
          href={paymentLink}
          item={title}
          details={`website package, ${shownPrice}`}
          variant={isRecommended ? 'primary' : 'secondary'}
          onBuy={onBuy}
        />
      </div>
      <div className={styles.features}>
        <FeatureList features={features.slice(0, FIRST_FEATURES)} excludedLabel="Not included" />
        {features.length > FIRST_FEATURES && (
          <Disclosure variant="phone" summary="The full list">
            <FeatureList features={features.slice(FIRST_FEATURES)} excludedLabel="Not included" />
          </Disclosure>
        )}
      </div>
    </li>
  );
}
