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
  /** Called with valid answers. The button is loading until the promise settles. */
  onSubmit: (quote: Quote) => Promise<void>;
  /** Called when the submitted answers are invalid, with whether a required one is blank. */
  onInvalid: (isSomethingMissing: boolean) => void;
  /** Called with all answers whenever one changes. */
  onDraft: (draft: QuoteDraft) => void;
  /** The restored draft, for the fields that the visitor has not filled in. */
  draft?: QuoteDraft | undefined;
  /** A new number resets the form and focuses it. */
  round: number;
}

/** The state of the quote form: restores the draft, validates, and submits once at a time. */
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

  const submitOnce = useOneAtATime(
    handleSubmit(onSubmit, () => onInvalid(lacksRequiredAnswer(getValues()))),
  );

  /** The form's `onSubmit` handler. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void submitOnce(event);
  }

  return { form, register, errors, isSubmitting, submit };
}
