import type { Page } from '@playwright/test';
import { report } from '../../scripts/report.ts';
import { isSignedIn } from '../support/account.ts';
import { buyLink, openHydrated, whenHydrated } from '../support/page.ts';
import { notFoundMessages, routes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { keys } from './support/keys.ts';

/** Ways in which the storage fails, from the page's first script on. */
const failures: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'throws on access': (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'] as const) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    }),
  'throws on write': (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }),
  'throws on read': (page) =>
    page.addInitScript(() => {
      Storage.prototype.getItem = () => {
        throw new DOMException('The disk is broken.', 'UnknownError');
      };
    }),
};

for (const [name, fail] of Object.entries(failures)) {
  test(`Every page renders when the storage ${name}`, async ({ page, allowMessage }) => {
    test.setTimeout(300_000);
    for (const message of [
      ...notFoundMessages,
      /could not be read/,
      /could not be stored/,
      /This is a demo/,
    ]) {
      allowMessage(message);
    }
    await fail(page);
    for (const path of routes) {
      await openHydrated(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);
      await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    }
    await openHydrated(page, '/');
    await expect(buyLink(page, 'Standard')).toBeVisible();
    report(`storage ${name}: ${routes.length} pages rendered`);
  });
}

test.describe('A signed-in user', () => {
  test.use({ storageState: isSignedIn });

  test('keeps a working page when a key is removed from the storage', async ({
    page,
    context,
    allowMessage,
  }) => {
    test.setTimeout(600_000);
    for (const message of notFoundMessages) allowMessage(message);
    const other = await context.newPage();
    await other.goto('/custom-quote');
    let removed = 0;
    for (const path of routes) {
      await openHydrated(page, path);
      for (const key of keys) {
        // A removal in another tab fires a `storage` event here; one in this tab does not.
        for (const tab of [other, page]) {
          await tab.evaluate((name) => {
            const text = localStorage.getItem(name);
            localStorage.removeItem(name);
            if (text !== null) localStorage.setItem(name, text);
            localStorage.removeItem(name);
          }, key);
          removed += 1;
        }
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);
      }
      await other.evaluate(() => localStorage.clear());
      await page.reload();
      await whenHydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);
    }
    report(`keys removed under an open page: ${removed}, each page still rendered`);
  });
});
