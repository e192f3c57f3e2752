import type { Page } from '@playwright/test';
import { buildConversation } from '#mocks/factories/ticket.ts';
import { allPages, type PanelName, pages, panelPages } from '#src/pages.ts';
import { accountButton, menuEntry, openAuthDialog, ruth, submitButton } from './account.ts';
import { buy, mainNavigation, openHydrated, visibleToast } from './page.ts';
import { captchaBox } from './quote.ts';
import { expect } from './test.ts';

/** A state of the site that a visitor or the owner can reach. */
export interface State {
  /** The name in the titles and the messages of its tests. */
  name: string;
  /** The contents of `localStorage`, as values. */
  storage?: Readonly<Record<string, unknown>>;
  enter: (page: Page) => Promise<void>;
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

/** Enters a state with its own storage alone. */
export async function enterState(page: Page, { storage = {}, enter }: State) {
  // A document of the site without scripts.
  await page.goto('/robots.txt');
  await page.evaluate((contents) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(contents)) {
      localStorage.setItem(key, JSON.stringify(value));
    }
  }, storage);
  await enter(page);
}

/** The listed pages with a single state. */
const pagesWithOneState = allPages.filter(
  ({ name, isUnlisted }) => !isUnlisted && name !== 'landing' && name !== 'customQuote',
);

/** A ticket that waits for the owner, from the month with the longest name. */
const supportTickets = [buildConversation({ date: '2025-09-24T22:28:00.000Z', messages: [] })];

const owner = { adminSession: true, users: [ruth], supportTickets };

/** The headings of panels that differ from their labels. */
const panelHeadings: Partial<Record<PanelName, string>> = {
  adminWebDevelopment: 'Web development prices',
  adminHosting: 'Web hosting prices',
  adminQuotes: 'Quote requests',
};

/**
 * Every page in each of its states. The account page of a signed-out visitor redirects too soon,
 * unless a dialog is open.
 */
export const states: readonly State[] = [
  {
    name: 'The landing page with the welcome toast',
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
    name: 'The account page of a signed-out visitor with the login dialog',
    async enter(page) {
      await openHydrated(page, pages.account.href);
      await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
      await expect(submitButton(page, 'Login')).toBeVisible();
    },
  },
  {
    name: 'The account page',
    storage: { users: [ruth], currentUser: ruth, supportTickets },
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
  ...panelPages.map(
    ({ name, value, label, hasTab, href }): State => ({
      name: `The owner’s panel ${value}`,
      storage: owner,
      async enter(page) {
        await openHydrated(page, hasTab ? `${pages.admin.href}?tab=${value}` : href);
        const heading = page.getByRole('heading', { name: panelHeadings[name] ?? label });
        await expect(heading.first()).toBeVisible();
      },
    }),
  ),
  {
    name: 'The question before an account is deleted',
    storage: owner,
    async enter(page) {
      await openHydrated(page, pages.adminAccounts.href);
      await page.getByRole('main').getByText(ruth.email).click();
      await page.getByRole('button', { name: /^Delete Account/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
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
