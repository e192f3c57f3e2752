import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const samples = ['/samples/trade', '/samples/shop', '/samples/booking'];

test('Each sample page has at most 15 KB, no script, both themes, and is in no index', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of samples) {
    const response = await request.get(path);
    const html = await response.body();
    console.info(`${path}: ${html.length} B`);
    expect(response.status(), path).toBe(200);
    expect(html.length, path).toBeLessThanOrEqual(15_000);
    expect(html.toString(), path).not.toMatch(/<script|javascript:| on[a-z]+=/i);
    expect(html.toString(), path).toContain('<meta name="robots" content="noindex">');
    expect(sitemap, path).not.toContain(path);
    const [, font] = /url\((.*?\.woff2)\)/.exec(html.toString()) ?? [];
    const face = await request.get(`/samples/${font}`);
    expect(face.status(), font).toBe(200);
    expect((await face.body()).length, font).toBeLessThanOrEqual(9 * 1024);

    const grounds = new Set<string>();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expect(page.getByText('A sample page. The business is invented.')).toBeVisible();
      // Without its style, which the policy allows by its hash, the page has no colour.
      grounds.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    }
    expect(grounds.size, path).toBe(2);
    expect([...grounds], path).not.toContain('rgba(0, 0, 0, 0)');
  }
});

test('The drawing of a sample opens it, and the sample leads to its package', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Open the sample' }).first().click();
  await expect(page).toHaveURL('/samples/trade');
  await page.getByRole('link', { name: 'See the package Standard' }).click();
  await expect(page).toHaveURL('/#package-standard');
});

/** What the style sheet writes into an element. */
const written = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element, '::after').content);

test('A time can be booked and a basket filled without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/samples/booking');
  await page.getByRole('radio', { name: 'Thursday at 16:45' }).check();
  expect(await written(page, '.letter .when')).toBe('"Thursday at 16:45"');
  await page.getByRole('radio', { name: 'Tuesday at 11:15' }).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await written(page, '.when')).toBe('"Tuesday at 9:00"');

  await page.goto('/samples/shop');
  const many = (name: string, count: string) =>
    page.getByRole('group', { name }).getByRole('radio', { name: count, exact: true }).check();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(4);
  await many('How many vases', '2');
  await expect(rows).toHaveCount(5);
  expect(await written(page, 'tr.vase .sum')).toBe('"£92"');
  for (const name of ['mugs', 'bowls', 'vases']) await many(`How many ${name}`, '0');
  await expect(page.getByRole('table')).toBeHidden();
  await expect(page.getByText('It is empty.')).toBeVisible();
  await page.close();
});
