import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { packages, plans, yearlyDiscountPercent } from '#src/content/catalogue.ts';
import { yearlyPrice } from '#src/domain/billingPeriod.ts';
import { formatPence } from '#src/domain/money.ts';
import { report } from '../../scripts/report.ts';
import { demoSite } from '../../scripts/testSites.ts';
import { buy } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const modules = readdirSync(join(demoSite.folder, 'assets')).filter((file) => file.endsWith('.js'));

/** Checks that the visitor sees the prices, and can buy each plan by the year. */
async function expectVisitorCanBuy(page: Page) {
  const expectPrice = (section: string, pence: number) => {
    const text = formatPence(pence, { hideZeroPence: true });
    return expect(page.locator(section).getByText(text, { exact: true }).first()).toBeVisible();
  };
  for (const { price } of packages) await expectPrice('#web-development', price);
  await page.getByRole('radio', { name: 'Yearly' }).check();
  for (const { title, monthlyPrice, paymentLinks } of plans) {
    await expectPrice('#pricing', yearlyPrice(monthlyPrice, yearlyDiscountPercent));
    const payment = await buy(page, `${title} yearly`);
    await expect(payment).toHaveURL(paymentLinks.yearly);
    await payment.close();
  }
}

test('A visitor can buy when any one module is missing', async ({ page, allowMessage }) => {
  test.setTimeout(900_000);
  allowMessage(/./);
  expect(modules.length).toBeGreaterThan(3);
  for (const module of modules) {
    await page.route(`**/assets/${module}`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
    );
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expectVisitorCanBuy(page);
    await page.unrouteAll();
  }
  report(`modules answered with 404, one at a time: ${modules.length}, buying worked each time`);
});

/** Functions that make the application throw, the earliest moment first. */
const faults: Readonly<Record<string, () => void>> = {
  'at its first DOM query': () => {
    document.getElementById = () => {
      throw new Error('Broken at its first DOM query');
    };
  },
  'at its first element': () => {
    const { createElement } = document;
    document.createElement = (name: string) => {
      // The boot script's, which fetches the application.
      if (name === 'link') return createElement.call(document, name);
      throw new Error('Broken at its first element');
    };
  },
  'at its first listener': () => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function listen(...parameters) {
      if (this instanceof HTMLElement) throw new Error('Broken at its first listener');
      return addEventListener.apply(this, parameters);
    };
  },
  'at its first timer': () => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (...parameters: Parameters<typeof setTimeout>) => {
        // The boot script's, which fetches the application.
        if (!document.querySelector('link[rel="modulepreload"]')) return setTimeout(...parameters);
        throw new Error('Broken at its first timer');
      },
    });
  },
  'at its first observer': () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    Reflect.deleteProperty(window, 'ResizeObserver');
  },
};

for (const [moment, addFault] of Object.entries(faults)) {
  test(`A visitor can buy when the application throws ${moment}`, async ({
    page,
    allowMessage,
  }) => {
    allowMessage(/./);
    await page.addInitScript(addFault);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expectVisitorCanBuy(page);
    report(`application throws ${moment}: buying worked`);
  });
}
