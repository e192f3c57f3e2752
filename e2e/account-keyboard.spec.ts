import type { Locator, Page } from '@playwright/test';
import {
  authDialog,
  busyButton,
  choice,
  expectFailure,
  field,
  hasAccount,
  letAnswer,
  openAfterWelcome,
  openAuthDialog,
  password,
  ruth,
  submitButton,
  userTrigger,
  visitorTrigger,
} from './support/account.ts';
import { expectToast, openHydrated, passTime } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.use({ storageState: hasAccount });

/** More presses than the header has controls. */
const MOST_PRESSES = 12;

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test('A visitor can log in, look at their account and log out with the keyboard alone', async ({
  page,
}) => {
  await openAfterWelcome(page);
  await tabTo(page, visitorTrigger(page));
  await expect(choice(page, 'Login')).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(choice(page, 'Login')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(authDialog(page)).toBeVisible();

  await tabTo(page, field(page, 'email'));
  await page.keyboard.type('rhys@harrow-joinery.example');
  await page.keyboard.press('Tab');
  await expect(field(page, 'password')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await letAnswer(page, 'Login');
  await expectFailure(page, 'Login failed', 'User not found. Please check your email or register.');
  await expect(field(page, 'password')).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(ruth.email);
  await page.keyboard.press('Enter');
  for (const ms of [1, 500, 498]) {
    await expect(busyButton(page, 'Login')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await passTime(page, ms);
  }
  await expect(busyButton(page, 'Login')).toBeVisible();
  await passTime(page, 1);
  await expectToast(page, 'Login successful', 'Welcome back, Ruth Harrow!');
  await expect(authDialog(page)).toHaveCount(0);
  await expect(userTrigger(page)).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(choice(page, 'Profile')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(choice(page, 'Profile')).toBeHidden();

  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Logout' }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Logged out', 'You have been successfully logged out.');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main')).toBeFocused();
});

test('The card closes with Escape, and when the keyboard moves on', async ({ page }) => {
  await openHydrated(page, '/');
  await tabTo(page, visitorTrigger(page));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(choice(page, 'Login')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(choice(page, 'Login')).toBeHidden();
  await expect(visitorTrigger(page)).toBeFocused();

  await page.keyboard.press('Space');
  await expect(choice(page, 'Login')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(choice(page, 'Register')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(choice(page, 'Register')).toBeHidden();
  await expect(visitorTrigger(page)).not.toBeFocused();
});

test('The dialog keeps the keyboard in it, and gives the focus back', async ({ page }) => {
  await openHydrated(page, '/custom-quote');
  await openAuthDialog(page, 'Login');
  await tabTo(page, submitButton(page, 'Login'));
  await tabTo(page, authDialog(page).getByRole('button', { name: 'Close' }));
  await tabTo(page, authDialog(page).getByRole('tab', { name: 'Login' }));

  await page.keyboard.press('ArrowRight');
  await expect(authDialog(page).getByRole('form', { name: 'Register' })).toBeVisible();
  await tabTo(page, field(page, 'name'));
  await page.keyboard.press('Escape');
  await expect(authDialog(page)).toHaveCount(0);
  await expect(visitorTrigger(page)).toBeFocused();
});
