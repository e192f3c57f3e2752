import type { Quote } from '../../domain/quote';
import { createQuoteMessages, type QuoteMailBusiness } from '../../domain/quoteMail';
import { BackendError } from '../Backend';
import type { VerifyCaptcha } from './captchaVerifier';
import { assertFits, type MailClient } from './mailClient';

export interface QuoteSender {
  /**
   * Sends a quote request: the captcha is checked, then the business is told, then the customer
   * gets the acknowledgement. Resolves once both messages are accepted. Rejects with a
   * `BackendError` alone; the request can then be made again, with a new captcha token, because
   * a token can be checked once. Where the business has it already, word for word, only the
   * acknowledgement is tried again.
   */
  send(quote: Quote, captchaToken: string | null): Promise<void>;
}

export interface QuoteSenderOptions {
  verify: VerifyCaptcha;
  mail: MailClient;
  business: QuoteMailBusiness;
  logWarning: (message: string, cause?: unknown) => void;
  logError: (message: string, cause?: unknown) => void;
}

/** Sends quote requests: checks the captcha, then mails the business and the customer. */
export function createQuoteSender(options: QuoteSenderOptions): QuoteSender {
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

  /** The request that the business has, and whose customer does not know it. */
  let unacknowledged: string | undefined;

  return {
    async send(quote, captchaToken) {
      let failure = 'The quote request was not sent.';
      try {
        const { internal, acknowledgement } = createQuoteMessages(quote, business);
        // Before the first goes out, so that neither does where one is too large.
        assertFits(internal);
        assertFits(acknowledgement);
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
