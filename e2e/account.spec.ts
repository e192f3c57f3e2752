import type { Locator, Page } from '@playwright/test';
import { buildShortQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { breakpoints } from '#src/design-system/tokens/tokens.ts';
import type { SupportTicket } from '#src/domain/ticket.ts';
import {
  authDialog,
  busyButton,
  choice,
  expectFailure,
  expectKept,
  field,
  fillIn,
  hasAccount,
  isSignedIn,
  openAfterWelcome,
  openAuthDialog,
  registration,
  ruth,
  storedSession,
  storedUsers,
  submitButton,
  submitForm,
  userTrigger,
  visitorTrigger,
  waitForAnswer,
  whenSessionIsKnown,
} from './support/account.ts';
import {
  expectToast,
  fillStorage,
  holdModules,
  openHydrated,
  openWithStoppedClock,
  passTime,
  pay,
  readStorage,
  shownToast,
  stopClock,
  whenHydratedAtStoppedClock,
} from './support/page.ts';
import { fillInQuestionnaire, submitQuestionnaire } from './support/questionnaire.ts';
import { expect, test } from './support/test.ts';

const IN_USE = 'Email already in use. Please try another or login.';
const LOGGED_OUT = ['Logged out', 'You have been successfully logged out.'] as const;
const registered = ['Registration successful', `Account created for ${ruth.name}!`] as const;
const loggedIn = ['Login successful', `Welcome back, ${ruth.name}!`] as const;
const strangersEmail = 'rhys@vale-bakery.example';
const { email, password } = registration;

test('A visitor can register, open the account page, log out and log in again', async ({
  page,
}) => {
  await openAfterWelcome(page);
  await openAuthDialog(page, 'Register');
  await fillIn(page, registration);
  await submitForm(page, 'Register');
  await expectToast(page, ...registered);
  await expect(authDialog(page)).toHaveCount(0);
  await expect(userTrigger(page)).toBeFocused();

  await page.reload();
  await whenHydratedAtStoppedClock(page);
  await whenSessionIsKnown(page);
  await userTrigger(page).click();
  await choice(page, 'Profile').click();
  await expect(page).toHaveURL('/account');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(ruth.name);
  await expect(main.getByText(email)).toBeVisible();
  await expect(main.getByText('No orders yet')).toBeVisible();

  await main.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, ...LOGGED_OUT);
  await expect(page).toHaveURL('/');
  await expect(visitorTrigger(page)).toBeVisible();
  expect(await storedSession(page)).toBeNull();
  await passTime(page, 2000);

  await openAuthDialog(page, 'Login');
  await fillIn(page, { email: `  ${email.toUpperCase()} `, password: 'another password' });
  await submitForm(page, 'Login');
  await expectToast(page, ...loggedIn);
  await expect(authDialog(page)).toHaveCount(0);

  await userTrigger(page).click();
  await choice(page, 'Logout').click();
  await expectToast(page, ...LOGGED_OUT);
  await expect(visitorTrigger(page)).toBeFocused();
});

test('The dialog opens after hydration when Login is pressed before', async ({ page }) => {
  const { release } = await holdModules(page);
  await page.goto('/');
  await visitorTrigger(page).click();
  await choice(page, 'Login').click();

  release();
  await expect(authDialog(page).getByRole('form', { name: 'Login' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(authDialog(page)).toHaveCount(0);
  await expect(choice(page, 'Login')).toBeHidden();
  await expect(visitorTrigger(page)).toBeFocused();
});

test('The dialog’s code is fetched when the mouse reaches the account button', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const dialogModules = () => fetched.filter((url) => url.includes('/AuthDialog-'));
  await openWithStoppedClock(page, '/');
  await whenSessionIsKnown(page);
  await page.waitForLoadState('networkidle');
  expect(dialogModules()).toEqual([]);
  await visitorTrigger(page).hover();
  await expect.poll(dialogModules).toContainEqual(expect.stringMatching(/\.js$/));
});

test('Two tabs show the same account', async ({ page, context }) => {
  await openHydrated(page, '/');
  await openAuthDialog(page, 'Register');
  await fillIn(page, registration);
  const other = await context.newPage();
  await openHydrated(other, '/custom-quote');
  await expect(visitorTrigger(other)).toBeVisible();

  await submitButton(page, 'Register').click();
  await expect(userTrigger(page)).toBeVisible();
  await expect(userTrigger(other)).toBeVisible();
  await expect(shownToast(other)).toHaveCount(0);

  await other.goto('/account');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(ruth.name);
  await page.bringToFront();
  await userTrigger(page).click();
  await choice(page, 'Logout').click();
  await expect(other.getByText('Please login to access your account')).toBeVisible();
  await expect(visitorTrigger(other)).toBeVisible();
});

test('One account results when two tabs register the same email at once', async ({
  page,
  context,
}) => {
  await openAfterWelcome(page);
  const other = await context.newPage();
  await other.goto('/custom-quote');
  await whenHydratedAtStoppedClock(other);
  const tabs = [page, other];
  for (const tab of tabs) {
    await tab.bringToFront();
    // A failed login loads the backend's chunk, so that neither tab waits for it later.
    await openAuthDialog(tab, 'Login');
    await fillIn(tab, { email: strangersEmail, password });
    await submitForm(tab, 'Login');
    await expect(shownToast(tab)).toHaveText(/^Login failed/);
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
      tabs.map(async (tab) => `${await shownToast(tab).allTextContents()}`),
    );
    expect(texts.map((text) => text.includes(IN_USE)).sort()).toEqual([false, true]);
    expect(texts.join()).toContain('Registration successful');
  }).toPass({ intervals: [20] });
  // The session belongs to the browser, so both tabs are signed in.
  for (const tab of tabs) await expect(userTrigger(tab)).toBeAttached();
  expect(await storedUsers(page)).toHaveLength(1);
});

