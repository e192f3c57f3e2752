import type { Page } from '@playwright/test';
import { packages } from '#src/content/catalogue.ts';
import { landing } from '#src/content/landing.ts';
import { breakpoints } from '#src/design-system/tokens/tokens.ts';
import { pages } from '#src/pages.ts';
import { expect, test } from './support/test.ts';

const openLanding = (page: Page, width: number, height: number) =>
  page.setViewportSize({ width, height }).then(() => page.goto(pages.landing.href));

test('The landing page has its prices, packages, plans and pictures where each screen shows them', async ({
  page,
}) => {
  await openLanding(page, breakpoints.phone, 780);
  const buy = await page.getByRole('link', { name: /^Buy / }).first().boundingBox();
  expect(buy?.y).toBeLessThanOrEqual(1500);
  // What a visitor on a phone reads, scrolls and passes without opening anything.
  const { words, targets, height } = await page.evaluate(() => ({
    words: document.body.innerText.split(/\s+/).length,
    targets: [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
    ].filter((each) => each.checkVisibility({ visibilityProperty: true })).length,
    height: document.documentElement.scrollHeight,
  }));
  console.info(`landing page at 360 px: ${words} words, ${targets} targets, ${height} px`);
  expect(words).toBeLessThanOrEqual(750);
  expect(targets).toBeLessThanOrEqual(45);
  expect(height).toBeLessThanOrEqual(6700);
  for (const { id } of packages) {
    const card = await page.locator(`#package-${id}`).boundingBox();
    expect(card?.height, id).toBeLessThanOrEqual(560);
  }
  await page.getByText('Compare the plans line by line').click();
  const table = await page.getByRole('table').boundingBox();
  expect(table?.height).toBeLessThanOrEqual(540);

  await openLanding(page, breakpoints.desktop, 800);
  const strip = await page.getByRole('heading', { name: landing.samples.title }).boundingBox();
  expect(strip?.y).toBeLessThanOrEqual(2200);

  // A phone of 360 px at 200 %: the header has three lines and covers nothing.
  await openLanding(page, 180, 390);
  const account = await page.getByRole('banner').getByRole('button').last().boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.y).toBeGreaterThanOrEqual(Number(account?.y) + Number(account?.height));
});

test('The demo shows its invented person beside the title and the phone number', async ({
  page,
}) => {
  await openLanding(page, breakpoints.phone, 780);
  const portraits = page.locator('img[src*="person"]');
  const sizes = await portraits.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().width),
  );
  expect(sizes).toEqual([48, 72]);
  await expect(page.getByText('Ask for Ada, here since 2019 (an example)')).toBeVisible();
});
