import { useCallback, useEffect, useRef, useState } from 'react';
import { useBackend } from '../../backend/BackendContext';
import { blankQuote, type QuoteDraft, quoteFields } from '../../domain/quote';

function isBlank(draft: QuoteDraft) {
  return quoteFields.every((field) => (draft[field] ?? blankQuote[field]) === blankQuote[field]);
}

/** The draft of the quote form, kept for the visitor's session. */
export interface KeptDraft {
  /** The draft that was kept before this page load, or `{}`; undefined until it has been read. */
  restored: QuoteDraft | undefined;
  /** Replaces the kept draft. It does nothing until the kept draft has been read. */
  keep: (typed: QuoteDraft) => void;
}

/** Restores and keeps the draft. If that fails, the form works without it. */
export function useQuoteDraft(): KeptDraft {
  const { quotes } = useBackend();
  const [restored, setRestored] = useState<QuoteDraft>();
  const isRestored = useRef(false);

  useEffect(() => {
    async function restore() {
      let draft: QuoteDraft | null = null;
      try {
        draft = await quotes.restoreDraft();
      } catch (failure) {
        console.warn('The draft could not be restored.', failure);
      }
      isRestored.current = true;
      setRestored(draft ?? {});
    }
    void restore();
  }, [quotes]);

  const keep = useCallback(
    (typed: QuoteDraft) => {
      if (!isRestored.current) return;
      quotes.keepDraft(isBlank(typed) ? null : typed).catch((failure: unknown) => {
        console.warn('The draft could not be kept.', failure);
      });
    },
    [quotes],
  );

  return { restored, keep };
}
