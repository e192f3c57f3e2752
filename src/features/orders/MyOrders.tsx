import { Badge, ButtonLink, Inline, List, Stack, Text, TextLink } from '../../design-system';
import type { ListedOrder } from '../../domain/customerOrder';
import { formatDay } from '../../domain/day';
import { pages } from '../../pages';
import { ticketHref } from '../tickets/ticketHref';
import { OrderDates } from './OrderDates';
import { orderState, portalOf, questionnaireOf } from './orderState';
import { ReturnedMark } from './ReturnedMark';

export interface MyOrdersProps {
  /** The customer's orders, in their order; at least one. */
  orders: readonly ListedOrder[];
}

/** The orders of a customer, each with a link to its page, and where plans are paid. */
export function MyOrders({ orders }: MyOrdersProps) {
  // The payments of all plans are in one place.
  const firstPlan = orders.find(portalOf);
  return (
    <List padding="sm" lines="between">
      {orders.map((order) => {
        const { label, tone } = orderState(order.status);
        const questionnaire = questionnaireOf(order);
        return (
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
                  <Inline gap="xs" align="baseline">
                    <Badge key={label} tone={tone}>
                      {label}
                    </Badge>
                    <ReturnedMark order={order} />
                    <span>{`Ordered on ${formatDay(order.date)}.`}</span>
                    <OrderDates order={order} />
                  </Inline>
                </Text>
                {order.ticket && (
                  <Text as="div" size="small">
                    <TextLink href={ticketHref(order.ticket.id)}>{order.ticket.title}</TextLink>
                  </Text>
                )}
              </Stack>
              {questionnaire && (
                <Inline stacked>
                  <ButtonLink href={questionnaire}>Answer the questions</ButtonLink>
                </Inline>
              )}
              {order === firstPlan && (
                <Inline stacked>
                  <ButtonLink
                    variant="secondary"
                    href={portalOf(order)}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    Manage payment
                  </ButtonLink>
                </Inline>
              )}
            </Stack>
          </li>
        );
      })}
    </List>
  );
}
