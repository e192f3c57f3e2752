import type { Page } from '@playwright/test';
import { buildShortQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { breakpoints } from '#src/design-system/tokens/tokens.ts';
import type { SupportTicket } from '#src/domain/ticket.ts';
import {
  accountButton,
  authDialog,
  busyButton,
  expectFailure,
  expectKept,
  field,
  fillIn,
  menuEntry,
  myAccountButton,
  openAuthDialog,
  openLandingPageAfterWelcome,
  registration,
  ruth,
  signedInStorage,
  storageWithAccount,
  storedSession,
  storedUsers,
  submitButton,
  submitForm,
  waitForAnswer,
  whenSessionIsRestored,
} from './support/account.ts';
import {
  buy,
  expectToast,
  fillStorage,
  holdModules,
  holdRequests,
  moveFocusTo,
  openHydrated,
  openWithStoppedClock,
  passTime,
  readStorage,
  stopClock,
  visibleToast,
  whenHydratedAtStoppedClock,
} from './support/page.ts';
import { fillInQuestionnaire, submitQuestionnaire } from './support/questionnaire.ts';
import { expect, test } from './support/test.ts';

const IN_USE = 'Email already in use. Please try another or login.';
const LOGGED_OUT = ['Logged out', 'You have been successfully logged out.'] as const;
const registered = ['Registration successful', `Account created for ${ruth.name}!`] as const;
const loggedIn = ['Login successful', `Welcome back, ${ruth.name}!`] as const;
const unknownEmail = 'rhys@vale-bakery.example';
const { email, password } = registration;

test('A visitor can register, open the account page, log out and log in again', async ({
  page,
}) => {
  await openLandingPageAfterWelcome(page);
  await openAuthDialog(page, 'Register');
  await fillIn(page, registration);
  await submitForm(page, 'Register');
  await expectToast(page, ...registered);
  await expect(authDialog(page)).toHaveCount(0);
  await expect(myAccountButton(page)).toBeFocused();

  await page.reload();
  await whenHydratedAtStoppedClock(page);
  await whenSessionIsRestored(page);
  await myAccountButton(page).click();
  await menuEntry(page, 'Profile').click();
  await expect(page).toHaveURL('/account');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(ruth.name);
  await expect(main.getByText(email)).toBeVisible();
  await expect(main.getByText('No orders yet')).toBeVisible();

  await main.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, ...LOGGED_OUT);
  await expect(page).toHaveURL('/');
  await expect(accountButton(page)).toBeVisible();
  expect(await storedSession(page)).toBeNull();
  await passTime(page, 2000);

  await openAuthDialog(page, 'Login');
  await fillIn(page, { email: `  ${email.toUpperCase()} `, password: 'another password' });
  await submitForm(page, 'Login');
  await expectToast(page, ...loggedIn);
  await expect(authDialog(page)).toHaveCount(0);

  await myAccountButton(page).click();
  await menuEntry(page, 'Logout').click();
  await expectToast(page, ...LOGGED_OUT);
  await expect(accountButton(page)).toBeFocused();
});

test('The login dialog opens after hydration when Login is pressed before', async ({ page }) => {
  const { release } = await holdModules(page);
  await page.goto('/');
  await accountButton(page).click();
  await menuEntry(page, 'Login').click();

  release();
  await expect(authDialog(page).getByRole('form', { name: 'Login' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(authDialog(page)).toHaveCount(0);
  await expect(menuEntry(page, 'Login')).toBeHidden();
  await expect(accountButton(page)).toBeFocused();
});

test('The account gate stays when a key is pressed before hydration', async ({ page }) => {
  await stopClock(page);
  const { release } = await holdModules(page);
  await page.goto('/account');
  await page.keyboard.press('Tab');
  release();
  await whenHydratedAtStoppedClock(page);
  await whenSessionIsRestored(page);
  await passTime(page, 60_000);
  await expect(page).toHaveURL('/account');
});

test('Back closes an open dialog first, and leaves the page once it is closed', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/404/);
  await openWithStoppedClock(page, '/nowhere');
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await openAuthDialog(page, 'Login');
  await page.goBack();
  await expect(authDialog(page)).toHaveCount(0);
  await expect(accountButton(page)).toBeFocused();
  await expect(page).toHaveURL('/');

  // A pending request keeps the dialog open.
  await openAuthDialog(page, 'Register');
  await fillIn(page, registration);
  await submitButton(page, 'Register').click();
  await page.goBack();
  await expect(authDialog(page)).toBeVisible();
  await waitForAnswer(page, 'Register');
  await expect(authDialog(page)).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL('/nowhere');
  await page.goForward();
  await expect(page).toHaveURL('/');
});

test('The login dialog’s code is fetched when the mouse reaches the account button', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const dialogModules = () => fetched.filter((url) => url.includes('/AuthDialog-'));
  await openWithStoppedClock(page, '/');
  await whenSessionIsRestored(page);
  await page.waitForLoadState('networkidle');
  expect(dialogModules()).toEqual([]);
  await accountButton(page).hover();
  await expect.poll(dialogModules).toContainEqual(expect.stringMatching(/\.js$/));
});

