import { type ReactNode, useEffect, useId, useRef } from 'react';
import {
  Button,
  ButtonLink,
  FormError,
  FormSection,
  Inline,
  Stack,
  Text,
} from '../../design-system';
import {
  blankQuote,
  lacksRequiredAnswer,
  type Quote,
  type QuoteDraft,
  quoteGroups,
  quoteQuestion,
  quoteSchema,
} from '../../domain/quote';
import { pages } from '../../pages';
import { useIsHydrated } from '../page/useIsHydrated';
import { QuestionGroup } from '../questions/QuestionGroup';
import { type FormDraftOptions, useFormDraft } from '../questions/useDraft';
import { useErrorSummary } from '../questions/useErrorSummary';
import { useSchemaForm } from '../questions/useSchemaForm';
import { LoadError } from '../site-frame/LoadError';
import { useSubmission } from '../submission/useSubmission';
import { inSeconds } from './useLockout';

export interface QuoteFormProps extends FormDraftOptions<QuoteDraft> {
  /** Called with valid answers. The button is loading until the promise settles. */
  onSubmit: (quote: Quote) => Promise<void>;
  /** Called when the submitted answers are invalid, with whether a required one is blank. */
  onInvalid: (isSomethingMissing: boolean) => void;
  /** A new number resets the form and focuses it. */
  round: number;
  /** Renders the captcha above the buttons, with the given id for its hint. */
  captcha: (hintId: string) => ReactNode;
  /** Whether the captcha is complete. Until then the button looks disabled; a press is still answered. */
  isCaptchaComplete: boolean;
  /** Seconds until another request is accepted; 0 without a lockout. */
  secondsLeft: number;
  error?: string | undefined;
}

/**
 * The custom quote form. It validates its fields itself, without the browser's messages, and keeps
 * text that was typed before hydration. Renders `<form>`.
 */
export function QuoteForm({
  captcha,
  isCaptchaComplete,
  secondsLeft,
  error,
  onSubmit,
  onInvalid,
  round,
  ...draft
}: QuoteFormProps) {
  // No default values: the fields keep their text when React hydrates them.
  const methods = useSchemaForm(quoteSchema);
  const { register, handleSubmit, formState, getValues, reset } = methods;
  const { errors, isSubmitting } = formState;
  const form = useRef<HTMLFormElement>(null);
  const shownRound = useRef(round);

  const { summary, show, clear } = useErrorSummary(quoteQuestion);

  useFormDraft(methods, blankQuote, draft);

  useEffect(() => {
    if (shownRound.current === round) return;
    shownRound.current = round;
    // The memoized fields do not register again.
    reset(blankQuote, { keepFieldsRef: true });
    clear();
    form.current?.focus({ preventScroll: true });
  }, [round, reset, clear]);

  const { run } = useSubmission(onSubmit);
  const submit = handleSubmit(
    (quote) => {
      clear();
      return run(quote);
    },
    (found) => {
      show(found);
      onInvalid(lacksRequiredAnswer(getValues()));
    },
  );
  const isHydrated = useIsHydrated();
  const id = useId();
  const captchaHintId = `${id}-captcha`;
  const lockoutId = `${id}-lockout`;
  /** The element that explains why the form cannot be submitted now. */
  const description = secondsLeft > 0 ? lockoutId : captchaHintId;

  return (
    <form ref={form} noValidate tabIndex={-1} aria-label="Custom website quote" onSubmit={submit}>
      <Stack gap="md">
        {summary}
        {quoteGroups.map((group) => (
          <QuestionGroup
            key={group.title}
            {...group}
            questionOf={quoteQuestion}
            register={register}
            errors={errors}
          />
        ))}
        <FormSection>
          <Stack gap="md">
            {captcha(captchaHintId)}
            <FormError>{error}</FormError>
            <LoadError />
            <Inline stacked>
              <Button
                type="submit"
                size="large"
                loading={isSubmitting}
                // Without React, the browser would load the page with the answers in its URL.
                disabled={!isHydrated}
                aria-disabled={(isHydrated && !isCaptchaComplete) || undefined}
                aria-describedby={secondsLeft > 0 || !isCaptchaComplete ? description : undefined}
              >
                Submit Quote Request
              </Button>
              <ButtonLink variant="secondary" size="large" href={pages.landing.href}>
                Cancel
              </ButtonLink>
            </Inline>
            {secondsLeft > 0 && (
              <Text size="small" variant="quiet" tabular>
                {/* A description that changes with every second would be announced each time. */}
                <span id={lockoutId}>Your request is on its way.</span>{' '}
                <span>{`You can send another one in ${inSeconds(secondsLeft)}.`}</span>
              </Text>
            )}
          </Stack>
        </FormSection>
      </Stack>
    </form>
  );
}
