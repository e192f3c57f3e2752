import { announce, Notice, SegmentedControl, Stack, Text } from '../../design-system';
import { type BillingPeriod, type HostingPlan, yearlyPrice } from '../../domain/catalogue';
import { formatPence } from '../../domain/money';
import { billing, monthlyOnly, yearlyOnly } from './billing.css';
import { HostingPlanCard } from './HostingPlanCard';
import * as styles from './HostingPlans.css';
import { PlanComparison } from './PlanComparison';

export interface HostingPlansProps {
  /** The plans, in their order. */
  plans: readonly HostingPlan[];
  /** The discount for paying for a year at once, in percent. */
  discountPercent: number;
  /** Called when the payment page of a plan for a billing period has been opened. */
  onBuy: (plan: HostingPlan, period: BillingPeriod) => void;
  /** How the plans are paid. Default none. */
  paymentNote?: string;
}

/** The prices of a billing period in a sentence. */
function summary(plans: readonly HostingPlan[], discountPercent: number, period: BillingPeriod) {
  const isYearly = period === 'yearly';
  const prices = plans.map(({ title, monthlyPrice }) => {
    const price = isYearly ? yearlyPrice(monthlyPrice, discountPercent) : monthlyPrice;
    return `${title} ${formatPence(price)}`;
  });
  return `${isYearly ? 'Yearly' : 'Monthly'} prices: ${prices.join(', ')} a ${isYearly ? 'year' : 'month'}`;
}

/** The hosting plans: a toggle for the billing period, a card for each plan, and a comparison. */
export function HostingPlans({ plans, discountPercent, onBuy, paymentNote }: HostingPlansProps) {
  return (
    <div className={billing}>
      <Stack gap="xl">
        <div className={styles.controls}>
          <SegmentedControl
            legend="Billing period"
            name="billing"
            defaultValue="monthly"
            onChange={(period) => announce(summary(plans, discountPercent, period))}
            options={[
              { value: 'monthly', label: 'Monthly' },
              { value: 'yearly', label: 'Yearly' },
            ]}
          />
          <div className={monthlyOnly}>
            <Notice tone="info">
              {`Switch to yearly billing and save ${discountPercent}% on your hosting plan!`}
            </Notice>
          </div>
          <div className={yearlyOnly}>
            <Notice tone="success">
              {`Paid by the year, each plan costs ${discountPercent}% less.`}
            </Notice>
          </div>
        </div>
        <ul role="list" className={styles.plans}>
          {plans.map((plan) => (
            <HostingPlanCard
              key={plan.id}
              plan={plan}
              discountPercent={discountPercent}
              onBuy={(period) => onBuy(plan, period)}
            />
          ))}
        </ul>
        {paymentNote && (
          <div className={styles.note}>
            <Text variant="quiet">{paymentNote}</Text>
          </div>
        )}
        <PlanComparison plans={plans} discountPercent={discountPercent} onBuy={onBuy} />
      </Stack>
    </div>
  );
}
