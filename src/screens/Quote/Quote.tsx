import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { QuoteLinks } from '../../backend/Backend';
import { useBackend } from '../../backend/BackendContext';
import { focusHeading, Heading, Notice, Stack, Text } from '../../design-system';
import type { SentQuote } from '../../domain/pricedQuote';
import { LoadableView } from '../../features/loading/LoadableView';
import { LoadedScreen } from '../../features/loading/LoadedScreen';
import { useLoadable } from '../../features/loading/useLoadable';
import { lazyComponent } from '../../features/page/lazyComponent';
import { ContactLink } from './ContactLink';

/** Loaded once there is a quote to show. */
const QuoteView = lazyComponent(async () => (await import('./QuoteView')).QuoteView);

/** Why there is no quote. In browser mode every link leads here. */
function NoQuote({ needsServer }: { needsServer: boolean }) {
  return needsServer ? (
    <Notice title="This link needs the server">
      Without its server, this site sends no quotes. To ask for one, write to <ContactLink />.
    </Notice>
  ) : (
    <Notice tone="warning" title="This link does not work">
      Check that you have opened the whole link from our newest message. A link works for 90 days;
      for a new one, write to <ContactLink />.
    </Notice>
  );
}

/** The quote of one link. */
function LinkedQuote({ token }: { token: string }) {
  const quoteLinks = useBackend().connected?.quoteLinks;
  const { loadable, reload } = useLoadable(
    useCallback(
      async () => (token && (await quoteLinks?.read({ token }))) || null,
      [quoteLinks, token],
    ),
  );
  /** The quote after the decision, and whether it is a version that has replaced the decided one. */
  const [decided, setDecided] = useState<{ quote: SentQuote | null; isReplaced: boolean }>();
  const target = decided ? ({ state: 'ready', value: decided.quote } as const) : loadable;
  const quote = target.state === 'ready' ? target.value : null;

  async function decide(
    work: (
      links: QuoteLinks,
      link: { token: string; version: number },
    ) => Promise<SentQuote | null>,
  ) {
    if (!quoteLinks || !quote) return;
    const { version } = quote;
    const newest = await work(quoteLinks, { token, version });
    setDecided({ quote: newest, isReplaced: newest !== null && newest.version !== version });
    // The form had the focus, and another version or state is shown above it.
    focusHeading(null, { preventScroll: false });
  }

  return (
    <LoadedScreen labelledBy="quote-title" width={quote ? 'page' : 'text'}>
      <Stack gap="sm">
        <Heading level="1" size="h2" id="quote-title">
          Your quote
        </Heading>
        {/* Larger than the notices that follow, so that it is the largest text from the first paint on. */}
        {!quote && (
          <Text size="lead" variant="quiet">
            Here you read what we would build for you, and what it costs. You accept or decline it
            on this page, without an account.
          </Text>
        )}
      </Stack>
      <LoadableView loadable={target} subject="the quote" onRetry={() => void reload()}>
        {(value) =>
          value ? (
            <QuoteView
              quote={value}
              isReplaced={decided?.isReplaced ?? false}
              onAccept={(name) => decide((links, link) => links.accept({ ...link, name }))}
              onDecline={(reason) => decide((links, link) => links.decline({ ...link, reason }))}
            />
          ) : (
            <NoQuote needsServer={!quoteLinks} />
          )
        }
      </LoadableView>
    </LoadedScreen>
  );
}

/** The screen at `/quote#<token>`, which the link in the mail about a quote opens. */
export function Quote() {
  // Servers never see the fragment.
  const token = useLocation().hash.slice(1);
  return <LinkedQuote key={token} token={token} />;
}
