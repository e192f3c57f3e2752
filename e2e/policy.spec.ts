import type { APIResponse, Page } from '@playwright/test';
import { openHydrated, whenHydrated } from './support/page.ts';
import { captchaBox } from './support/quote.ts';
import { expect, test } from './support/test.ts';

const captchaPages = ['/custom-quote', '/custom-quote/', '/custom-quote?from=card'];
const otherPages = [
  '/',
  '/?from=card',
  '/index.html',
  '/account',
  '/account.html',
  '/website-questionnaire',
  '/admin',
  '/admin/orders',
  '/admin/orders.html',
];
const lostPages = ['/404', '/nowhere', '/custom-quotes', '/custom-quote/more', '/assets/none.js'];

/** The policy of an answer, by directive. */
function policyOf(response: APIResponse) {
  const policies = response
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'content-security-policy');
  expect(policies, 'One policy, because two would forbid what either forbids').toHaveLength(1);
  const [{ value } = { value: '' }] = policies;
  expect(value).not.toContain(',');
  return Object.fromEntries(
    value.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

for (const path of [...captchaPages, '/custom-quote.html', ...otherPages, ...lostPages]) {
  test(`A visitor of ${path} is protected by one strict policy`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    const policy = policyOf(response);
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    const { 'trusted-types': _, ...sources } = policy;
    expect(Object.values(sources).flat().join(' ')).not.toMatch(/unsafe|\*|data:|blob:|http:/);

    const foreign = Object.values(sources)
      .flat()
      .filter((source) => source.startsWith('https:'));
    if (path.startsWith('/custom-quote') && !lostPages.includes(path)) {
      expect(policy['script-src']).toContain('https://www.google.com/recaptcha/');
      expect(policy['frame-src']).toContain('https://www.google.com/recaptcha/');
    } else {
      expect(foreign).toEqual([]);
      expect(policy['trusted-types']).toEqual(['default']);
    }
  });
}

test('A visitor’s browser is told how to treat the site, whatever it asks for', async ({
  request,
}) => {
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

test('A visitor fetches a hashed file once, and asks for a page again each time', async ({
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
});

test('A visitor cannot fetch the list of headers', async ({ request }) => {
  expect((await request.get('/_headers')).status()).toBe(404);
});

/** Leaves something in the page that only a new document is rid of. */
async function mark(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'old';
  });
}

const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.mark === 'old');

test('A visitor meets the captcha’s script on the quote page alone', async ({ page }) => {
  await openHydrated(page, '/');
  await mark(page);
  await page.getByRole('link', { name: 'Ask for a quote' }).click();
  await expect(page).toHaveURL('/custom-quote');
  await whenHydrated(page);
  expect(await isMarked(page)).toBe(false);
  await expect(await captchaBox(page)).toBeVisible();
  expect(await page.evaluate(() => 'grecaptcha' in window)).toBe(true);

  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/');
  await whenHydrated(page);
  expect(await page.evaluate(() => 'grecaptcha' in window)).toBe(false);

  await page.goBack();
  await whenHydrated(page);
  await expect(await captchaBox(page)).toBeVisible();
});

test('A visitor’s page runs no script and no text that it did not come with', async ({
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
        // Refused, as it should be.
      }
    }
    document.body.setAttribute('style', 'display: none');
    return done;
  });
  expect(reached).toEqual([]);
  await expect(page).not.toHaveTitle('reached');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
