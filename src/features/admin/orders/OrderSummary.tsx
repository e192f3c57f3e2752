import { formatPence } from '../../../domain/money';
import { formatNumber } from '../../../domain/numbers';
import { MAX_SUMMED, type OrderSummary as Summary } from '../../../domain/orders';
import { Figures } from '../../figures/Figures';
import { ShortDay } from '../rows/ShortDay';

export interface OrderSummaryProps {
  summary: Summary;
}

/** The sum of the orders, what it leaves out, and the oldest order in progress. Renders `<dl>`. */
export function OrderSummary({ summary: { sum, uncounted, oldestInProgress } }: OrderSummaryProps) {
  const all = sum === null ? `Of up to ${formatNumber(MAX_SUMMED)} orders` : formatPence(sum);
  const others = uncounted > 0 && `${formatNumber(uncounted)} without an amount in pounds`;
  const since = oldestInProgress && (
    <>
      <ShortDay date={oldestInProgress.date} />
      <span translate="no">{`, ${oldestInProgress.id}`}</span>
    </>
  );
  return (
    <Figures
      figures={[
        ['Sum', all],
        ['Not in the sum', others],
        ['In progress since', since],
      ]}
    />
  );
}
