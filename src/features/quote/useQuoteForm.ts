import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import {
  blankQuote,
  type Quote,
  type QuoteDraft,
  quoteFields,
  quoteSchema,
} from '../../domain/quote';

/** The form's values while they are being typed. */
export type QuoteValues = z.input<typeof quoteSchema>;

export interface QuoteFormOptions {
  /** Hands the answers in once they have passed the rules; while it is pending the button is busy. */
  onSubmit: (quote: Quote) => Promise<void>;
  /** The form was submitted with something missing or malformed. */
  onInvalid: (isSomethingMissing: boolean) => void;
  /** Called with all that is typed, whenever it changes. */
  onDraft: (draft: QuoteDraft) => void;
  /** What was typed before the page was loaded again; fills what nobody has touched since. */
  draft?: QuoteDraft | undefined;
  /** Another one empties the form, and takes the focus to its beginning. */
  round: number;
}

/** What the quote form does: its draft, its rules, and being handed in once at a time. */
export function useQuoteForm({ onSubmit, onInvalid, onDraft, draft, round }: QuoteFormOptions) {
  // No default values: the fields keep what stands in them when React takes them over.
  const { register, handleSubmit, formState, getValues, setValue, reset, subscribe } = useForm<
    QuoteValues,
    unknown,
    Quote
  >({ resolver: zodResolver(quoteSchema) });
  const { errors, isSubmitting } = formState;
  const form = useRef<HTMLFormElement>(null);
  const shownRound = useRef(round);
  const isOnItsWay = useRef(false);

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

  function onErrors() {
    const { businessName, contactName, email } = getValues();
    onInvalid([businessName, contactName, email].some((answer) => !answer?.trim()));
  }

  /** For the form's `onSubmit`. */
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    try {
      await handleSubmit(onSubmit, onErrors)(event);
    } finally {
      isOnItsWay.current = false;
    }
  }

  return { form, register, errors, isSubmitting, submit };
}
