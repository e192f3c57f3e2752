import { type QuoteDraft, quoteDraftSchema } from '../../domain/quote';
import type { QuoteMailBusiness } from '../../domain/quoteMail';
import type { Backend } from '../Backend';
import { createCaptchaWidget } from '../captcha/captchaWidget';
import { createCaptchaVerifier } from '../services/captchaVerifier';
import { createMailClient } from '../services/mailClient';
import type { BrowserEnvironment } from '../storage/browserEnvironment';
import { createQuoteLockout } from '../storage/createQuoteLockout';
import { createDraft } from '../storage/drafts';
import { storageKeys } from '../storage/storageKeys';
import { createQuoteSender } from './quoteSender';

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

  const lockout = createQuoteLockout(environment);

  return {
    showCaptcha: createCaptchaWidget(captcha.siteKey),
    send: ({ quote, captchaToken }) => lockout.guard(() => sender.send(quote, captchaToken)),
    readLockout: async () => lockout.left(),
    ...createDraft<QuoteDraft>(environment, storageKeys.quoteDraft, quoteDraftSchema),
  };
}
