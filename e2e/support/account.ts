import type { Page, PlaywrightTestOptions } from '@playwright/test';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { buildUser } from '#mocks/factories/user.ts';
import type { Registration } from '#src/domain/credentials.ts';
import type { User } from '#src/domain/user.ts';
import { expectToast, openWithStoppedClock, passTime, readStorage, visibleToast } from './page.ts';
import { expect } from './test.ts';

/** A customer, and the answers that register her account. */
export const ruth = buildUser();
export const registration = buildRegistration();

const labels: Readonly<Record<keyof Registration, string>> = {
  name: 'Name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
};

/** The forms of the dialog. Their tabs and submit buttons have the same names. */
export type Form = 'Login' | 'Register';

/** A `storageState` for `test.use`: texts are stored unchanged, other values as JSON. */
export function storageWith(contents: Readonly<Record<string, unknown>>) {
  const localStorage = Object.entries(contents).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
  return async (
    { baseURL }: Pick<PlaywrightTestOptions, 'baseURL'>,
    use: (state: PlaywrightTestOptions['storageState']) => Promise<void>,
  ) => use({ cookies: [], origins: [{ origin: new URL(String(baseURL)).origin, localStorage }] });
}

/** Ruth is signed in. */
export const signedInStorage = storageWith({ users: [ruth], currentUser: ruth });

/** The header's button of a signed-out visitor. It opens a card with Login and Register. */
export function accountButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Account', exact: true });
}

/** The header's button of a signed-in user. It opens a menu with Profile, Orders and Logout. */
export function myAccountButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'My Account', exact: true });
}

/** A link or button in the card or the menu. */
export function menuEntry(page: Page, name: Form | 'Profile' | 'Orders' | 'Logout') {
  const role = name === 'Profile' || name === 'Orders' ? 'link' : 'button';
  return page.getByRole('banner').getByRole(role, { name, exact: true });
}

/**
 * Opens the landing page with a stopped clock, and waits for the welcome toast. Otherwise it could
 * replace the toast that a test waits for.
 */
export async function openLandingPageAfterWelcome(page: Page) {
  await openWithStoppedClock(page, '/');
  await passTime(page, 2000);
  await expect(visibleToast(page)).toHaveText(/^Welcome/);
}

/** Waits until the session is restored. Until then the header has both buttons, one of them hidden. */
export async function whenSessionIsRestored(page: Page) {
  const buttons = page
    .getByRole('banner')
    .getByRole('button', { name: /Account$/, includeHidden: true });
  await expect(buttons).toHaveCount(1);
}

export function authDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Your account' });
}

export async function openAuthDialog(page: Page, form: Form) {
  await accountButton(page).click();
  await menuEntry(page, form).click();
  await expect(authDialog(page).getByRole('form', { name: form })).toBeVisible();
}

function field(page: Page, name: keyof Registration) {
  return authDialog(page).getByLabel(labels[name], { exact: true });
}

/** The submit button of the login dialog. */
export function submitButton(page: Page, form: Form) {
  return authDialog(page).getByRole('button', { name: form, exact: true });
}

/** The submit button while its request is pending. */
function busyButton(page: Page, form: Form) {
  return submitButton(page, form).and(page.locator('[aria-busy="true"]'));
}

/** Submits the form while the clock is stopped, and waits for the answer. */
export async function submitForm(page: Page, form: Form) {
  await submitButton(page, form).click();
  await waitForAnswer(page, form);
}

/** Advances the stopped clock until the pending request is answered. */
export async function waitForAnswer(page: Page, form: Form) {
  // The first request also loads the backend's chunk, which takes real time.
  await expect(async () => {
    await passTime(page, 250);
    expect(await busyButton(page, form).count()).toBe(0);
  }).toPass({ intervals: [20] });
}

export async function fillIn(page: Page, answers: Partial<Registration>) {
  for (const [name, answer] of Object.entries(answers)) {
    await field(page, name as keyof Registration).fill(answer);
  }
}

/** Checks that the dialog still contains the answers. */
export async function expectKept(page: Page, answers: Partial<Registration>) {
  for (const [name, answer] of Object.entries(answers)) {
    await expect(field(page, name as keyof Registration)).toHaveValue(answer);
  }
}

/** Checks that the toast and the dialog, which stays open, show the reason. */
export async function expectFailure(page: Page, title: string, reason: string) {
  await expectToast(page, title, reason);
  await expect(authDialog(page).getByRole('group', { name: 'Error' })).toHaveText(reason);
  await expect(authDialog(page)).toBeVisible();
}

export async function storedUsers(page: Page) {
  return (await readStorage<User[]>(page, 'users')) ?? [];
}

/** The stored session; null when signed out. */
export function storedSession(page: Page) {
  return readStorage<User>(page, 'currentUser');
}
