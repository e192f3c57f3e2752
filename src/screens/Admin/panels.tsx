import type { ComponentType } from 'react';
import { Stack } from '../../design-system';
import { Accounts } from '../../features/admin/accounts/Accounts';
import { EmailTemplates } from '../../features/admin/email-templates/EmailTemplates';
import { Orders } from '../../features/admin/orders/Orders';
import { PaymentSettings } from '../../features/admin/payment-settings/PaymentSettings';
import { HostingPrices } from '../../features/admin/prices/HostingPrices';
import { WebDevPrices } from '../../features/admin/prices/WebDevPrices';
import { SiteData } from '../../features/admin/site-data/SiteData';
import { paths } from '../../paths';
import { settings } from '../../settings';

/** A panel of the admin area: a tab of the dashboard, and an address of its own. */
interface Panel {
  /** Its tab, as the dashboard's address has it. */
  value: string;
  label: string;
  href: string;
  /** For its own page. */
  description: string;
  Content: ComponentType;
}

/** How payments are taken, and below it the care of what this browser keeps. */
function StripeSettings() {
  return (
    <Stack gap="xxl">
      <PaymentSettings isBackendConnected={settings.isBackendConnected} />
      <SiteData />
    </Stack>
  );
}

/** The panels in their order; the first one is shown where none is asked for (spec §2). */
export const panels = [
  {
    value: 'stripe-settings',
    label: 'Stripe Settings',
    href: paths.adminStripeSettings.href,
    description: 'How the site takes payments. For the owner of the site.',
    Content: StripeSettings,
  },
  {
    value: 'web-development',
    label: 'Web Development',
    href: paths.adminWebDevelopment.href,
    description: 'The price list for websites. For the owner of the site.',
    Content: WebDevPrices,
  },
  {
    value: 'hosting',
    label: 'Hosting',
    href: paths.adminHosting.href,
    description: 'The price list for hosting. For the owner of the site.',
    Content: HostingPrices,
  },
  {
    value: 'orders',
    label: 'Orders',
    href: paths.adminOrders.href,
    description: 'What customers have bought. For the owner of the site.',
    Content: Orders,
  },
  {
    value: 'accounts',
    label: 'Accounts',
    href: paths.adminAccounts.href,
    description: 'Who has an account. For the owner of the site.',
    Content: Accounts,
  },
  {
    value: 'email-templates',
    label: 'Email Templates',
    href: paths.adminEmailTemplates.href,
    description: 'What customers are written. For the owner of the site.',
    Content: EmailTemplates,
  },
] as const satisfies readonly Panel[];

/** The part of a panel's route that arrives with the admin area: what it shows, and its title. */
export function panelRoute(path: string) {
  const panel = panels.find(({ href }) => href === path);
  if (!panel) throw new Error(`No panel has the address ${path}.`);
  const { label, description, Content } = panel;
  return { Component: Content, handle: { title: `${label} · Admin`, description, isEager: true } };
}
