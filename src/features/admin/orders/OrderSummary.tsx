import { formatDay } from '../../../domain/day';
import { formatPence } from '../../../domain/money';
import { formatNumber } from '../../../domain/numbers';
import type { OrderSummary as Figures } from '../../../domain/orders';
import * as styles from './OrderSummary.css';

export interface OrderSummaryProps {
  /** The figures of the orders. */
  summary: Figures;
}

/** The sum of the orders, what it leaves out, and the oldest order in progress. Renders `<dl>`. */
export function OrderSummary({ summary: { sum, uncounted, oldestInProgress } }: OrderSummaryProps) {
  const figures = [
    ['Sum', formatPence(sum)],
    ...(uncounted > 0
      ? [['Not in the sum', `${formatNumber(uncounted)} without an amount in pounds`]]
      : []),
    [
      'Oldest in progress',
      oldestInProgress ? `${formatDay(oldestInProgress.date)}, ${oldestInProgress.id}` : 'None',
    ],
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([label, value]) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
