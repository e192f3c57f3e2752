import { Table, Text } from '../../../design-system';
import type { AdminOrder } from '../../../domain/adminOrders';
import { formatAmount } from '../../../domain/amount';
import { disputeState, isInquiry, needsAnswer } from '../../../domain/dispute';
import { BusinessDay, Moment } from '../../dates/Moment';
import { unbroken } from '../../text/text.css';
import { wraps } from '../rows/rows.css';

/** The provider's statuses in words. */
const refundStates = new Map([
  ['succeeded', 'Paid back'],
  ['pending', 'On its way'],
  ['requires_action', 'Waits for the customer'],
  ['failed', 'Failed and came back'],
  ['canceled', 'Cancelled'],
]);
const disputeStates = new Map([
  ['needs_response', 'Needs your answer'],
  ['under_review', 'The bank decides'],
  ['appeal_needs_response', 'In appeal, needs your answer'],
  ['appeal_under_review', 'In appeal, the bank decides'],
  ['won', 'Won'],
  ['lost', 'Lost'],
  ['prevented', 'Prevented'],
  ['closed', 'Closed'],
]);

const inWords = (states: ReadonlyMap<string, string>, status: string) => (
  <span>{states.get(status) ?? status.replaceAll('_', ' ')}</span>
);

export interface OrderMoneyProps {
  order: AdminOrder;
}

/** What is disputed of an order, what went back, and its payments, the newest first. Renders `<table>`. */
export function OrderMoney({ order: { order, payments, refunds, disputes } }: OrderMoneyProps) {
  const amountOf = (amount: number) => formatAmount(amount, order.currency ?? 'gbp');
  // The owner types the day of a bank transfer without a time.
  const momentOf = (at: string) =>
    order.source === 'hand' ? <BusinessDay date={at} /> : <Moment date={at} />;
  return (
    <Table
      caption="Payments, refunds and disputes"
      captionHidden
      columns={[
        { header: 'What', cell: ({ what }) => what, place: 'name' },
        // Wraps on a phone: the deadline of a dispute must not be cut off.
        {
          header: 'Details',
          cell: ({ state }) => <span className={wraps}>{state}</span>,
          place: 'title',
        },
        {
          header: 'Amount',
          cell: ({ amount }) => <span translate="no">{amount}</span>,
          align: 'end',
          nowrap: true,
          place: 'amount',
        },
      ]}
      rows={[
        ...disputes.map(({ id, amount, status, dueBy }) => ({
          id,
          what: isInquiry(status) ? 'Inquiry' : 'Dispute',
          state: (
            <>
              {inWords(disputeStates, disputeState(status))}
              {dueBy && needsAnswer(status) && (
                <>
                  {' by\u00a0'}
                  <Moment date={dueBy} />
                </>
              )}
            </>
          ),
          amount: amountOf(amount),
        })),
        ...refunds.map(({ id, amount, status, at, note }) => ({
          id,
          what: 'Refund',
          state: (
            <>
              {inWords(refundStates, status)}
              {at && (
                <>
                  {', '}
                  {momentOf(at)}
                </>
              )}
              {note && <span>{`, ${note}`}</span>}
            </>
          ),
          amount: amountOf(amount),
        })),
        ...[...payments].reverse().map(({ id, at, amount, receipt, description, note }) => ({
          id,
          what: (
            <>
              <span>{receipt ? 'Payment, receipt' : 'Payment'}</span>{' '}
              {receipt && (
                <span translate="no" className={unbroken}>
                  {receipt}
                </span>
              )}
              {description && description !== order.service && (
                <Text size="small" variant="quiet">
                  {description}
                </Text>
              )}
            </>
          ),
          state: (
            <>
              {at && momentOf(at)}
              {note && <span>{`, ${note}`}</span>}
            </>
          ),
          amount: amountOf(amount),
        })),
      ]}
      rowKey={({ id }) => id}
    />
  );
}