/** Submits the registration, and checks the message and that the answers are kept. */
async function failToRegister(page: Page, message: string) {
  await openAuthDialog(page, 'Register');
  await fillIn(page, registration);
  await submitForm(page, 'Register');
  await expectFailure(page, 'Registration failed', message);
  await expectKept(page, registration);
}

test('A registration fails while the storage is full, and succeeds once there is room', async ({
  page,
}) => {
  await openAfterWelcome(page);
  await fillStorage(page);
  await failToRegister(
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
  await openAfterWelcome(page);
  await failToRegister(
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
  await expect(userTrigger(page)).toBeFocused();

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

test('A visitor sees before hydration that the account page needs a login', async ({ page }) => {
  await holdModules(page);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Please login to access your account',
  );
});

test.describe('A signed-in user', () => {
  test.use({ storageState: isSignedIn });

  for (const [path, what, selector, wanted] of [
    ['/', 'header button', 'header button[popovertarget]', ['My Account']],
    ['/account', 'title', 'h1', [ruth.name]],
  ] as const) {
    test(`sees one ${what} in every frame of ${path}, before and after hydration`, async ({
      page,
    }) => {
      await page.addInitScript((watched) => {
        window.shownTexts = [];
        const look = () => {
          for (const element of document.querySelectorAll(watched)) {
            const text = element.textContent ?? '';
            if (element.checkVisibility() && !window.shownTexts.includes(text)) {
              window.shownTexts.push(text);
            }
          }
          requestAnimationFrame(look);
        };
        look();
      }, selector);
      const { release } = await holdModules(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(userTrigger(page)).toBeVisible();
      release();
      await whenSessionIsKnown(page);
      await expect.poll(() => page.evaluate(() => window.shownTexts)).toEqual(wanted);
    });
  }

  test('keeps the open menu and the focus in it during hydration', async ({ page }) => {
    const { release } = await holdModules(page);
    await page.goto('/');
    await userTrigger(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(choice(page, 'Profile')).toBeFocused();

    release();
    await whenSessionIsKnown(page);
    await expect(choice(page, 'Profile')).toBeFocused();
    await expect(choice(page, 'Logout')).toBeVisible();
  });

  test('is signed out after hydration when Logout is pressed before', async ({ page }) => {
    const { release } = await holdModules(page);
    await stopClock(page);
    await page.goto('/');
    await userTrigger(page).click();
    await choice(page, 'Logout').click();

    release();
    await expectToast(page, ...LOGGED_OUT);
    await expect(visitorTrigger(page)).toBeVisible();
    expect(await storedSession(page)).toBeNull();
  });

  test('submits a questionnaire under their own name when the backend loads late', async ({
    page,
  }) => {
    const { release } = await holdModules(page, '**/assets/createBrowserBackend-*.js');
    await openHydrated(page, '/');
    await pay(page, 'Ecommerce');
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
  test.use({ storageState: hasAccount });

  /** Presses Tab until the target has the focus, at most as often as the header has controls. */
  async function tabTo(page: Page, target: Locator) {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    await expect(target).toBeFocused();
  }

  test('a visitor can log in, open the account page and log out', async ({ page }) => {
    await openAfterWelcome(page);
    await tabTo(page, visitorTrigger(page));
    await expect(choice(page, 'Login')).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(choice(page, 'Login')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(authDialog(page)).toBeVisible();

    await tabTo(page, field(page, 'email'));
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await expect(field(page, 'password')).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await waitForAnswer(page, 'Login');
    await expectToast(page, ...loggedIn);
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
    await expectToast(page, ...LOGGED_OUT);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the card closes with Escape, and when the focus leaves it', async ({ page }) => {
    await openHydrated(page, '/');
    await tabTo(page, visitorTrigger(page));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(choice(page, 'Login')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(choice(page, 'Login')).toBeHidden();
    await expect(visitorTrigger(page)).toBeFocused();

    await page.keyboard.press('Space');
    await tabTo(page, choice(page, 'Register'));
    await page.keyboard.press('Tab');
    await expect(choice(page, 'Register')).toBeHidden();
  });
});

test.describe('On a phone', () => {
  const width = breakpoints.phone;
  test.use({ viewport: { width, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap opens the card and the dialog, and a tap outside closes each', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    await visitorTrigger(page).tap();
    await passTime(page, 1500);
    await expect(choice(page, 'Login')).toBeInViewport({ ratio: 1 });
    await expect(choice(page, 'Register')).toBeInViewport({ ratio: 1 });
    await page.touchscreen.tap(40, 600);
    await expect(choice(page, 'Login')).toBeHidden();

    await visitorTrigger(page).tap();
    await choice(page, 'Login').tap();
    await expect(authDialog(page)).toBeVisible();
    await page.touchscreen.tap(width / 2, 10);
    await expect(authDialog(page)).toHaveCount(0);
    await visitorTrigger(page).tap();
    await expect(choice(page, 'Login')).toBeVisible();
    await visitorTrigger(page).tap();
    await expect(choice(page, 'Login')).toBeHidden();
  });
});

declare global {
  interface Window {
    shownTexts: string[];
  }
}
