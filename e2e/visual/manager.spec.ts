import { expect as baseExpect } from '@playwright/test';
import { storybookSite } from '../../scripts/testSites.ts';
import { business } from '../../src/content/business.ts';
import { themes } from '../../src/design-system/tokens/tokens.ts';
import { rgb, test } from './storybook.ts';

// One after the other: two of Storybook's interfaces at once take three times as long on two cores.
test.describe.configure({ mode: 'default', timeout: 90_000 });

/** Storybook's own interface loads slowly on a busy machine. */
const expect = baseExpect.configure({ timeout: 30_000 });

test('Storybook loads all its files below its own path', async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (!response.ok()) failed.push(response.url());
  });
  await page.goto('?path=/docs/start-all-states--docs');
  const docs = page.frameLocator('#storybook-preview-iframe');
  const link = docs.locator('a[href="./?path=/story/screens-customquote-customquote--lockout"]');
  await expect(link).toHaveText('Lockout');
  await expect(page.getByRole('link', { name: business.name, exact: true })).toBeVisible();
  for (const file of ['fonts/figtree.woff2', 'mockServiceWorker.js', 'light.tokens.json']) {
    expect((await page.request.get(file)).ok(), file).toBe(true);
  }
  expect(failed.filter((url) => new URL(url).port === String(storybookSite.port))).toEqual([]);
});

test('Storybook has the name, the mark, the icon, the colours and the fonts of the site', async ({
  page,
}) => {
  await page.goto('?path=/docs/start-introduction--docs');
  await expect(page).toHaveTitle(`Start / Introduction - Introduction ⋅ ${business.name}`);
  const link = page.getByRole('link', { name: business.name, exact: true });
  const name = link.getByText(business.name, { exact: true });
  await expect(name.locator('svg')).toBeVisible();
  await expect(name).toHaveCSS('font-family', /^"Bricolage Grotesque"/);
  const icon = page.locator('link[rel=icon][media*=light]');
  const href = decodeURIComponent((await icon.getAttribute('href')) ?? '');
  expect(href).toContain(themes.light.brand);
  const body = page.locator('body');
  await expect(body).toHaveCSS('background-color', rgb(themes.light.sunken));
  await expect(body).toHaveCSS('font-family', /^Figtree/);
  const loaded = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  await expect.poll(loaded).toBe(2);
});
