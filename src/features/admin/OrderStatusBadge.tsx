import { Badge, type BadgeProps } from '../../design-system';
import { wrapsIfLong } from './longText';

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
    <span className={wrapsIfLong(status)}>
      <Badge tone={tones.get(status) ?? 'warning'}>{status || 'No status'}</Badge>
    </span>
  );
}
