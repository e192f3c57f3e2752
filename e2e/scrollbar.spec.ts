import { paths } from '#src/paths.ts';
import { launchOptions } from '../scripts/browser.mjs';
import { openHydrated } from './support/page.ts';
import { notFoundMessages } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** Browsers under test hide their scrollbars; on most desks they take their room. */
test.use({
  launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] },
  viewport: { width: 1280, height: 1600 },
});

test('A visitor sees nothing jump aside where a page is short, or not all there yet', async ({
  page,
  allowMessage,
}) => {
  for (const message of notFoundMessages) allowMessage(message);
  const account = page.getByRole('banner').getByRole('button', { name: 'Account' });
  /** Its letters may still be those that come first, and narrower. */
  const farEdge = () => account.evaluate((button) => button.getBoundingClientRect().right);
  const pageWidth = () => page.evaluate(() => document.documentElement.clientWidth);

  await openHydrated(page, paths.landing.href);
  expect(await pageWidth(), 'a scrollbar takes room').toBeLessThan(1280);
  const place = await farEdge();

  await openHydrated(page, '/nowhere');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  expect(await farEdge()).toBe(place);
});
