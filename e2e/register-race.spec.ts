import type { BrowserContext, Page } from '@playwright/test';
import type { User } from '#src/domain/user.ts';
import {
  authDialog,
  busyButton,
  expectFailure,
  expectKept,
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
import { expectToast, passTime, shownToast, whenHydratedAtStoppedClock } from './support/page.ts';
import { expect, test } from './support/test.ts';

const ruth = { name: 'Ruth Harrow', email: 'ruth@harrow-joinery.example' };
const idris = { name: 'Idris Vale', email: 'idris@vale-bakery.example' };

type Registrant = Pick<User, 'name' | 'email'>;

/** Two tabs in front of their registration, each filled in, under one clock that stands still. */
async function fillInTwice(
  page: Page,
  context: BrowserContext,
  registrants: readonly [Registrant, Registrant],
) {
  await openAfterWelcome(page);
  const other = await context.newPage();
  await other.goto('/custom-quote');
  await whenHydratedAtStoppedClock(other);

  for (const [tab, registrant] of [
    [page, registrants[0]],
    [other, registrants[1]],
  ] as const) {
    await tab.bringToFront();
    // A login that fails: after it the backend is there, and no tab has to wait for it.
    await openAuthDialog(tab, 'Login');
    await fillIn(tab, { email: 'nobody@harrow-joinery.example', password });
    await handIn(tab, 'Login');
    await expect(shownToast(tab)).toHaveText(/^Login failed/);
    await authDialog(tab).getByRole('tab', { name: 'Register' }).click();
    await fillIn(tab, registration(registrant));
  }
  expect(await storedUsers(page)).toEqual([]);
  return { tabs: [page, other] as const, other };
}

async function press(tab: Page) {
  await tab.bringToFront();
  await submitButton(tab, 'Register').click();
  await expect(busyButton(tab, 'Register')).toBeVisible();
}

test('Two tabs that register the same email at once make one account, one of them is refused, and both are signed in to it', async ({
  page,
  context,
}) => {
  const again = { name: 'Ruth H.', email: 'RUTH@harrow-joinery.example' };
  const { tabs } = await fillInTwice(page, context, [ruth, again]);
  for (const tab of tabs) await press(tab);
  // The tab that came second waits until it can see the account of the first.
  const answers = async () => {
    await passTime(page, 250);
    return Promise.all(tabs.map((tab) => shownToast(tab).textContent()));
  };
  await expect(async () => {
    expect(
      (await answers())
        .map((text) => text?.match(/^Registration \w+?(?=Account|Email)/)?.[0])
        .sort(),
    ).toEqual(['Registration failed', 'Registration successful']);
  }).toPass({ intervals: [20] });
  for (const tab of tabs) {
    await expect(userTrigger(tab)).toBeAttached();
  }
  await expect.poll(() => storedUsers(page)).toHaveLength(1);
  const [account] = await storedUsers(page);
  for (const tab of tabs) {
    await tab.goto('/account');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(String(account?.name));
  }
});

test('The tab that registers the same email a moment later is refused, and keeps what was typed', async ({
  page,
  context,
}) => {
  const again = { name: 'Ruth H.', email: ' RUTH@harrow-joinery.example' };
  const { other } = await fillInTwice(page, context, [ruth, again]);
  await press(page);
  await page.clock.runFor(500);
  await press(other);
  await page.clock.runFor(500);
  await expectToast(page, 'Registration successful', 'Account created for Ruth Harrow!');

  await page.clock.runFor(500);
  await expectFailure(
    other,
    'Registration failed',
    'Email already in use. Please try another or login.',
  );
  await expectKept(other, { name: again.name, email: again.email.trim() });
  expect(await storedUsers(other)).toEqual([expect.objectContaining(ruth)]);
  expect(await storedSession(other)).toEqual(expect.objectContaining(ruth));
});

test('Two tabs that register different emails at once keep both accounts', async ({
  page,
  context,
}) => {
  const { tabs } = await fillInTwice(page, context, [ruth, idris]);
  for (const tab of tabs) await press(tab);
  await page.clock.runFor(1000);

  for (const tab of tabs) await expect(shownToast(tab)).toHaveText(/^Registration successful/);
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
