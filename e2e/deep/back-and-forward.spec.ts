import { report } from '../../scripts/report.ts';
import { whenHydrated } from '../support/page.ts';
import { notFoundMessages, routes } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const pathOf = (url: string) => new URL(url).pathname;

test('Going back and forward through every page ten times shows each page', async ({
  page,
  allowMessage,
}) => {
  test.setTimeout(900_000);
  for (const message of notFoundMessages) allowMessage(message);
  // The account's gate and the questionnaire redirect without a session or a purchase.
  const stays = routes.filter((path) => !['/account', '/website-questionnaire'].includes(path));
  for (const path of stays) {
    await page.goto(path);
    await whenHydrated(page);
  }
  let steps = 0;
  const expectArrival = async (path: string | undefined) => {
    expect(pathOf(page.url())).toBe(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);
    await whenHydrated(page);
    steps += 1;
  };
  for (let round = 0; round < 10; round += 1) {
    for (const path of stays.slice(0, -1).reverse()) {
      await page.goBack();
      await expectArrival(path);
    }
    for (const path of stays.slice(1)) {
      await page.goForward();
      await expectArrival(path);
    }
  }
  report(`steps back and forward: ${steps}, each at its page`);
});

test('The page still renders after a hundred history steps without a pause', async ({
  page,
  allowMessage,
}) => {
  test.setTimeout(300_000);
  for (const message of notFoundMessages) allowMessage(message);
  await page.goto('/');
  await whenHydrated(page);
  for (const hash of ['web-development', 'pricing', 'about', 'contact']) {
    await page
      .getByRole('navigation', { name: 'Main' })
      .locator(`a[href="/#${hash}"]`)
      .first()
      .click();
  }
  for (let round = 0; round < 100; round += 1) {
    await page.evaluate((delta) => history.go(delta), round % 3 === 0 ? -2 : 1);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);
});
