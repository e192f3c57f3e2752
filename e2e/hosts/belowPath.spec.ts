import { buildShortQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { buildShortQuote } from '#mocks/factories/quote.ts';
import { belowPathSite } from '../../scripts/testSites.ts';
import { fillIn, myAccountButton, openAuthDialog, registration } from '../support/account.ts';
import { buy, headerLink, openHydrated, sectionHeading, whenHydrated } from '../support/page.ts';
import { notFoundMessages } from '../support/paths.ts';
import { fillInQuestionnaire, submitQuestionnaire } from '../support/questionnaire.ts';
import { answerQuote, submitQuote, thankYouDialog } from '../support/quote.ts';
import { test as base, expect } from '../support/test.ts';
import { type Host, startHost } from './programs.ts';

const { folder, path } = belowPathSite;

/** The test, with nginx serving the site. It fails on a request for a path of the site's origin above its own. */
const test = base.extend<object, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
    async ({}, use) => {
      const host = await startHost('nginx', folder, path);
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ host }, use) => use(host.origin),
  page: async ({ page, host }, use) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      const isOutside = !request.url().startsWith(host.origin + path);
      if (request.url().startsWith(host.origin) && isOutside) outside.push(request.url());
    });
    await use(page);
    expect(outside).toEqual([]);
  },
});

test('A visitor can ask for a quote, and come back to a section, on a site below a path', async ({
  page,
}) => {
  await openHydrated(page, path);
  await headerLink(page, 'Web Hosting').click();
  await expect(page).toHaveURL(`${path}#pricing`);
  await page.getByRole('link', { name: 'Ask for a quote' }).click();
  await expect(page).toHaveURL(`${path}custom-quote`);
  await whenHydrated(page);
  await answerQuote(page, buildShortQuote());
  await submitQuote(page);
  await expect(thankYouDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await headerLink(page, 'Contact').click();
  await expect(sectionHeading(page, 'contact')).toBeInViewport();
  await expect(page).toHaveURL(`${path}#contact`);
});

test('A visitor can buy, register and read the account on a site below a path', async ({
  page,
}) => {
  await openHydrated(page, path);
  await openAuthDialog(page, 'Register');
  await fillIn(page, registration);
  await page.getByRole('dialog').getByRole('button', { name: 'Register', exact: true }).click();
  await expect(myAccountButton(page)).toBeVisible();
  await buy(page, 'Standard');
  await expect(page).toHaveURL(`${path}website-questionnaire`);
  await fillInQuestionnaire(page, buildShortQuestionnaire());
  await submitQuestionnaire(page);
  await expect(page).toHaveURL(`${path}account`);
  await page.reload();
  await expect(page.getByRole('heading', { name: registration.name })).toBeVisible();
  await page.goto(`${path}account/`);
  await expect(page).toHaveURL(`${path}account`);
  await expect(page.getByRole('heading', { name: registration.name })).toBeVisible();
});

test('The owner can log in and move between panels on a site below a path', async ({ page }) => {
  await openHydrated(page, `${path}admin/orders`);
  await page.getByRole('textbox', { name: 'Username' }).fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('change-me');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('rowheader', { name: /ORD-001/ })).toBeVisible();
  const panels = page.getByRole('navigation', { name: 'Admin', exact: true });
  await expect(panels.getByRole('link', { name: 'Orders', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await panels.getByRole('link', { name: 'Hosting', exact: true }).click();
  await expect(page).toHaveURL(`${path}admin/hosting`);
  await page.goto(`${path}admin`);
  await page.getByRole('tab', { name: 'Accounts' }).click();
  await expect(page).toHaveURL(`${path}admin?tab=accounts`);
});

test('A sample, an inexact link and the 404 page lead to pages of a site below a path', async ({
  page,
  allowMessage,
}) => {
  for (const message of [...notFoundMessages, /404: there is no page/]) allowMessage(message);
  await page.goto(`${path}samples/trade`);
  await page.getByRole('link', { name: 'See the package Standard' }).click();
  await expect(page).toHaveURL(`${path}#package-standard`);
  await page.goto(`${path}Custom-Quote`);
  await page.getByRole('link', { name: /^Did you mean/ }).click();
  await expect(page).toHaveURL(`${path}custom-quote`);
  await openHydrated(page, `${path}nowhere`);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(path);
});
