import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { report } from '../../scripts/figures.mjs';
import { demoSite } from '../../scripts/sites.mjs';
import { packageOffers, planLink, planOffers } from '../support/catalogue.ts';
import { buyLink } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const modules = readdirSync(join(demoSite.folder, 'assets')).filter((file) => file.endsWith('.js'));

/** What a visitor needs to buy: prices, both periods, the links, and the pages that they lead to. */
async function expectItSells(page: Page) {
  for (const { price } of packageOffers) {
    await expect(page.locator('#web-development').getByText(price, { exact: true })).toBeVisible();
  }
  await page.getByRole('radio', { name: 'Yearly' }).check();
  for (const { price } of planOffers('yearly')) {
    await expect(page.locator('#pricing').getByText(price, { exact: true }).first()).toBeVisible();
  }
  await expect(buyLink(page, 'Basic yearly')).toHaveAttribute('href', planLink('basic', 'yearly'));
  const [payment] = await Promise.all([
    page.waitForEvent('popup'),
    buyLink(page, 'Basic yearly').click(),
  ]);
  await expect(payment).toHaveURL(planLink('basic', 'yearly'));
  await payment.close();
}

/** Everything that may be said of a module that does not come, or of a script that throws. */
const complaints = [/./];

test('The landing page sells whichever module does not come', async ({ page, allowMessage }) => {
  test.setTimeout(900_000);
  for (const message of complaints) allowMessage(message);
  expect(modules.length).toBeGreaterThan(3);
  for (const module of modules) {
    await page.route(`**/assets/${module}`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
    );
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expectItSells(page);
    await page.unrouteAll();
  }
  report(`modules answered with 404, one at a time: ${modules.length}, the page sold each time`);
});

/** Where the application breaks off, from the earliest to the latest. */
const breaks: Readonly<Record<string, () => void>> = {
  'before it begins': () => {
    document.getElementById = () => {
      throw new Error('Broken before it begins');
    };
  },
  'while it makes its first element': () => {
    document.createElement = () => {
      throw new Error('Broken while it makes an element');
    };
  },
  'when it listens': () => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function listen(...parameters) {
      if (this instanceof HTMLElement) throw new Error('Broken when it listens');
      return addEventListener.apply(this, parameters);
    };
  },
  'in its first timer': () => {
    Object.assign(window, {
      setTimeout: () => {
        throw new Error('Broken in its first timer');
      },
    });
  },
  'where it observes': () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    Reflect.deleteProperty(window, 'ResizeObserver');
  },
};

for (const [name, breakIt] of Object.entries(breaks)) {
  test(`The landing page sells when the application breaks ${name}`, async ({
    page,
    allowMessage,
  }) => {
    for (const message of complaints) allowMessage(message);
    await page.addInitScript(breakIt);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expectItSells(page);
    report(`application broken ${name}: the page sold`);
  });
}
