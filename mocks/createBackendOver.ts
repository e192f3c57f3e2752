import type { Backend } from '#src/backend/Backend.ts';
import type { BrowserEnvironment } from '#src/backend/browser/browserEnvironment.ts';
import { createBrowserBackend } from '#src/backend/browser/createBrowserBackend.ts';
import { defaultTemplates } from '#src/content/emailTemplates.ts';
import { ownerPrices } from '#src/content/ownerPrices.ts';
import { buildAdminCredentials } from './factories/adminCredentials.ts';
import { buildQuoteBusiness } from './factories/quote.ts';

/** The backend that ships, over this browser, with services for which there are handlers. */
export function createBackendOver(environment: BrowserEnvironment): Backend {
  return createBrowserBackend(environment, {
    captcha: { siteKey: 'test-site-key' },
    mail: { domain: 'mail.millrace.example' },
    business: buildQuoteBusiness(),
    loadAdminSettings: async () => ({
      defaultCredentials: buildAdminCredentials(),
      ownerPrices,
      defaultTemplates,
    }),
  });
}
