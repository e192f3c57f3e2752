import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import {
  blankQuote,
  lacksRequiredAnswer,
  type Quote,
  type QuoteDraft,
  quoteSchema,
} from '../../domain/quote';
import { type FormDraftOptions, useFormDraft } from '../questions/useDraft';
import { useSubmission } from '../useSubmission';

export interface QuoteFormOptions extends FormDraftOptions<QuoteDraft> {
  /** Called with valid answers. The button is loading until the promise settles. */
  onSubmit: (quote: Quote) => Promise<void>;
  /** Called when the submitted answers are invalid, with whether a required one is blank. */
  onInvalid: (isSomethingMissing: boolean) => void;
  /** A new number resets the form and focuses it. */
  round: number;
}

/** The state of the quote form: restores the draft, validates, and submits once at a time. */
export function useQuoteForm({ onSubmit, onInvalid, round, ...draft }: QuoteFormOptions) {
  // No default values: the fields keep their text when React hydrates them.
  const methods = useForm<QuoteDraft, unknown, Quote>({ resolver: zodResolver(quoteSchema) });
  const { register, handleSubmit, formState, getValues, reset } = methods;
  const { errors, isSubmitting } = formState;
  const form = useRef<HTMLFormElement>(null);
  const shownRound = useRef(round);

  useFormDraft(methods, blankQuote, draft);

  useEffect(() => {
    if (shownRound.current === round) return;
    shownRound.current = round;
    // The memoized fields do not register again.
    reset(blankQuote, { keepFieldsRef: true });
    form.current?.focus({ preventScroll: true });
  }, [round, reset]);

  const { run } = useSubmission(onSubmit);
  const submit = handleSubmit(run, () => onInvalid(lacksRequiredAnswer(getValues())));
  return { form, register, errors, isSubmitting, submit };
}
