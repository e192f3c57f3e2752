import type { Page } from '@playwright/test';
import {
  authDialog,
  choice,
  openAfterWelcome,
  openAuthDialog,
  visitorTrigger,
} from './support/account.ts';
import {
  buyLink,
  expectErrorToast,
  openHydrated,
  whenHydrated,
  whenHydratedAtStoppedClock,
} from './support/page.ts';
import { expect, test } from './support/test.ts';

/** How the dialog's own styles, its fields' and its tabs' show. */
async function looks(page: Page) {
  return authDialog(page).evaluate((dialog) =>
    [dialog, dialog.querySelector('input'), dialog.querySelector('[role=tab]')].map((element) => {
      const { borderRadius, paddingInline } = getComputedStyle(element as Element);
      return { borderRadius, paddingInline };
    }),
  );
}

for (const [what, away] of [
  ['code', '**/assets/AuthDialog-*.js'],
  ['styles', '**/assets/*.css'],
  ['connection', '**/*'],
] as const) {
  test(`A visitor whose ${what} did not come gets the dialog as it looks otherwise`, async ({
    page,
    expectMessage,
  }) => {
    expectMessage(/net::ERR_FAILED/);
    await openAfterWelcome(page);
    await page.route(away, (route) => route.abort());
    await visitorTrigger(page).click();
    await choice(page, 'Login').click();
    await expectErrorToast(
      page,
      'The login window could not be loaded',
      'Check your connection, then try again.',
    );
    await expect(authDialog(page)).toHaveCount(0);

    await page.unroute(away);
    await openAuthDialog(page, 'Login');
    const late = await looks(page);
    await page.goto('/');
    await whenHydratedAtStoppedClock(page);
    await openAuthDialog(page, 'Login');
    expect(late).toEqual(await looks(page));
  });
}

for (const part of ['main', 'Landing', 'common']) {
  test(`A visitor whose page did not load its ${part} module is told so at Login, and can try again`, async ({
    page,
    expectMessage,
  }) => {
    expectMessage(/The application did not load/);
    expectMessage(/net::ERR_FAILED/);
    const away = `**/assets/${part}-*.js`;
    await page.route(away, (route) => route.abort());
    await page.goto('/');
    await visitorTrigger(page).click();
    await choice(page, 'Login').click();
    await expect(page.getByRole('banner').getByRole('alert')).toHaveText(
      'Part of this page could not be loaded. Check your connection, then try again.',
    );

    await page.unroute(away);
    // Where the mouse is already: should the first press be answered by now, there is no second one.
    await page.mouse.down();
    await page.mouse.up();
    await expect(authDialog(page)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('alert', { includeHidden: true })).toBeHidden();
  });
}

test('A visitor whose quote form did not load is told so beside its button, and can try again', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/The application did not load/);
  expectMessage(/net::ERR_FAILED/);
  const away = '**/assets/CustomQuote-*.js';
  await page.route(away, (route) => route.abort());
  await page.goto('/custom-quote');
  const form = page.getByRole('form', { name: 'Custom website quote' });
  await expect(form.getByRole('alert')).toHaveText(/Check your connection, then try again/);
  await page.getByLabel('Business name').fill('Harrow Joinery');

  await page.unroute(away);
  await page.getByLabel('Contact name').click();
  await whenHydrated(page);
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Business name')).toHaveValue('Harrow Joinery');
});

test('A visitor who has bought and whose questionnaire did not load is told so, and can load it', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/net::ERR_FAILED/);
  await openHydrated(page, '/');
  await page.route('**/assets/Questionnaire-*', (route) => route.abort());
  const [payment] = await Promise.all([
    page.waitForEvent('popup'),
    buyLink(page, 'Standard').click(),
  ]);
  await payment.close();
  await expect(page.getByText('Check your connection, then try again')).toBeVisible();

  await page.unroute('**/assets/Questionnaire-*');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('textbox', { name: 'Business name' })).toBeVisible();
});
