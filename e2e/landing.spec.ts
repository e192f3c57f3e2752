import { packages } from '#src/content/catalogue.ts';
import { landing } from '#src/content/landing.ts';
import { breakpoints } from '#src/design-system/tokens/tokens.ts';
import { pages } from '#src/pages.ts';
import { expect, test } from './support/test.ts';

test('A phone shows a link that buys within two screens, a package in one, and the page in ten', async ({
  page,
}) => {
  await page.setViewportSize({ width: breakpoints.phone, height: 780 });
  await page.goto(pages.landing.href);
  const buy = await page.getByRole('link', { name: /^Buy / }).first().boundingBox();
  expect(buy?.y).toBeLessThanOrEqual(1500);
  const whole = await page.locator('html').boundingBox();
  expect(whole?.height).toBeLessThanOrEqual(7500);
  for (const { id } of packages) {
    const card = await page.locator(`#package-${id}`).boundingBox();
    expect(card?.height, id).toBeLessThanOrEqual(560);
  }
});

test('A phone compares the plans on one screen', async ({ page }) => {
  await page.setViewportSize({ width: breakpoints.phone, height: 780 });
  await page.goto(pages.landing.href);
  await page.getByText('Compare the plans line by line').click();
  const table = await page.getByRole('table').boundingBox();
  expect(table?.height).toBeLessThanOrEqual(540);
});

test('On a laptop, the pictures of websites begin within three screens', async ({ page }) => {
  await page.setViewportSize({ width: breakpoints.desktop, height: 800 });
  await page.goto(pages.landing.href);
  const strip = await page.getByRole('heading', { name: landing.samples.title }).boundingBox();
  expect(strip?.y).toBeLessThanOrEqual(2200);
});
