import { Badge, type BadgeProps } from '../../../design-system';
import { isOrderStatus } from '../../../domain/orders';
import * as styles from './OrderStatusBadge.css';

const tones = new Map<string, BadgeProps['tone']>([
  ['Completed', 'success'],
  ['In Progress', 'info'],
]);

export interface OrderStatusBadgeProps {
  /** The status as it is stored. */
  status: string;
}

/** The status of an order: green, blue, or amber for an unknown or blank one. */
export function OrderStatusBadge({ status }: OrderStatusBadgeProps) {
  return (
    <span className={isOrderStatus(status) ? styles.known : undefined}>
      <Badge tone={tones.get(status) ?? 'warning'}>{status || 'No status'}</Badge>
    </span>
  );
}
