import { Badge, type BadgeProps } from '../../../design-system';
import type { OrderStatus } from '../../../domain/orders';

const tones: Partial<Record<string, NonNullable<BadgeProps['tone']>>> = {
  Completed: 'success',
  'In Progress': 'info',
};

export interface OrderStatusBadgeProps {
  status: OrderStatus;
}

/** How far an order has come (spec §4): green, blue, and amber for anything else; always in words. */
export function OrderStatusBadge({ status }: OrderStatusBadgeProps) {
  return <Badge tone={tones[status] ?? 'warning'}>{status}</Badge>;
}
