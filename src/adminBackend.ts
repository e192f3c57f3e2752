import { adminSettings } from './adminSettings';
import type { AdminBackend } from './backend/AdminBackend';
import { createBrowserAdmin } from './backend/browser/admin/createBrowserAdmin';
import { createHttpAdmin } from './backend/http/admin/createHttpAdmin';
import { openSessionChannel } from './backend/http/sessionHint';
import { browserEnvironment } from './backend/storage/browserEnvironment';
import { business } from './content/business';
import { defaultTemplates } from './content/emailTemplates';
import { ownerPrices } from './content/ownerPrices';
import { sampleOrders } from './content/sampleOrders';

let backend: AdminBackend | undefined;

/** The owner's backend of this page load. Only the admin area imports it, so visitors load none of it. */
export function adminBackend(): AdminBackend {
  backend ??=
    import.meta.env.MODE === 'connected'
      ? createHttpAdmin(browserEnvironment(), { channel: openSessionChannel('owner-session') })
      : createBrowserAdmin(browserEnvironment(), {
          ...adminSettings,
          ownerPrices,
          defaultTemplates,
          sampleOrders,
          business,
        });
  return backend;
}
