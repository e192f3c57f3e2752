import { useCallback, useEffect, useState } from 'react';
import { BackendError } from '../../backend/Backend';
import { useBackend } from '../../backend/BackendContext';
import { useToast } from '../../design-system';
import type { Quote, QuoteDraft } from '../../domain/quote';
import { useLockout } from '../../features/quote/useLockout';
import { CustomQuotePage } from './CustomQuotePage';

const FAILURE = 'There was a problem submitting your request. Please try again later.';

/** The custom quote's route: the form to the backend, and what comes back to the page (spec §2, §4). */
export function CustomQuote() {
  const { quotes } = useBackend();
  const { toast } = useToast();
  const { secondsLeft, start: startLockout } = useLockout();
  const [draft, setDraft] = useState<QuoteDraft>();
  const [token, setToken] = useState<string | null>(null);
  const [captchaRound, setCaptchaRound] = useState(1);
  const [formRound, setFormRound] = useState(1);
  const [captchaError, setCaptchaError] = useState<string>();
  const [error, setError] = useState<string>();
  const [isThanking, setIsThanking] = useState(false);

  useEffect(() => {
    quotes.restoreDraft().then(
      (restored) => restored && setDraft(restored),
      (failure: unknown) => console.warn('The draft could not be restored.', failure),
    );
  }, [quotes]);

  const keepDraft = useCallback(
    (typed: QuoteDraft | null) => {
      quotes.keepDraft(typed).catch((failure: unknown) => {
        console.warn('The draft could not be kept.', failure);
      });
    },
    [quotes],
  );

  const refuse = (title: string, description?: string) =>
    toast({ title, description, tone: 'destructive' });

  /** A token is good for one request; the next one needs a new captcha. */
  const resetCaptcha = () => {
    setToken(null);
    setCaptchaRound((round) => round + 1);
  };

  const onSubmit = async (quote: Quote) => {
    if (secondsLeft > 0) {
      refuse('Please wait', `You can submit again in ${secondsLeft} seconds`);
      return;
    }
    if (!token) {
      refuse('Please complete the reCAPTCHA verification');
      return;
    }
    setError(undefined);
    setCaptchaError(undefined);
    try {
      await quotes.send({ quote, captchaToken: token });
    } catch (failure) {
      refuse('Error', FAILURE);
      if (failure instanceof BackendError && failure.code === 'captcha-refused') {
        setCaptchaError(failure.message);
      } else {
        setError(FAILURE);
      }
      resetCaptcha();
      return;
    }
    keepDraft(null);
    startLockout();
    toast({ title: 'Quote Request Submitted' });
    setIsThanking(true);
  };

  return (
    <CustomQuotePage
      formKey={formRound}
      captchaKey={captchaRound}
      draft={draft}
      onDraft={keepDraft}
      onSubmit={onSubmit}
      onInvalid={(isSomethingMissing) => {
        if (secondsLeft > 0)
          refuse('Please wait', `You can submit again in ${secondsLeft} seconds`);
        else if (isSomethingMissing) refuse('Error', 'Please fill in all required fields');
      }}
      showCaptcha={quotes.showCaptcha}
      onToken={(next) => {
        setToken(next);
        if (next) setCaptchaError(undefined);
      }}
      isCaptchaComplete={token !== null}
      captchaError={captchaError}
      error={error}
      secondsLeft={secondsLeft}
      isThanking={isThanking}
      onThanked={() => {
        setIsThanking(false);
        setDraft(undefined);
        keepDraft(null);
        setFormRound((round) => round + 1);
        resetCaptcha();
      }}
    />
  );
}
