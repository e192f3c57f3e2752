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
  const whole = await page.locator('html').boundingBox();
  expect(whole?.height).toBeLessThanOrEqual(7500);
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
