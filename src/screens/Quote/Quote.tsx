import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
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
function NoQuote({ needsServer, isReturn }: { needsServer: boolean; isReturn: boolean }) {
  if (needsServer)
    return (
      <Notice title="This link needs the server">
        Without its server, this site sends no quotes. To ask for one, write to <ContactLink />.
      </Notice>
    );
  return isReturn ? (
    <Notice title="Open your quote again">
      This browser has not kept which quote you come from. Open the link in our newest message: it
      shows what has been paid. If it does not work, write to <ContactLink />.
    </Notice>
  ) : (
    <Notice tone="warning" title="This link does not work">
      Check that you have opened the whole link from our newest message. A link works for 90 days;
      for a new one, write to <ContactLink />.
    </Notice>
  );
}

/** The quote of one link; without one, that for which this tab has begun a payment. */
function LinkedQuote({ link, isReturn }: { link: string; isReturn: boolean }) {
  const quoteLinks = useBackend().connected?.quoteLinks;
  const { loadable, reload } = useLoadable(
    useCallback(async () => {
      const begun = link ? null : await quoteLinks?.begun();
      const token = link || begun?.token || '';
      const quote = (token && (await quoteLinks?.read({ token }))) || null;
      return { token, quote, paidBefore: begun?.paid };
    }, [quoteLinks, link]),
  );
  /** The quote after the decision, and whether it is a version that has replaced the decided one. */
  const [changed, setChanged] = useState<{ quote: SentQuote | null; isReplaced: boolean }>();
  const {
    token = '',
    paidBefore,
    quote: loaded,
  } = loadable.state === 'ready' ? loadable.value : {};
  const quote = changed ? changed.quote : (loaded ?? null);

  function show(newest: SentQuote | null) {
    const isReplaced = newest !== null && newest.version !== quote?.version;
    setChanged({ quote: newest, isReplaced });
    return newest;
  }

  /** The form or button had the focus, and another version or state is shown above it. */
  function showAbove(newest: SentQuote | null) {
    show(newest);
    focusHeading(null, { preventScroll: false });
  }

  const read = async () => (await quoteLinks?.read({ token })) ?? null;

  async function pay(request: string) {
    const paid = quote?.money?.paid ?? 0;
    const url = (await quoteLinks?.pay({ token, request, paid })) ?? null;
    // It was paid meanwhile, or is not due any more.
    if (!url) showAbove(await read());
    return url;
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
      <LoadableView loadable={loadable} subject="the quote" onRetry={() => void reload()}>
        {() =>
          quote ? (
            <QuoteView
              quote={quote}
              isReplaced={changed?.isReplaced ?? false}
              onDecide={async (outcome, text, request) => {
                const asked = request ? { request } : { version: quote.version };
                const decision = { token, outcome, text, ...asked };
                showAbove((await quoteLinks?.decide(decision)) ?? null);
              }}
              onPay={pay}
              paidBefore={isReturn ? paidBefore : undefined}
              onAsk={async () => show(await read())}
            />
          ) : (
            <NoQuote needsServer={!quoteLinks} isReturn={isReturn} />
          )
        }
      </LoadableView>
    </LoadedScreen>
  );
}

/** The screen at `/quote#<token>`, which the link in the mail about a quote opens. */
export function Quote() {
  const { hash, search } = useLocation();
  // Servers never see the fragment.
  const named = hash.slice(1);
  const [link, setLink] = useState(named);
  // Not by a fragment such as `#top`, which leads to a place on this page.
  if (named !== link && /^[\w-]{43}$/.test(named)) setLink(named);
  return <LinkedQuote key={link} link={link} isReturn={new URLSearchParams(search).has('paid')} />;
}
