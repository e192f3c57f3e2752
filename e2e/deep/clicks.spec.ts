import type { Locator, Page } from '@playwright/test';
import { report } from '../../scripts/figures.mjs';
import {
  authDialog,
  fillIn,
  isSignedIn,
  openAuthDialog,
  openOwnersDialog,
  password,
  registration,
  ruth,
  stored,
  storedSession,
  storedUsers,
  submitButton,
  whenSessionIsKnown,
} from '../support/account.ts';
import { buyLink, openHydrated } from '../support/page.ts';
import * as quote from '../support/quote.ts';
import { answer, completeCaptcha, shortAnswers, thanks } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';

const CLICKS = 100;

/** How somebody can be quicker than the page: by hand, by a script or an extension, by a key. */
const hands: Readonly<Record<string, (button: Locator) => Promise<unknown>>> = {
  'by mouse': async (button) => {
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    const { mouse } = button.page();
    if (!box) throw new Error('There is nothing to click.');
    await mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: CLICKS });
  },
  'all at once': (button) =>
    button.evaluate((element, count) => {
      for (let click = 0; click < count; click += 1) (element as HTMLElement).click();
    }, CLICKS),
};

/** Counts the toasts of this title from now on, and the most that are shown at once. */
async function countToasts(page: Page, title: string) {
  await page.evaluate((wanted) => {
    const seen = new Set<Node>();
    window.toastCount = { all: 0, atOnce: 0 };
    new MutationObserver(() => {
      const shown = [...document.querySelectorAll('[aria-label^="Notifications"] li')];
      window.toastCount.atOnce = Math.max(window.toastCount.atOnce, shown.length);
      for (const toast of shown) {
        if (!toast.textContent?.startsWith(wanted)) continue;
        seen.add(toast);
        window.toastCount.all = seen.size;
      }
    }).observe(document.body, { childList: true, subtree: true });
  }, title);
  return () => page.evaluate(() => window.toastCount);
}

/** Counts how often this is read from the storage, or written into it, from now on. */
async function countStorage(page: Page, verb: 'getItem' | 'setItem', key: string) {
  await page.evaluate(
    ([name, wanted]) => {
      const original = Storage.prototype[name] as (...args: string[]) => string | null;
      window.storageCount = 0;
      Storage.prototype[name] = function counted(this: Storage, ...args: string[]) {
        if (args[0] === wanted) window.storageCount += 1;
        return original.apply(this, args);
      } as typeof original & Storage['setItem'];
    },
    [verb, key] as const,
  );
  return () => page.evaluate(() => window.storageCount);
}

declare global {
  interface Window {
    toastCount: { all: number; atOnce: number };
    storageCount: number;
  }
}

const kept = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

