import type { Page } from '@playwright/test';
import { planLink, planOffers } from './support/catalogue.ts';
import { buyLink, expectToast, openHydrated, openWithStoppedClock } from './support/page.ts';
import { expect, test } from './support/test.ts';

const periods = { Monthly: planOffers('monthly'), Yearly: planOffers('yearly') };

const banner = 'Switch to yearly billing and save 25% on your hosting plan!';

/** The links that buy a plan as the page shows them now; those of the other period are hidden. */
function shownPlans(page: Page) {
  return buyLink(
    page,
    `(${planOffers('monthly')
      .map(({ title }) => title)
      .join('|')})`,
  );
}

async function expectPeriod(page: Page, period: keyof typeof periods) {
  const offers = periods[period];
  await expect(page.getByRole('radio', { name: period })).toBeChecked();
  const plans = shownPlans(page);
  await expect(plans).toHaveCount(offers.length);
  for (const [index, { price, link }] of offers.entries()) {
    const plan = plans.nth(index);
    await expect(plan).toHaveAttribute('href', link);
    await expect(plan).toHaveAccessibleName(new RegExp(`${period}.*${price}\\b`, 'i'));
    await expect(page.getByText(price, { exact: true })).toBeVisible();
  }
  await expect(page.getByText(banner, { exact: true })).toBeVisible({
    visible: period === 'Monthly',
  });
}

test('A visitor can compare the plans by the month and by the year', async ({ page }) => {
  await openHydrated(page, '/');
  await expectPeriod(page, 'Monthly');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await expectPeriod(page, 'Yearly');
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await expectPeriod(page, 'Monthly');
});

test('A visitor can buy each plan in two ways, each through a link of its own', async ({
  page,
  payments,
}) => {
  // Stopped, so that the welcome does not take the place of the toast.
  await openWithStoppedClock(page, '/');
  for (const [period, offers] of Object.entries(periods)) {
    await page.getByRole('radio', { name: period }).check();
    for (const [index, { link }] of offers.entries()) {
      const [paymentPage] = await Promise.all([
        page.waitForEvent('popup'),
        shownPlans(page).nth(index).click(),
      ]);
      await expect(paymentPage).toHaveURL(link);
      await paymentPage.close();
    }
  }
  await expectToast(
    page,
    'Redirecting to Secure Payment',
    "You'll be redirected to the card payment provider's secure payment page to complete your purchase.",
  );
  // Hosting needs no questionnaire.
  await expect(page).toHaveURL('/');
  const links = [...periods.Monthly, ...periods.Yearly].map(({ link }) => link);
  expect(payments).toEqual(links);
  expect(new Set(payments).size).toBe(links.length);
});

test('A visitor can switch the billing period with the keyboard', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('radio', { name: 'Monthly' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeFocused();
  await expectPeriod(page, 'Yearly');
  await page.keyboard.press('ArrowLeft');
  await expectPeriod(page, 'Monthly');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('A visitor can compare the plans, and buy one', async ({ page, payments }) => {
    await page.goto('/');
    await expectPeriod(page, 'Monthly');
    await page.getByRole('radio', { name: 'Yearly' }).check();
    await expectPeriod(page, 'Yearly');

    const [paymentPage] = await Promise.all([
      page.waitForEvent('popup'),
      buyLink(page, 'Ultimate').click(),
    ]);
    await expect(paymentPage).toHaveURL(planLink('ultimate', 'yearly'));
    expect(payments).toEqual([planLink('ultimate', 'yearly')]);
  });
});
