import { useState } from 'react';
import { business } from '../../content/business';
import { Notice, Stack, Text, TextLink } from '../../design-system';
import { formatDay } from '../../domain/day';
import type { SentQuote } from '../../domain/pricedQuote';
import { Moment } from '../../features/dates/Moment';
import { lazyComponent } from '../../features/page/lazyComponent';
import type { QuoteDecisionProps } from '../../features/sent-quote/QuoteDecision';
import { QuoteSheet } from '../../features/sent-quote/QuoteSheet';
import { guestTicketHref, ticketHref } from '../../features/tickets/ticketHref';
import { ContactLink } from './ContactLink';
import * as styles from './QuoteView.css';

/** The forms are loaded once there is a quote to decide on. */
const QuoteDecision = lazyComponent(
  async () => (await import('../../features/sent-quote/QuoteDecision')).QuoteDecision,
);

function StateNotice({ quote, isReplaced }: Pick<QuoteViewProps, 'quote' | 'isReplaced'>) {
  const { state, decidedAt, acceptedBy, validUntil, ticket } = quote;
  const [firstState] = useState(state);
  /** Whether it answers an action. */
  const live = state !== firstState;
  switch (state) {
    case 'accepted':
      return (
        <Notice tone="success" title="You have accepted this quote" live={live}>
          <Stack gap="sm">
            <Text>
              <span>{acceptedBy}</span> accepted it on{' '}
              <span>{decidedAt && <Moment date={decidedAt} />}</span>. Your project has a ticket
              now, and you will hear from us within <span>{business.replyTime}</span>.
            </Text>
            {ticket && (
              <TextLink
                href={
                  ticket.token ? guestTicketHref(ticket.id, ticket.token) : ticketHref(ticket.id)
                }
              >
                Open your ticket
              </TextLink>
            )}
          </Stack>
        </Notice>
      );
    case 'declined':
      return (
        <Notice title="You have declined this quote" live={live}>
          It was declined on <span>{decidedAt && <Moment date={decidedAt} />}</span>. If you change
          your mind, write to <ContactLink />.
        </Notice>
      );
    case 'expired':
      return (
        <Notice tone="warning" title="This quote has expired" live={live}>
          It was valid until <span>{formatDay(validUntil ?? '')}</span>. For a new one, write to{' '}
          <ContactLink />.
        </Notice>
      );
    case 'open':
      return isReplaced ? (
        <Notice tone="warning" title="We have sent you a newer version meanwhile" live>
          It is shown here. The version that you have read is no longer valid, and nothing has been
          accepted or declined.
        </Notice>
      ) : null;
  }
}

export interface QuoteViewProps extends Pick<QuoteDecisionProps, 'onAccept' | 'onDecline'> {
  quote: SentQuote;
  /** It has replaced the version that the customer has just decided on. */
  isReplaced: boolean;
}

/** A quote, its state, and while it is open the forms with which the customer decides. */
export function QuoteView({ quote, isReplaced, ...decision }: QuoteViewProps) {
  return (
    <div className={styles.quote}>
      <StateNotice quote={quote} isReplaced={isReplaced} />
      <div className={styles.sheet}>
        <QuoteSheet quote={quote} />
      </div>
      {quote.state === 'open' && (
        <div className={styles.decision}>
          <QuoteDecision lines={quote.lines} {...decision}>
            <Text variant="quiet">
              Do you have a question? Write to <ContactLink />.
            </Text>
          </QuoteDecision>
        </div>
      )}
    </div>
  );
}
