import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { OwnersQuotes } from '../../../backend/AdminBackend';
import { business } from '../../../content/business';
import { useToast } from '../../../design-system';
import { dayIn } from '../../../domain/day';
import { blankPrice, type PriceDraft, type QuotePrice } from '../../../domain/pricedQuote';
import { LoadableView } from '../../loading/LoadableView';
import { useLoadable } from '../../loading/useLoadable';
import { useRefresh } from '../../loading/useRefresh';
import { usePageName } from '../../pageName';
import { useDraft } from '../../questions/useDraft';
import { QuotePanel } from './QuotePanel';

export interface QuoteProps {
  /** The request to open. Another one needs another `key`. */
  id: string;
  /** The owner's methods for quote requests. */
  quotes: OwnersQuotes;
}

/** One quote request: loads it, follows it, and sends its price. */
export function Quote({ id, quotes }: QuoteProps) {
  const { toast } = useToast();
  const { loadable, reload, refresh } = useLoadable(
    useCallback(() => quotes.open(id), [quotes, id]),
  );
  useRefresh(refresh);
  usePageName(loadable.state === 'ready' ? loadable.value.businessName : undefined);

  // Undefined while no quote is shown, and null while nothing is decided.
  const newest = loadable.state === 'ready' ? loadable.value.versions[0] : undefined;
  const decided = newest?.decision && `${newest.decision.outcome} version ${newest.version}`;
  const decidedBefore = useRef(decided);
  useEffect(() => {
    if (decided && decidedBefore.current === null) toast({ title: `The customer has ${decided}` });
    decidedBefore.current = decided;
  }, [decided, toast]);

  const drafts = useMemo(
    () => ({
      restoreDraft: () => quotes.restoreDraft(id),
      keepDraft: (typed: Partial<PriceDraft> | null) =>
        quotes.keepDraft(id, typed && { ...blankPrice, ...typed }),
    }),
    [quotes, id],
  );
  const { restored, keep } = useDraft<Partial<PriceDraft>>(drafts, blankPrice);

  async function send(price: QuotePrice, replacedVersion: number) {
    const { email } = await quotes.send({ quoteId: id, replacedVersion, ...price });
    keep({});
    toast({ title: 'Quote sent', description: `A link to it is on its way to ${email}.` });
    await refresh();
  }

  async function readNewest() {
    const { versions } = await quotes.open(id);
    await refresh();
    const [newest] = versions;
    if (!newest) throw new Error('This quote request has no price yet.');
    return newest;
  }

  // The form begins with the draft, so it waits for it.
  const opened = restored ? loadable : ({ state: 'loading' } as const);
  return (
    <LoadableView loadable={opened} subject="the quote request" onRetry={reload}>
      {(quote) => (
        <QuotePanel
          quote={quote}
          draft={restored?.lines && { ...blankPrice, ...restored }}
          today={dayIn(business.timeZone, new Date())}
          onDraft={keep}
          onSend={send}
          onReadNewest={readNewest}
        />
      )}
    </LoadableView>
  );
}
