import { type QuoteDraft, quoteDraftSchema } from '../../domain/quote';
import type { QuoteMailBusiness } from '../../domain/quoteMail';
import type { Backend } from '../Backend';
import type { BrowserEnvironment } from './browserEnvironment';
import { createCaptchaVerifier } from './captchaVerifier';
import { createCaptchaWidget } from './captchaWidget';
import { createMailClient } from './mailClient';
import { createQuoteSender } from './quoteSender';
import { storageKeys } from './storageKeys';
import { createStoredValue } from './storedValue';

/** The settings of the services that send a quote request, and the business that receives it. */
export interface QuoteServices {
  captcha: { siteKey: string; verifyUrl?: string | undefined; secret?: string | undefined };
  mail: { base?: string | undefined; domain: string; apiKey?: string | undefined };
  business: QuoteMailBusiness;
}

/** Quote requests, sent from the visitor's own browser. */
export function createBrowserQuotes(
  environment: BrowserEnvironment,
  { captcha, mail, business }: QuoteServices,
): Backend['quotes'] {
  const { fetch, logInfo, logWarning, logError } = environment;
  const sender = createQuoteSender({
    verify: createCaptchaVerifier({ fetch, ...captcha }),
    mail: createMailClient({ fetch, log: logInfo, ...mail }),
    business,
    logWarning,
    logError,
  });
  const draft = createStoredValue<QuoteDraft>({
    key: storageKeys.quoteDraft,
    schema: quoteDraftSchema,
    environment: { ...environment, storage: environment.sessionStorage, logError: logWarning },
  });

  return {
    showCaptcha: createCaptchaWidget(captcha.siteKey),
    send: ({ quote, captchaToken }) => sender.send(quote, captchaToken),
    restoreDraft: async () => draft.read(),
    async keepDraft(typed) {
      try {
        if (typed) draft.write(typed);
        else draft.remove();
      } catch {
        // The form keeps the answers; only a reload loses them.
      }
    },
  };
}
