import type { Page } from '@playwright/test';
import { allPages, pages, panelPages } from '#src/pages.ts';
import { accountButton, menuEntry, openAuthDialog, ruth, submitButton } from './account.ts';
import { buy, mainNavigation, openHydrated, visibleToast } from './page.ts';
import { captchaBox } from './quote.ts';
import { expect } from './test.ts';

/** A state of the site that a visitor or the owner can reach. */
interface State {
  /** The first words of the titles of its tests. */
  name: string;
  /** The contents of `localStorage`, as values. */
  storage?: Readonly<Record<string, unknown>>;
  enter: (page: Page) => Promise<void>;
  /** The file name of its accessibility tree, if it is compared. */
  snapshot?: string;
  /** Whether every run checks it with large and spaced text. `npm run deep` checks all states. */
  isReflowCheckedInEveryRun?: true;
}

/** Fills `localStorage` of every page that is opened from now on. */
export async function writeStorage(page: Page, storage: State['storage'] = {}) {
  await page.addInitScript((contents) => {
    for (const [key, value] of Object.entries(contents)) {
      localStorage.setItem(key, JSON.stringify(value));
    }
  }, storage);
}

/** The listed pages with a single state. */
const pagesWithOneState = allPages.filter(
  ({ name, isUnlisted }) => !isUnlisted && name !== 'landing' && name !== 'customQuote',
);

const owner = { adminSession: true, users: [ruth] };

/** The last part of each panel's path, and the panel's heading. */
export const ownerPanels = [
  ['stripe-settings', 'Stripe Settings'],
  ['web-development', 'Web development prices'],
  ['hosting', 'Web hosting prices'],
  ['orders', 'Orders'],
  ['accounts', 'Accounts'],
  ['email-templates', 'Email Templates'],
  ['tickets', 'Tickets'],
  ['quotes', 'Quote requests'],
  ['mail', 'Mail'],
  ['site-data', 'Site data'],
] as const;

/** Every page in each of its states. The account page of a signed-out visitor redirects too soon. */
export const states: readonly State[] = [
  {
    name: 'The landing page with the welcome toast',
    snapshot: 'landing',
    isReflowCheckedInEveryRun: true,
    async enter(page) {
      await openHydrated(page, pages.landing.href);
      await expect(visibleToast(page)).toBeVisible();
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
      await accountButton(page).press('Enter');
      await expect(menuEntry(page, 'Login')).toBeVisible();
    },
  },
  {
    name: 'The login dialog with its errors',
    snapshot: 'login',
    isReflowCheckedInEveryRun: true,
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
    isReflowCheckedInEveryRun: true,
    async enter(page) {
      await openHydrated(page, pages.customQuote.href);
      await expect(await captchaBox(page)).toBeVisible();
    },
  },
  ...pagesWithOneState.map(
    ({ href }): State => ({ name: `The page ${href}`, enter: (page) => openHydrated(page, href) }),
  ),
  {
    name: 'The questionnaire with its errors',
    snapshot: 'questionnaire',
    async enter(page) {
      await openHydrated(page, pages.landing.href);
      await (await buy(page, 'Premium')).close();
      await page.waitForURL(pages.questionnaire.href);
      await page.getByRole('button', { name: /^Submit/ }).click();
    },
  },
  {
    name: 'The page of a quote without a server',
    async enter(page) {
      await openHydrated(page, pages.quote.href);
      await expect(page.getByText('This link needs the server')).toBeVisible();
    },
  },
  {
    name: 'The account page',
    storage: { users: [ruth], currentUser: ruth },
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
  ...ownerPanels.map(
    ([tab, heading]): State => ({
      name: `The owner’s panel ${tab}`,
      storage: owner,
      ...(tab === 'orders' && { snapshot: tab }),
      async enter(page) {
        // Some panels have a page of their own instead of a tab.
        const isTab = panelPages.some(({ value, hasTab }) => value === tab && hasTab);
        await openHydrated(page, `${pages.admin.href}${isTab ? '?tab=' : '/'}${tab}`);
        await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      },
    }),
  ),
  {
    name: 'The template editor',
    isReflowCheckedInEveryRun: true,
    storage: owner,
    async enter(page) {
      await openHydrated(page, pages.adminEmailTemplates.href);
      await page.getByRole('button', { name: /Purchase Confirmation/ }).click();
      await expect(page.getByRole('textbox', { name: 'Body' })).toBeVisible();
    },
  },
];
