import { formatDay } from '../../../domain/day';
import { formatPence } from '../../../domain/money';
import { formatNumber } from '../../../domain/numbers';
import type { OrderSummary as Summary } from '../../../domain/orders';
import { Figures, type FiguresProps } from '../../figures/Figures';

export interface OrderSummaryProps {
  /** The figures of the orders. */
  summary: Summary;
}

/** The sum of the orders, what it leaves out, and the oldest order in progress. Renders `<dl>`. */
export function OrderSummary({ summary: { sum, uncounted, oldestInProgress } }: OrderSummaryProps) {
  const figures: FiguresProps['figures'] = [
    ['Sum', formatPence(sum)],
    ...(uncounted > 0
      ? [['Not in the sum', `${formatNumber(uncounted)} without an amount in pounds`] as const]
      : []),
    [
      'Oldest in progress',
      oldestInProgress ? `${formatDay(oldestInProgress.date)}, ${oldestInProgress.id}` : 'None',
    ],
  ];
  return <Figures figures={figures} />;
}
