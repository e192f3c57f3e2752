import { useState } from 'react';
import { BackendError } from '../../backend/Backend';
import { useBackend } from '../../backend/BackendContext';
import { business } from '../../content/business';
import { Button, Dialog, Notice, Section, Stack, TextLink, useToast } from '../../design-system';
import { blankQuote, type Quote, type QuoteDraft } from '../../domain/quote';
import { useSession } from '../../features/account/SessionProvider';
import { useDraft } from '../../features/questions/useDraft';
import { CaptchaField } from '../../features/quote/CaptchaField';
import { QuoteForm } from '../../features/quote/QuoteForm';
import { inSeconds, useLockout } from '../../features/quote/useLockout';
import { Introduction } from './Introduction';

const FAILURE = new BackendError('quote-not-sent');
const INCOMPLETE_CAPTCHA = 'Please complete the reCAPTCHA verification';

function FilledInQuote() {
  const { quotes } = useBackend();
  const { toast } = useToast();
  const { restored, keep, send } = useDraft<QuoteDraft>(quotes, blankQuote);
  const { secondsLeft, readSecondsLeft, start: startLockout } = useLockout(quotes.readLockout);
  const [token, setToken] = useState<string | null>(null);
  const [captchaRound, setCaptchaRound] = useState(1);
  const [formRound, setFormRound] = useState(1);
  const [errors, setErrors] = useState<{ form?: string; captcha?: string }>({});
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

  function onFailure(failure: unknown) {
    const { code, wait, message } = failure instanceof BackendError ? failure : FAILURE;
    if (code === 'locked-out') {
      // The request before was sent in another tab or browser.
      startLockout(wait);
      toastLockout(Math.ceil(wait / 1000));
      return;
    }
    toastError('Error', FAILURE.message);
    resetCaptcha();
    setErrors(code === 'captcha-refused' ? { captcha: message } : { form: FAILURE.message });
  }

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
    if (!token) {
      toastError(INCOMPLETE_CAPTCHA);
      setErrors({ captcha: INCOMPLETE_CAPTCHA });
      return;
    }
    setErrors({});
    try {
      await send(() => quotes.send({ quote, captchaToken: token }));
    } catch (failure) {
      onFailure(failure);
      return;
    }
    startLockout();
    toast({ title: 'Quote Request Submitted' });
    setIsThankYouOpen(true);
  };

  const closeThankYou = () => {
    setIsThankYouOpen(false);
    setFormRound((round) => round + 1);
    resetCaptcha();
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
          error={errors.form}
          secondsLeft={secondsLeft}
          captcha={(hintId) => (
            <CaptchaField
              hintId={hintId}
              round={captchaRound}
              showCaptcha={quotes.showCaptcha}
              onToken={(next) => {
                setToken(next);
                if (next) setErrors(({ captcha, ...others }) => others);
              }}
              error={errors.captcha}
              isLockedOut={secondsLeft > 0}
            />
          )}
        />
      </Stack>
      <Dialog
        open={isThankYouOpen}
        onClose={closeThankYou}
        title="Thank You for Your Quote Request!"
        description={`A confirmation is on its way to you. Within ${business.replyTime} you will hear from us, with instructions for sending design examples, logos, content and attachments.`}
        actions={<Button onClick={closeThankYou}>Close</Button>}
      />
    </Section>
  );
}

/** The screen at `/custom-quote`: sends the form to the backend and shows the result. */
export const CustomQuote = () => <FilledInQuote key={useSession().logouts} />;
