import { business } from '../../content/business';
import { Notice, TextLink } from '../../design-system';

/** What the page knows of a payment that the visitor returns from. */
export const paymentStates = ['asking', 'waiting', 'unconfirmed', 'paid'] as const;

export interface PaymentNoticeProps {
  /** Default: the visitor has not returned, and the payment page is open in another tab. */
  payment?: (typeof paymentStates)[number] | undefined;
}

/** How far the payment is. What changes is announced once. */
export function PaymentNotice({ payment }: PaymentNoticeProps) {
  switch (payment) {
    case undefined:
      return (
        <Notice>
          The payment page has opened in another tab. You can answer these questions before or after
          you have paid.
        </Notice>
      );
    case 'asking':
      return null;
    case 'waiting':
      return (
        <Notice key="returned" title="Your payment has not been confirmed yet" live>
          Often this takes a few seconds. This page asks again by itself for a minute.
        </Notice>
      );
    case 'paid':
      return (
        <Notice key="returned" tone="success" title="Your payment has arrived" live>
          Thank you. Once you have answered these questions, we can begin.
        </Notice>
      );
    case 'unconfirmed':
      return (
        <Notice
          key="returned"
          tone="warning"
          title="The payment provider has not confirmed your payment"
          live
        >
          If you have paid, a mail follows as soon as it is confirmed, with a link to these
          questions. If none arrives, write to{' '}
          <TextLink translate="no" href={`mailto:${business.contact.email}`}>
            {business.contact.email}
          </TextLink>
          .
        </Notice>
      );
  }
}
