import type { ComponentType } from 'react';
import { Accounts } from '../../features/admin/accounts/Accounts';
import { EmailTemplates } from '../../features/admin/email-templates/EmailTemplates';
import { History } from '../../features/admin/history/History';
import { Orders } from '../../features/admin/orders/Orders';
import { PeriodReceipts } from '../../features/admin/orders/PeriodReceipts';
import { Outbox } from '../../features/admin/outbox/Outbox';
import { PaymentSettings } from '../../features/admin/payment-settings/PaymentSettings';
import { Prices } from '../../features/admin/prices/Prices';
import { Quotes } from '../../features/admin/quotes/Quotes';
import { SiteData } from '../../features/admin/site-data/SiteData';
import { Tickets } from '../../features/admin/tickets/Tickets';
import type { PanelName } from '../../pages';
import { settings } from '../../settings';

const StripeSettings = () => <PaymentSettings isBackendConnected={settings.isBackendConnected} />;
const WebDevPrices = () => <Prices list="webDev" />;
const HostingPrices = () => <Prices list="hosting" />;
const Mails = () => <Outbox kind="mail" />;
const Events = () => <Outbox kind="event" />;

export const panelContents: Readonly<Record<PanelName, ComponentType>> = {
  adminStripeSettings: StripeSettings,
  adminWebDevelopment: WebDevPrices,
  adminHosting: HostingPrices,
  adminOrders: Orders,
  adminAccounts: Accounts,
  adminEmailTemplates: EmailTemplates,
  adminTickets: Tickets,
  adminQuotes: Quotes,
  adminEvents: Events,
  adminReceipts: PeriodReceipts,
  adminHistory: History,
  adminMail: Mails,
  adminSiteData: SiteData,
};
