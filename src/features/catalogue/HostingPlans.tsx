import { announce, Notice, SegmentedControl, Stack } from '../../design-system';
import {
  type BillingPeriod,
  billingPeriods,
  periodFacts,
  periodPrice,
} from '../../domain/billingPeriod';
import type { HostingPlan } from '../../domain/catalogue';
import { formatPence } from '../../domain/money';
import { billing, only } from './billing.css';
import { HostingPlanCard } from './HostingPlanCard';
import * as styles from './HostingPlans.css';
import { PlanComparison } from './PlanComparison';

const discountedPeriod = billingPeriods.find((period) => periodFacts[period].isDiscounted);

export interface HostingPlansProps {
  plans: readonly HostingPlan[];
  /** The discount for paying for a year at once, in percent. */
  discountPercent: number;
  onBuy: (plan: HostingPlan, period: BillingPeriod) => void;
}

function summary(plans: readonly HostingPlan[], discountPercent: number, period: BillingPeriod) {
  const { label, unit } = periodFacts[period];
  const prices = plans.map(
    ({ title, monthlyPrice }) =>
      `${title} ${formatPence(periodPrice(monthlyPrice, period, discountPercent))}`,
  );
  return `${label} prices: ${prices.join(', ')} a ${unit}`;
}

/** The hosting plans: a toggle for the billing period, a card for each plan, and a comparison. */
export function HostingPlans({ plans, discountPercent, onBuy }: HostingPlansProps) {
  return (
    <div className={billing}>
      <Stack gap="xl">
        <div className={styles.controls}>
          <SegmentedControl
            legend="Billing period"
            name="billing"
            defaultValue={billingPeriods[0]}
            onChange={(period) => announce(summary(plans, discountPercent, period))}
            options={billingPeriods.map((value) => ({ value, label: periodFacts[value].label }))}
          />
          {billingPeriods.map((period) => (
            <div key={period} className={only[period]}>
              {periodFacts[period].isDiscounted ? (
                <Notice tone="success">
                  {`Paid by the ${periodFacts[period].unit}, each plan costs ${discountPercent}% less.`}
                </Notice>
              ) : (
                <Notice tone="info">
                  {`Switch to ${discountedPeriod} billing and save ${discountPercent}% on your hosting plan!`}
                </Notice>
              )}
            </div>
          ))}
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
        <PlanComparison plans={plans} discountPercent={discountPercent} onBuy={onBuy} />
      </Stack>
    </div>
  );
}
