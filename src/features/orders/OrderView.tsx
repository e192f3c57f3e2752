import { Badge, Columns, Heading, Inline, Stack, Text } from '../../design-system';
import { formatAmount } from '../../domain/amount';
import type { CustomerOrder } from '../../domain/customerOrder';
import { formatDay } from '../../domain/day';
import { formatNumber } from '../../domain/numbers';
import { Figures } from '../figures/Figures';
import { JobTicket } from '../job-ticket/JobTicket';
import { GuestTicket, type GuestTicketProps } from '../links/GuestTicket';
import { PriceList } from '../prices/PriceList';
import { boughtLines } from '../receipts/boughtLines';
import { Receipts } from '../receipts/Receipts';
import { OrderActions } from './OrderActions';
import * as styles from './OrderView.css';
import { ReturnedMark } from './ReturnedMark';

export interface OrderViewProps {
  order: CustomerOrder;
  link?: GuestTicketProps | undefined;
}

/** An order as its customer reads it: whose turn it is, its money and its receipts. */
export function OrderView({ order, link }: OrderViewProps) {
  const { id, service, date, amount, currency, paid, refunded, isTest, receipts } = order;
  const { money, quantity, nextAmount, next } = order;
  const lines = boughtLines(order.lines, currency);
  const sumOf = (sum: number | null) => (currency && sum ? formatAmount(sum, currency) : '');
  return (
    <Columns>
      <Stack gap="md">
        <Stack gap="xs">
          <Heading level="1" size="h2" id="order-title">
            {service}
          </Heading>
          <Inline gap="xs" align="baseline">
            <Text variant="quiet">
              <span>Order</span> <span translate="no">{id}</span>
              <span>{`, ${formatDay(date)}. `}</span>
              <ReturnedMark order={order} />
            </Text>
            {isTest && <Badge tone="warning">Test</Badge>}
          </Inline>
        </Stack>
        <JobTicket next={next}>
          <OrderActions order={order} />
        </JobTicket>
        <Figures
          figures={[
            ['Price', amount],
            ['Paid', currency && formatAmount(paid, currency)],
            ['Next payment', sumOf(nextAmount)],
            ['Paid back', sumOf(refunded)],
            ['Returned by your bank', sumOf(money.lost)],
            ['Units', quantity !== null && quantity > 1 && formatNumber(quantity)],
          ]}
        />
        {lines.length > 0 && <PriceList lines={lines} />}
        {link && (
          <div className={styles.link}>
            <GuestTicket subject="order" {...link} />
          </div>
        )}
      </Stack>
      <Receipts receipts={receipts} isTest={isTest} />
    </Columns>
  );
}
