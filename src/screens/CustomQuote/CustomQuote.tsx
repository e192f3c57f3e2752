import { useState } from 'react';
import { BackendError } from '../../backend/Backend';
import { useBackend } from '../../backend/BackendContext';
import { useToast } from '../../design-system';
import type { Quote } from '../../domain/quote';
import { inSeconds, useLockout } from '../../features/quote/useLockout';
import { useQuoteDraft } from '../../features/quote/useQuoteDraft';
import { CustomQuotePage } from './CustomQuotePage';

const FAILURE = 'There was a problem submitting your request. Please try again later.';
const INCOMPLETE_CAPTCHA = 'Please complete the reCAPTCHA verification';

/** What was wrong with the last attempt, for the places where it stands. */
interface Complaints {
  form?: string;
  captcha?: string;
}

/** The custom quote's route: the form to the backend, and what comes back to the page (spec §2, §4). */
export function CustomQuote() {
  const { quotes } = useBackend();
  const { toast } = useToast();
  const { restored, keep } = useQuoteDraft();
  const { secondsLeft, start: startLockout } = useLockout();
  const [token, setToken] = useState<string | null>(null);
  const [captchaRound, setCaptchaRound] = useState(1);
  const [formRound, setFormRound] = useState(1);
  const [complaints, setComplaints] = useState<Complaints>({});
  const [isThanking, setIsThanking] = useState(false);

  const refuse = (title: string, description?: string) =>
    toast({ title, description, tone: 'danger' });

  const refuseUntilLater = () =>
    refuse('Please wait', `You can submit again in ${inSeconds(secondsLeft)}`);

  /** A token is good for one request, whatever came of it. */
  const resetCaptcha = () => {
    setToken(null);
    setCaptchaRound((round) => round + 1);
  };

  const onInvalid = (isSomethingMissing: boolean) => {
    if (secondsLeft > 0) refuseUntilLater();
    else if (isSomethingMissing) refuse('Error', 'Please fill in all required fields');
  };

  const onSubmit = async (quote: Quote) => {
    if (secondsLeft > 0) {
      refuseUntilLater();
      return;
    }
    if (!token) {
      refuse(INCOMPLETE_CAPTCHA);
      setComplaints({ captcha: INCOMPLETE_CAPTCHA });
      return;
    }
    setComplaints({});
    try {
      await quotes.send({ quote, captchaToken: token });
    } catch (failure) {
      const isRefused = failure instanceof BackendError && failure.code === 'captcha-refused';
      refuse('Error', FAILURE);
      setComplaints(isRefused ? { captcha: failure.message } : { form: FAILURE });
      resetCaptcha();
      return;
    }
    keep({});
    startLockout();
    toast({ title: 'Quote Request Submitted' });
    setIsThanking(true);
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
        if (next) setComplaints(({ form }) => (form ? { form } : {}));
      }}
      isCaptchaComplete={token !== null}
      captchaError={complaints.captcha}
      error={complaints.form}
      secondsLeft={secondsLeft}
      isThanking={isThanking}
      onThanked={() => {
        setIsThanking(false);
        setFormRound((round) => round + 1);
        resetCaptcha();
      }}
    />
  );
}
