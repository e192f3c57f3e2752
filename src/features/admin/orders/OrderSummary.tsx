import { formatPence } from '../../../domain/money';
import { formatNumber } from '../../../domain/numbers';
import { MAX_SUMMED, type OrderSummary as Summary } from '../../../domain/orders';
import { Figures, type FiguresProps } from '../../figures/Figures';
import { ShortDay } from '../rows/ShortDay';

export interface OrderSummaryProps {
  summary: Summary;
}

/** The sum of the orders, what it leaves out, and the oldest order in progress. Renders `<dl>`. */
export function OrderSummary({ summary: { sum, uncounted, oldestInProgress } }: OrderSummaryProps) {
  const all = sum === null ? `Of up to ${formatNumber(MAX_SUMMED)} orders` : formatPence(sum);
  const figures: FiguresProps['figures'][number][] = [['Sum', all]];
  if (uncounted > 0) {
    figures.push(['Not in the sum', `${formatNumber(uncounted)} without an amount in pounds`]);
  }
  if (oldestInProgress) {
    const { date, id } = oldestInProgress;
    figures.push([
      'In progress since',
      <>
        <ShortDay date={date} />
        <span translate="no">{`, ${id}`}</span>
      </>,
    ]);
  }
  return <Figures figures={figures} />;
}
