import { type ReactNode, useId } from 'react';
import {
  Button,
  ButtonLink,
  FormError,
  FormSection,
  Inline,
  Stack,
  Text,
} from '../../design-system';
import { quoteGroups, quoteQuestion } from '../../domain/quote';
import { pages } from '../../pages';
import { QuestionGroup } from '../questions/QuestionGroup';
import { LoadError } from '../site-frame/LoadError';
import { useIsHydrated } from '../useIsHydrated';
import { inSeconds } from './useLockout';
import { type QuoteFormOptions, useQuoteForm } from './useQuoteForm';

export interface QuoteFormProps extends QuoteFormOptions {
  /** Renders the captcha above the buttons, with the given id for its hint. */
  captcha: (hintId: string) => ReactNode;
  /** Whether the captcha is complete. Until then the button looks disabled; a press is still answered. */
  isCaptchaComplete: boolean;
  /** Seconds until another request is accepted; 0 without a lockout. */
  secondsLeft: number;
  /** The error of the last request. */
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
  ...options
}: QuoteFormProps) {
  const { form, register, errors, isSubmitting, submit } = useQuoteForm(options);
  const isHydrated = useIsHydrated();
  const id = useId();
  const captchaHintId = `${id}-captcha`;
  const lockoutId = `${id}-lockout`;
  /** The element that explains why the form cannot be submitted now. */
  const description = secondsLeft > 0 ? lockoutId : captchaHintId;

  return (
    <form ref={form} noValidate tabIndex={-1} aria-label="Custom website quote" onSubmit={submit}>
      <Stack gap="md">
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
                // Without React, the browser would load the page with the answers in its address.
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
                <span id={lockoutId}>Your request is on its way.</span> You can send another one in{' '}
                {inSeconds(secondsLeft)}.
              </Text>
            )}
          </Stack>
        </FormSection>
      </Stack>
    </form>
  );
}