test('Two tabs show the same session', async ({ page, context }) => {
  await openHydrated(page, '/');
  await openAuthDialog(page, 'Register');
  await fillIn(page, registration);
  const other = await context.newPage();
  await openHydrated(other, '/custom-quote');
  await expect(accountButton(other)).toBeVisible();

  await submitButton(page, 'Register').click();
  await expect(myAccountButton(page)).toBeVisible();
  await expect(myAccountButton(other)).toBeVisible();
  await expect(visibleToast(other)).toHaveCount(0);

  await other.goto('/account');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(ruth.name);
  await page.bringToFront();
  await myAccountButton(page).click();
  await menuEntry(page, 'Logout').click();
  await expect(other.getByText('Please login to access your account')).toBeVisible();
  await expect(accountButton(other)).toBeVisible();
});

test('Two tabs that register the same email at once make one account', async ({
  page,
  context,
}) => {
  await openLandingPageAfterWelcome(page);
  const other = await context.newPage();
  await other.goto('/custom-quote');
  await whenHydratedAtStoppedClock(other);
  const tabs = [page, other];
  for (const tab of tabs) {
    await tab.bringToFront();
    // A failed login loads the backend's chunk, so that both registrations start at once.
    await openAuthDialog(tab, 'Login');
    await fillIn(tab, { email: unknownEmail, password });
    await submitForm(tab, 'Login');
    await expect(visibleToast(tab)).toHaveText(/^Login failed/);
    await authDialog(tab).getByRole('tab', { name: 'Register' }).click();
    await fillIn(
      tab,
      tab === page ? registration : { ...registration, email: email.toUpperCase() },
    );
  }
  for (const tab of tabs) {
    await tab.bringToFront();
    await submitButton(tab, 'Register').click();
    await expect(busyButton(tab, 'Register')).toBeVisible();
  }
  await expect(async () => {
    await passTime(page, 250);
    const texts = await Promise.all(
      tabs.map(async (tab) => `${await visibleToast(tab).allTextContents()}`),
    );
    expect(texts.map((text) => text.includes(IN_USE)).sort()).toEqual([false, true]);
    expect(texts.join()).toContain('Registration successful');
  }).toPass({ intervals: [20] });
  // The session belongs to the browser, so both tabs are signed in.
  for (const tab of tabs) await expect(myAccountButton(tab)).toBeAttached();
  expect(await storedUsers(page)).toHaveLength(1);
});

/** Registers, and checks that the dialog shows the message and keeps the answers. */
async function expectRegistrationFails(page: Page, message: string) {
  await openAuthDialog(page, 'Register');
  await fillIn(page, registration);
  await submitForm(page, 'Register');
  await expectFailure(page, 'Registration failed', message);
  await expectKept(page, registration);
}

test('A registration fails while the storage is full, and succeeds once there is room', async ({
  page,
}) => {
  await openLandingPageAfterWelcome(page);
  await fillStorage(page);
  await expectRegistrationFails(
    page,
    'Your browser has no room left for this website. Free some of its stored data, then try again.',
  );
  expect(await storedUsers(page)).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await submitForm(page, 'Register');
  await expectToast(page, ...registered);
});

test('A registration fails while the storage is blocked, and succeeds once it is allowed', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/mocks for captcha and mail did not start/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      const storage = Object.getOwnPropertyDescriptor(window, name);
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
      window.addEventListener('storage-allowed', () => {
        if (storage) Object.defineProperty(window, name, storage);
      });
    }
  });
  await openLandingPageAfterWelcome(page);
  await expectRegistrationFails(
    page,
    'Your browser does not let this website save anything. Allow cookies and site data for it, then try again.',
  );

  await page.evaluate(() => window.dispatchEvent(new Event('storage-allowed')));
  await submitForm(page, 'Register');
  await expectToast(page, ...registered);
});

test('No storage, cookie, cache, address or markup contains the password after registration', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/');
  await openAuthDialog(page, 'Register');
  await fillIn(page, registration);
  await submitButton(page, 'Register').click();
  await expect(myAccountButton(page)).toBeFocused();

  const kept = JSON.stringify([
    await context.storageState({ indexedDB: true }),
    await page.evaluate(() => [Object.entries(sessionStorage), history.state, document.cookie]),
    await page.evaluate(async () => {
      const names = await caches.keys();
      return Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    }),
    page.url(),
    await page.content(),
  ]);
  expect(kept).toContain(email);
  expect(kept).not.toContain(password);
});

test('The account page asks a visitor to log in, before hydration', async ({ page }) => {
  await holdModules(page);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Please login to access your account',
  );
});

