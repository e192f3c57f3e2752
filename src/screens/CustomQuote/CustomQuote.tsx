import { useState } from 'react';
import { BackendError } from '../../backend/Backend';
import { useBackend } from '../../backend/BackendContext';
import { business } from '../../content/business';
import { Notice, Section, Stack, TextLink, useToast } from '../../design-system';
import { blankQuote, type Quote, type QuoteDraft } from '../../domain/quote';
import { useSession } from '../../features/account/SessionProvider';
import { useDraft } from '../../features/questions/useDraft';
import { CaptchaField } from '../../features/quote/CaptchaField';
import { QuoteForm } from '../../features/quote/QuoteForm';
import { ThankYouDialog } from '../../features/quote/ThankYouDialog';
import { inSeconds, useLockout } from '../../features/quote/useLockout';
import { useSubmission } from '../../features/useSubmission';
import { Introduction } from './Introduction';

const { message: FAILURE } = new BackendError('quote-not-sent');
const INCOMPLETE_CAPTCHA = 'Please complete the reCAPTCHA verification';

function FilledInQuote() {
  const { quotes } = useBackend();
  const { toast } = useToast();
  const { restored, keep, send } = useDraft<QuoteDraft>(quotes, blankQuote);
  const { secondsLeft, readSecondsLeft, start: startLockout } = useLockout(quotes.readLockout);
  const [token, setToken] = useState<string | null>(null);
  const [captchaRound, setCaptchaRound] = useState(1);
  const [formRound, setFormRound] = useState(1);
  const [captchaError, setCaptchaError] = useState<string>();
  const [isThankYouOpen, setIsThankYouOpen] = useState(false);

  const toastError = (title: string, description?: string) =>
    toast({ title, description, tone: 'danger' });

  const toastLockout = (seconds: number) =>
    toastError('Please wait', `You can submit again in ${inSeconds(seconds)}`);

  /** Each request needs a new token, because the provider accepts a token only once. */
  const resetCaptcha = () => {
    setToken(null);
    setCaptchaRound((round) => round + 1);
  };

  const sending = useSubmission(
    async (quote: Quote, captchaToken: string) => {
      setCaptchaError(undefined);
      await send(() => quotes.send({ quote, captchaToken }));
      startLockout();
      toast({ title: 'Quote Request Submitted' });
      setIsThankYouOpen(true);
    },
    (failure) => {
      if (failure instanceof BackendError && failure.code === 'locked-out') {
        // The request before was sent in another tab or browser.
        startLockout(failure.wait);
        toastLockout(Math.ceil(failure.wait / 1000));
        return undefined;
      }
      toastError('Error', FAILURE);
      resetCaptcha();
      const isRefused = failure instanceof BackendError && failure.code === 'captcha-refused';
      if (!isRefused) return FAILURE;
      setCaptchaError(failure.message);
      return undefined;
    },
  );

  const onInvalid = (isSomethingMissing: boolean) => {
    const seconds = readSecondsLeft();
    if (seconds > 0) toastLockout(seconds);
    else if (isSomethingMissing) toastError('Error', 'Please fill in all required fields');
  };

  const onSubmit = async (quote: Quote) => {
    const seconds = readSecondsLeft();
    if (seconds > 0) {
      toastLockout(seconds);
      return;
    }
    if (token) return sending.run(quote, token);
    toastError(INCOMPLETE_CAPTCHA);
    sending.clearError();
    setCaptchaError(INCOMPLETE_CAPTCHA);
  };

  return (
    <Section spacing="small" labelledBy="quote-title">
      <Stack gap="xl">
        <Introduction />
        <noscript>
          <Notice tone="warning" title="This form needs JavaScript">
            Without it, please write to{' '}
            <TextLink translate="no" href={`mailto:${business.contact.email}`}>
              {business.contact.email}
            </TextLink>
            .
          </Notice>
        </noscript>
        <QuoteForm
          round={formRound}
          draft={restored}
          onDraft={keep}
          onSubmit={onSubmit}
          onInvalid={onInvalid}
          isCaptchaComplete={token !== null}
          error={sending.error}
          secondsLeft={secondsLeft}
          captcha={(hintId) => (
            <CaptchaField
              hintId={hintId}
              round={captchaRound}
              showCaptcha={quotes.showCaptcha}
              onToken={(next) => {
                setToken(next);
                if (next) setCaptchaError(undefined);
              }}
              error={captchaError}
              isLockedOut={secondsLeft > 0}
            />
          )}
        />
      </Stack>
      <ThankYouDialog
        open={isThankYouOpen}
        onClose={() => {
          setIsThankYouOpen(false);
          setFormRound((round) => round + 1);
          resetCaptcha();
        }}
        title="Thank You for Your Quote Request!"
        description={`A confirmation is on its way to you. Within ${business.replyTime} you will hear from us, with instructions for sending design examples, logos, content and attachments.`}
      />
    </Section>
  );
}

/** The screen at `/custom-quote`: sends the form to the backend and shows the result. */
export const CustomQuote = () => <FilledInQuote key={useSession().logouts} />;