for (const [how, click] of Object.entries(hands)) {
  test.describe(`A hundred clicks ${how}`, () => {
    test('hand in one questionnaire', async ({ page }) => {
      await openHydrated(page, '/');
      await buyLink(page, 'Standard').click();
      await expect(page).toHaveURL('/website-questionnaire');
      for (const [label, text] of [
        ['Business name', 'Hollin Joinery'],
        ['Business description', 'We make stairs and windows in Kendal.'],
        ['Products', 'Stairs, sash windows'],
        ['Special features', 'A gallery'],
      ] as const) {
        await page.getByRole('textbox', { name: label }).fill(text);
      }
      const toasts = await countToasts(page, 'Questionnaire submitted');
      await click(page.getByRole('button', { name: 'Submit Questionnaire' }));
      await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
      expect(await kept(page, 'supportTickets')).toHaveLength(1);
      expect(await toasts()).toEqual({ all: 1, atOnce: 1 });
      report(`${CLICKS} clicks ${how} on Submit Questionnaire: 1 ticket, 1 toast`);
    });

    test('send one quote request', async ({ page }) => {
      const messages: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/messages')) messages.push(request.url());
      });
      await openHydrated(page, '/custom-quote');
      await answer(page, shortAnswers);
      await completeCaptcha(page);
      const toasts = await countToasts(page, 'Quote Request Submitted');
      await click(quote.submitButton(page));
      await expect(thanks(page)).toBeVisible();
      expect(messages).toHaveLength(2);
      expect((await toasts()).all).toBeLessThanOrEqual(1);
      report(`${CLICKS} clicks ${how} on Submit Quote Request: 2 messages, as for one`);
    });

    test('register one account', async ({ page }) => {
      await openHydrated(page, '/');
      await openAuthDialog(page, 'Register');
      await fillIn(page, registration());
      const failures = await countToasts(page, 'Registration failed');
      await click(submitButton(page, 'Register'));
      await expect(authDialog(page)).toHaveCount(0);
      expect(await storedUsers(page)).toHaveLength(1);
      expect((await failures()).all).toBe(0);
      report(`${CLICKS} clicks ${how} on Register: 1 account, no error`);
    });

    test.describe('of somebody with an account', () => {
      test.use({ storageState: stored({ users: [ruth] }) });
      test('log in once', async ({ page }) => {
        await openHydrated(page, '/');
        await openAuthDialog(page, 'Login');
        await fillIn(page, { email: ruth.email, password });
        const toasts = await countToasts(page, 'Login successful');
        await click(submitButton(page, 'Login'));
        await expect(authDialog(page)).toHaveCount(0);
        expect(await storedSession(page)).toEqual(ruth);
        expect(await toasts()).toEqual({ all: 1, atOnce: 1 });
        report(`${CLICKS} clicks ${how} on Login: 1 session, 1 toast`);
      });
    });

    test.describe('of somebody who is signed in', () => {
      test.use({ storageState: isSignedIn });
      test('log out once', async ({ page }) => {
        await openHydrated(page, '/account');
        await whenSessionIsKnown(page);
        const toasts = await countToasts(page, 'Logged out');
        await click(page.getByRole('main').getByRole('button', { name: 'Logout' }));
        await expect(page).toHaveURL('/');
        expect(await storedSession(page)).toBeNull();
        expect(await toasts()).toEqual({ all: 1, atOnce: 1 });
        report(`${CLICKS} clicks ${how} on Logout: once, 1 toast`);
      });
    });

    test('let the owner in once', async ({ page }) => {
      await openHydrated(page, '/admin');
      const form = page.getByRole('form', { name: 'Admin login' });
      await form.getByRole('textbox', { name: 'Username' }).fill('admin');
      await form.getByLabel('Password', { exact: true }).fill('change-me');
      const failures = await countToasts(page, 'Login failed');
      const writes = await countStorage(page, 'setItem', 'adminSession');
      await click(form.getByRole('button', { name: 'Login', exact: true }));
      await expect(page.getByRole('tablist', { name: 'Admin panels' })).toBeVisible();
      await expect(form).toHaveCount(0);
      expect(await kept(page, 'adminSession')).toBe(true);
      expect(await writes()).toBe(1);
      expect((await failures()).all).toBe(0);
      report(`${CLICKS} clicks ${how} on the owner's Login: 1 session, no error`);
    });

    test.describe('of the owner with a customer', () => {
      test.use({ storageState: stored({ adminSession: 'true', users: [ruth] }) });

      test('reset a password once', async ({ page }) => {
        const dialog = await openOwnersDialog(page, 'Reset Password', ruth);
        await dialog.getByLabel('New password', { exact: true }).fill(password);
        const toasts = await countToasts(page, 'Password reset');
        const looks = await countStorage(page, 'getItem', 'users');
        await click(dialog.getByRole('button', { name: 'Reset Password' }));
        await expect(dialog).toHaveCount(0);
        await expect(page.getByText('Password reset', { exact: true })).toBeVisible();
        expect(await toasts()).toEqual({ all: 1, atOnce: 1 });
        expect(await looks()).toBe(1);
        expect(await storedUsers(page)).toEqual([ruth]);
        report(`${CLICKS} clicks ${how} on Reset Password: once, 1 toast`);
      });

      test('delete an account once', async ({ page }) => {
        const dialog = await openOwnersDialog(page, 'Delete Account', ruth);
        const toasts = await countToasts(page, 'Account deleted');
        await click(dialog.getByRole('button', { name: 'Delete Account' }));
        await expect(dialog).toHaveCount(0);
        await expect(page.getByText('Account deleted', { exact: true })).toBeVisible();
        expect(await toasts()).toEqual({ all: 1, atOnce: 1 });
        expect(await storedUsers(page)).toEqual([]);
        report(`${CLICKS} clicks ${how} on Delete Account: once, 1 toast`);
      });
    });

    test.describe('of the owner', () => {
      test.use({ storageState: stored({ adminSession: 'true' }) });

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
          expect(await kept(page, key)).toMatchObject({ [price]: 3.05 });
          expect(await writes()).toBe(1);
          expect(await toasts()).toEqual({ all: 1, atOnce: 1 });
          report(`${CLICKS} clicks ${how} on Save Changes at ${path}: 1 list, 1 toast`);
        });
      }

      for (const [path, name, title] of [
        ['/admin/stripe-settings', 'Save Stripe Settings', 'Stripe settings saved'],
        ['/admin/email-templates', 'Save Changes', 'Template Saved'],
        ['/admin/email-templates', 'Send Test Email', 'Test Email Sent'],
        ['/admin/stripe-settings', 'Test Connection', 'Connection successful'],
      ] as const) {
        test(`do ${name} once`, async ({ page }) => {
          await openHydrated(page, path);
          if (path.endsWith('templates')) {
            await page.getByRole('button', { name: /Purchase Confirmation/ }).click();
            await page.getByLabel('Subject').fill('Thank you!');
          } else {
            await page.getByLabel(/^Publishable key/).fill('pk_test_hollin');
          }
          const toasts = await countToasts(page, title);
          await click(page.getByRole('button', { name, exact: true }));
          await expect(page.getByText(title).first()).toBeVisible();
          // Each is done before the next: only what takes a while can be asked for twice.
          if (name === 'Test Connection') expect((await toasts()).all).toBe(1);
          expect((await toasts()).atOnce).toBe(1);
          expect(await kept(page, 'stripeSettings')).toEqual(
            name === 'Save Stripe Settings'
              ? { publishableKey: 'pk_test_hollin', testMode: true }
              : null,
          );
          report(`${CLICKS} clicks ${how} on ${name}: never two toasts at once`);
        });
      }
    });
  });
}
