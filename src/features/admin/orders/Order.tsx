import type { ReactNode } from 'react';
import type { ConnectedAdminMethods } from '../../../backend/AdminBackend';
import { business } from '../../../content/business';
import {
  Badge,
  Columns,
  Heading,
  Inline,
  List,
  Stack,
  Text,
  useToast,
} from '../../../design-system';
import type { AdminOrder } from '../../../domain/adminOrders';
import { shortTitle } from '../../../domain/adminTickets';
import { formatAmount } from '../../../domain/amount';
import { dayIn, formatDay } from '../../../domain/day';
import { formatNumber } from '../../../domain/numbers';
import { handStatuses, orderStatusFacts } from '../../../domain/orderStatus';
import { BusinessDay } from '../../dates/Moment';
import { Figures, type FiguresProps } from '../../figures/Figures';
import { JobTicket } from '../../job-ticket/JobTicket';
import { LoadableView } from '../../loading/LoadableView';
import { PriceList } from '../../prices/PriceList';
import { boughtLines } from '../../receipts/boughtLines';
import { Receipts } from '../../receipts/Receipts';
import { Panel } from '../frame/Panel';
import { entryHref } from '../kinds/hrefs';
import { Customer } from '../opened/Customer';
import { useOpened } from '../opened/useOpened';
import { MoneyOfQuote } from '../quotes/QuoteMoney';
import { HistoryLink } from '../rows/HistoryLink';
import { NamedRow } from '../rows/NamedRow';
import { OrderStatusBadge } from '../rows/OrderStatusBadge';
import { TicketStatusBadge } from '../rows/TicketStatusBadge';
import { CorrectEmail } from './CorrectEmail';
import { DisputeNotice } from './DisputeNotice';
import { LinkProductForm } from './LinkProductForm';
import { OrderCorrection } from './OrderCorrection';
import { OrderMoney } from './OrderMoney';
import { OrderStatusForm } from './OrderStatusForm';

const nameOf = ({ order: { customer, service } }: AdminOrder) =>
  [customer, service].filter(Boolean).join(', ');

const sources: Readonly<Record<AdminOrder['order']['source'], string>> = {
  payments: '',
  hand: ', added by hand',
  imported: ', imported',
};

function figuresOf({ order }: AdminOrder): FiguresProps['figures'] {
  const { amount, currency, paid, refunded, status, nextPayment, nextAmount, endsOn } = order;
  const { quantity, money, unknownState } = order;
  const sumOf = (sum: number) => currency && sum > 0 && formatAmount(sum, currency);
  const { isOverdue, hasEnded } = orderStatusFacts(status);
  return [
    ['Amount', amount],
    ['Paid', currency && formatAmount(paid, currency)],
    ['Went back', sumOf(refunded)],
    ['Lost in a dispute', sumOf(money.lost)],
    ['Units', quantity !== null && quantity > 1 && formatNumber(quantity)],
    ['At the payment provider', unknownState],
    [
      isOverdue ? 'Payment missed' : 'Next payment',
      nextPayment && (
        <>
          <BusinessDay date={nextPayment} />
          {!isOverdue && nextAmount !== null && <span>{`, ${sumOf(nextAmount)}`}</span>}
        </>
      ),
    ],
    [hasEnded ? 'Ended' : 'Ends', endsOn && <BusinessDay date={endsOn} />],
  ];
}

type ToastOptions = Parameters<ReturnType<typeof useToast>['toast']>[0];

interface OrdersCustomerProps {
  order: AdminOrder;
  onCorrectEmail: (email: string) => Promise<void>;
}

function OrdersCustomer({
  order: { order, account, tickets },
  onCorrectEmail,
}: OrdersCustomerProps) {
  const { id, customer, email, phone, business, answers } = order;
  return (
    <Stack gap="lg">
      <Customer
        name={customer}
        email={email}
        phone={phone ?? undefined}
        account={account ? (email ?? account.name) : undefined}
      >
        {[{ label: 'Business', value: business }, ...answers].map(
          ({ label, value }) =>
            value && (
              <Text key={`${label} ${value}`}>
                <span>{`${label}: `}</span>
                <span translate="no">{value}</span>
              </Text>
            ),
        )}
        <CorrectEmail onCorrect={onCorrectEmail} />
      </Customer>
      {tickets.length > 0 && (
        <Stack gap="sm">
          <Heading level="2" size="h4">
            Tickets
          </Heading>
          <List padding="sm">
            {tickets.map((ticket) => (
              <li key={ticket.id}>
                <NamedRow
                  name={shortTitle(ticket.title)}
                  href={entryHref('ticket', ticket.id)}
                  badge={<TicketStatusBadge status={ticket.status} />}
                />
                {ticket.isByOther && (
                  <Text size="small" variant="quiet">
                    Perhaps not by the payer
                  </Text>
                )}
              </li>
            ))}
          </List>
        </Stack>
      )}
      <div>
        <HistoryLink about={{ kind: 'order', id }} name={`order ${id}`} />
      </div>
    </Stack>
  );
}

