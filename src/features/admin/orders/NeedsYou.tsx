import { Disclosure, Notice, Stack, Text, TextLink } from '../../../design-system';
import { formatNumber } from '../../../domain/numbers';
import type { OrderAttention } from '../../../domain/orders';
import { Moment } from '../../dates/Moment';
import { orderHref } from '../hrefs';

/** What is said before the day, by the status. */
const beforeDay = new Map([
  ['Disputed', 'Disputed, answer by '],
  ['Inquiry', 'Inquiry, answer by '],
  ['Payment overdue', 'Payment overdue since '],
  ['Payment failed', 'Payment failed on '],
  ['Ending', 'Ends on '],
]);

function Entries({ orders }: Pick<OrderAttention, 'orders'>) {
  return (
    <Stack as="ul" gap="xs">
      {orders.map(({ id, customer, service, status, at }) => (
        <li key={id}>
          <TextLink href={orderHref(id)}>{[customer, service].filter(Boolean).join(', ')}</TextLink>
          {'. '}
          <span>{(at && beforeDay.get(status)) ?? status}</span>
          {at && <Moment date={at} part="day" />}
        </li>
      ))}
    </Stack>
  );
}

export interface NeedsYouProps {
  /** What waits for the owner. */
  attention: OrderAttention;
}

/** The orders that wait for the owner, each with its day, before they cost money. Renders `<div>`. */
export function NeedsYou({ attention: { count, orders } }: NeedsYouProps) {
  // A third one is as high as the line that would hide it.
  const shown = count > 3 ? 2 : 3;
  const unnamed = count - orders.length;
  return (
    <Notice tone="warning" title="Needs you">
      <Entries orders={orders.slice(0, shown)} />
      {count > shown && (
        <Disclosure variant="text" summary={`${formatNumber(count - shown)} more`}>
          <Entries orders={orders.slice(shown)} />
          {unnamed > 0 && (
            <Text>{`The list below has ${formatNumber(unnamed)} more, under Other.`}</Text>
          )}
        </Disclosure>
      )}
    </Notice>
  );
}
