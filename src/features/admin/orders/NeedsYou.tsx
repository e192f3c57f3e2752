import { useState } from 'react';
import { business } from '../../../content/business';
import { Button, Inline, Notice, Stack, Text, TextLink } from '../../../design-system';
import { dayIn } from '../../../domain/day';
import { formatNumber } from '../../../domain/numbers';
import { orderStatusFacts } from '../../../domain/orderStatus';
import type { OrderAttention } from '../../../domain/orders';
import { entryHref } from '../kinds/hrefs';
import { ShortDay } from '../rows/ShortDay';
import * as styles from './orders.css';

/** What is said of an order: its status, or with its day a few words before it. */
function wordsBeforeDay(status: string, day: string | null) {
  const { urgent } = orderStatusFacts(status);
  return day && urgent?.day ? urgent.beforeDay : status;
}

export interface NeedsYouProps {
  attention: OrderAttention;
}

/**
 * The orders that wait for the owner, each with its day, before they cost money; at first the most urgent
 * one. Renders `<div>`.
 */
export function NeedsYou({ attention: { count, orders } }: NeedsYouProps) {
  const [isOpen, setIsOpen] = useState(false);
  const more = count - 1;
  const unnamed = count - orders.length;
  return (
    <Notice tone="warning" compact>
      <Inline gap="xs" align="baseline">
        <Inline gap="xs" align="baseline">
          <Text weight="semibold">Needs you</Text>
          {more > 0 && (
            <span className={styles.more}>
              <Button
                variant="quiet"
                size="small"
                aria-expanded={isOpen}
                onClick={() => setIsOpen(!isOpen)}
              >
                {isOpen ? 'Show fewer' : `${formatNumber(more)} more`}
              </Button>
            </span>
          )}
        </Inline>
        <div>
          <Stack as="ul" gap="none">
            {orders
              .slice(0, isOpen ? orders.length : 1)
              .map(({ id, customer, service, status, at }) => (
                <li key={id}>
                  <TextLink href={entryHref('order', id)}>
                    {[customer, service].filter(Boolean).join(', ')}
                  </TextLink>
                  {'. '}
                  <span>{wordsBeforeDay(status, at)}</span>
                  {at && <ShortDay date={dayIn(business.timeZone, new Date(at))} />}
                </li>
              ))}
          </Stack>
          {isOpen && unnamed > 0 && (
            <Text>{`The list below has ${formatNumber(unnamed)} more, under Other.`}</Text>
          )}
        </div>
      </Inline>
    </Notice>
  );
}
