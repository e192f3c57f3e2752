import type { Page } from '@playwright/test';
import { allPages, pages, panelPages } from '#src/pages.ts';
import { choice, openAuthDialog, ruth, submitButton, visitorTrigger } from './account.ts';
import { mainNavigation, openHydrated, pay, shownToast } from './page.ts';
import { captchaBox } from './quote.ts';
import { expect } from './test.ts';

/** A state of the site that a visitor or the owner can reach. */
interface State {
  /** The start of a test's name. */
  name: string;
  /** The contents of `localStorage`, as values. */
  stored?: Readonly<Record<string, unknown>>;
  enter: (page: Page) => Promise<void>;
  /** The file name of its accessibility tree. */
  snapshot?: string;
  /** Whether every run checks it with large and spaced text. */
  isReflowedDaily?: true;
}

/** Writes to `localStorage` of every page that is opened from now on. */
export async function store(page: Page, stored: State['stored'] = {}) {
  await page.addInitScript((contents) => {
    for (const [key, value] of Object.entries(contents)) {
      localStorage.setItem(key, JSON.stringify(value));
    }
  }, stored);
}

/** The listed pages that have one state only. */
const plainPages = allPages.filter(
  ({ name, isUnlisted }) => !isUnlisted && name !== 'landing' && name !== 'customQuote',
);

const owner = { adminSession: true, users: [ruth] };

/** The last part of each panel's address, and the panel's heading. */
export const ownersPanels = [
  ['stripe-settings', 'Stripe Settings'],
  ['web-development', 'Web development prices'],
  ['hosting', 'Web hosting prices'],
  ['orders', 'Orders'],
  ['accounts', 'Accounts'],
  ['email-templates', 'Email Templates'],
  ['tickets', 'Tickets'],
  ['site-data', 'Site data'],
] as const;

/** Every page in each of its states, except the account's gate, which redirects too soon. */
export const states: readonly State[] = [
  {
    name: 'The landing page with the welcome toast',
    snapshot: 'landing',
    isReflowedDaily: true,
    async enter(page) {
      await openHydrated(page, pages.landing.href);
      await expect(shownToast(page)).toBeVisible();
    },
  },
  {
    name: 'The landing page with yearly prices and the comparison',
    async enter(page) {
      await openHydrated(page, pages.landing.href);
      await page.getByRole('radio', { name: 'Yearly' }).check();
      await page.getByText('Compare the plans line by line').click();
    },
  },
  {
    name: 'The landing page with the account card and the menu',
    async enter(page) {
      await openHydrated(page, pages.landing.href);
      const menu = mainNavigation(page).locator('summary');
      if (await menu.isVisible()) await menu.click();
      await visitorTrigger(page).press('Enter');
      await expect(choice(page, 'Login')).toBeVisible();
    },
  },
  {
    name: 'The login dialog with its errors',
    snapshot: 'login',
    isReflowedDaily: true,
    async enter(page) {
      await openHydrated(page, pages.landing.href);
      await openAuthDialog(page, 'Login');
      await submitButton(page, 'Login').click();
    },
  },
  {
    name: 'The registration dialog with its errors',
    async enter(page) {
      await openHydrated(page, pages.landing.href);
      await openAuthDialog(page, 'Register');
      await submitButton(page, 'Register').click();
    },
  },
  {
    name: 'The quote page',
    snapshot: 'quote',
    isReflowedDaily: true,
    async enter(page) {
      await openHydrated(page, pages.customQuote.href);
      await expect(await captchaBox(page)).toBeVisible();
    },
  },
  ...plainPages.map(
    ({ href }): State => ({ name: `The page ${href}`, enter: (page) => openHydrated(page, href) }),
  ),
  {
    name: 'The questionnaire with its errors',
    snapshot: 'questionnaire',
    async enter(page) {
      await openHydrated(page, pages.landing.href);
      await (await pay(page, 'Premium')).close();
      await page.waitForURL(pages.questionnaire.href);
      await page.getByRole('button', { name: /^Submit/ }).click();
    },
  },
  {
    name: 'The account page',
    stored: { users: [ruth], currentUser: ruth },
    async enter(page) {
      await openHydrated(page, pages.account.href);
      await expect(page.getByText(ruth.email).first()).toBeVisible();
    },
  },
  {
    name: 'The owner’s login',
    async enter(page) {
      await openHydrated(page, pages.admin.href);
      await page.getByRole('button', { name: 'Login', exact: true }).last().click();
    },
  },
  ...ownersPanels.map(
    ([tab, heading]): State => ({
      name: `The owner’s panel ${tab}`,
      stored: owner,
      ...(tab === 'orders' && { snapshot: tab }),
      async enter(page) {
        // Some panels are no tab of the dashboard, but a page.
        const isTab = panelPages.some(({ value, hasTab }) => value === tab && hasTab);
        await openHydrated(page, `${pages.admin.href}${isTab ? '?tab=' : '/'}${tab}`);
        await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      },
    }),
  ),
  {
    name: 'The template editor',
    isReflowedDaily: true,
    stored: owner,
    async enter(page) {
      await openHydrated(page, pages.adminEmailTemplates.href);
      await page.getByRole('button', { name: /Purchase Confirmation/ }).click();
      await expect(page.getByRole('textbox', { name: 'Body' })).toBeVisible();
    },
  },
];
