import type { Page } from '@playwright/test';
import { report } from '../../scripts/report.ts';
import { buyLink, openHydrated } from '../support/page.ts';
import { notFoundMessages, paths } from '../support/paths.ts';
import { expect, test } from '../support/test.ts';

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
    for (const path of paths) {
      await openHydrated(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);
      await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    }
    await openHydrated(page, '/');
    await expect(buyLink(page, 'Standard')).toBeVisible();
    report(`storage ${name}: ${paths.length} pages rendered`);
  });
}
