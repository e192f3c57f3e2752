import { useState } from 'react';
import { BackendError } from '../../backend/Backend';
import { useBackend } from '../../backend/BackendContext';
import { useToast } from '../../design-system';
import { blankQuote, type Quote, type QuoteDraft } from '../../domain/quote';
import { useDraft } from '../../features/questions/useDraft';
import { inSeconds, useLockout } from '../../features/quote/useLockout';
import { CustomQuotePage } from './CustomQuotePage';

const { message: FAILURE } = new BackendError('quote-not-sent');
const INCOMPLETE_CAPTCHA = 'Please complete the reCAPTCHA verification';

/** The errors of the last attempt: above the button, and beside the captcha. */
interface Errors {
  form?: string;
  captcha?: string;
}

/** The screen at `/custom-quote`: sends the form to the backend and shows the result. */
export function CustomQuote() {
  const { quotes } = useBackend();
  const { toast } = useToast();
  const { restored, keep } = useDraft<QuoteDraft>(quotes, blankQuote);
  const { secondsLeft, readSecondsLeft, start: startLockout } = useLockout(quotes.readLockout);
  const [token, setToken] = useState<string | null>(null);
  const [captchaRound, setCaptchaRound] = useState(1);
  const [formRound, setFormRound] = useState(1);
  const [errors, setErrors] = useState<Errors>({});
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
      await quotes.send({ quote, captchaToken: token });
    } catch (failure) {
      if (failure instanceof BackendError && failure.code === 'locked-out') {
        // The request before was sent in another tab or browser.
        startLockout(failure.wait);
        toastLockout(Math.ceil(failure.wait / 1000));
        return;
      }
      const isRefused = failure instanceof BackendError && failure.code === 'captcha-refused';
      toastError('Error', FAILURE);
      setErrors(isRefused ? { captcha: failure.message } : { form: FAILURE });
      resetCaptcha();
      return;
    }
    keep({});
    startLockout();
    toast({ title: 'Quote Request Submitted' });
    setIsThankYouOpen(true);
  };

  return (
    <CustomQuotePage
      formRound={formRound}
      captchaRound={captchaRound}
      draft={restored}
      onDraft={keep}
      onSubmit={onSubmit}
      onInvalid={onInvalid}
      showCaptcha={quotes.showCaptcha}
      onToken={(next) => {
        setToken(next);
        if (next) setErrors(({ form }) => (form ? { form } : {}));
      }}
      isCaptchaComplete={token !== null}
      captchaError={errors.captcha}
      error={errors.form}
      secondsLeft={secondsLeft}
      isThankYouOpen={isThankYouOpen}
      onThankYouClosed={() => {
        setIsThankYouOpen(false);
        setFormRound((round) => round + 1);
        resetCaptcha();
      }}
    />
  );
}
