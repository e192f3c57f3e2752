import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import {
  blankQuote,
  lacksRequiredAnswer,
  type Quote,
  type QuoteDraft,
  quoteFields,
  quoteSchema,
} from '../../domain/quote';
import { useOneAtATime } from '../useOneAtATime';

export interface QuoteFormOptions {
  /** Hands the answers in once they have passed the rules; while it is pending the button is busy. */
  onSubmit: (quote: Quote) => Promise<void>;
  /** The form was submitted with something missing or malformed. */
  onInvalid: (isSomethingMissing: boolean) => void;
  /** Called with all that is typed, whenever it changes. */
  onDraft: (draft: QuoteDraft) => void;
  /** What was typed before the page was reloaded; fills the fields that are still untouched. */
  draft?: QuoteDraft | undefined;
  /** Another one empties the form, and takes the focus to its beginning. */
  round: number;
}

/** What the quote form does: its draft, its rules, and being handed in once at a time. */
export function useQuoteForm({ onSubmit, onInvalid, onDraft, draft, round }: QuoteFormOptions) {
  // No default values: the fields keep their text when React hydrates them.
  const { register, handleSubmit, formState, getValues, setValue, reset, subscribe } = useForm<
    QuoteDraft,
    unknown,
    Quote
  >({ resolver: zodResolver(quoteSchema) });
  const { errors, isSubmitting } = formState;
  const form = useRef<HTMLFormElement>(null);
  const shownRound = useRef(round);

  useEffect(() => {
    if (!draft) return;
    for (const field of quoteFields) {
      const isUntouched = (getValues(field) || blankQuote[field]) === blankQuote[field];
      const kept = draft[field];
      if (kept && isUntouched) setValue(field, kept as never);
    }
    onDraft(getValues());
  }, [draft, onDraft, getValues, setValue]);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onDraft(values) }),
    [subscribe, onDraft],
  );

  useEffect(() => {
    if (shownRound.current === round) return;
    shownRound.current = round;
    reset(blankQuote, { keepFieldsRef: true });
    form.current?.focus({ preventScroll: true });
  }, [round, reset]);

  const handIn = useOneAtATime(
    handleSubmit(onSubmit, () => onInvalid(lacksRequiredAnswer(getValues()))),
  );

  /** The form's `onSubmit` handler. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void handIn(event);
  }

  return { form, register, errors, isSubmitting, submit };
}
