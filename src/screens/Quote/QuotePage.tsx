import { lazy, Suspense, useEffect, useRef } from 'react';
import { business } from '../../content/business';
import { Heading, Notice, Section, Stack, Text, TextLink } from '../../design-system';
import { formatDay } from '../../domain/day';
import type { SentQuote } from '../../domain/pricedQuote';
import { LoadableView } from '../../features/loading/LoadableView';
import type { Loadable } from '../../features/loading/useLoadable';
import type { QuoteDecisionProps } from '../../features/sent-quote/QuoteDecision';
import { QuoteSheet } from '../../features/sent-quote/QuoteSheet';
import { LoadError } from '../../features/site-frame/LoadError';
import { written } from '../../features/tickets/written';
import * as styles from './QuotePage.css';

/** The forms are loaded once there is a quote to decide on. */
const QuoteDecision = lazy(async () => ({
  default: (await import('../../features/sent-quote/QuoteDecision')).QuoteDecision,
}));

/** What a link leads to: a quote, nothing, or in browser mode the notice that links need the server. */
export type LinkTarget = SentQuote | 'unknown' | 'no-server';

export interface QuotePageProps extends Pick<QuoteDecisionProps, 'onAccept' | 'onDecline'> {
  /** What the link leads to, while it loads, loaded or failed. */
  target: Loadable<LinkTarget>;
  /** The shown version has replaced the one that the customer has just decided on. */
  isReplaced?: boolean;
  /** Loads it again after a failure. */
  onRetry: () => void;
}

const mailLink = (
  <TextLink href={`mailto:${business.contact.email}`}>{business.contact.email}</TextLink>
);

function StateNotice({ quote, isReplaced }: { quote: SentQuote; isReplaced: boolean }) {
  const { state, decidedAt, acceptedBy, validUntil } = quote;
  const when = decidedAt && <time dateTime={decidedAt}>{written(decidedAt)}</time>;
  switch (state) {
    case 'accepted':
      return (
        <Notice tone="success" title="You have accepted this quote" live>
          {acceptedBy} accepted it on {when}. Your project has a ticket now, and you will hear from
          us within {business.replyTime}.
        </Notice>
      );
    case 'declined':
      return (
        <Notice title="You have declined this quote" live>
          It was declined on {when}. If you change your mind, write to {mailLink}.
        </Notice>
      );
    case 'expired':
      return (
        <Notice tone="warning" title="This quote has expired" live>
          It was valid until {formatDay(validUntil ?? '')}. For a new one, write to {mailLink}.
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

function Target({
  target,
  isReplaced,
  ...decision
}: { target: LinkTarget; isReplaced: boolean } & Pick<QuotePageProps, 'onAccept' | 'onDecline'>) {
  if (target === 'no-server') {
    return (
      <Notice title="This link needs the server">
        Without its server, this site sends no quotes. To ask for one, write to {mailLink}.
      </Notice>
    );
  }
  if (target === 'unknown') {
    return (
      <Notice tone="warning" title="This link does not work">
        Check that you have opened the whole link from our message, or write to {mailLink}.
      </Notice>
    );
  }
  return (
    <Stack gap="xl">
      <StateNotice quote={target} isReplaced={isReplaced} />
      <QuoteSheet quote={target} />
      {target.state === 'open' && (
        <Suspense>
          <QuoteDecision lines={target.lines} {...decision} />
          <Text variant="quiet">Do you have a question? Write to {mailLink}.</Text>
        </Suspense>
      )}
    </Stack>
  );
}

/** The version and the state that are shown, or undefined without a quote. */
const shownState = (target: Loadable<LinkTarget>) =>
  target.state === 'ready' && typeof target.value === 'object'
    ? `${target.value.version} ${target.value.state}`
    : undefined;

/** The page of a quote, which a link in a mail opens, from props alone. */
export function QuotePage({ target, isReplaced = false, onRetry, ...decision }: QuotePageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = shownState(target);
  const shownBefore = useRef(shown);

  // The form had the focus, and another version or state is shown above it.
  useEffect(() => {
    if (shownBefore.current !== undefined && shown !== shownBefore.current) title.current?.focus();
    shownBefore.current = shown;
  }, [shown]);

  return (
    <div className={styles.page}>
      <Section spacing="small" width="narrow" labelledBy="quote-title">
        <Stack gap="lg">
          <Heading level="1" size="h2" id="quote-title" ref={title} tabIndex={-1}>
            Your quote
          </Heading>
          <LoadableView loadable={target} subject="the quote" onRetry={onRetry}>
            {(value) => <Target target={value} isReplaced={isReplaced} {...decision} />}
          </LoadableView>
          <LoadError />
          <noscript>
            <Text>This page needs JavaScript.</Text>
          </noscript>
        </Stack>
      </Section>
    </div>
  );
}
