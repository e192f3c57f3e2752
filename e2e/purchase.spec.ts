import type { Page } from '@playwright/test';
import type { SupportTicket } from '#src/domain/ticket.ts';
import { packageLink } from './support/catalogue.ts';
import {
  buyLink,
  expectErrorToast,
  expectToast,
  openHydrated,
  openWithStoppedClock,
  passTime,
  stoppedAt,
} from './support/page.ts';
import { expect, test } from './support/test.ts';

const answers = {
  'Business name': 'Hollin Joinery',
  'Business description': 'We make stairs and windows in Kendal, since 1998.',
  Products: 'Stairs, sash windows, doors',
  'Special features': 'A gallery of finished work',
};

async function buyStandard(page: Page) {
  await buyLink(page, 'Standard').click();
  await expect(page).toHaveURL('/website-questionnaire');
  await expect(field(page, 'Business name')).toBeVisible();
}

function field(page: Page, label: string) {
  return page.getByRole('textbox', { name: label });
}

/** The four rules, in the order of the fields. */
const rules = [
  ['Business name', 'Business name is required'],
  ['Business description', 'Please provide a brief description of your business'],
  ['Products', 'Please tell us what products or services you offer'],
  ['Special features', "Please describe any special features you'd like"],
] as const;

async function fillIn(page: Page) {
  for (const [label, answer] of Object.entries(answers)) await field(page, label).fill(answer);
}

async function submit(page: Page) {
  await page.getByRole('button', { name: 'Submit Questionnaire' }).click();
}

/** The tickets in the browser's storage, as they were written. */
async function storedTickets(page: Page) {
  const stored = await page.evaluate(() => localStorage.getItem('supportTickets'));
  return JSON.parse(stored ?? '[]') as SupportTicket[];
}

/** The description of a ticket in which only the required questions are answered. */
function expectDescription(description: string) {
  for (const answer of Object.values(answers)) expect(description).toContain(answer);
  expect(description.match(/Not specified|None provided/g)).toEqual([
    'Not specified',
    'None provided',
    'None provided',
    'None provided',
  ]);
}

async function expectAnswersKept(page: Page) {
  for (const [label, answer] of Object.entries(answers)) {
    await expect(field(page, label)).toHaveValue(answer);
  }
}

/** The toast, and above the button the same with the reason. */
async function expectStorageError(page: Page, reason: string) {
  await expectErrorToast(
    page,
    'Error submitting questionnaire',
    'There was a problem submitting your information. Please try again.',
  );
  await expect(page.getByRole('alert')).toHaveText(
    new RegExp(
      `There was a problem submitting your information\\. Please try again\\. .*${reason}`,
    ),
  );
}

test('A visitor can buy a package, tell us about the project and ends up at home', async ({
  page,
  payments,
}) => {
  await openWithStoppedClock(page, '/');

  const [paymentPage] = await Promise.all([
    page.waitForEvent('popup'),
    buyLink(page, 'Standard').click(),
  ]);
  await expect(paymentPage).toHaveURL(packageLink('standard'));
  await expectToast(
    page,
    'Redirecting to Secure Payment',
    "You'll be redirected to the card payment provider's secure payment page to complete your purchase.",
  );
  await expect(page).toHaveURL('/website-questionnaire');

  await submit(page);
  for (const [label, message] of rules) {
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`${message}$`));
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(field(page, 'Business name')).toBeFocused();
  expect(await storedTickets(page)).toEqual([]);

  await fillIn(page);
  await submit(page);
  await expectToast(page, 'Questionnaire submitted successfully!');
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();

  const [ticket] = await storedTickets(page);
  const date = new Date(ticket?.date ?? 0);
  expect(date.getTime() - stoppedAt.getTime()).toBeLessThan(1000);
  expect(ticket).toEqual({
    id: `web-${date.getTime()}`,
    userId: 'guest',
    userName: 'Guest User',
    userEmail: 'No email provided',
    date: date.toISOString(),
    title: 'Web Design Project: Hollin Joinery',
    status: 'Open',
    priority: 'High',
    category: 'Web Development',
    subject: 'Standard - Website Development Project',
    description: expect.any(String),
    messages: [
      {
        id: expect.any(String),
        from: 'system',
        text: expect.stringMatching(/\S/),
        date: date.toISOString(),
        isRead: false,
      },
    ],
    packageId: 'standard',
    isPrivate: true,
  });
  expectDescription(ticket?.description ?? '');

  await passTime(page, 2999);
  await expect(page).toHaveURL('/website-questionnaire');
  await passTime(page, 1);
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('Please login to access your account')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();

  await passTime(page, 2999);
  await expect(page).toHaveURL('/account');
  await passTime(page, 1);
  await expect(page).toHaveURL('/');
  expect(payments).toEqual([packageLink('standard')]);
});

