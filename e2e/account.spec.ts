import type { Page, Response } from '@playwright/test';
import type { SupportTicket } from '#src/domain/ticket.ts';
import {
  authDialog,
  busyButton,
  choice,
  expectFailure,
  expectKept,
  field,
  fillIn,
  handIn,
  hasAccount,
  isSignedIn,
  letAnswer,
  openAfterWelcome,
  openAuthDialog,
  password,
  registration,
  ruth,
  stored,
  storedSession,
  storedUsers,
  submitButton,
  userTrigger,
  visitorTrigger,
  whenSessionIsKnown,
} from './support/account.ts';
import { holdModules } from './support/modules.ts';
import {
  buyLink,
  expectToast,
  openHydrated,
  openWithStoppedClock,
  passTime,
  shownToast,
  stopClock,
  whenHydrated,
  whenHydratedAtStoppedClock,
} from './support/page.ts';
import { expect, test } from './support/test.ts';

const NOT_FOUND = 'User not found. Please check your email or register.';
const IN_USE = 'Email already in use. Please try another or login.';
const FULL =
  'Your browser has no room left for this website. Free some of its stored data, then try again.';
const BLOCKED =
  'Your browser does not let this website save anything. Allow cookies and site data for it, then try again.';

/** What the landing page's scripts may weigh until somebody touches it, compressed, in bytes. */
const FIRST_SCRIPTS = 100_000;

/** Notes what the account's trigger says in every frame that is painted. */
async function watchTrigger(page: Page) {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenTriggers: seen });
    const look = () => {
      for (const button of document.querySelectorAll('header button[popovertarget]')) {
        if (button.checkVisibility()) seen.add(button.textContent ?? '');
      }
      requestAnimationFrame(look);
    };
    look();
    document.addEventListener('DOMContentLoaded', look);
  });
  return () =>
    page.evaluate(() => [...(window as unknown as { seenTriggers: Set<string> }).seenTriggers]);
}

test('A visitor can register, find their account, log out and log in again', async ({ page }) => {
  await openAfterWelcome(page);
  await openAuthDialog(page, 'Register');
  await fillIn(page, registration());
  await handIn(page, 'Register');
  await expectToast(page, 'Registration successful', 'Account created for Ruth Harrow!');
  await expect(authDialog(page)).toHaveCount(0);
  await expect(userTrigger(page)).toBeFocused();

  await page.reload();
  await expect(userTrigger(page)).toBeVisible();
  await whenHydratedAtStoppedClock(page);
  await whenSessionIsKnown(page);
  await expect(userTrigger(page)).toBeVisible();

  await userTrigger(page).click();
  await choice(page, 'Profile').click();
  await expect(page).toHaveURL('/account');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ruth Harrow');
  await expect(main.getByText('ruth@harrow-joinery.example')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'My Orders' })).toBeVisible();
  await expect(main.getByText('No orders yet')).toBeVisible();

  await main.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'Logged out', 'You have been successfully logged out.');
  await expect(page).toHaveURL('/');
  await expect(visitorTrigger(page)).toBeVisible();
  expect(await storedSession(page)).toBeNull();
  await passTime(page, 2000);

  await openAuthDialog(page, 'Login');
  const wrong = { email: 'rhys@harrow-joinery.example', password };
  await fillIn(page, wrong);
  await handIn(page, 'Login');
  await expectFailure(page, 'Login failed', NOT_FOUND);
  await expectKept(page, wrong);

  await fillIn(page, { password: 'another password' });
  await field(page, 'email').press('ControlOrMeta+A');
  await field(page, 'email').pressSequentially('  RUTH@Harrow-Joinery.example ');
  await handIn(page, 'Login');
  await expectToast(page, 'Login successful', 'Welcome back, Ruth Harrow!');
  await expect(authDialog(page)).toHaveCount(0);
  await expect(userTrigger(page)).toBeFocused();

  await userTrigger(page).click();
  await choice(page, 'Orders').click();
  await expect(page).toHaveURL('/account');
  await main.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL('/');

  await userTrigger(page).click();
  await choice(page, 'Logout').click();
  await expectToast(page, 'Logged out', 'You have been successfully logged out.');
  await expect(visitorTrigger(page)).toBeFocused();
  await expect(userTrigger(page)).toHaveCount(0);
});

test('A visitor who presses Register twice gets one account, and no error', async ({ page }) => {
  await openAfterWelcome(page);
  await openAuthDialog(page, 'Register');
  await fillIn(page, registration());
  await submitButton(page, 'Register').dblclick();
  await letAnswer(page, 'Register');
  await expectToast(page, 'Registration successful', 'Account created for Ruth Harrow!');
  expect(await storedUsers(page)).toHaveLength(1);
});