interface OrderPanelProps extends Pick<OrderProps, 'orders'> {
  order: AdminOrder;
  back: ReactNode;
  /** Shows what has changed. */
  after: (change: Promise<unknown>, done: ToastOptions) => Promise<void>;
}

function OrderPanel({ order, back, orders, after }: OrderPanelProps) {
  const { id, date, status, product, link, mode, source, byHand, isSetAside } = order.order;
  const left = order.order.paid - order.order.refunded;
  const lines = boughtLines(order.order.lines, order.order.currency);
  const { payments, refunds, disputes, receipts } = order;
  const firstPaid = payments[0]?.at;
  const paidOn = firstPaid ? dayIn(business.timeZone, new Date(firstPaid)) : date;
  const byOwner = byHand && handStatuses.find((known) => known === status);
  return (
    <Panel
      title={nameOf(order)}
      back={back}
      intro={
        <Inline gap="sm" align="baseline">
          <OrderStatusBadge order={order.order} />
          {isSetAside && <Badge tone="neutral">Not ours</Badge>}
          {mode === 'test' && <Badge tone="warning">Test</Badge>}
          <Text variant="quiet">
            <span translate="no">{id}</span>
            <span>{`, ${formatDay(date)}${sources[source]}`}</span>
          </Text>
        </Inline>
      }
    >
      <DisputeNotice order={order} />
      <JobTicket next={order.next} side="owner" />
      {byOwner && (
        <OrderStatusForm
          status={byOwner}
          onSave={(chosen) =>
            after(orders.setStatus({ orderId: id, status: chosen, replaces: status }), {
              title: 'Status saved',
            })
          }
        />
      )}
      <Columns ratio="3:2">
        <Stack gap="xl">
          {order.quote && <MoneyOfQuote id={order.quote} />}
          {source === 'payments' && (product === null || isSetAside) && (
            <LinkProductForm
              isSetAside={isSetAside}
              onAssign={(chosen) =>
                after(orders.assignLink(link ?? id, chosen), {
                  title: chosen ? 'Product saved' : 'Set aside',
                })
              }
            />
          )}
          <Stack gap="sm">
            <Heading level="2" size="h4">
              Money
            </Heading>
            <Figures figures={figuresOf(order)} />
            {lines.length > 0 && <PriceList lines={lines} />}
            {payments.length + refunds.length + disputes.length > 0 && <OrderMoney order={order} />}
            {source === 'hand' && (
              <OrderCorrection
                order={{ paidOn, left }}
                onCorrect={(...correction) =>
                  after(orders.correct(id, ...correction, left), { title: 'Order corrected' })
                }
              />
            )}
          </Stack>
          {receipts.length > 0 && (
            <Receipts isFolded receipts={receipts} isTest={mode === 'test'} />
          )}
        </Stack>
        <OrdersCustomer
          order={order}
          onCorrectEmail={(email) =>
            after(orders.correctEmail(id, email), {
              title: 'Email corrected',
              description: `Mails about it go to ${email}.`,
            })
          }
        />
      </Columns>
    </Panel>
  );
}

export interface OrderProps {
  /** The order to open. Another one needs another `key`. */
  id: string;
  orders: ConnectedAdminMethods['orders'];
}

/** One order, loaded and followed: its money, its customer, and what the owner decides about it. */
export function Order({ id, orders }: OrderProps) {
  const { toast } = useToast();
  const { view, refresh, back } = useOpened('order', id, orders, nameOf);

  async function after(change: Promise<unknown>, done: ToastOptions) {
    await change;
    toast(done);
    await refresh();
  }

  return (
    <LoadableView {...view}>
      {(order) => <OrderPanel order={order} back={back} orders={orders} after={after} />}
    </LoadableView>
  );
}
