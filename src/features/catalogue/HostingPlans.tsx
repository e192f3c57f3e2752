import { Notice, SegmentedControl, Stack } from '../../design-system';
import {
  type BillingPeriod,
  type HostingPlan,
  YEARLY_DISCOUNT_PERCENT,
} from '../../domain/catalogue';
import { billing, monthlyOnly, yearlyOnly } from './billing.css';
import { HostingPlanCard } from './HostingPlanCard';
import * as styles from './HostingPlans.css';
import { PlanComparison } from './PlanComparison';

export interface HostingPlansProps {
  plans: readonly HostingPlan[];
  /** Called with a plan whose payment page has been opened, and how it is paid for. */
  onBuy: (plan: HostingPlan, period: BillingPeriod) => void;
  /** The period shown first. Default `monthly` (spec §4). */
  defaultPeriod?: BillingPeriod;
}

/** The hosting plans by the month or by the year: a toggle, a card each, and a comparison. */
export function HostingPlans({ plans, onBuy, defaultPeriod = 'monthly' }: HostingPlansProps) {
  return (
    <div className={billing}>
      <Stack gap="xl">
        <div className={styles.controls}>
          <SegmentedControl
            legend="Billing period"
            name="billing"
            defaultValue={defaultPeriod}
            options={[
              { value: 'monthly', label: 'Monthly' },
              { value: 'yearly', label: 'Yearly' },
            ]}
          />
          <div className={monthlyOnly}>
            <Notice tone="info">
              Switch to yearly billing and save {YEARLY_DISCOUNT_PERCENT}% on your hosting plan!
            </Notice>
          </div>
          <div className={yearlyOnly}>
            <Notice tone="success">
              Paid by the year, each plan costs {YEARLY_DISCOUNT_PERCENT}% less.
            </Notice>
          </div>
        </div>
        <ul className={styles.plans}>
          {plans.map((plan) => (
            <HostingPlanCard key={plan.id} plan={plan} onBuy={(period) => onBuy(plan, period)} />
          ))}
        </ul>
        <PlanComparison plans={plans} />
      </Stack>
    </div>
  );
}
