import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { QuoteLinks } from '../../backend/Backend';
import { useBackend } from '../../backend/BackendContext';
import type { SentQuote } from '../../domain/pricedQuote';
import { useLoadable } from '../../features/loading/useLoadable';
import { type LinkTarget, QuotePage } from './QuotePage';

/** The quote of one link. */
function LinkedQuote({ token }: { token: string }) {
  const quoteLinks = useBackend().connected?.quoteLinks;
  const { loadable, reload } = useLoadable(
    useCallback(async (): Promise<LinkTarget> => {
      if (!quoteLinks) return 'no-server';
      return (token && (await quoteLinks.read({ token }))) || 'unknown';
    }, [quoteLinks, token]),
  );
  const [decided, setDecided] = useState<LinkTarget>();
  const [isReplaced, setIsReplaced] = useState(false);
  const target = decided ? ({ state: 'ready', value: decided } as const) : loadable;

  async function decide(
    work: (
      links: QuoteLinks,
      link: { token: string; version: number },
    ) => Promise<SentQuote | null>,
  ) {
    if (!quoteLinks || target.state !== 'ready' || typeof target.value !== 'object') return;
    const { version } = target.value;
    const quote = await work(quoteLinks, { token, version });
    setIsReplaced(quote !== null && quote.version !== version);
    setDecided(quote ?? 'unknown');
  }

  return (
    <QuotePage
      target={target}
      isReplaced={isReplaced}
      onRetry={() => void reload()}
      onAccept={(name) => decide((links, link) => links.accept({ ...link, name }))}
      onDecline={(reason) => decide((links, link) => links.decline({ ...link, reason }))}
    />
  );
}

/** The screen at `/quote#<token>`, which the link in the mail about a quote opens. */
export function Quote() {
  // Servers never see the fragment.
  const token = useLocation().hash.slice(1);
  return <LinkedQuote key={token} token={token} />;
}
