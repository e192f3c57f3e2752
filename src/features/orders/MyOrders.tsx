import { Inline, List, Stack, Text, TextLink } from '../../design-system';
import type { ListedOrder } from '../../domain/customerOrder';
import { formatDay } from '../../domain/day';
import { pages } from '../../pages';
import { JobTicket } from '../job-ticket/JobTicket';
import { OrderActions } from './OrderActions';
import { portalOf } from './orderHrefs';
import { ReturnedMark } from './ReturnedMark';

export interface MyOrdersProps {
  /** The customer's orders, in their order; at least one. */
  orders: readonly ListedOrder[];
}

/** The orders of a customer, each with a link to its page, whose turn it is, and where plans are paid. */
export function MyOrders({ orders }: MyOrdersProps) {
  const firstPlan = orders.find(portalOf);
  return (
    <List padding="lg" lines="between">
      {orders.map((order) => (
        <li key={order.id}>
          <Stack gap="sm">
            <Stack gap="xxs">
              <Inline distribute="between" align="baseline">
                <Text as="div" weight="medium">
                  <TextLink href={`${pages.orders.href}/${encodeURIComponent(order.id)}`}>
                    {order.service}
                  </TextLink>
                </Text>
                <Text as="div" tabular>
                  <span translate="no">{order.amount}</span>
                </Text>
              </Inline>
              <Text as="div" size="small" variant="quiet" tabular>
                <span>{`Ordered on ${formatDay(order.date)}.`}</span> <ReturnedMark order={order} />
              </Text>
            </Stack>
            <JobTicket next={order.next} look="row">
              <OrderActions order={order} withPortal={order === firstPlan} />
            </JobTicket>
          </Stack>
        </li>
      ))}
    </List>
  );
}
