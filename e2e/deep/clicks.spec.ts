import type { Locator, Page } from '@playwright/test';
import { buildShortQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { buildShortQuote } from '#mocks/factories/quote.ts';
import { report } from '../../scripts/report.ts';
import {
  authDialog,
  fillIn,
  openAuthDialog,
  openOwnersDialog,
  registration,
  ruth,
  signedInStorage,
  storageWith,
  storedSession,
  storedUsers,
  submitButton,
  whenSessionIsRestored,
} from '../support/account.ts';
import { buy, openHydrated, readStorage } from '../support/page.ts';
import { fillInQuestionnaire } from '../support/questionnaire.ts';

import {
  answerQuote,
  completeCaptcha,
  quoteSubmitButton,
  thankYouDialog,
} from '../support/quote.ts';
import { expect, test } from '../support/test.ts';

const CLICKS = 100;

/** Ways to click a hundred times before the page responds. */
const clickMethods: Readonly<Record<string, (button: Locator) => Promise<unknown>>> = {
  'by mouse': async (button) => {
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    const { mouse } = button.page();
    if (!box) throw new Error('The button is not visible.');
    await mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: CLICKS });
  },
  'in one task': (button) =>
    button.evaluate((element, count) => {
      for (let click = 0; click < count; click += 1) (element as HTMLElement).click();
    }, CLICKS),
};

/** Counts the toasts with this title from now on. */
async function countToasts(page: Page, title: string) {
  await page.evaluate((wanted) => {
    const seen = new Set<Node>();
    window.toastCount = 0;
    new MutationObserver(() => {
      const shown = [...document.querySelectorAll('[aria-label^="Notifications"] li')];
      for (const toast of shown) {
        if (!toast.textContent?.startsWith(wanted)) continue;
        seen.add(toast);
        window.toastCount = seen.size;
      }
    }).observe(document.body, { childList: true, subtree: true });
  }, title);
  return () => page.evaluate(() => window.toastCount);
}

/** Counts the reads or the writes of a key from now on. */
async function countStorage(page: Page, method: 'getItem' | 'setItem', key: string) {
  await page.evaluate(
    ([name, wanted]) => {
      const original = Storage.prototype[name] as (...args: string[]) => string | null;
      window.storageCount = 0;
      Storage.prototype[name] = function counted(this: Storage, ...args: string[]) {
        if (args[0] === wanted) window.storageCount += 1;
        return original.apply(this, args);
      } as typeof original & Storage['setItem'];
    },
    [method, key] as const,
  );
  return () => page.evaluate(() => window.storageCount);
}

/** Counts the timers of this length, in ms, that begin from now on. */
async function countTimers(page: Page, length: number) {
  await page.evaluate((wanted) => {
    const { setTimeout } = window;
    window.timerCount = 0;
    window.setTimeout = ((work: () => void, delay?: number) => {
      if (delay === wanted) window.timerCount += 1;
      return setTimeout(work, delay);
    }) as typeof setTimeout;
  }, length);
  return () => page.evaluate(() => window.timerCount);
}

declare global {
  interface Window {
    toastCount: number;
    timerCount: number;
    storageCount: number;
  }
}

