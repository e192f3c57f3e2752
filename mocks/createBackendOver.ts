import type { AdminBackend, ConnectedAdminMethods } from '#src/backend/AdminBackend.ts';
import type { Backend, ConnectedMethods } from '#src/backend/Backend.ts';
import { createBrowserAdmin } from '#src/backend/browser/admin/createBrowserAdmin.ts';
import { createBrowserBackend } from '#src/backend/browser/createBrowserBackend.ts';
import type { BrowserEnvironment } from '#src/backend/storage/browserEnvironment.ts';
import { business as siteBusiness } from '#src/content/business.ts';
import { ownerPrices } from '#src/content/ownerPrices.ts';
import { sampleOrders } from '#src/content/sampleOrders.ts';
import { buildAdminCredentials } from './factories/adminCredentials.ts';
import { originalTemplates } from './factories/emailTemplate.ts';
import { buildQuoteBusiness } from './factories/quote.ts';

/** The methods of the visitor and of the owner. */
export interface WholeBackend
  extends Omit<Backend, 'connected'>,
    Omit<AdminBackend, 'connected' | 'siteData'> {
  siteData: Required<AdminBackend['siteData']>;
  connected?: ConnectedMethods & ConnectedAdminMethods;
}

/** Both browser backends over one environment, as on one page load. */
export function createBackendOver(environment: BrowserEnvironment): WholeBackend {
  const business = buildQuoteBusiness();
  return {
    ...createBrowserBackend(environment, {
      captcha: { siteKey: 'test-site-key' },
      mail: { domain: 'mail.hollin.example' },
      business,
    }),
    ...createBrowserAdmin(environment, {
      defaultCredentials: buildAdminCredentials(),
      ownerPrices,
      defaultTemplates: originalTemplates,
      sampleOrders,
      business: siteBusiness,
    }),
  };
}
