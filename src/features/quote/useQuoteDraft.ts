import { useCallback, useEffect, useRef, useState } from 'react';
import { useBackend } from '../../backend/BackendContext';
import { blankQuote, type QuoteDraft, quoteFields } from '../../domain/quote';

function isBlank(draft: QuoteDraft) {
  return quoteFields.every((field) => (draft[field] ?? blankQuote[field]) === blankQuote[field]);
}

/** What is typed into the quote form, kept while the visitor's session lasts. */
export interface KeptDraft {
  /** What was typed before the page was loaded, if anything; undefined until that is known. */
  restored: QuoteDraft | undefined;
  /** Keeps what is typed now in place of what was, which has to be known first. */
  keep: (typed: QuoteDraft) => void;
}

/** Restores the draft, and keeps it. Where it cannot be kept the form works all the same. */
export function useQuoteDraft(): KeptDraft {
  const { quotes } = useBackend();
  const [restored, setRestored] = useState<QuoteDraft>();
  const isKnown = useRef(false);

  useEffect(() => {
    async function restore() {
      let draft: QuoteDraft | null = null;
      try {
        draft = await quotes.restoreDraft();
      } catch (failure) {
        console.warn('The draft could not be restored.', failure);
      }
      isKnown.current = true;
      setRestored(draft ?? {});
    }
    void restore();
  }, [quotes]);

  const keep = useCallback(
    (typed: QuoteDraft) => {
      if (!isKnown.current) return;
      quotes.keepDraft(isBlank(typed) ? null : typed).catch((failure: unknown) => {
        console.warn('The draft could not be kept.', failure);
      });
    },
    [quotes],
  );

  return { restored, keep };
}
