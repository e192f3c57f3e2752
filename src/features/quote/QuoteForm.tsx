import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { type SubmitErrorHandler, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Button, ButtonLink, FormError, Inline, Stack, Text } from '../../design-system';
import {
  type Quote,
  type QuoteDraft,
  quoteFields,
  quoteGroups,
  quoteSchema,
} from '../../domain/quote';
import { paths } from '../../paths';
import { QuoteFields } from './QuoteFields';

/** The form's values while they are being typed. */
export type QuoteValues = z.input<typeof quoteSchema>;

export interface QuoteFormProps {
  /** Hands the answers in once they have passed the rules; while it is pending the button is busy. */
  onSubmit: (quote: Quote) => Promise<void>;
  /** The form was submitted with something missing or malformed. */
  onInvalid: (isSomethingMissing: boolean) => void;
  /** Called with all that is typed, whenever it changes. */
  onDraft: (draft: QuoteDraft) => void;
  /** What was typed before the page was loaded again; fills the fields that are still empty. */
  draft?: QuoteDraft | undefined;
  /** The captcha, which stands above the buttons. */
  captcha: ReactNode;
  /** Whether the captcha is complete: only then can the form be submitted. */
  isCaptchaComplete: boolean;
  /** Seconds until another request is taken; 0 when one is taken now. */
  secondsLeft: number;
  /** Why the last request was not sent. */
  error?: string | undefined;
}

/**
 * The custom quote form (spec §2, §5). It checks what was typed itself, without the browser's
 * bubbles. What was typed before React came stays. Another `key` empties it.
 */
export function QuoteForm({
  onSubmit,
  onInvalid,
  onDraft,
  draft,
  captcha,
  isCaptchaComplete,
  secondsLeft,
  error,
}: QuoteFormProps) {
  // No default values: the fields keep what stands in them when React takes them over.
  const { register, handleSubmit, formState, getValues, setValue, subscribe } = useForm<
    QuoteValues,
    unknown,
    Quote
  >({ resolver: zodResolver(quoteSchema) });
  const { errors, isSubmitting } = formState;

  useEffect(() => {
    if (!draft) return;
    for (const field of quoteFields) {
      const kept = draft[field];
      const isChoice = field === 'websiteType' || field === 'estimatedPages';
      if (kept && (isChoice || !getValues(field))) setValue(field, kept as never);
    }
  }, [draft, getValues, setValue]);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onDraft(values) }),
    [subscribe, onDraft],
  );

  const onErrors: SubmitErrorHandler<QuoteValues> = () => {
    const { businessName, contactName, email } = getValues();
    onInvalid([businessName, contactName, email].some((answer) => !answer?.trim()));
  };

  return (
    <form noValidate aria-label="Custom website quote" onSubmit={handleSubmit(onSubmit, onErrors)}>
      <Stack gap="xxl">
        {quoteGroups.map((group) => (
          <QuoteFields key={group.title} group={group} register={register} errors={errors} />
        ))}
        <Stack gap="md">
          {captcha}
          <FormError>{error}</FormError>
          <Inline>
            <ButtonLink variant="secondary" size="large" href={paths.landing.href}>
              Cancel
            </ButtonLink>
            <Button
              type="submit"
              size="large"
              isBusy={isSubmitting}
              isDisabled={!isCaptchaComplete && !isSubmitting}
            >
              Submit Quote Request
            </Button>
          </Inline>
          {secondsLeft > 0 && (
            <Text size="small" tone="quiet" isTabular>
              Your request is on its way. You can send another one in {secondsLeft}{' '}
              {secondsLeft === 1 ? 'second' : 'seconds'}.
            </Text>
          )}
        </Stack>
      </Stack>
    </form>
  );
}