test('A visitor is told what is wrong with their answers, and taken to the first', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await openAuthDialog(page, 'Register');
  await fillIn(page, { ...registration(), name: 'R', confirmPassword: 'oak-and-elm' });
  await submitButton(page, 'Register').click();
  await expect(field(page, 'name')).toBeFocused();
  await expect(field(page, 'name')).toHaveAccessibleDescription(
    'Name must be at least 2 characters',
  );
  await expect(field(page, 'confirmPassword')).toHaveAccessibleDescription("Passwords don't match");

  await authDialog(page).getByRole('tab', { name: 'Login' }).click();
  await submitButton(page, 'Login').click();
  await expect(field(page, 'email')).toBeFocused();
  await expect(field(page, 'email')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  );
  await expect(field(page, 'password')).toHaveAccessibleDescription(
    'Password must be at least 6 characters',
  );
  expect(await storedUsers(page)).toEqual([]);
});

test('The card opens 100 ms after the mouse comes, and closes 200 ms after it goes', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/');
  const login = choice(page, 'Login');
  await visitorTrigger(page).hover();
  await passTime(page, 99);
  await expect(login).toBeHidden();
  await passTime(page, 1);
  await expect(login).toBeVisible();

  // On the card the mouse is still there.
  await login.hover();
  await passTime(page, 1000);
  await expect(login).toBeVisible();

  await page.mouse.move(4, 600);
  await passTime(page, 199);
  await expect(login).toBeVisible();
  await passTime(page, 1);
  await expect(login).toBeHidden();
});

test('A click keeps the card open when the mouse goes, and a second one closes it', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/');
  await visitorTrigger(page).click();
  await page.mouse.move(4, 600);
  await passTime(page, 1000);
  await expect(choice(page, 'Login')).toBeVisible();
  await visitorTrigger(page).click();
  await expect(choice(page, 'Login')).toBeHidden();
});

test('Nothing closes the dialog while a request is under way', async ({ page }) => {
  await openAfterWelcome(page);
  await openAuthDialog(page, 'Login');
  // The toast that will be in the dialog has one as well.
  const close = authDialog(page).getByRole('button', { name: 'Close' }).first();
  await fillIn(page, { email: ruth.email, password });
  await handIn(page, 'Login');
  await expectFailure(page, 'Login failed', NOT_FOUND);

  // By now the backend is there: the answer takes a second, to the millisecond.
  await submitButton(page, 'Login').click();
  await expect(busyButton(page, 'Login')).toBeVisible();
  await expect(authDialog(page).getByRole('alert')).toHaveCount(0);
  await page.mouse.click(4, 4);
  // It cannot be pressed, and says so; somebody tries all the same.
  await close.click({ force: true });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await passTime(page, 999);
  await expect(busyButton(page, 'Login')).toBeVisible();

  await passTime(page, 1);
  await expectFailure(page, 'Login failed', NOT_FOUND);
  await expectKept(page, { email: ruth.email, password });
  await page.keyboard.press('Escape');
  await expect(authDialog(page)).toHaveCount(0);
  await expect(visitorTrigger(page)).toBeFocused();
});

test('A visitor who logs in before React is there gets the dialog once it is', async ({ page }) => {
  const { letGo } = await holdModules(page);
  await page.goto('/');
  await visitorTrigger(page).click();
  await choice(page, 'Login').click();
  await expect(authDialog(page)).toHaveCount(0);

  letGo();
  await expect(authDialog(page).getByRole('form', { name: 'Login' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(authDialog(page)).toHaveCount(0);
  await expect(choice(page, 'Login')).toBeHidden();
  await expect(visitorTrigger(page)).toBeFocused();
});

test('The dialog arrives when the mouse comes near, and the page is light until then', async ({
  page,
}) => {
  /** Words of the forms' rules and of what checks them, which no other script has. */
  const marks = ['shouldFocusError', "Passwords don't match", 'Confirm password', '_zod'];
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response);
  });
  const found = async () => {
    const texts = await Promise.all(scripts.map((script) => script.text()));
    return marks.filter((mark) => texts.some((text) => text.includes(mark)));
  };

  await openWithStoppedClock(page, '/');
  await whenSessionIsKnown(page);
  await page.waitForLoadState('networkidle');
  expect(await found()).toEqual([]);
  const sizes = await Promise.all(scripts.map((script) => script.request().sizes()));
  const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(FIRST_SCRIPTS);

  await visitorTrigger(page).hover();
  await expect.poll(found).toEqual(marks);
});

