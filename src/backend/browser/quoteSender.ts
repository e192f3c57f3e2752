import type { Quote } from '../../domain/quote';
import { createQuoteMessages, type QuoteMailBusiness } from '../../domain/quoteMail';
import { BackendError } from '../Backend';
import type { VerifyCaptcha } from '../services/captchaVerifier';
import type { MailClient } from '../services/mailClient';

export interface QuoteSenderOptions {
  verify: VerifyCaptcha;
  mail: MailClient;
  business: QuoteMailBusiness;
  logWarning: (message: string, cause?: unknown) => void;
  logError: (message: string, cause?: unknown) => void;
}

/** Sends quote requests: checks the captcha, then mails the business and the customer. */
export function createQuoteSender(options: QuoteSenderOptions) {
  const { verify, mail, business, logWarning, logError } = options;

  async function checkCaptcha(token: string | null): Promise<void> {
    if (!token) {
      logWarning('A quote request has no captcha token; it is sent all the same.');
      return;
    }
    const verdict = await verify(token);
    if (verdict.outcome === 'refused') {
      throw new BackendError('captcha-refused', { cause: verdict });
    }
    if (verdict.outcome === 'unknown') {
      logWarning(
        'The captcha could not be checked; the quote request is sent all the same.',
        verdict.cause,
      );
    }
  }

  /** The quote, as JSON, that the business has and whose acknowledgement failed. */
  let unacknowledged: string | undefined;

  return {
    /**
     * Resolves once both messages are confirmed. Rejects only with a `BackendError`. A retry needs a new
     * token, because a token can be checked once. If the business already has the same quote, a retry
     * sends only the acknowledgement.
     */
    async send(quote: Quote, captchaToken: string | null): Promise<void> {
      let failure = 'The quote request was not sent.';
      try {
        const { internal, acknowledgement } = createQuoteMessages(quote, business);
        // Both before the first is sent: if one is too large, neither is sent.
        mail.assertFits(internal);
        mail.assertFits(acknowledgement);
        await checkCaptcha(captchaToken);
        const request = JSON.stringify(quote);
        if (request !== unacknowledged) await mail.send(internal);
        unacknowledged = request;
        failure = 'The business has the quote request, but the acknowledgement was not sent.';
        await mail.send(acknowledgement);
        unacknowledged = undefined;
      } catch (cause) {
        logError(failure, cause);
        throw cause instanceof BackendError ? cause : new BackendError('quote-not-sent', { cause });
      }
    },
  };
}
