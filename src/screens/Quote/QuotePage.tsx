import { useEffect, useRef } from 'react';
import { Heading, Notice, Section, Stack, Text } from '../../design-system';
import type { SentQuote } from '../../domain/pricedQuote';
import { lazyComponent } from '../../features/lazyComponent';
import { LoadableView } from '../../features/loading/LoadableView';
import type { Loadable } from '../../features/loading/useLoadable';
import { LoadError } from '../../features/site-frame/LoadError';
import { ContactLink } from './ContactLink';
import * as styles from './QuotePage.css';
import type { QuoteViewProps } from './QuoteView';

/** Loaded once there is a quote to show. */
const QuoteView = lazyComponent(async () => (await import('./QuoteView')).QuoteView);

/** What a link leads to: a quote, nothing, or in browser mode the notice that links need the server. */
export type LinkTarget = SentQuote | 'unknown' | 'no-server';

export interface QuotePageProps extends Pick<QuoteViewProps, 'onAccept' | 'onDecline'> {
  /** What the link leads to, while it loads, loaded or failed. */
  target: Loadable<LinkTarget>;
  /** The shown version has replaced the one that the customer has just decided on. */
  isReplaced?: boolean;
  /** Loads it again after a failure. */
  onRetry: () => void;
}

function Target({
  target,
  isReplaced,
  ...decision
}: { target: LinkTarget; isReplaced: boolean } & Pick<QuotePageProps, 'onAccept' | 'onDecline'>) {
  if (target === 'no-server') {
    return (
      <Notice title="This link needs the server">
        Without its server, this site sends no quotes. To ask for one, write to <ContactLink />.
      </Notice>
    );
  }
  if (target === 'unknown') {
    return (
      <Notice tone="warning" title="This link does not work">
        Check that you have opened the whole link from our message, or write to <ContactLink />.
      </Notice>
    );
  }
  return <QuoteView quote={target} isReplaced={isReplaced} {...decision} />;
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
      <Section spacing="small" width="text" labelledBy="quote-title">
        <Stack gap="lg">
          <Stack gap="sm">
            <Heading level="1" size="h2" id="quote-title" ref={title} tabIndex={-1}>
              Your quote
            </Heading>
            {/* Larger than the notices that follow, so that it is the largest text from the first paint on. */}
            {shown === undefined && (
              <Text size="lead" variant="quiet">
                Here you read what we would build for you, and what it costs. You accept or decline
                it on this page, without an account.
              </Text>
            )}
          </Stack>
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
