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
import { type BillingPeriod, type HostingPlan, yearlyPrice } from '../../domain/catalogue';
import { formatPence } from '../../domain/money';
import { comparisonRows } from '../../domain/planFeatures';
import { BuyLink } from './BuyLink';
import * as billing from './billing.css';
import * as styles from './HostingPlanCard.css';
import { fractionOf, undrawnFeatures } from './planScales';

export interface HostingPlanCardProps {
  /** The plan that is shown. */
  plan: HostingPlan;
  /** The discount for paying for a year at once, in percent. */
  discountPercent: number;
  /** Called when the payment page for a billing period has been opened. */
  onBuy: (period: BillingPeriod) => void;
}

/**
 * One hosting plan: its price and payment link for each billing period, of which CSS shows one, its
 * limits as bars, and its other features. Renders `<li>`.
 */
export function HostingPlanCard({ plan, discountPercent, onBuy }: HostingPlanCardProps) {
  const { title, description, isMostPopular, paymentLinks } = plan;
  const monthly = formatPence(plan.monthlyPrice);
  const yearlyPence = yearlyPrice(plan.monthlyPrice, discountPercent);
  const yearly = formatPence(yearlyPence);
  const saving = formatPence(12 * plan.monthlyPrice - yearlyPence);
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
        <div className={billing.monthlyPrice}>
          <Amount note="a month">{monthly}</Amount>
          <Text size="small" variant="quiet">
            {`or ${yearly} a year, saving ${saving}`}
          </Text>
        </div>
        <div className={billing.yearlyPrice}>
          <Amount note="a year">{yearly}</Amount>
          <Text size="small" tone="success" weight="semibold">
            {`about ${formatPence(Math.round(yearlyPence / 12))} a month, saving ${saving}`}
          </Text>
        </div>
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
        <div className={billing.monthlyOnly}>
          <BuyLink
            href={paymentLinks.monthly}
            item={`${title} monthly`}
            details={`hosting, ${monthly} a month`}
            variant={isMostPopular ? 'primary' : 'secondary'}
            onBuy={() => onBuy('monthly')}
          />
        </div>
        <div className={billing.yearlyOnly}>
          <BuyLink
            href={paymentLinks.yearly}
            item={`${title} yearly`}
            details={`hosting, ${yearly} a year`}
            variant={isMostPopular ? 'primary' : 'secondary'}
            onBuy={() => onBuy('yearly')}
          />
        </div>
      </div>
    </li>
  );
}
