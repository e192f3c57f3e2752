import { report } from '../../scripts/report.ts';
import { whenHydrated } from '../support/page.ts';
import { notFoundMessages, paths } from '../support/paths.ts';
import { expect, test } from '../support/test.ts';

const ROUNDS = 10;

const pathOf = (url: string) => new URL(url).pathname;

test('Going back and forward through every page ten times shows each page', async ({
  page,
  allowMessage,
}) => {
  test.setTimeout(900_000);
  for (const message of notFoundMessages) allowMessage(message);
  // Without a session, a ticket or a purchase, these redirect.
  const pagesThatStay = paths.filter(
    (path) => !['/account', '/account/tickets', '/website-questionnaire'].includes(path),
  );
  for (const path of pagesThatStay) {
    await page.goto(path);
    await whenHydrated(page);
  }
  const expectArrival = async (path: string | undefined) => {
    expect(pathOf(page.url())).toBe(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);
    await whenHydrated(page);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of pagesThatStay.slice(0, -1).reverse()) {
      await page.goBack();
      await expectArrival(path);
    }
    for (const path of pagesThatStay.slice(1)) {
      await page.goForward();
      await expectArrival(path);
    }
  }
  const steps = ROUNDS * 2 * (pagesThatStay.length - 1);
  report(`steps back and forward: ${steps}, each at its page`);
});

test('The page renders after a hundred history steps without a pause', async ({
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
