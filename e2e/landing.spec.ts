import { packageOffers } from './support/catalogue.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('A visitor finds all that we say on the landing page, in its order', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.locator('section[id]')).toHaveCount(5);
  for (const [index, id] of ['home', 'web-development', 'pricing', 'about', 'contact'].entries()) {
    await expect(main.locator('section[id]').nth(index)).toHaveAttribute('id', id);
  }

  const home = page.locator('#home');
  await expect(home.getByRole('link', { name: 'Request Custom Web Design Quote' })).toHaveAttribute(
    'href',
    '/custom-quote',
  );

  const packages = page.locator('#web-development');
  for (const { price } of packageOffers) {
    await expect(packages.getByText(price, { exact: true })).toBeVisible();
  }
  await expect(packages.getByText('Private development ticket system')).toHaveCount(
    packageOffers.length,
  );

  await expect(page.locator('#pricing').getByText('Most Popular')).toHaveCount(1);

  const contact = page.locator('#contact');
  for (const fact of ['Mon-Fri 9am-8pm', 'Sat-Sun 10am-7pm', '1-2 business days']) {
    await expect(contact.getByText(fact, { exact: true })).toBeVisible();
  }

  const resources = page.getByRole('region', { name: 'Helpful Resources' });
  await expect(resources.getByRole('link').and(page.locator('[href^="https:"]'))).toHaveCount(
    packageOffers.length,
  );
  await expect(resources.getByRole('link').and(page.locator('[href*="#"]'))).not.toHaveCount(0);
});
