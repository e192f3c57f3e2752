import { ButtonLink, Inline, Notice, Stack, Text } from '../../design-system';
import type { QuoteOutcome, SentQuote } from '../../domain/pricedQuote';
import { Moment } from '../../features/dates/Moment';
import { JobTicket } from '../../features/job-ticket/JobTicket';
import { lazyComponent } from '../../features/page/lazyComponent';
import { ReturnNotice } from '../../features/payment-return/ReturnNotice';
import { useAskAgain } from '../../features/payment-return/useAskAgain';
import type { QuotePaymentProps } from '../../features/sent-quote/QuotePayment';
import { QuoteSheet } from '../../features/sent-quote/QuoteSheet';
import { guestTicketHref, ticketHref } from '../../features/tickets/ticketHref';
import { ContactLink } from './ContactLink';
import * as styles from './QuoteView.css';

/** The forms are loaded once there is a quote to decide on. */
const QuoteDecision = lazyComponent(
  async () => (await import('../../features/sent-quote/QuoteDecision')).QuoteDecision,
);

/** What follows an acceptance, loaded with it. */
const QuotePayment = lazyComponent(
  async () => (await import('../../features/sent-quote/QuotePayment')).QuotePayment,
);
const Agreements = lazyComponent(
  async () => (await import('../../features/agreements/Agreements')).Agreements,
);

/** Looks for the payment that a customer returns from. */
function Returned({ paidBefore = 0, onAsk }: Pick<QuoteViewProps, 'paidBefore' | 'onAsk'>) {
  const state = useAskAgain(async () => ((await onAsk())?.money?.paid ?? 0) > paidBefore);
  return (
    <ReturnNotice
      state={state}
      found="Thank you. What is paid and open is shown below."
      over={
        <>
          If you have paid, you need not pay again: open this page later. If nothing has changed
          then, write to <ContactLink />.
        </>
      }
    />
  );
}

/** What the customer of a quote does now, or has done. */
function Outcome({ quote }: Pick<QuoteViewProps, 'quote'>) {
  const { state, decidedAt, acceptedBy, ticket, next } = quote;
  if (state === 'open') return null;
  const hasAccepted = state === 'accepted';
  return (
    <Stack gap="sm">
      {hasAccepted && (
        <Text>
          <bdi translate="no">{acceptedBy}</bdi> accepted it on{' '}
          <span>{decidedAt && <Moment date={decidedAt} />}</span>. Your project has a ticket now.{' '}
          {!ticket && (
            <span>
              This link does not open it: use the link with which the quote was accepted, or that of
              our newest reply.
            </span>
          )}
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
            variant={['deposit', 'payment', 'extra'].includes(next.state) ? 'secondary' : 'primary'}
            href={ticket.token ? guestTicketHref(ticket.id, ticket.token) : ticketHref(ticket.id)}
          >
            Open your ticket
          </ButtonLink>
        </Inline>
      )}
    </Stack>
  );
}

export interface QuoteViewProps extends Pick<QuotePaymentProps, 'onPay'> {
  quote: SentQuote;
  /** Decides on the quote, or on an extra. */
  onDecide: (outcome: QuoteOutcome, text: string, extra?: string) => Promise<void>;
  /** It has replaced the version that the customer has just decided on. */
  isReplaced: boolean;
  /** If the customer returns from a payment: what was paid before. */
  paidBefore?: number | undefined;
  /** Reads the quote again. */
  onAsk: () => Promise<SentQuote | null>;
}

/** A quote, whose turn it is, and what the customer does: decides, and once it is accepted, pays. */
export function QuoteView({
  quote,
  isReplaced,
  onDecide,
  onPay,
  paidBefore,
  onAsk,
}: QuoteViewProps) {
  const { state, money, agreements } = quote;
  const question = (
    <Text variant="quiet">
      Do you have a question? Write to <ContactLink />.
    </Text>
  );
  const payment = money && (
    <QuotePayment quote={quote} money={money} onPay={onPay} onDecide={onDecide}>
      {state !== 'open' && question}
    </QuotePayment>
  );
  return (
    <div className={styles.quote}>
      <Stack gap="md">
        {isReplaced && state === 'open' && (
          <Notice tone="warning" title="We have sent you a newer version meanwhile" live>
            It is shown here. The version that you have read is no longer valid, and nothing has
            been accepted or declined.
          </Notice>
        )}
        {paidBefore !== undefined && <Returned paidBefore={paidBefore} onAsk={onAsk} />}
        <JobTicket next={quote.next}>
          <Outcome quote={quote} />
        </JobTicket>
        {state !== 'open' && payment}
      </Stack>
      <div className={styles.sheet}>
        <Stack gap="xl">
          <QuoteSheet quote={quote} />
          {agreements.length > 0 && <Agreements agreements={agreements} />}
        </Stack>
      </div>
      {state === 'open' && (
        <div className={styles.decision}>
          <Stack gap="xl">
            <QuoteDecision lines={quote.lines} deposit={quote.deposit.amount} onDecide={onDecide}>
              {question}
            </QuoteDecision>
            {payment}
          </Stack>
        </div>
      )}
    </div>
  );
}
