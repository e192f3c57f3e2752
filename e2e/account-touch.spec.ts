import type { Page } from '@playwright/test';
import { breakpoints } from '#src/design-system/tokens/tokens.ts';
import {
  authDialog,
  choice,
  fillIn,
  letAnswer,
  openAfterWelcome,
  registration,
  storedSession,
  submitButton,
  userTrigger,
  visitorTrigger,
} from './support/account.ts';
import { expectToast, openHydrated, openWithStoppedClock, passTime } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.use({
  viewport: { width: breakpoints.phone, height: 740 },
  hasTouch: true,
  isMobile: true,
});

async function expectNothingSticksOut(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(breakpoints.phone);
}

test('A tap opens the card and keeps it open; a tap outside closes it', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  await visitorTrigger(page).tap();
  await expect(choice(page, 'Login')).toBeVisible();
  await passTime(page, 1500);
  await expect(choice(page, 'Login')).toBeInViewport({ ratio: 1 });
  await expect(choice(page, 'Register')).toBeInViewport({ ratio: 1 });

  await page.touchscreen.tap(40, 600);
  await expect(choice(page, 'Login')).toBeHidden();
  await visitorTrigger(page).tap();
  await expect(choice(page, 'Login')).toBeVisible();
  await visitorTrigger(page).tap();
  await expect(choice(page, 'Login')).toBeHidden();
});

test('A visitor with a small phone can register, find their account and log out', async ({
  page,
}) => {
  await openAfterWelcome(page);
  await visitorTrigger(page).tap();
  await choice(page, 'Register').tap();
  await expect(authDialog(page)).toBeVisible();
  await expectNothingSticksOut(page);

  await fillIn(page, registration());
  await submitButton(page, 'Register').tap();
  await letAnswer(page, 'Register');
  await expectToast(page, 'Registration successful', 'Account created for Ruth Harrow!');
  await expect(authDialog(page)).toHaveCount(0);
  await expectNothingSticksOut(page);

  await userTrigger(page).tap();
  await choice(page, 'Orders').tap();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruth Harrow');
  await expect(choice(page, 'Orders')).toBeHidden();
  await expectNothingSticksOut(page);

  await page.getByRole('main').getByRole('button', { name: 'Logout' }).tap();
  await expectToast(page, 'Logged out', 'You have been successfully logged out.');
  await expect(page).toHaveURL('/');
  expect(await storedSession(page)).toBeNull();
});

test('A tap outside closes the dialog, and the card opens again with a tap', async ({ page }) => {
  await openHydrated(page, '/custom-quote');
  await visitorTrigger(page).tap();
  await choice(page, 'Login').tap();
  await expect(authDialog(page)).toBeVisible();
  await page.touchscreen.tap(breakpoints.phone / 2, 10);
  await expect(authDialog(page)).toHaveCount(0);
  await visitorTrigger(page).tap();
  await expect(choice(page, 'Login')).toBeVisible();
});
