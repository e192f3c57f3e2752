import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIResponse, Page } from '@playwright/test';
import { demoSite } from '../scripts/testSites.ts';
import { authDialog, choice, openAfterWelcome, visitorTrigger } from './support/account.ts';
import { expectToast, openHydrated, pay, scrolledBy, whenHydrated } from './support/page.ts';
import { captchaBox } from './support/quote.ts';
import { routes } from './support/routes.ts';
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

test('Every address has one policy, without a foreign origin except on the quote page', async ({
  request,
}) => {
  for (const path of [...routes, '/custom-quote/', '/index.html', '/assets/none.js']) {
    const policy = policyOf(await request.get(path, { maxRedirects: 0 }));
    expect(policy['default-src'], path).toEqual(["'none'"]);
    const foreign = Object.values(policy)
      .flat()
      .filter((source) => source.startsWith('https:'));
    if (path.startsWith('/custom-quote')) {
      expect(foreign, path).toContain('https://www.google.com/recaptcha/');
    } else {
      expect(foreign, path).toEqual([]);
    }
  }
});

test('Every file has the security headers', async ({ request }) => {
  for (const path of ['/', '/custom-quote', '/admin', '/nowhere', '/favicon.svg']) {
    expect((await request.get(path)).headers(), path).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    });
  }
});

test('Hashed files are immutable, pages are revalidated, and file names redirect to addresses', async ({
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

  for (const [address, own] of [
    ['/index.html', '/'],
    ['/custom-quote.html?from=card', '/custom-quote?from=card'],
    ['/admin/orders/', '/admin/orders'],
  ] as const) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe(own);
  }
});

test('The captcha’s script runs on the quote page alone, which is a document of its own', async ({
  page,
}) => {
  const hasCaptcha = () => page.evaluate(() => 'grecaptcha' in window);
  await openHydrated(page, '/');
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'first document';
  });
  await page.getByRole('link', { name: 'Ask for a quote' }).click();
  await expect(page).toHaveURL('/custom-quote');
  await whenHydrated(page);
  await expect(page.locator('html[data-mark]')).toHaveCount(0);
  await expect(await captchaBox(page)).toBeVisible();
  expect(await hasCaptcha()).toBe(true);

  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/');
  await whenHydrated(page);
  expect(await hasCaptcha()).toBe(false);

  await page.goBack();
  await whenHydrated(page);
  await expect(await captchaBox(page)).toBeVisible();
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
  const reached = await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('document.title = "reached"');
    document.head.append(script);
    const done: string[] = [];
    const attempts = {
      markup: () => {
        document.body.innerHTML = '<p>reached</p>';
      },
      policy: () => window.trustedTypes?.createPolicy('mine', { createScriptURL: (url) => url }),
    };
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        attempt();
        done.push(name);
      } catch {
        // The browser refuses, as it should.
      }
    }
    document.body.setAttribute('style', 'display: none');
    return done;
  });
  expect(reached).toEqual([]);
  expect(await page.title()).not.toBe('reached');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** The addresses of the modules in the page's integrity map. */
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

test('Every built module has a hash in the integrity map of a page, and is fetched once', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) fetched.push(pathname);
  });
  await openHydrated(page, '/');
  await visitorTrigger(page).click();
  await choice(page, 'Login').click();
  await expect(authDialog(page)).toBeVisible();
  const named = new Set(await namedModules(page));
  expect(fetched.length).toBeGreaterThan(3);
  expect(fetched).toEqual([...new Set(fetched)]);
  expect(fetched.filter((module) => !named.has(module))).toEqual([]);

  for (const path of ['/custom-quote', '/admin']) {
    await page.goto(path);
    for (const module of await namedModules(page)) named.add(module);
  }
  const built = readdirSync(join(demoSite.folder, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/assets/${file}`);
  expect([...named].sort()).toEqual(built.sort());
});

test('A modified application does not run, and the visitor can still buy', async ({
  page,
  payments,
  expectMessage,
}) => {
  expectMessage(/Failed to find a valid digest in the 'integrity' attribute/);
  expectMessage(/The application did not load/);
  await tamperWith(page, '**/assets/main-*.js');
  const reported = page.waitForEvent('console', {
    predicate: (message) => /The application did not load/.test(message.text()),
  });
  await page.goto('/');
  await reported;
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');

  await page.getByRole('link', { name: 'See hosting plans' }).click();
  await expect.poll(() => scrolledBy(page)).toBeGreaterThan(0);
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await pay(page, 'Basic yearly');
  expect(payments).toEqual([expect.stringContaining('basic-yearly')]);
});

test('A modified module that is loaded later does not run', async ({ page, expectMessage }) => {
  expectMessage(/Failed to find a valid digest in the 'integrity' attribute/);
  await tamperWith(page, '**/assets/AuthDialog-*.js');
  await openAfterWelcome(page);
  await visitorTrigger(page).click();
  await choice(page, 'Login').click();
  await expectToast(page, 'The login window could not be loaded');
  await expect(authDialog(page)).toHaveCount(0);
});
