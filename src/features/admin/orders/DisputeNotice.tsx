import { business } from '../../../content/business';
import { Notice, TextLink } from '../../../design-system';
import type { AdminOrder } from '../../../domain/adminOrders';
import { formatAmount } from '../../../domain/amount';
import { dayIn, formatDay } from '../../../domain/day';
import { isInquiry, needsAnswer } from '../../../domain/dispute';
import * as styles from './orders.css';

export interface DisputeNoticeProps {
  order: AdminOrder;
}

/** Until when each open dispute has to be answered, and what it costs if it is not. */
export function DisputeNotice({ order: { order, disputes } }: DisputeNoticeProps) {
  const { mode, currency } = order;
  return disputes
    .filter(({ status }) => needsAnswer(status))
    .map(({ id, status, amount, dueBy }) => {
      const sum = formatAmount(amount, currency ?? 'gbp').replace(/\.0+$/, '');
      // It is less than a year away.
      const day =
        dueBy && formatDay(dayIn(business.timeZone, new Date(dueBy))).replace(/ \d+$/, '');
      const loss = isInquiry(status) ? `${sum} is disputed` : `lose ${sum}`;
      return (
        <Notice
          key={id}
          tone="danger"
          compact
          title={
            <TextLink
              variant="plain"
              href={`https://dashboard.stripe.com/${mode === 'test' ? 'test/' : ''}disputes`}
            >
              {`Answer${day ? ` by ${day}` : ''}, or ${loss}`}
            </TextLink>
          }
        >
          <span className={styles.dispute}>Your evidence goes to the provider.</span>
        </Notice>
      );
    });
}
