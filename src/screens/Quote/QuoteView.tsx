import { ButtonLink, Inline, Notice, Stack, Text } from '../../design-system';
import type { SentQuote } from '../../domain/pricedQuote';
import { Moment } from '../../features/dates/Moment';
import { JobTicket } from '../../features/job-ticket/JobTicket';
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

/** What the customer of a quote does now, or has done. */
function Outcome({ quote }: Pick<QuoteViewProps, 'quote'>) {
  const { state, decidedAt, acceptedBy, ticket } = quote;
  if (state === 'open') return null;
  const hasAccepted = state === 'accepted';
  return (
    <Stack gap="sm">
      {hasAccepted && (
        <Text>
          <span>{acceptedBy}</span> accepted it on{' '}
          <span>{decidedAt && <Moment date={decidedAt} />}</span>. Your project has a ticket now.
        </Text>
      )}
      {!hasAccepted && (
        <Text>
          <span>
            {state === 'declined' ? 'If you change your mind, write to' : 'For a new one, write to'}
          </span>{' '}
          <ContactLink />
        </Text>
      )}
      {ticket && (
        <Inline stacked>
          <ButtonLink
            href={ticket.token ? guestTicketHref(ticket.id, ticket.token) : ticketHref(ticket.id)}
          >
            Open your ticket
          </ButtonLink>
        </Inline>
      )}
    </Stack>
  );
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
      <Stack gap="md">
        {isReplaced && quote.state === 'open' && (
          <Notice tone="warning" title="We have sent you a newer version meanwhile" live>
            It is shown here. The version that you have read is no longer valid, and nothing has
            been accepted or declined.
          </Notice>
        )}
        <JobTicket next={quote.next}>
          <Outcome quote={quote} />
        </JobTicket>
      </Stack>
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
