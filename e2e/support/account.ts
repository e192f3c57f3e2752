import type { Page, PlaywrightTestOptions } from '@playwright/test';
import type { Registration } from '#src/domain/credentials.ts';
import type { User } from '#src/domain/user.ts';
import { paths } from '#src/paths.ts';
import {
  expectErrorToast,
  openHydrated,
  openWithStoppedClock,
  passTime,
  shownToast,
} from './page.ts';
import { expect } from './test.ts';

/** Somebody who has an account, and what they log in with. */
export const ruth: User = {
  id: 'user-1767265200000',
  email: 'ruth@harrow-joinery.example',
  name: 'Ruth Harrow',
};
export const password = 'oak-and-ash-4711';

/** What the fields are called. */
const labels: Readonly<Record<keyof Registration, string>> = {
  name: 'Name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
};

/** The two forms of the dialog, by the name of their tab and their button. */
export type Form = 'Login' | 'Register';

/** What a browser has stored before the test begins, for `test.use`: text as it is, all else as JSON. */
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

/** A browser that knows Ruth. */
export const hasAccount = stored({ users: [ruth] });

/** A browser in which Ruth is signed in. */
export const isSignedIn = stored({ users: [ruth], currentUser: ruth });

/** What opens the account's card for a visitor. */
export function visitorTrigger(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Account', exact: true });
}

/** What opens the account's menu for who is signed in. */
export function userTrigger(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'My Account', exact: true });
}

/** Something to choose in the card or in the menu. */
export function choice(page: Page, name: Form | 'Profile' | 'Orders' | 'Logout') {
  const role = name === 'Profile' || name === 'Orders' ? 'link' : 'button';
  return page.getByRole('banner').getByRole(role, { name, exact: true });
}

/**
 * Opens the landing page with a stopped clock, once it has welcomed the visitor: from then on no
 * toast comes by itself and takes another's place.
 */
export async function openAfterWelcome(page: Page) {
  await openWithStoppedClock(page, '/');
  await passTime(page, 2000);
  await expect(shownToast(page)).toHaveText(/^Welcome/);
}

/** Waits until the stored session has been read: there is one trigger from then on. */
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

/** Opens one of the dialogs in which the owner decides about somebody's account. */
export async function openOwnersDialog(
  page: Page,
  title: 'Reset Password' | 'Delete Account',
  { name }: User,
) {
  await openHydrated(page, paths.adminAccounts.href);
  await page.getByRole('main').locator('summary', { hasText: name }).click();
  await page.getByRole('button', { name: `${title} of ${name}` }).click();
  return page.getByRole('dialog', { name: title });
}

export function field(page: Page, name: keyof Registration) {
  return authDialog(page).getByLabel(labels[name], { exact: true });
}

/** The dialog's button; the tab above it has the same name. */
export function submitButton(page: Page, form: Form) {
  return authDialog(page).getByRole('button', { name: form, exact: true });
}

/** The form's button, while its request is under way. */
export function busyButton(page: Page, form: Form) {
  return submitButton(page, form).and(page.locator('[aria-busy="true"]'));
}

/**
 * Hands the form in, and moves the stopped clock until there is an answer. The second that it takes
 * begins once the backend's code is there, which comes with the first request.
 */
export async function handIn(page: Page, form: Form) {
  await submitButton(page, form).click();
  await letAnswer(page, form);
}

/** Moves the stopped clock until the request that is under way has its answer. */
export async function letAnswer(page: Page, form: Form) {
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

/** Ruth's registration, or somebody else's. */
export function registration({ name, email }: Pick<User, 'name' | 'email'> = ruth): Registration {
  return { name, email, password, confirmPassword: password };
}

/** Checks that the dialog still has all that was typed. */
export async function expectKept(page: Page, answers: Partial<Registration>) {
  for (const [name, answer] of Object.entries(answers)) {
    await expect(field(page, name as keyof Registration)).toHaveValue(answer);
  }
}

/** Checks that it failed, in a toast and above the button, and that nothing closed. */
export async function expectFailure(page: Page, title: string, reason: string) {
  await expectErrorToast(page, title, reason);
  await expect(authDialog(page).getByRole('alert')).toHaveText(reason);
  await expect(authDialog(page)).toBeVisible();
}

/** The accounts in the browser's storage, as they were written. */
export async function storedUsers(page: Page) {
  const users = await page.evaluate(() => localStorage.getItem('users'));
  return JSON.parse(users ?? '[]') as User[];
}

/** Who is signed in, as it was written; null for nobody. */
export async function storedSession(page: Page) {
  const user = await page.evaluate(() => localStorage.getItem('currentUser'));
  return JSON.parse(user ?? 'null') as User | null;
}
