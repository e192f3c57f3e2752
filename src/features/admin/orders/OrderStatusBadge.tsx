import { Badge, type BadgeProps } from '../../../design-system';
import { isOrderStatus } from '../../../domain/orders';
import * as styles from './OrderStatusBadge.css';

const tones = new Map<string, BadgeProps['tone']>([
  ['Completed', 'success'],
  ['In Progress', 'info'],
]);

export interface OrderStatusBadgeProps {
  status: string;
}

/** How far an order has come (spec §4): green, blue, and amber for anything else; always in words. */
export function OrderStatusBadge({ status }: OrderStatusBadgeProps) {
  return (
    <span className={isOrderStatus(status) ? styles.known : undefined}>
      <Badge tone={tones.get(status) ?? 'warning'}>{status}</Badge>
    </span>
  );
}