test.describe('A signed-in user', () => {
  test.use({ storageState: signedInStorage });

  for (const [path, element, selector, texts] of [
    ['/', 'header button', 'header button[popovertarget]', ['My Account']],
    ['/account', 'title', 'h1', [ruth.name]],
  ] as const) {
    test(`sees the same ${element} in every frame of ${path}, before and after hydration`, async ({
      page,
    }) => {
      await page.addInitScript((watchedSelector) => {
        window.shownTexts = [];
        const recordTexts = () => {
          for (const element of document.querySelectorAll(watchedSelector)) {
            const text = element.textContent ?? '';
            if (element.checkVisibility() && !window.shownTexts.includes(text)) {
              window.shownTexts.push(text);
            }
          }
          requestAnimationFrame(recordTexts);
        };
        recordTexts();
      }, selector);
      const { release } = await holdModules(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(myAccountButton(page)).toBeVisible();
      release();
      await whenSessionIsRestored(page);
      await expect.poll(() => page.evaluate(() => window.shownTexts)).toEqual(texts);
    });
  }

  test('keeps the open menu and the focus in it during hydration', async ({ page }) => {
    const { release } = await holdModules(page);
    await page.goto('/');
    await myAccountButton(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(menuEntry(page, 'Profile')).toBeFocused();

    release();
    await whenSessionIsRestored(page);
    await expect(menuEntry(page, 'Profile')).toBeFocused();
    await expect(menuEntry(page, 'Logout')).toBeVisible();
  });

  test('is signed out after hydration when Logout was pressed before', async ({ page }) => {
    const { release } = await holdModules(page);
    await stopClock(page);
    await page.goto('/');
    await myAccountButton(page).click();
    await menuEntry(page, 'Logout').click();

    release();
    await expectToast(page, ...LOGGED_OUT);
    await expect(accountButton(page)).toBeVisible();
    expect(await storedSession(page)).toBeNull();
  });

  test('submits a questionnaire under their own name when the backend loads late', async ({
    page,
  }) => {
    const { release } = await holdRequests(page, '**/assets/createBrowserBackend-*.js');
    await openHydrated(page, '/');
    await buy(page, 'Ecommerce');
    await fillInQuestionnaire(page, buildShortQuestionnaire());
    await submitQuestionnaire(page);
    release();
    await expectToast(page, 'Questionnaire submitted successfully!');
    expect(await readStorage<SupportTicket[]>(page, 'supportTickets')).toEqual([
      expect.objectContaining({
        userId: ruth.id,
        userName: ruth.name,
        userEmail: ruth.email,
        packageId: 'ecommerce',
      }),
    ]);
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ruth.name);

    // The redirect replaces the questionnaire, so that it cannot be submitted twice.
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

test.describe('With a keyboard', () => {
  test.use({ storageState: storageWithAccount });

  test('a visitor can log in, open the account page and log out', async ({ page }) => {
    await openLandingPageAfterWelcome(page);
    await moveFocusTo(accountButton(page));
    await expect(menuEntry(page, 'Login')).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menuEntry(page, 'Login')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(authDialog(page)).toBeVisible();

    await moveFocusTo(field(page, 'email'));
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await expect(field(page, 'password')).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await waitForAnswer(page, 'Login');
    await expectToast(page, ...loggedIn);
    await expect(authDialog(page)).toHaveCount(0);
    await expect(myAccountButton(page)).toBeFocused();

    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(menuEntry(page, 'Profile')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(menuEntry(page, 'Profile')).toBeHidden();

    await moveFocusTo(page.getByRole('main').getByRole('button', { name: 'Logout' }));
    await page.keyboard.press('Enter');
    await expectToast(page, ...LOGGED_OUT);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('the card closes with Escape, and when the focus leaves it', async ({ page }) => {
    await openHydrated(page, '/');
    await moveFocusTo(accountButton(page));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menuEntry(page, 'Login')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuEntry(page, 'Login')).toBeHidden();
    await expect(accountButton(page)).toBeFocused();

    await page.keyboard.press('Space');
    await moveFocusTo(menuEntry(page, 'Register'));
    await page.keyboard.press('Tab');
    await expect(menuEntry(page, 'Register')).toBeHidden();
  });
});

test.describe('On a phone', () => {
  const width = breakpoints.phone;
  test.use({ viewport: { width, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap opens the card and the dialog, and a tap outside closes each', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    await accountButton(page).tap();
    await passTime(page, 1500);
    await expect(menuEntry(page, 'Login')).toBeInViewport({ ratio: 1 });
    await expect(menuEntry(page, 'Register')).toBeInViewport({ ratio: 1 });
    await page.touchscreen.tap(40, 600);
    await expect(menuEntry(page, 'Login')).toBeHidden();

    await accountButton(page).tap();
    await menuEntry(page, 'Login').tap();
    await expect(authDialog(page)).toBeVisible();
    await page.touchscreen.tap(width / 2, 10);
    await expect(authDialog(page)).toHaveCount(0);
    await accountButton(page).tap();
    await expect(menuEntry(page, 'Login')).toBeVisible();
    await accountButton(page).tap();
    await expect(menuEntry(page, 'Login')).toBeHidden();
  });
});

declare global {
  interface Window {
    shownTexts: string[];
  }
}
