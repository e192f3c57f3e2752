import {
  Amount,
  Badge,
  FeatureList,
  Heading,
  Inline,
  Meter,
  Stack,
  Text,
} from '../../design-system';
import {
  type BillingPeriod,
  billingPeriods,
  periodFacts,
  periodPrice,
} from '../../domain/billingPeriod';
import type { HostingPlan } from '../../domain/catalogue';
import { formatPence } from '../../domain/money';
import { comparisonRows } from '../../domain/planFeatures';
import { BuyLink } from './BuyLink';
import * as billing from './billing.css';
import * as styles from './HostingPlanCard.css';
import { fractionOf, undrawnFeatures } from './planScales';

export interface HostingPlanCardProps {
  plan: HostingPlan;
  /** The discount for paying for a year at once, in percent. */
  discountPercent: number;
  onBuy: (period: BillingPeriod) => void;
}

/**
 * One hosting plan: its price and payment link for each billing period, of which CSS shows one, its
 * limits as bars, and its other features. Renders `<li>`.
 */
export function HostingPlanCard({ plan, discountPercent, onBuy }: HostingPlanCardProps) {
  const { title, description, isMostPopular, paymentLinks } = plan;
  const offers = billingPeriods.map((period) => {
    const { months, unit } = periodFacts[period];
    const pence = periodPrice(plan.monthlyPrice, period, discountPercent);
    const saving = months * plan.monthlyPrice - pence;
    return { period, months, pence, saving, price: formatPence(pence), per: `a ${unit}` };
  });
  const best = offers.reduce((one, other) => (other.saving > one.saving ? other : one));
  return (
    <li className={styles.cards[isMostPopular ? 'popular' : 'plain']}>
      <Stack gap="xs">
        <Inline gap="xs" distribute="between">
          <Heading level="3">{title}</Heading>
          {isMostPopular && <Badge variant="brand">Most Popular</Badge>}
        </Inline>
        <Text variant="quiet">{description}</Text>
      </Stack>
      <div className={billing.prices}>
        {offers.map(({ period, months, pence, saving, price, per }) => (
          <div key={period} className={billing.periodPrice[period]}>
            <Amount note={per}>{price}</Amount>
            {saving > 0 ? (
              <Text size="small" tone="success" weight="semibold">
                {`about ${formatPence(Math.round(pence / months))} a month, saving ${formatPence(saving)}`}
              </Text>
            ) : (
              <Text size="small" variant="quiet">
                {`or ${best.price} ${best.per}, saving ${formatPence(best.saving)}`}
              </Text>
            )}
          </div>
        ))}
      </div>
      <ul role="list" className={styles.meters}>
        {comparisonRows([plan]).map(({ limit, label, cells: [amount] }) => {
          const fraction = fractionOf(plan, limit);
          return (
            fraction !== undefined && (
              <Meter key={limit} as="li" label={label} value={String(amount)} fraction={fraction} />
            )
          );
        })}
      </ul>
      <div className={styles.features}>
        <FeatureList features={undrawnFeatures(plan)} excludedLabel="Not included" />
      </div>
      <div>
        {offers.map(({ period, price, per }) => (
          <div key={period} className={billing.only[period]}>
            <BuyLink
              href={paymentLinks[period]}
              item={`${title} ${period}`}
              details={`hosting, ${price} ${per}`}
              variant={isMostPopular ? 'primary' : 'secondary'}
              onBuy={() => onBuy(period)}
            />
          </div>
        ))}
      </div>
    </li>
  );
}
