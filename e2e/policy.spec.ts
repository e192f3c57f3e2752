import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIResponse, Page } from '@playwright/test';
import { demoSite } from '../scripts/testSites.ts';
import {
  accountButton,
  authDialog,
  menuEntry,
  openLandingPageAfterWelcome,
} from './support/account.ts';
import { buy, expectToast, openHydrated, scrollPosition, whenHydrated } from './support/page.ts';
import { paths } from './support/paths.ts';
import { captchaBox } from './support/quote.ts';
import { expect, test } from './support/test.ts';

/** The policy of a response, by directive. */
function policyOf(response: APIResponse) {
  const policies = response
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'content-security-policy');
  expect(policies, 'A second policy would also apply.').toHaveLength(1);
  const [{ value } = { value: '' }] = policies;
  expect(value).not.toContain(',');
  return Object.fromEntries(
    value.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('Every URL has one policy, which allows another origin on the quote page alone, and the security headers', async ({
  request,
}) => {
  for (const path of [
    ...paths,
    '/custom-quote/',
    '/index.html',
    '/assets/none.js',
    '/favicon.svg',
  ]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.headers(), path).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    });
    const policy = policyOf(response);
    expect(policy['default-src'], path).toEqual(["'none'"]);
    const otherOrigins = Object.values(policy)
      .flat()
      .filter((source) => source.startsWith('https:'));
    // What redirects has the policy of the page that is shown for an error.
    if (path === '/custom-quote') {
      expect(otherOrigins, path).toContain('https://www.google.com/recaptcha/');
    } else {
      expect(otherOrigins, path).toEqual([]);
    }
  }
});

test('Hashed files are immutable, pages are revalidated, and file names redirect to URLs', async ({
  request,
}) => {
  const page = await request.get('/');
  expect(page.headers()['cache-control']).toBe('public,max-age=0,must-revalidate');
  const { etag = '' } = page.headers();
  const again = await request.get('/', { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);

  const [module = ''] = (await page.text()).match(/\/assets\/main-[\w-]+\.js/) ?? [];
  const asset = await request.get(module);
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  const missing = await request.get('/assets/main-none.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['cache-control']).toBe('no-cache');
  expect((await request.get('/_headers')).status()).toBe(404);

  for (const [path, target] of [
    ['/index.html', '/'],
    ['/custom-quote.html?from=card', '/custom-quote?from=card'],
    ['/admin/hosting/', '/admin/hosting'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(target);
  }
});

test('The captcha’s script runs only on the quote page, which is a document of its own, and going back restores the scroll position', async ({
  page,
}) => {
  const hasCaptcha = () => page.evaluate(() => 'grecaptcha' in window);
  await openHydrated(page, '/');
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'first document';
  });
  const quote = page.getByRole('link', { name: 'Ask for a quote' });
  await quote.evaluate((link) => link.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await quote.click();
  await expect(page).toHaveURL('/custom-quote');
  await whenHydrated(page);
  await expect(page.locator('html[data-mark]')).toHaveCount(0);
  expect(await scrollPosition(page)).toBe(0);
  await expect(await captchaBox(page)).toBeVisible();
  expect(await hasCaptcha()).toBe(true);

  await page.goBack();
  await whenHydrated(page);
  await expect(quote).toBeInViewport();
  expect(await hasCaptcha()).toBe(false);
  await page.goForward();
  await whenHydrated(page);
  await expect(await captchaBox(page)).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/');
  await whenHydrated(page);
  expect(await hasCaptcha()).toBe(false);
});

test('The policy blocks injected scripts, markup, Trusted Types policies and styles', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/^policy: require-trusted-types-for forbids .* HTMLScriptElement text/);
  expectMessage(/^policy: require-trusted-types-for forbids .* Element innerHTML/);
  expectMessage(/^policy: trusted-types forbids trusted-types-policy/);
  expectMessage(/^policy: style-src-attr forbids inline/);
  expectMessage(/^console error/);
  await openHydrated(page, '/');
  const succeeded = await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('document.title = "reached"');
    document.head.append(script);
    const successes: string[] = [];
    const attempts = {
      markup: () => {
        document.body.innerHTML = '<p>reached</p>';
      },
      policy: () => window.trustedTypes?.createPolicy('mine', { createScriptURL: (url) => url }),
    };
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        attempt();
        successes.push(name);
      } catch {
        // The policy blocks the attempt.
      }
    }
    document.body.setAttribute('style', 'display: none');
    return successes;
  });
  expect(succeeded).toEqual([]);
  expect(await page.title()).not.toBe('reached');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** The URLs of the modules in the page's integrity map. */
async function modulesInMap(page: Page) {
  const map = await page.locator('script[type="importmap"]').textContent();
  const { integrity } = JSON.parse(map ?? '') as { integrity: Record<string, string> };
  return Object.keys(integrity);
}

/** Serves a built module with an additional byte. */
async function tamperWith(page: Page, pattern: string) {
  await page.route(pattern, (route) => {
    const { pathname } = new URL(route.request().url());
    const module = readFileSync(join(demoSite.folder, pathname), 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body: `${module};` });
  });
}

test('Every built module has a hash in the integrity map of a page, and is imported once', async ({
  page,
}) => {
  const imported: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isImport = request.resourceType() === 'script';
    if (isImport && /^\/assets\/.*\.js$/.test(pathname)) imported.push(pathname);
  });
  await openHydrated(page, '/');
  await accountButton(page).click();
  await menuEntry(page, 'Login').click();
  await expect(authDialog(page)).toBeVisible();
  const mapped = new Set(await modulesInMap(page));
  expect(imported.length).toBeGreaterThan(3);
  expect(imported).toEqual([...new Set(imported)]);
  expect(imported.filter((module) => !mapped.has(module))).toEqual([]);

  for (const path of ['/custom-quote', '/admin']) {
    await page.goto(path);
    for (const module of await modulesInMap(page)) mapped.add(module);
  }
  const built = readdirSync(join(demoSite.folder, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/assets/${file}`);
  expect([...mapped].sort()).toEqual(built.sort());
});

test('Modified modules do not run, and a visitor can buy all the same', async ({
  page,
  payments,
  expectMessage,
}) => {
  expectMessage(/Failed to find a valid digest in the 'integrity' attribute/);
  expectMessage(/The application did not load/);
  // One that is loaded later.
  await tamperWith(page, '**/assets/AuthDialog-*.js');
  await openLandingPageAfterWelcome(page);
  await accountButton(page).click();
  await menuEntry(page, 'Login').click();
  await expectToast(page, 'The login window could not be loaded');
  await expect(authDialog(page)).toHaveCount(0);

  await page.clock.resume();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await tamperWith(page, '**/assets/main-*.js');
  const reported = page.waitForEvent('console', {
    predicate: (message) => /The application did not load/.test(message.text()),
  });
  await page.goto('/');
  await reported;
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');

  await page.getByRole('link', { name: 'See hosting plans' }).click();
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await buy(page, 'Basic yearly');
  expect(payments).toEqual([expect.stringContaining('basic-yearly')]);
});
