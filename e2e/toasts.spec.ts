import type { Page } from '@playwright/test';
import { landing } from '#src/content/landing.ts';
import { breakpoints } from '#src/design-system/tokens/tokens.ts';
import { openAuthDialog, submitButton } from './support/account.ts';
import { buy, expectToast, openHydrated, visibleToast } from './support/page.ts';
import { submitQuestionnaire } from './support/questionnaire.ts';
import { completeCaptcha, quoteBox, quoteSubmitButton } from './support/quote.ts';
import { writeStorage } from './support/states.ts';
import { expect, test } from './support/test.ts';

/** The controls and the errors that a toast is drawn over, below a fixed header. */
function coveredByToast(page: Page) {
  return visibleToast(page).evaluate((toast) => {
    const over = toast.getBoundingClientRect();
    const header = document.querySelector('header > div');
    const isFixed = header !== null && getComputedStyle(header).position === 'fixed';
    const top = isFixed ? Math.max(over.top, header.getBoundingClientRect().bottom) : over.top;
    const needed =
      'form :is(input, select, button, legend), form textarea:is(:focus, [aria-invalid="true"]), form label, form a, dialog :is(h2, button), [aria-label="Error"]';
    return [...document.querySelectorAll(needed)]
      .filter((each) => each.checkVisibility() && !toast.contains(each))
      .filter((each) => {
        const { left, right, top: from, bottom } = each.getBoundingClientRect();
        const height = Math.min(bottom, over.bottom) - Math.max(from, top);
        return right > over.left && left < over.right && height > 0;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
}

/** The main actions that the toast is drawn over, below the fixed header. */
const coveredActions = (page: Page) =>
  visibleToast(page).evaluate((toast) => {
    const over = toast.getBoundingClientRect();
    const header = document.querySelector('header > div')?.getBoundingClientRect();
    const from = Math.max(over.top, header?.bottom ?? 0);
    return [...document.querySelectorAll('[data-main-action]')]
      .filter((action) => {
        const { left, right, top, bottom } = action.getBoundingClientRect();
        const isBeside = right <= over.left || left >= over.right;
        return !isBeside && bottom > from && top < over.bottom && from < over.bottom;
      })
      .map(({ textContent }) => textContent);
  });

async function submitBlankQuote(page: Page) {
  await openHydrated(page, '/custom-quote');
  await completeCaptcha(page);
  await quoteSubmitButton(page).click();
  await expect(quoteBox(page, 'businessName')).toBeFocused();
}

async function submitQuoteWithoutCaptcha(page: Page) {
  await openHydrated(page, '/custom-quote');
  await quoteBox(page, 'businessName').fill('Whitby Cakes');
  await quoteBox(page, 'contactName').fill('Ruth Harrow');
  await quoteBox(page, 'email').fill('ruth@example.test');
  await quoteSubmitButton(page).press('Enter');
}

async function logInAsNobody(page: Page) {
  await openHydrated(page, '/');
  await openAuthDialog(page, 'Login');
  await page.getByRole('textbox', { name: 'Email' }).fill('none@example.test');
  await page.getByLabel('Password', { exact: true }).fill('secret1');
  await submitButton(page, 'Login').click();
}

async function testWithoutKey(page: Page) {
  await writeStorage(page, { adminSession: true });
  await openHydrated(page, '/admin/stripe-settings');
  await page.getByRole('button', { name: 'Test Connection' }).click();
  await expect(page.getByRole('textbox', { name: /^Publishable key/ })).toBeFocused();
}

const failures = [
  ['a blank quote', 'Error', submitBlankQuote],
  [
    'a quote without captcha',
    'Please complete the reCAPTCHA verification',
    submitQuoteWithoutCaptcha,
  ],
  ['a refused login', 'Login failed', logInAsNobody],
  ['a test without a key', 'Missing API key', testWithoutKey],
] as const;

for (const width of [breakpoints.phone, breakpoints.desktop]) {
  test.describe(`At ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    // On a phone, a toast is as wide as the screen.
    for (const [name, title, fail] of width === breakpoints.phone ? failures : []) {
      test(`the toast of ${name} covers no control and no error`, async ({ page }) => {
        // Without animation, so that the page has scrolled and the toast has arrived.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await fail(page);
        await expectToast(page, title);
        await expect.poll(() => coveredByToast(page)).toEqual([]);
        const account = page.getByRole('banner').getByRole('button', { name: 'Account' });
        if (!(await account.isVisible()) || (await page.getByRole('dialog').isVisible())) return;
        // Nor the menu and the account.
        const header = await account.boundingBox();
        const toast = await visibleToast(page).boundingBox();
        expect(toast?.y).toBeGreaterThanOrEqual(Number(header?.y) + Number(header?.height));
      });
    }

    test('the welcome covers no main action', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.clock.install();
      await page.goto('/');
      await page.clock.runFor(2100);
      await expect(visibleToast(page)).toContainText(landing.welcome.title);
      await expect.poll(() => coveredActions(page)).toEqual([]);
      for (const action of await page.locator('a[data-main-action]').all()) {
        if (!(await action.isVisible())) continue;
        // To the bottom of the screen, where the toast is.
        await action.evaluate((link) => {
          const top = scrollY + link.getBoundingClientRect().bottom + 30 - innerHeight;
          scrollTo({ top, behavior: 'instant' });
        });
        await expect.poll(() => coveredActions(page)).toEqual([]);
      }
    });
  });
}

test('Submitting the questionnaire closes the toast of the purchase', async ({ page }) => {
  await openHydrated(page, '/');
  await buy(page, 'Standard');
  await expectToast(page, 'Redirecting to Secure Payment');
  await submitQuestionnaire(page);
  await expect(page.getByText('There is a problem')).toBeVisible();
  await expect(visibleToast(page)).toHaveCount(0);
});
