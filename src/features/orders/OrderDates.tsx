import type { ListedOrder } from '../../domain/customerOrder';
import { orderStatusFacts } from '../../domain/orderStatus';
import { Moment } from '../dates/Moment';

export interface OrderDatesProps {
  order: Pick<ListedOrder, 'status' | 'nextPayment' | 'endsOn'>;
}

/** When the next payment is due, since when one is missing, and when a plan ends, in a few words. */
export function OrderDates({ order: { status, nextPayment, endsOn } }: OrderDatesProps) {
  const { isOverdue, hasEnded } = orderStatusFacts(status);
  const dates = [
    [isOverdue ? 'Payment missing since' : 'Next payment on', nextPayment],
    [hasEnded ? 'Ended on' : 'Ends on', endsOn],
  ] as const;
  return dates.map(
    ([label, date]) =>
      date && (
        <span key={label}>
          <span>{label}</span> <Moment date={date} part="day" />.{' '}
        </span>
      ),
  );
}
