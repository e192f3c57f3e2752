import {
  Badge,
  ButtonLink,
  Columns,
  Heading,
  Inline,
  Stack,
  Text,
  TextLink,
  useAnnouncedChange,
} from '../../design-system';
import { formatAmount } from '../../domain/amount';
import type { CustomerOrder } from '../../domain/customerOrder';
import { formatDay } from '../../domain/day';
import { formatNumber } from '../../domain/numbers';
import { Figures } from '../figures/Figures';
import { GuestTicket, type GuestTicketProps } from '../links/GuestTicket';
import { PriceList } from '../prices/PriceList';
import { boughtLines } from '../receipts/boughtLines';
import { Receipts } from '../receipts/Receipts';
import { ticketHref } from '../tickets/ticketHref';
import { OrderDates } from './OrderDates';
import * as styles from './OrderView.css';
import { orderState, portalOf, questionnaireOf } from './orderState';
import { ReturnedMark } from './ReturnedMark';

export interface OrderViewProps {
  order: CustomerOrder;
  link?: GuestTicketProps | undefined;
}

/** An order as its customer reads it: its state, its money and its receipts. */
export function OrderView({ order, link }: OrderViewProps) {
  const { id, service, date, amount, currency, paid, refunded, isTest, ticket, receipts } = order;
  const { money, quantity } = order;
  const lines = boughtLines(order.lines, currency);
  const { label, tone, ...state } = orderState(order.status);
  const portal = portalOf(order);
  const questionnaire = questionnaireOf(order);
  const meaning = questionnaire
    ? `${paid > 0 ? 'It is paid. ' : ''}Next, tell us about your project.`
    : state.meaning;
  const sumOf = (sum: number) => currency && formatAmount(sum, currency);
  const figures: [string, string | false | null][] = [
    ['Price', amount],
    ['Paid', sumOf(paid)],
    ['Paid back', refunded > 0 && sumOf(refunded)],
    ['Returned by your bank', money.lost > 0 && sumOf(money.lost)],
    ['Units', quantity !== null && quantity > 1 && formatNumber(quantity)],
  ];
  useAnnouncedChange(`Status: ${label}`);
  return (
    <Columns>
      <Stack gap="md">
        <Stack gap="xs">
          <Heading level="1" size="h2" id="order-title">
            {service}
          </Heading>
          <Text variant="quiet">
            <span>Order</span> <span translate="no">{id}</span>
            <span>{`, ${formatDay(date)}`}</span>
          </Text>
        </Stack>
        <Inline>
          <Badge key={label} tone={tone}>
            {label}
          </Badge>
          {isTest && <Badge tone="warning">Test</Badge>}
          <Text variant="quiet">
            <ReturnedMark order={order} />
          </Text>
        </Inline>
        <Text key={meaning}>
          <span>{meaning}</span> <OrderDates order={order} />
        </Text>
        <Figures
          figures={figures
            .filter(([, shown]) => shown)
            .map(([name, shown]) => [
              name,
              <span key={name} translate="no">
                {shown}
              </span>,
            ])}
        />
        {lines.length > 0 && <PriceList lines={lines} />}
        {(ticket || portal || questionnaire) && (
          <Inline gap="md">
            {questionnaire && <ButtonLink href={questionnaire}>Answer the questions</ButtonLink>}
            {portal && (
              <ButtonLink
                variant="secondary"
                href={portal}
                target="_blank"
                rel="noopener noreferrer"
              >
                Manage payment
              </ButtonLink>
            )}
            {ticket && (
              <TextLink standalone href={ticketHref(ticket.id)}>
                {ticket.title}
              </TextLink>
            )}
          </Inline>
        )}
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
