import type { ComponentType } from 'react';
import { Stack } from '../../design-system';
import { Accounts } from '../../features/admin/accounts/Accounts';
import { EmailTemplates } from '../../features/admin/email-templates/EmailTemplates';
import { Orders } from '../../features/admin/orders/Orders';
import { PaymentSettings } from '../../features/admin/payment-settings/PaymentSettings';
import { Prices } from '../../features/admin/prices/Prices';
import { SiteData } from '../../features/admin/site-data/SiteData';
import type { PanelName } from '../../pages';
import { settings } from '../../settings';

/** How payments are taken, and below it the care of what this browser keeps. */
function StripeSettings() {
  return (
    <Stack gap="xxl">
      <PaymentSettings isBackendConnected={settings.isBackendConnected} />
      <SiteData />
    </Stack>
  );
}

const WebDevPrices = () => <Prices list="webDev" />;
const HostingPrices = () => <Prices list="hosting" />;

/** What each panel of the table of pages shows. */
export const panelContents: Readonly<Record<PanelName, ComponentType>> = {
  adminStripeSettings: StripeSettings,
  adminWebDevelopment: WebDevPrices,
  adminHosting: HostingPrices,
  adminOrders: Orders,
  adminAccounts: Accounts,
  adminEmailTemplates: EmailTemplates,
};
