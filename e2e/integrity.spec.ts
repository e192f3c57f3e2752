import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { demoSite } from '../scripts/sites.mjs';
import { choice, visitorTrigger } from './support/account.ts';
import { buyLink, openHydrated, scrolledBy } from './support/page.ts';
import { expect, test } from './support/test.ts';

/** The addresses of the modules whose content a page names. */
async function namedModules(page: Page) {
  const map = await page.locator('script[type="importmap"]').textContent();
  const { integrity } = JSON.parse(map ?? '') as { integrity: Record<string, string> };
  return Object.keys(integrity);
}

/** Serves a module with one byte more than it was built with. */
async function tamperWith(page: Page, pattern: string) {
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};` });
  });
}

test('A visitor’s browser knows what every module has to be, wherever it is loaded', async ({
  page,
}) => {
  const named = new Set<string>();
  for (const path of ['/', '/custom-quote', '/admin']) {
    await page.goto(path);
    for (const module of await namedModules(page)) named.add(module);
  }
  const built = readdirSync(join(demoSite.folder, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/assets/${file}`);
  expect([...named].sort()).toEqual(built.sort());
});

test('A visitor’s browser fetches each module once, and only such as it knows', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && pathname.startsWith('/assets/')) fetched.push(pathname);
  });
  await openHydrated(page, '/');
  await visitorTrigger(page).click();
  await choice(page, 'Login').click();
  await expect(page.getByRole('dialog', { name: 'Your account' })).toBeVisible();
  expect(fetched.length).toBeGreaterThan(3);
  expect(fetched).toEqual([...new Set(fetched)]);
  const named = await namedModules(page);
  expect(fetched.filter((module) => !named.includes(module))).toEqual([]);
});

test('A visitor whose application was tampered with runs none of it, and can buy all the same', async ({
  page,
  payments,
  expectMessage,
}) => {
  expectMessage(/Failed to find a valid digest in the 'integrity' attribute/);
  expectMessage(/The application did not load/);
  await tamperWith(page, '**/assets/main-*.js');
  const complained = page.waitForEvent('console', {
    predicate: (message) => /The application did not load/.test(message.text()),
  });
  await page.goto('/');
  await complained;
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');

  await page.getByRole('link', { name: 'See hosting plans' }).click();
  await expect.poll(() => scrolledBy(page)).toBeGreaterThan(0);
  await page.getByRole('radio', { name: 'Yearly' }).check();
  const opened = page.waitForEvent('popup');
  await buyLink(page, 'Basic').filter({ visible: true }).click();
  await opened;
  await expect.poll(() => payments).toEqual([expect.stringContaining('basic-yearly')]);
});

test('A visitor does not run a part that was tampered with', async ({ page, expectMessage }) => {
  expectMessage(/Failed to find a valid digest in the 'integrity' attribute/);
  await tamperWith(page, '**/assets/AuthDialog-*.js');
  await openHydrated(page, '/');
  await visitorTrigger(page).click();
  const refused = page.waitForEvent('console', {
    predicate: (message) => /AuthDialog/.test(message.text()),
  });
  await choice(page, 'Login').click();
  await refused;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