test('A visitor has the same account in two tabs', async ({ page, context }) => {
  await openHydrated(page, '/');
  await openAuthDialog(page, 'Register');
  await fillIn(page, registration());
  const other = await context.newPage();
  await openHydrated(other, '/custom-quote');
  await expect(visitorTrigger(other)).toBeVisible();

  await submitButton(page, 'Register').click();
  await expect(userTrigger(page)).toBeVisible();
  await expect(userTrigger(other)).toBeVisible();
  await expect(visitorTrigger(other)).toHaveCount(0);
  await expect(shownToast(other)).toHaveCount(0);

  await other.goto('/account');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Ruth Harrow');
  await page.bringToFront();
  await userTrigger(page).click();
  await choice(page, 'Logout').click();
  await expect(visitorTrigger(page)).toBeVisible();
  await expect(other.getByText('Please login to access your account')).toBeVisible();
  await expect(visitorTrigger(other)).toBeVisible();
});

test.describe('A visitor whose browser is full', () => {
  /** In ever smaller pieces, until not another character fits in. */
  async function fillStorage(page: Page) {
    await page.evaluate(() => {
      for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
        try {
          localStorage.setItem(`piece of ${size}`, 'x'.repeat(size));
        } catch {
          // It does not fit; half of it may.
        }
      }
    });
  }

  test('keeps the registration, and can try again', async ({ page }) => {
    await openAfterWelcome(page);
    await fillStorage(page);
    await openAuthDialog(page, 'Register');
    await fillIn(page, registration());
    await handIn(page, 'Register');
    await expectFailure(page, 'Registration failed', FULL);
    await expectKept(page, registration());
    expect(await storedUsers(page)).toEqual([]);

    await page.evaluate(() => localStorage.clear());
    await handIn(page, 'Register');
    await expectToast(page, 'Registration successful', 'Account created for Ruth Harrow!');
    expect(await storedUsers(page)).toHaveLength(1);
  });

  test.describe('and who has an account', () => {
    test.use({ storageState: hasAccount });

    test('keeps the login, and is not signed in', async ({ page }) => {
      await openAfterWelcome(page);
      await fillStorage(page);
      await openAuthDialog(page, 'Login');
      await fillIn(page, { email: ruth.email, password });
      await handIn(page, 'Login');
      await expectFailure(page, 'Login failed', FULL);
      await expectKept(page, { email: ruth.email, password });
      expect(await storedUsers(page)).toEqual([ruth]);
      expect(await storedSession(page)).toBeNull();
    });
  });
});

test('A visitor whose browser blocks the storage keeps what they typed, and can try again', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/stand-ins for captcha and mail did not start/);
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
  await openAuthDialog(page, 'Login');
  await fillIn(page, { email: ruth.email, password });
  await handIn(page, 'Login');
  await expectFailure(page, 'Login failed', BLOCKED);
  await expectKept(page, { email: ruth.email, password });

  await authDialog(page).getByRole('tab', { name: 'Register' }).click();
  await fillIn(page, registration());
  await handIn(page, 'Register');
  await expectFailure(page, 'Registration failed', BLOCKED);
  await expectKept(page, registration());

  await page.evaluate(() => window.dispatchEvent(new Event('storage-allowed')));
  await handIn(page, 'Register');
  await expectToast(page, 'Registration successful', 'Account created for Ruth Harrow!');
});

test('No password is kept anywhere', async ({ page, context }) => {
  await openHydrated(page, '/');
  await openAuthDialog(page, 'Register');
  await fillIn(page, registration());
  await submitButton(page, 'Register').click();
  await expect(userTrigger(page)).toBeFocused();

  const [user] = await storedUsers(page);
  expect(user).toEqual({ ...ruth, id: expect.stringMatching(/^user-\d+$/) });
  expect(await storedSession(page)).toEqual(user);
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
  expect(kept).toContain(ruth.email);
  expect(kept).not.toContain(password);
});

