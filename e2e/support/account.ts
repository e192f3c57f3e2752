import type { Page, PlaywrightTestOptions } from '@playwright/test';
import { buildRegistration } from '#mocks/factories/credentials.ts';
import { buildUser } from '#mocks/factories/user.ts';
import type { Registration } from '#src/domain/credentials.ts';
import type { User } from '#src/domain/user.ts';
import { pages } from '#src/pages.ts';
import {
  expectToast,
  openHydrated,
  openWithStoppedClock,
  passTime,
  readStorage,
  shownToast,
} from './page.ts';
import { expect } from './test.ts';

/** A customer with an account, and the form that registers it. */
export const ruth = buildUser();
export const registration = buildRegistration();

const labels: Readonly<Record<keyof Registration, string>> = {
  name: 'Name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
};

/** The two forms of the dialog, by the name of their tab and their button. */
export type Form = 'Login' | 'Register';

/** The contents of `localStorage` for `test.use`: text as it is, other values as JSON. */
export function stored(contents: Readonly<Record<string, unknown>>) {
  const localStorage = Object.entries(contents).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
  return async (
    { baseURL }: Pick<PlaywrightTestOptions, 'baseURL'>,
    use: (state: PlaywrightTestOptions['storageState']) => Promise<void>,
  ) => use({ cookies: [], origins: [{ origin: new URL(String(baseURL)).origin, localStorage }] });
}

/** A browser that has Ruth's account, signed out. */
export const hasAccount = stored({ users: [ruth] });

/** A browser in which Ruth is signed in. */
export const isSignedIn = stored({ users: [ruth], currentUser: ruth });

/** The header's button for a visitor. It opens the card with Login and Register. */
export function visitorTrigger(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Account', exact: true });
}

/** The header's button for a signed-in user. It opens the account menu. */
export function userTrigger(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'My Account', exact: true });
}

/** An entry of the card or the menu. */
export function choice(page: Page, name: Form | 'Profile' | 'Orders' | 'Logout') {
  const role = name === 'Profile' || name === 'Orders' ? 'link' : 'button';
  return page.getByRole('banner').getByRole(role, { name, exact: true });
}

/** Opens the landing page with a stopped clock, after the welcome toast: later toasts stay visible. */
export async function openAfterWelcome(page: Page) {
  await openWithStoppedClock(page, '/');
  await passTime(page, 2000);
  await expect(shownToast(page)).toHaveText(/^Welcome/);
}

/** Waits until the session is restored. Until then the header has both triggers. */
export async function whenSessionIsKnown(page: Page) {
  const triggers = page
    .getByRole('banner')
    .getByRole('button', { name: /Account$/, includeHidden: true });
  await expect(triggers).toHaveCount(1);
}

export function authDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Your account' });
}

export async function openAuthDialog(page: Page, form: Form) {
  await visitorTrigger(page).click();
  await choice(page, form).click();
  await expect(authDialog(page).getByRole('form', { name: form })).toBeVisible();
}

/** Opens one of the owner's two dialogs about an account. */
export async function openOwnersDialog(
  page: Page,
  title: 'Reset Password' | 'Delete Account',
  { name }: User,
) {
  await openHydrated(page, pages.adminAccounts.href);
  await page.getByRole('main').locator('summary', { hasText: name }).click();
  await page.getByRole('button', { name: `${title} of ${name}` }).click();
  return page.getByRole('dialog', { name: title });
}

export function field(page: Page, name: keyof Registration) {
  return authDialog(page).getByLabel(labels[name], { exact: true });
}

/** The dialog's submit button. The tab above it has the same name. */
export function submitButton(page: Page, form: Form) {
  return authDialog(page).getByRole('button', { name: form, exact: true });
}

/** The submit button while its request is pending. */
export function busyButton(page: Page, form: Form) {
  return submitButton(page, form).and(page.locator('[aria-busy="true"]'));
}

/** Submits the form, and moves the stopped clock until the request is answered. */
export async function submitForm(page: Page, form: Form) {
  await submitButton(page, form).click();
  await waitForAnswer(page, form);
}

/** Moves the stopped clock until the pending request is answered. */
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

/** Checks the reason in the toast and above the button of the open dialog. */
export async function expectFailure(page: Page, title: string, reason: string) {
  await expectToast(page, title, reason);
  await expect(authDialog(page).getByRole('alert')).toHaveText(reason);
  await expect(authDialog(page)).toBeVisible();
}

/** The stored accounts. */
export async function storedUsers(page: Page) {
  return (await readStorage<User[]>(page, 'users')) ?? [];
}

/** The stored session; null when signed out. */
export function storedSession(page: Page) {
  return readStorage<User>(page, 'currentUser');
}
