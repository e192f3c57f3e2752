import { whenHydrated } from './support/page.ts';
import { expect, test } from './support/test.ts';

test('A visitor with a wrong address is told so, and finds the way home', async ({
  page,
  expectMessage,
}) => {
  // The browser logs the answer, the page the path.
  expectMessage(/status of 404/);
  expectMessage(/404.*\/prices\/old/);

  const response = await page.goto('/prices/old?from=leaflet');
  expect(response?.status()).toBe(404);
  const heading = page.getByRole('heading', { level: 1, name: 'Oops! Page not found' });
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle(/^Page not found/);
  await whenHydrated(page);
  await expect(heading).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Oops! Page not found');
});