for (const [how, click] of Object.entries(clickMethods)) {
  test.describe(`A hundred clicks ${how}`, () => {
    test('submit one questionnaire', async ({ page }) => {
      await openHydrated(page, '/');
      await buy(page, 'Standard');
      await fillInQuestionnaire(page, buildShortQuestionnaire());
      const toasts = await countToasts(page, 'Questionnaire submitted');
      await click(page.getByRole('button', { name: 'Submit Questionnaire' }));
      await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
      expect(await readStorage(page, 'supportTickets')).toHaveLength(1);
      expect(await toasts()).toBe(1);
      report(`${CLICKS} clicks ${how} on Submit Questionnaire: 1 ticket, 1 toast`);
    });

    test('send one quote request', async ({ page }) => {
      const messages: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/messages')) messages.push(request.url());
      });
      await openHydrated(page, '/custom-quote');
      await answerQuote(page, buildShortQuote());
      await completeCaptcha(page);
      const toasts = await countToasts(page, 'Quote Request Submitted');
      await click(quoteSubmitButton(page));
      await expect(thankYouDialog(page)).toBeVisible();
      expect(messages).toHaveLength(2);
      await expect.poll(toasts).toBe(1);
      report(`${CLICKS} clicks ${how} on Submit Quote Request: 2 messages, 1 toast`);
    });

    test('register one account', async ({ page }) => {
      await openHydrated(page, '/');
      await openAuthDialog(page, 'Register');
      await fillIn(page, registration);
      const failures = await countToasts(page, 'Registration failed');
      await click(submitButton(page, 'Register'));
      await expect(authDialog(page)).toHaveCount(0);
      expect(await storedUsers(page)).toHaveLength(1);
      expect(await failures()).toBe(0);
      report(`${CLICKS} clicks ${how} on Register: 1 account, no error`);
    });

    test.describe('of a visitor with an account', () => {
      test.use({ storageState: storageWith({ users: [ruth] }) });
      test('log in once', async ({ page }) => {
        await openHydrated(page, '/');
        await openAuthDialog(page, 'Login');
        await fillIn(page, { email: ruth.email, password: registration.password });
        const toasts = await countToasts(page, 'Login successful');
        await click(submitButton(page, 'Login'));
        await expect(authDialog(page)).toHaveCount(0);
        expect(await storedSession(page)).toEqual(ruth);
        expect(await toasts()).toBe(1);
        report(`${CLICKS} clicks ${how} on Login: 1 session, 1 toast`);
      });
    });

    test.describe('of a signed-in user', () => {
      test.use({ storageState: signedInStorage });
      test('log out once', async ({ page }) => {
        await openHydrated(page, '/account');
        await whenSessionIsRestored(page);
        const toasts = await countToasts(page, 'Logged out');
        await click(page.getByRole('main').getByRole('button', { name: 'Logout' }));
        await expect(page).toHaveURL('/');
        expect(await storedSession(page)).toBeNull();
        expect(await toasts()).toBe(1);
        report(`${CLICKS} clicks ${how} on Logout: once, 1 toast`);
      });
    });

    test('sign the owner in once', async ({ page }) => {
      await openHydrated(page, '/admin');
      const form = page.getByRole('form', { name: 'Admin login' });
      await form.getByRole('textbox', { name: 'Username' }).fill('admin');
      await form.getByLabel('Password', { exact: true }).fill('change-me');
      const failures = await countToasts(page, 'Login failed');
      const writes = await countStorage(page, 'setItem', 'adminSession');
      await click(form.getByRole('button', { name: 'Login', exact: true }));
      await expect(page.getByRole('tablist', { name: 'Admin panels' })).toBeVisible();
      await expect(form).toHaveCount(0);
      expect(await readStorage(page, 'adminSession')).toBe(true);
      expect(await writes()).toBe(1);
      expect(await failures()).toBe(0);
      report(`${CLICKS} clicks ${how} on the owner's Login: 1 session, no error`);
    });

    test.describe('of the owner with a customer', () => {
      test.use({ storageState: storageWith({ adminSession: 'true', users: [ruth] }) });

      test('reset a password once', async ({ page }) => {
        const dialog = await openOwnersDialog(page, 'Reset Password', ruth);
        await dialog.getByLabel('New password', { exact: true }).fill(registration.password);
        const toasts = await countToasts(page, 'Password reset');
        const reads = await countStorage(page, 'getItem', 'users');
        await click(dialog.getByRole('button', { name: 'Reset Password' }));
        await expect(dialog).toHaveCount(0);
        await expect(page.getByText('Password reset', { exact: true })).toBeVisible();
        expect(await toasts()).toBe(1);
        expect(await reads()).toBe(1);
        expect(await storedUsers(page)).toEqual([ruth]);
        report(`${CLICKS} clicks ${how} on Reset Password: once, 1 toast`);
      });

      test('delete an account once', async ({ page }) => {
        const dialog = await openOwnersDialog(page, 'Delete Account', ruth);
        const toasts = await countToasts(page, 'Account deleted');
        await click(dialog.getByRole('button', { name: 'Delete Account' }));
        await expect(dialog).toHaveCount(0);
        await expect(page.getByText('Account deleted', { exact: true })).toBeVisible();
        expect(await toasts()).toBe(1);
        expect(await storedUsers(page)).toEqual([]);
        report(`${CLICKS} clicks ${how} on Delete Account: once, 1 toast`);
      });
    });

    test.describe('of the owner', () => {
      test.use({ storageState: storageWith({ adminSession: 'true' }) });

      for (const [path, label, key, price] of [
        ['/admin/hosting', 'Single plan monthly', 'hostingPrices', 'singlePlanMonthly'],
        ['/admin/web-development', 'Standard website', 'webDevPrices', 'standardWebsite'],
      ] as const) {
        test(`save the prices at ${path} once`, async ({ page }) => {
          await openHydrated(page, path);
          await page.getByRole('button', { name: 'Edit Prices' }).click();
          await page.getByRole('spinbutton', { name: label }).fill('3.05');
          const toasts = await countToasts(page, 'Prices updated');
          const writes = await countStorage(page, 'setItem', key);
          await click(page.getByRole('button', { name: 'Save Changes' }));
          await expect(page.getByText('Prices updated', { exact: true })).toBeVisible();
          await expect(page.getByRole('button', { name: 'Edit Prices' })).toBeVisible();
          expect(await readStorage(page, key)).toMatchObject({ [price]: 3.05 });
          expect(await writes()).toBe(1);
          expect(await toasts()).toBe(1);
          report(`${CLICKS} clicks ${how} on Save Changes at ${path}: 1 list, 1 toast`);
        });
      }

      for (const [path, name, key, title] of [
        [
          '/admin/stripe-settings',
          'Save Stripe Settings',
          'stripeSettings',
          'Stripe settings saved',
        ],
        ['/admin/email-templates', 'Save Changes', 'emailTemplates', 'Template Saved'],
      ] as const) {
        test(`do ${name} once`, async ({ page }) => {
          await openHydrated(page, path);
          await edit(page, path);
          const toasts = await countToasts(page, title);
          const writes = await countStorage(page, 'setItem', key);
          await click(page.getByRole('button', { name, exact: true }));
          await expect.poll(() => readStorage(page, key)).not.toBeNull();
          await expect(page.getByText(title, { exact: true })).toBeVisible();
          expect(await writes()).toBe(1);
          expect(await toasts()).toBe(1);
          if (path.endsWith('stripe-settings')) {
            await expect(page.getByRole('dialog', { name: 'Stripe Settings Saved' })).toBeVisible();
          }
          report(`${CLICKS} clicks ${how} on ${name}: stored once, 1 toast`);
        });
      }

      test('send one test email, which does not leave the browser', async ({ page }) => {
        await openHydrated(page, '/admin/email-templates');
        await edit(page, '/admin/email-templates');
        const requests: string[] = [];
        page.on('request', (request) => requests.push(request.url()));
        const toasts = await countToasts(page, 'Test Email Sent');
        const writes = await countStorage(page, 'setItem', 'emailTemplates');
        await click(page.getByRole('button', { name: 'Send Test Email' }));
        await expect.poll(toasts).toBe(1);
        expect(await writes()).toBe(0);
        expect(requests).toEqual([]);
        report(`${CLICKS} clicks ${how} on Send Test Email: 1 toast, nothing sent or stored`);
      });

      test('test the connection once', async ({ page }) => {
        await openHydrated(page, '/admin/stripe-settings');
        await edit(page, '/admin/stripe-settings');
        const toasts = await countToasts(page, 'Connection successful');
        const waits = await countTimers(page, 1500);
        await click(page.getByRole('button', { name: 'Test Connection' }));
        await expect.poll(toasts).toBe(1);
        expect(await waits()).toBe(1);
        report(`${CLICKS} clicks ${how} on Test Connection: 1 test, 1 toast`);
      });
    });
  });
}

/** Makes the form of a panel valid and different from what is stored. */
async function edit(page: Page, path: string) {
  if (path.endsWith('templates')) {
    await page.getByRole('button', { name: /Purchase Confirmation/ }).click();
    await page.getByLabel('Subject').fill('Thank you!');
  } else {
    await page.getByLabel(/^Publishable key/).fill('pk_test_hollin');
  }
}
