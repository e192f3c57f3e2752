import { planLink } from './support/catalogue.ts';
import {
  buyLink,
  expectToast,
  headerLink,
  menuToggle,
  openWithStoppedClock,
} from './support/page.ts';
import { expect, test } from './support/test.ts';

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'no-preference' },
});

test('A visitor with a small phone can find hosting, and buy it by the year', async ({
  page,
  payments,
}) => {
  await openWithStoppedClock(page, '/');
  await menuToggle(page).tap();
  await headerLink(page, 'Web Hosting').tap();
  await expect(page).toHaveURL('/#pricing');
  await expect(headerLink(page, 'Web Hosting')).toBeHidden();

  const yearly = page.getByRole('radio', { name: 'Yearly' });
  await expect(yearly).toBeInViewport();
  await yearly.tap();
  await expect(yearly).toBeChecked();
  const [paymentPage] = await Promise.all([
    page.waitForEvent('popup'),
    buyLink(page, 'Single').tap(),
  ]);
  await expect(paymentPage).toHaveURL(planLink('single', 'yearly'));
  await expectToast(page, 'Redirecting to Secure Payment');
  expect(payments).toEqual([planLink('single', 'yearly')]);
});

for (const path of ['/', '/custom-quote', '/account', '/admin']) {
  test(`A visitor with a small phone never scrolls ${path} sideways`, async ({ page }) => {
    await page.goto(path);
    const { content, screen } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      screen: window.innerWidth,
    }));
    expect(screen).toBe(360);
    expect(content).toBe(360);
  });
}