test.describe('A user who is signed in', () => {
  test.use({ storageState: isSignedIn });

  test('never sees another state, however late React comes', async ({ page }) => {
    const seenTriggers = await watchTrigger(page);
    const { letGo } = await holdModules(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(userTrigger(page)).toBeVisible();
    await expect(visitorTrigger(page)).toBeHidden();

    letGo();
    await whenSessionIsKnown(page);
    expect(await seenTriggers()).toEqual(['My Account']);
  });

  test('finds the menu still open, and the focus in it, when React comes', async ({ page }) => {
    const { letGo } = await holdModules(page);
    await page.goto('/');
    await userTrigger(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(choice(page, 'Profile')).toBeFocused();

    letGo();
    await whenSessionIsKnown(page);
    await expect(choice(page, 'Profile')).toBeFocused();
    await expect(choice(page, 'Logout')).toBeVisible();
  });

  test('is logged out by a press that came before React', async ({ page }) => {
    const { letGo } = await holdModules(page);
    await stopClock(page);
    await page.goto('/');
    await userTrigger(page).click();
    await choice(page, 'Logout').click();

    letGo();
    await expectToast(page, 'Logged out', 'You have been successfully logged out.');
    await expect(visitorTrigger(page)).toBeVisible();
    expect(await storedSession(page)).toBeNull();
  });

  test('hands in a questionnaire under their own name, however late it is known', async ({
    page,
  }) => {
    const { letGo } = await holdModules(page, '**/assets/createBrowserBackend-*.js');
    await openHydrated(page, '/');
    await buyLink(page, 'Ecommerce').click();
    const answers = {
      'Business name': 'Harrow & Sons Joinery',
      'Business description': 'We make stairs and windows in Hebden Bridge.',
      Products: 'Stairs, sash windows, doors',
      'Special features': 'A gallery of finished work',
    };
    for (const [label, answer] of Object.entries(answers)) {
      await page.getByRole('textbox', { name: label }).fill(answer);
    }
    await page.getByRole('button', { name: 'Submit Questionnaire' }).click();
    letGo();
    await expectToast(page, 'Questionnaire submitted successfully!');

    const tickets = await page.evaluate(() => localStorage.getItem('supportTickets'));
    expect(JSON.parse(tickets ?? '[]') as SupportTicket[]).toEqual([
      expect.objectContaining({
        userId: ruth.id,
        userName: 'Ruth Harrow',
        userEmail: 'ruth@harrow-joinery.example',
        packageId: 'ecommerce',
      }),
    ]);
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruth Harrow');
  });
});

test.describe('A user whose stored session is damaged', () => {
  const remains = '{"id":"user-17672';
  test.use({ storageState: stored({ users: [ruth], currentUser: remains }) });

  test('is nobody, loses nothing, and can log in again', async ({ page, expectMessage }) => {
    expectMessage(/Stored "currentUser" could not be read/);
    await openAfterWelcome(page);
    await whenSessionIsKnown(page);
    await expect(visitorTrigger(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('currentUser.unreadable'))).toBe(remains);

    await openAuthDialog(page, 'Login');
    await fillIn(page, { email: ruth.email, password });
    await handIn(page, 'Login');
    await expectToast(page, 'Login successful', 'Welcome back, Ruth Harrow!');
  });
});

test.describe('Somebody with an account', () => {
  test.use({ storageState: hasAccount });

  test('cannot register the same email again, however it is written', async ({ page }) => {
    await openAfterWelcome(page);
    await openAuthDialog(page, 'Register');
    const again = registration({ name: 'Ruth', email: 'RUTH@harrow-joinery.EXAMPLE' });
    await fillIn(page, again);
    await handIn(page, 'Register');
    await expectFailure(page, 'Registration failed', IN_USE);
    await expectKept(page, again);
    expect(await storedUsers(page)).toEqual([ruth]);
    expect(await storedSession(page)).toBeNull();
  });
});

/** Notes everything on the page that moves without anybody having touched it. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => entry.toJSON()));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  /** What has moved since it was last asked for, up to the frame that is painted now. */
  return () =>
    page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const { shifts } = window as unknown as { shifts: unknown[] };
      return shifts.splice(0);
    });
}

for (const [who, storageState] of [
  ['visitor', undefined],
  ['user', isSignedIn],
] as const) {
  test.describe(`For a ${who}`, () => {
    if (storageState) test.use({ storageState });

    for (const path of ['/', '/custom-quote', '/account']) {
      test(`nothing on ${path} moves when the session is known`, async ({ page }) => {
        const shifts = await watchShifts(page);
        const { letGo } = await holdModules(page);
        await page.goto(path);
        // A font that comes late is another matter.
        await page.evaluate(async () => void (await document.fonts.ready));
        await shifts();

        letGo();
        await whenHydrated(page);
        await whenSessionIsKnown(page);
        expect(await shifts()).toEqual([]);
      });
    }
  });
}
