import { Badge, Text } from '../../../design-system';
import type { OwnersOrder } from '../../../domain/orderList';
import { returnedText } from '../../../domain/orderMoney';
import { orderStatusFacts } from '../../../domain/orderStatus';
import { wrapsIfLong } from './longText';

export interface OrderStatusBadgeProps {
  order: Pick<OwnersOrder, 'status' | 'money' | 'currency'>;
}

/** The status of an order: green, blue, or amber for an unknown or blank one. After it, what went back of its money. */
export function OrderStatusBadge({ order: { status, money, currency } }: OrderStatusBadgeProps) {
  const returned = money && returnedText(money, currency ?? null);
  return (
    <>
      <span className={wrapsIfLong(status)}>
        <Badge tone={orderStatusFacts(status).tone}>{status || 'No status'}</Badge>
      </span>
      {returned && (
        <Text as="div" size="small" variant="quiet">
          {returned}
        </Text>
      )}
    </>
  );
}
