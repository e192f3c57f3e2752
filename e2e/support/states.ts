import type { Page } from '@playwright/test';
import { paths } from '#src/paths.ts';
import { choice, openAuthDialog, ruth, submitButton, visitorTrigger } from './account.ts';
import { buyLink, mainNavigation, openHydrated, shownToast } from './page.ts';
import { captchaBox } from './quote.ts';
import { expect } from './test.ts';

/** A state of the site that somebody can come into, and how. */
export interface State {
  name: string;
  /** What the browser has stored before. */
  stored?: Readonly<Record<string, unknown>>;
  /** Comes into it. */
  enter: (page: Page) => Promise<void>;
}

/** Stores what a state asks for, for every page that is opened from now on. */
export async function store(page: Page, { stored = {} }: Pick<State, 'stored'>) {
  await page.addInitScript((contents) => {
    for (const [key, value] of Object.entries(contents)) {
      localStorage.setItem(key, JSON.stringify(value));
    }
  }, stored);
}

const owner = { adminSession: true, users: [ruth] };

/** The last part of each panel's address, and what the panel is called. */
export const ownersPanels = [
  ['stripe-settings', 'Stripe Settings'],
  ['web-development', 'Web development prices'],
  ['hosting', 'Web hosting prices'],
  ['orders', 'Orders'],
  ['accounts', 'Accounts'],
  ['email-templates', 'Email Templates'],
] as const;

/**
 * Every route, in each of its states that looks different. The account's gate is looked at in its
 * story: it would be gone before it has been checked.
 */
export const states: readonly State[] = [
  {
    name: 'the landing page with its welcome',
    async enter(page) {
      await openHydrated(page, paths.landing.href);
      await expect(shownToast(page)).toBeVisible();
    },
  },
  {
    name: 'the landing page, by the year, with its comparison',
    async enter(page) {
      await openHydrated(page, paths.landing.href);
      await page.getByRole('radio', { name: 'Yearly' }).check();
      await page.getByText('Compare the plans line by line').click();
    },
  },
  {
    name: 'the landing page with the account card and the menu',
    async enter(page) {
      await openHydrated(page, paths.landing.href);
      const menu = mainNavigation(page).locator('summary');
      if (await menu.isVisible()) await menu.click();
      await visitorTrigger(page).press('Enter');
      await expect(choice(page, 'Login')).toBeVisible();
    },
  },
  {
    name: 'the login dialog with its complaints',
    async enter(page) {
      await openHydrated(page, paths.landing.href);
      await openAuthDialog(page, 'Login');
      await submitButton(page, 'Login').click();
    },
  },
  {
    name: 'the registration dialog with its complaints',
    async enter(page) {
      await openHydrated(page, paths.landing.href);
      await openAuthDialog(page, 'Register');
      await submitButton(page, 'Register').click();
    },
  },
  {
    name: 'the quote page',
    async enter(page) {
      await openHydrated(page, paths.customQuote.href);
      await expect(await captchaBox(page)).toBeVisible();
    },
  },
  {
    name: 'the questionnaire with its complaints',
    async enter(page) {
      await openHydrated(page, paths.landing.href);
      const [payment] = await Promise.all([
        page.waitForEvent('popup'),
        buyLink(page, 'Premium').click(),
      ]);
      await payment.close();
      await page.waitForURL(paths.questionnaire.href);
      await page.getByRole('button', { name: /^Submit/ }).click();
    },
  },
  {
    name: 'the account',
    stored: { users: [ruth], currentUser: ruth },
    async enter(page) {
      await openHydrated(page, paths.account.href);
      await expect(page.getByText(ruth.email).first()).toBeVisible();
    },
  },
  {
    name: 'the owner’s sign-in',
    async enter(page) {
      await openHydrated(page, paths.admin.href);
      await page.getByRole('button', { name: 'Login', exact: true }).last().click();
    },
  },
  ...ownersPanels.map(
    ([tab, heading]): State => ({
      name: `the owner’s ${tab}`,
      stored: owner,
      async enter(page) {
        await openHydrated(page, `${paths.admin.href}?tab=${tab}`);
        await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      },
    }),
  ),
  {
    name: 'the template editor',
    stored: owner,
    async enter(page) {
      await openHydrated(page, paths.adminEmailTemplates.href);
      await page.getByRole('button', { name: /Purchase Confirmation/ }).click();
      await expect(page.getByRole('textbox', { name: 'Body' })).toBeVisible();
    },
  },
];
