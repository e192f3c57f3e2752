import { CheckMark, Disclosure, VisuallyHidden } from '../../design-system';
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
import { only } from './billing.css';
import * as styles from './PlanComparison.css';

export interface PlanComparisonProps {
  /** The plans, in their order; at most four. */
  plans: readonly HostingPlan[];
  /** The discount for paying for a year at once, in percent. */
  discountPercent: number;
  onBuy: (plan: HostingPlan, period: BillingPeriod) => void;
}

/**
 * A table of everything that the plans include, collapsed by default. A phone has each label above its
 * values. Ends with a link that buys each plan for the chosen billing period.
 */
export function PlanComparison({ plans, discountPercent, onBuy }: PlanComparisonProps) {
  const row = styles.rows[plans.length as keyof typeof styles.rows];
  const offers = plans.map((plan) => ({
    plan,
    cell: styles.cells[plan.isMostPopular ? 'popular' : 'plain'],
    periods: billingPeriods.map((period) => ({
      period,
      shown: only[period],
      price: formatPence(periodPrice(plan.monthlyPrice, period, discountPercent)),
      unit: periodFacts[period].unit,
    })),
  }));
  return (
    <Disclosure summary="Compare the plans line by line">
      <table className={`${styles.table} ${styles.block}`}>
        <caption>
          <VisuallyHidden>What each hosting plan includes</VisuallyHidden>
        </caption>
        <thead className={`${styles.block} ${styles.head}`}>
          <tr className={row}>
            <th scope="col" className={styles.label}>
              <VisuallyHidden>Feature</VisuallyHidden>
            </th>
            {offers.map(({ plan, cell, periods }) => (
              <th key={plan.id} scope="col" className={cell}>
                <span className={styles.name}>{plan.title}</span>{' '}
                {periods.map(({ period, shown, price, unit }) => (
                  <span key={period} className={`${styles.offer} ${shown}`}>
                    <span translate="no" className={styles.price}>
                      {price}
                    </span>{' '}
                    <span>{`a ${unit}`}</span>
                  </span>
                ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.block}>
          {comparisonRows(plans).map(({ label, cells }) => (
            <tr key={label} className={row}>
              <th scope="row" className={styles.label}>
                {label}
              </th>
              {offers.map(({ plan, cell }, index) => {
                const value = cells[index];
                return (
                  <td key={plan.id} className={`${cell} ${styles.value}`}>
                    {typeof value === 'boolean' ? (
                      <CheckMark checked={value} label={value ? 'Included' : 'Not included'} />
                    ) : (
                      value
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
          <tr className={row}>
            <th scope="row" className={styles.label}>
              <VisuallyHidden>Payment</VisuallyHidden>
            </th>
            {offers.map(({ plan, cell, periods }) => (
              <td key={plan.id} className={cell}>
                {periods.map(({ period, shown, price, unit }) => (
                  <div key={period} className={shown}>
                    <BuyLink
                      href={plan.paymentLinks[period]}
                      item={plan.title}
                      details={`hosting, ${price} a ${unit}`}
                      variant={plan.isMostPopular ? 'primary' : 'secondary'}
                      onBuy={() => onBuy(plan, period)}
                    />
                  </div>
                ))}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Disclosure>
  );
}
