import { formatAmount } from '../../domain/amount';
import type { ListedOrder } from '../../domain/customerOrder';
import { orderStatusFacts } from '../../domain/orderStatus';
import { BusinessDay } from '../dates/Moment';

export interface OrderDatesProps {
  order: Pick<ListedOrder, 'status' | 'nextPayment' | 'nextAmount' | 'currency' | 'endsOn'>;
}

/** When the next payment is due, since when one is missing, and when a plan ends, in a few words. */
export function OrderDates({ order }: OrderDatesProps) {
  const { status, nextPayment, nextAmount, currency, endsOn } = order;
  const { isOverdue, hasEnded } = orderStatusFacts(status);
  const dates = [
    [
      isOverdue ? 'Payment missing since' : 'Next payment on',
      nextPayment,
      isOverdue || nextAmount === null || !currency
        ? ''
        : `: ${formatAmount(nextAmount, currency)}`,
    ],
    [hasEnded ? 'Ended on' : 'Ends on', endsOn, ''],
  ] as const;
  return dates.map(
    ([label, date, sum]) =>
      date && (
        <span key={label}>
          <span>{label}</span> <BusinessDay date={date} />
          <span>{`${sum}. `}</span>
        </span>
      ),
  );
}
