import { buildShortQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { breakpoints } from '#src/design-system/tokens/tokens.ts';
import type { SupportTicket } from '#src/domain/ticket.ts';
import {
  accountButton,
  authDialog,
  expectFailure,
  expectKept,
  fillIn,
  menuEntry,
  myAccountButton,
  openAuthDialog,
  openLandingPageAfterWelcome,
  registration,
  ruth,
  signedInStorage,
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
  whenHydrated,
  whenHydratedAtStoppedClock,
} from './support/page.ts';
import { fillInQuestionnaire, submitQuestionnaire } from './support/questionnaire.ts';
import { writeStorage } from './support/states.ts';
import { expect, test } from './support/test.ts';

const LOGGED_OUT = ['Logged out', 'You have been successfully logged out.'] as const;
const registered = ['Registration successful', `Account created for ${ruth.name}!`] as const;
const loggedIn = ['Login successful', `Welcome back, ${ruth.name}!`] as const;
const { email, password } = registration;

test('A visitor can register, open the account page, log out and log in again, and the password is stored nowhere', async ({
  page,
  context,
}) => {
  await openLandingPageAfterWelcome(page);
  await openAuthDialog(page, 'Register');
  await fillIn(page, registration);
  await submitForm(page, 'Register');
  await expectToast(page, ...registered);
  await expect(authDialog(page)).toHaveCount(0);
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

test('Before hydration, Login opens its dialog once React is there, and Logout logs out', async ({
  page,
}) => {
  await stopClock(page);
  const { release } = await holdModules(page);
  await page.goto('/');
  await accountButton(page).click();
  await menuEntry(page, 'Login').click();
  release();
  await whenHydratedAtStoppedClock(page);
  await expect(authDialog(page).getByRole('form', { name: 'Login' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(authDialog(page)).toHaveCount(0);
  await expect(menuEntry(page, 'Login')).toBeHidden();
  await expect(accountButton(page)).toBeFocused();

  await writeStorage(page, { users: [ruth], currentUser: ruth });
  const modules = await holdModules(page);
  await page.reload();
  await myAccountButton(page).click();
  await menuEntry(page, 'Logout').click();
  modules.release();
  await expectToast(page, ...LOGGED_OUT);
  await expect(accountButton(page)).toBeVisible();
  expect(await storedSession(page)).toBeNull();
});

test('The account page asks a visitor to log in before hydration, and stays when a key is pressed', async ({
  page,
}) => {
  await stopClock(page);
  const { release } = await holdModules(page);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Please login to access your account',
  );
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
  // Until then, the next screen would close the card.
  await expect(page).toHaveURL('/');
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

test('A registration fails while the storage is blocked or full, and succeeds once there is room', async ({
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
  await openAuthDialog(page, 'Register');
  await fillIn(page, registration);
  await submitForm(page, 'Register');
  await expectFailure(
    page,
    'Registration failed',
    'Your browser does not let this website save anything. Allow cookies and site data for it, then try again.',
  );
  await expectKept(page, registration);

  await page.evaluate(() => window.dispatchEvent(new Event('storage-allowed')));
  await fillStorage(page);
  await submitForm(page, 'Register');
  await expectFailure(
    page,
    'Registration failed',
    'Your browser has no room left for this website. Free some of its stored data, then try again.',
  );
  await expectKept(page, registration);
  expect(await storedUsers(page)).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await submitForm(page, 'Register');
  await expectToast(page, ...registered);
});

test.describe('A signed-in user', () => {
  test.use({ storageState: signedInStorage });

  test('sees the same header and the same name in every frame, before and after hydration', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.shownTexts = [];
      const recordTexts = () => {
        const watched = location.pathname === '/' ? 'header button[popovertarget]' : 'h1';
        for (const element of document.querySelectorAll(watched)) {
          const text = element.textContent ?? '';
          if (element.checkVisibility() && !window.shownTexts.includes(text)) {
            window.shownTexts.push(text);
          }
        }
        requestAnimationFrame(recordTexts);
      };
      recordTexts();
    });
    for (const [path, text] of [
      ['/', 'My Account'],
      ['/account', ruth.name],
    ] as const) {
      const { release } = await holdModules(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(myAccountButton(page)).toBeVisible();
      release();
      await whenHydrated(page);
      await whenSessionIsRestored(page);
      await expect.poll(() => page.evaluate(() => window.shownTexts), path).toEqual([text]);
    }
  });

  test('keeps the open menu and the focus in it during hydration, until Escape or until the focus leaves it', async ({
    page,
  }) => {
    const { release } = await holdModules(page);
    await page.goto('/');
    await myAccountButton(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(menuEntry(page, 'Profile')).toBeFocused();

    release();
    await whenSessionIsRestored(page);
    await expect(menuEntry(page, 'Profile')).toBeFocused();
    await expect(menuEntry(page, 'Logout')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menuEntry(page, 'Profile')).toBeHidden();
    await expect(myAccountButton(page)).toBeFocused();

    await page.keyboard.press('Space');
    await moveFocusTo(menuEntry(page, 'Logout'));
    await page.keyboard.press('Tab');
    await expect(menuEntry(page, 'Logout')).toBeHidden();
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
