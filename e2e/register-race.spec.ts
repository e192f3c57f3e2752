import type { BrowserContext, Page } from '@playwright/test';
import type { User } from '#src/domain/user.ts';
import {
  authDialog,
  busyButton,
  fillIn,
  handIn,
  openAfterWelcome,
  openAuthDialog,
  password,
  registration,
  storedSession,
  storedUsers,
  submitButton,
  userTrigger,
} from './support/account.ts';
import { shownToast, whenHydratedAtStoppedClock } from './support/page.ts';
import { expect, test } from './support/test.ts';

const ruth = { name: 'Ruth Harrow', email: 'ruth@harrow-joinery.example' };
const idris = { name: 'Idris Vale', email: 'idris@vale-bakery.example' };

type Registrant = Pick<User, 'name' | 'email'>;

/**
 * Two tabs whose registrations are handed in at the same moment of one clock that stands still:
 * letting a second pass makes both write at once.
 */
async function handInTwice(
  page: Page,
  context: BrowserContext,
  registrants: readonly Registrant[],
) {
  await openAfterWelcome(page);
  const other = await context.newPage();
  await other.goto('/custom-quote');
  await whenHydratedAtStoppedClock(other);
  const tabs = [page, other];

  // A login that fails: after it the backend is there, and no tab has to wait for it.
  for (const tab of tabs) {
    await tab.bringToFront();
    await openAuthDialog(tab, 'Login');
    await fillIn(tab, { email: 'nobody@harrow-joinery.example', password });
    await handIn(tab, 'Login');
    await expect(shownToast(tab)).toHaveText(/^Login failed/);
  }
  for (const [index, tab] of tabs.entries()) {
    await tab.bringToFront();
    await authDialog(tab).getByRole('tab', { name: 'Register' }).click();
    await fillIn(tab, registration(registrants[index]));
    await submitButton(tab, 'Register').click();
    await expect(busyButton(tab, 'Register')).toBeVisible();
  }
  expect(await storedUsers(page)).toEqual([]);
  await page.clock.runFor(1000);
  for (const tab of tabs) await expect(shownToast(tab)).toHaveText(/^Registration/);
  return tabs;
}

test('Two tabs that register the same email at once make one account, and one is refused', async ({
  page,
  context,
}) => {
  const again = { name: 'Ruth H.', email: 'RUTH@harrow-joinery.example' };
  const tabs = await handInTwice(page, context, [ruth, again]);

  const toasts = await Promise.all(tabs.map((tab) => shownToast(tab).textContent()));
  expect(toasts.filter((text) => text?.includes('Registration successful'))).toHaveLength(1);
  expect(
    toasts.filter((text) => text?.includes('Email already in use. Please try another or login.')),
  ).toHaveLength(1);

  const users = await storedUsers(page);
  expect(users).toHaveLength(1);
  for (const tab of tabs) {
    await expect(userTrigger(tab)).toBeVisible();
    expect(await storedSession(tab)).toEqual(users[0]);
  }
});

test('Two tabs that register different emails at once keep both accounts', async ({
  page,
  context,
}) => {
  const tabs = await handInTwice(page, context, [ruth, idris]);

  for (const tab of tabs) await expect(shownToast(tab)).toContainText('Registration successful');
  await expect
    .poll(async () => (await storedUsers(page)).map(({ email }) => email).sort())
    .toEqual([idris.email, ruth.email]);
  const users = await storedUsers(page);
  expect(new Set(users.map(({ id }) => id)).size).toBe(2);
  // The browser has one session: both tabs show whoever came last.
  const session = await storedSession(page);
  expect(users).toContainEqual(session);
  for (const tab of tabs) {
    await tab.goto('/account');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(String(session?.name));
  }
});