test('A visitor can come back to the questionnaire, and it still knows the package', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await buyLink(page, 'Premium').click();
  await expect(field(page, 'Business name')).toBeVisible();

  await page.reload();
  await fillIn(page);
  await submit(page);
  await expectToast(page, 'Questionnaire submitted successfully!');
  expect(await storedTickets(page)).toEqual([
    expect.objectContaining({
      packageId: 'premium',
      subject: 'Premium - Website Development Project',
    }),
  ]);
});

test('A visitor who has bought nothing is taken home from the questionnaire', async ({ page }) => {
  await page.goto('/website-questionnaire');
  await expect(page).toHaveURL('/');
  await expect(buyLink(page, 'Standard')).toBeVisible();
});

test('A visitor is told about one wrong answer, and taken to it', async ({ page }) => {
  await openHydrated(page, '/');
  await buyStandard(page);
  await fillIn(page);
  await field(page, 'Products').fill('  Oak ');
  await submit(page);

  await expect(field(page, 'Products')).toBeFocused();
  await expect(field(page, 'Products')).toHaveAccessibleDescription(
    /Please tell us what products or services you offer$/,
  );
  await expect(page.getByRole('textbox').and(page.locator('[aria-invalid="true"]'))).toHaveCount(1);
  expect(await storedTickets(page)).toEqual([]);

  await field(page, 'Products').fill('Oak doors');
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
});

test('A visitor keeps every answer while the storage is full, and can try again', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await page.evaluate(() => {
    // In ever smaller pieces, until there is no room for a ticket.
    for (let size = 2 ** 22; size >= 2 ** 7; size /= 2) {
      try {
        localStorage.setItem(`piece of ${size}`, 'x'.repeat(size));
      } catch {
        // It does not fit; half of it may.
      }
    }
  });
  await buyStandard(page);
  await fillIn(page);
  await submit(page);
  await expectStorageError(page, 'no room left');
  await expectAnswersKept(page);

  await page.evaluate(() => localStorage.clear());
  await submit(page);
  await expectToast(page, 'Questionnaire submitted successfully!');
  expect(await storedTickets(page)).toHaveLength(1);
});

test('A visitor keeps every answer while the storage is blocked, and can try again', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/stand-ins for captcha and mail did not start/);
  await page.addInitScript(() => {
    const storage = Object.getOwnPropertyDescriptor(window, 'localStorage');
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
    window.addEventListener('storage-allowed', () => {
      if (storage) Object.defineProperty(window, 'localStorage', storage);
    });
  });
  await openHydrated(page, '/');
  await buyStandard(page);
  await fillIn(page);
  await submit(page);
  await expectStorageError(page, 'does not let this website save');
  await expectAnswersKept(page);

  await page.evaluate(() => window.dispatchEvent(new Event('storage-allowed')));
  await submit(page);
  await expectToast(page, 'Questionnaire submitted successfully!');
  expect(await storedTickets(page)).toHaveLength(1);
});
