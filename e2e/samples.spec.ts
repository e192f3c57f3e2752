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
