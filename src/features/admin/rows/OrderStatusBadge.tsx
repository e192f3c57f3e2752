import { Badge } from '../../../design-system';
import { orderStatusFacts } from '../../../domain/orderStatus';
import { wrapsIfLong } from './longText';

export interface OrderStatusBadgeProps {
  status: string;
}

/** The status of an order: green, blue, or amber for an unknown or blank one. */
export function OrderStatusBadge({ status }: OrderStatusBadgeProps) {
  return (
    <span className={wrapsIfLong(status)}>
      <Badge tone={orderStatusFacts(status).tone}>{status || 'No status'}</Badge>
    </span>
  );
}
