import type { Page } from '@playwright/test';
import { packageLink, planLink } from './support/catalogue.ts';
import { holdModules, modules } from './support/modules.ts';
import {
  buyLink,
  expectToast,
  headerLink,
  menuToggle,
  paper,
  passTime,
  scrolledBy,
  stopClock,
  whenHydrated,
  whenHydratedAtStoppedClock,
} from './support/page.ts';
import { expect, test } from './support/test.ts';

/** Follows a link to a payment page in its own tab. */
async function pay(page: Page, item: string) {
  const [paymentPage] = await Promise.all([
    page.waitForEvent('popup'),
    buyLink(page, item).click(),
  ]);
  return paymentPage;
}

/** Everything that a visitor can see can be used; nothing here waits for React. */
async function expectEverythingWorks(page: Page) {
  const yearly = page.getByRole('radio', { name: 'Yearly' });
  await yearly.check();
  await expect(buyLink(page, 'Basic yearly')).toBeVisible();
  await expect(buyLink(page, 'Basic monthly')).toBeHidden();

  await expect(await pay(page, 'Premium')).toHaveURL(packageLink('premium'));
  await expect(await pay(page, 'Basic yearly')).toHaveURL(planLink('basic', 'yearly'));

  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Login' })).toBeHidden();

  const dark = page.getByRole('radio', { name: 'Dark' });
  const before = await paper(page);
  await dark.check();
  await expect.poll(() => paper(page)).not.toBe(before);

  await page.getByRole('link', { name: 'Back to top' }).click();
  await expect.poll(() => scrolledBy(page)).toBe(0);

  await page
    .locator('#home')
    .getByRole('link', { name: /hosting/i })
    .click();
  await expect(page).toHaveURL('/#pricing');
  await expect(yearly).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await menuToggle(page).click();
  await headerLink(page, 'Contact').click();
  await expect(page).toHaveURL('/#contact');
  await expect(headerLink(page, 'Contact')).toBeHidden();

  await page.getByRole('link', { name: 'Request Custom Web Design Quote' }).click();
  await expect(page).toHaveURL('/custom-quote');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Request a Custom Website Quote',
  );
}

test('A visitor can use all that is on the page before React is there', async ({ page }) => {
  await holdModules(page);
  await page.goto('/');
  await expectEverythingWorks(page);
});

test('A visitor can use all that is on the page when React never comes', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/The application did not load/);
  expectMessage(/net::ERR_FAILED/);
  await page.route(modules, (route) => route.abort());
  await page.goto('/');
  await expectEverythingWorks(page);
});

test('A visitor who buys before React is there is taken to the questionnaire once it is', async ({
  page,
  context,
  payments,
}) => {
  const { letGo } = await holdModules(page);
  await page.goto('/');
  const paymentPage = await pay(page, 'Standard');
  await expect(paymentPage).toHaveURL(packageLink('standard'));
  await expect(page).toHaveURL('/');

  letGo();
  await expect(page).toHaveURL('/website-questionnaire');
  await expect(page.getByRole('textbox', { name: 'Business name' })).toBeVisible();
  await expectToast(
    page,
    'Redirecting to Secure Payment',
    "You'll be redirected to the card payment provider's secure payment page to complete your purchase.",
  );
  expect(payments).toEqual([packageLink('standard')]);
  expect(context.pages()).toEqual([page, paymentPage]);

  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('A visitor who buys hosting before React is there reads of the payment, and is not welcomed over it', async ({
  page,
}) => {
  const { letGo } = await holdModules(page);
  await stopClock(page);
  await page.goto('/');
  await expect(await pay(page, 'Basic monthly')).toHaveURL(planLink('basic', 'monthly'));

  letGo();
  await whenHydratedAtStoppedClock(page);
  await expectToast(page, 'Redirecting to Secure Payment');
  await passTime(page, 2000);
  await expectToast(page, 'Redirecting to Secure Payment');
});

test('A visitor who wants to log in before React is there can do so once it is', async ({
  page,
}) => {
  const { letGo } = await holdModules(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Login' }).click();
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveCount(0);

  letGo();
  await expect(email).toBeVisible();
});

test('A visitor keeps what they chose before React was there', async ({ page }) => {
  const { letGo } = await holdModules(page);
  await page.goto('/');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await page.getByRole('radio', { name: 'Dark' }).check();

  letGo();
  await whenHydrated(page);
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  await expect(buyLink(page, 'Basic yearly')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('A visitor who opens the menu before React is there finds it still open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { letGo } = await holdModules(page);
  await page.goto('/');
  await menuToggle(page).click();

  letGo();
  await whenHydrated(page);
  await expect(headerLink(page, 'Contact')).toBeVisible();
});

for (const path of ['/', '/#about']) {
  test(`A visitor who reads on after ${path} stays where they are when React comes`, async ({
    page,
  }) => {
    const { letGo } = await holdModules(page);
    await page.goto(path);
    const resources = page.getByRole('heading', { name: 'Helpful Resources' });
    await resources.scrollIntoViewIfNeeded();
    await expect(resources).toBeInViewport();
    const place = await scrolledBy(page);

    letGo();
    await whenHydrated(page);
    expect(await scrolledBy(page)).toBe(place);
  });
}
