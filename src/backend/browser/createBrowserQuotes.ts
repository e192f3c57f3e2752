import { type Quote, quoteDraftSchema } from '../../domain/quote';
import { createQuoteMessages, type QuoteMailBusiness } from '../../domain/quoteMail';
import { type Backend, BackendError } from '../Backend';
import { createCaptchaWidget } from '../captcha/captchaWidget';
import { createCaptchaVerifier, type VerifyCaptcha } from '../services/captchaVerifier';
import { watchLeaving } from '../services/leaving';
import { createMailClient, type MailClient } from '../services/mailClient';
import type { BrowserEnvironment } from '../storage/browserEnvironment';
import { createQuoteLockout } from '../storage/createQuoteLockout';
import { createDraft } from '../storage/drafts';
import { storageKeys } from '../storage/storageKeys';

/** The settings of the services that send a quote request, and the business that receives it. */
export interface QuoteServices {
  captcha: { siteKey: string; verifyUrl?: string | undefined; secret?: string | undefined };
  mail: { base?: string | undefined; domain: string; apiKey?: string | undefined };
  business: QuoteMailBusiness;
}

interface QuoteSenderOptions extends Pick<BrowserEnvironment, 'wait' | 'logWarning' | 'logError'> {
  verify: VerifyCaptcha;
  mail: MailClient;
  business: QuoteMailBusiness;
}

/** Sends quote requests: checks the captcha, then mails the business and the customer. */
function createQuoteSender(options: QuoteSenderOptions) {
  const { verify, mail, business, wait, logWarning, logError } = options;

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
        // The page has no time for a response once it is left: then all is sent at once.
        const unlessLeft = watchLeaving(wait);
        await unlessLeft(checkCaptcha(captchaToken));
        const request = JSON.stringify(quote);
        if (request !== unacknowledged) await unlessLeft(mail.send(internal));
        unacknowledged = request;
        failure = 'The business has the quote request, but the acknowledgement was not sent.';
        await unlessLeft(mail.send(acknowledgement));
        unacknowledged = undefined;
      } catch (cause) {
        logError(failure, cause);
        throw cause instanceof BackendError ? cause : new BackendError('quote-not-sent', { cause });
      }
    },
  };
}

/** Quote requests, sent from the visitor's own browser. */
export function createBrowserQuotes(
  environment: BrowserEnvironment,
  { captcha, mail, business }: QuoteServices,
): Backend['quotes'] {
  const { fetch, wait, logInfo, logWarning, logError } = environment;
  const sender = createQuoteSender({
    verify: createCaptchaVerifier({ fetch, ...captcha }),
    mail: createMailClient({ fetch, log: logInfo, ...mail }),
    business,
    wait,
    logWarning,
    logError,
  });

  const lockout = createQuoteLockout(environment);

  return {
    showCaptcha: createCaptchaWidget(captcha.siteKey),
    send: ({ quote, captchaToken }) => lockout.guard(() => sender.send(quote, captchaToken)),
    readLockout: async () => lockout.left(),
    ...createDraft(environment, storageKeys.quoteDraft, quoteDraftSchema),
  };
}
