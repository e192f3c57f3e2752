import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { hasAccount, ruth } from './support/account.ts';
import { expectToast, openHydrated } from './support/page.ts';
import { ownersPanels } from './support/states.ts';
import { expect, test } from './support/test.ts';

/** Mouse or keyboard. */
interface Input {
  press: (target: Locator) => Promise<void>;
  /** Replaces the text of a field. */
  write: (field: Locator, text: string) => Promise<void>;
  openTab: (name: string) => Promise<void>;
}

const newPassword = 'larch-and-elm-2208';

function signInForm(page: Page) {
  return page.getByRole('form', { name: 'Admin login' });
}

function tab(page: Page, name: string) {
  return page
    .getByRole('tablist', { name: 'Admin panels' })
    .getByRole('tab', { name, exact: true });
}

function button(within: Page | Locator, name: string) {
  return within.getByRole('button', { name, exact: true });
}

async function signIn(page: Page, input: Input, password = 'change-me') {
  const form = signInForm(page);
  await input.write(form.getByRole('textbox', { name: 'Username' }), 'admin');
  await input.write(form.getByLabel('Password', { exact: true }), password);
  await input.press(button(form, 'Login'));
}

/** The text of a key in `localStorage`. */
function stored(page: Page, key: string) {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** The whole browser storage as text. */
function wholeStorage(page: Page) {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}

/** The name and the text of the file that pressing the target downloads. */
async function downloadBy(page: Page, input: Input, target: Locator) {
  const started = page.waitForEvent('download');
  await input.press(target);
  const download = await started;
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}

function byMouse(page: Page): Input {
  return {
    press: (target) => target.click(),
    async write(field, text) {
      await field.click();
      await field.fill(text);
    },
    async openTab(name) {
      await tab(page, name).click();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    },
  };
}

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Presses the key until the target has the focus. Tabs move the focus a moment after the key. */
async function walkTo(page: Page, key: 'Tab' | 'ArrowRight', target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60 && !(await hasFocus(target)); presses += 1) {
    const left = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press(key);
    await page.waitForFunction((element) => document.activeElement !== element, left);
  }
  await expect(target).toBeFocused();
}

function byKeyboard(page: Page): Input {
  return {
    async press(target) {
      await walkTo(page, 'Tab', target);
      await page.keyboard.press('Enter');
    },
    async write(field, text) {
      await walkTo(page, 'Tab', field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    async openTab(name) {
      const selected = page.getByRole('tab', { selected: true });
      await walkTo(page, 'Tab', selected);
      await walkTo(page, 'ArrowRight', tab(page, name));
      await page.keyboard.press('Enter');
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      await expect(tab(page, name)).toBeFocused();
    },
  };
}

async function changePrices(page: Page, input: Input) {
  await input.openTab('Web Development');
  await expect(page).toHaveURL('/admin?tab=web-development');
  const panel = page.getByRole('region', { name: 'Web development prices' });
  await input.press(button(panel, 'Edit Prices'));
  await expect(panel.getByRole('spinbutton').first()).toBeFocused();
  const price = (name: string) => panel.getByRole('spinbutton', { name });
  await input.write(price('Standard website'), '149');
  await input.write(price('Ecommerce add-on'), '85.5');
  await input.press(button(panel, 'Save Changes'));
  await expectToast(
    page,
    'Prices updated',
    'Web development prices have been updated successfully',
  );
  await expect(panel.getByRole('definition').filter({ hasText: '£149' })).toBeVisible();
  await expect(panel.getByRole('definition').filter({ hasText: '£85.50' })).toBeVisible();
  await expect(button(panel, 'Edit Prices')).toBeFocused();
  expect(JSON.parse((await stored(page, 'webDevPrices')) ?? '')).toMatchObject({
    standardWebsite: 149,
    ecommerceAddOn: 85.5,
  });
}

async function lookUpOrder(page: Page, input: Input) {
  await input.openTab('Orders');
  await expect(page).toHaveURL('/admin?tab=orders');
  const panel = page.getByRole('region', { name: 'Orders', exact: true });
  const found = panel.getByRole('rowheader');
  await expect(found).toHaveText(['ORD-003', 'ORD-002', 'ORD-001']);
  await input.write(panel.getByRole('searchbox', { name: 'Search orders' }), 'ashworth');
  await expect(found).toHaveText(['ORD-002']);
  await expect(panel.getByRole('cell', { name: 'Tom Ashworth' })).toBeVisible();
  await expect(panel.getByRole('cell', { name: 'In Progress' })).toBeVisible();

  const { name, text } = await downloadBy(page, input, button(panel, 'Export CSV'));
  await expectToast(page, 'Orders exported', `One order in ${name}.`);
  expect(name).toMatch(/^orders-.*\.csv$/);
  expect(text.replace(/^\uFEFF/, '').split('\r\n')).toEqual([
    'Order,Customer,Service,Date,Amount,Status',
    'ORD-002,Tom Ashworth,Ecommerce Website,2026-02-09,£249.00,In Progress',
    '',
  ]);
}

async function resetPassword(page: Page, input: Input) {
  await input.openTab('Accounts');
  const panel = page.getByRole('region', { name: 'Accounts', exact: true });
  await input.press(panel.locator('summary', { hasText: ruth.name }));
  const opener = button(panel, `Reset Password of ${ruth.name}`);
  await input.press(opener);
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await input.write(dialog.getByLabel('New password', { exact: true }), newPassword);
  await input.press(button(dialog, 'Reset Password'));
  await expectToast(page, 'Password reset', `The new password of ${ruth.name} was accepted.`);
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await wholeStorage(page)).not.toContain(newPassword);
}

async function editTemplate(page: Page, input: Input) {
  await input.openTab('Email Templates');
  const panel = page.getByRole('region', { name: 'Email Templates', exact: true });
  await expect(panel.getByText('Please select a template to edit.')).toBeVisible();
  const templates = panel.getByRole('navigation', { name: 'Templates' });
  await input.press(templates.getByRole('button', { name: /^Purchase Confirmation/ }));
  const form = panel.getByRole('form', { name: 'Edit Purchase Confirmation' });
  const subject = 'Your order, {{customerName}}';
  await input.write(form.getByRole('textbox', { name: 'Subject' }), subject);
  await expect(templates.getByText('Unsaved')).toBeVisible();
  const preview = panel.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('Your order, Eleanor Whitby')).toBeVisible();

  await input.press(button(form, 'Save Changes'));
  await expectToast(page, 'Template Saved');
  await expect(templates.getByText('Unsaved')).toHaveCount(0);
  expect(JSON.parse((await stored(page, 'emailTemplates')) ?? '')).toEqual([
    expect.objectContaining({ id: 'purchase-confirmation', subject }),
  ]);

  await input.press(button(form, 'Send Test Email'));
  await expectToast(page, 'Test Email Sent', 'This was a simulation: nothing was sent to anybody.');
}

async function setUpPayments(page: Page, input: Input) {
  await input.openTab('Stripe Settings');
  const form = page.getByRole('form', { name: 'Stripe settings' });
  const key = form.getByRole('textbox', { name: 'Publishable key (Test)' });
  await input.write(key, 'sk_test_51Kh');
  await input.press(button(form, 'Save Stripe Settings'));
  await expect(key).toBeFocused();
  await expect(key).toHaveAttribute('aria-invalid', 'true');
  await expect(key).toHaveAccessibleDescription(/This is a secret/);
  expect(await wholeStorage(page)).not.toContain('sk_test_51Kh');

  await input.write(key, 'pk_test_123');
  await input.press(button(form, 'Test Connection'));
  await expect(button(form, 'Testing...')).toBeVisible();
  await expectToast(page, 'Connection successful');
  await expect(form.getByRole('status')).toHaveText('Connection successful');

  await input.press(button(form, 'Save Stripe Settings'));
  const dialog = page.getByRole('dialog', { name: 'Stripe Settings Saved' });
  await input.press(button(dialog, 'Close'));
  await expect(dialog).toHaveCount(0);
  expect(await stored(page, 'stripePublishableKey')).toBe('pk_test_123');
}

async function backUp(page: Page, input: Input) {
  await input.press(page.getByRole('banner').getByRole('link', { name: 'Site Data' }));
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Site data');
  const target = button(page.getByRole('main'), 'Download Site Data');
  const { name, text } = await downloadBy(page, input, target);
  await expectToast(page, 'Site data downloaded', `Everything is in ${name}.`);
  expect(name).toMatch(/^site-data-.*\.json$/);
  expect(JSON.parse(text)).toMatchObject({ version: 1 });
  expect(text).toContain('85.5');
  expect(text).toContain(ruth.email);
  expect(text).toContain('pk_test_123');
  expect(text).toContain('Your order, {{customerName}}');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
}

for (const [how, inputOf, width] of [
  ['the mouse on a phone', byMouse, 390],
  ['the keyboard on a desktop', byKeyboard, 1280],
] as const) {
  test.describe(`With ${how}`, () => {
    test.use({ viewport: { width, height: 800 }, storageState: hasAccount });

    test('the owner can use every panel, and download the site data', async ({ page }) => {
      test.slow();
      const input = inputOf(page);
      await openHydrated(page, '/admin');
      await signIn(page, input, 'change-you');
      await expectToast(page, 'Login failed', 'Incorrect username or password');
      await expect(signInForm(page).getByRole('alert')).toHaveText(
        'Incorrect username or password',
      );
      await signIn(page, input);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');

      await changePrices(page, input);
      await lookUpOrder(page, input);
      await resetPassword(page, input);
      await editTemplate(page, input);
      await setUpPayments(page, input);
      await backUp(page, input);

      await input.press(button(page.getByRole('banner'), 'Logout'));
      await expect(signInForm(page)).toBeVisible();
      await expect(page.getByRole('tablist')).toHaveCount(0);
      expect(await stored(page, 'adminSession')).toBeNull();
    });
  });
}

for (const [path, heading] of ownersPanels) {
  test(`/admin/${path} shows the login form alone until the owner signs in`, async ({ page }) => {
    await openHydrated(page, `/admin/${path}`);
    await expect(signInForm(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
    await expect(page.getByRole('form')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0);

    await signIn(page, byMouse(page));
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
    await expect(signInForm(page)).toHaveCount(0);
    await expect(page).toHaveURL(`/admin/${path}`);
  });
}

test('The panels’ navigation, View Site, going back and Logout lead to their pages', async ({
  page,
}) => {
  const panelHeading = page.getByRole('heading', { level: 2 });
  await openHydrated(page, '/admin/orders');
  await signIn(page, byMouse(page));
  const panels = page.getByRole('navigation', { name: 'Admin' });
  await panels.getByRole('link', { name: 'Hosting' }).click();
  await expect(page).toHaveURL('/admin/hosting');
  await expect(panelHeading).toHaveText('Web hosting prices');

  await page.getByRole('link', { name: 'View Site' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(panelHeading).toHaveText('Web hosting prices');

  await button(page.getByRole('banner'), 'Logout').click();
  await expect(page).toHaveURL('/');
  await openHydrated(page, '/admin/orders');
  await expect(signInForm(page)).toBeVisible();
});

/** Whether the browser would ask for confirmation before closing the page. */
const wouldConfirm = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

test('The owner must confirm to lose edits, also when going forward to an anchor', async ({
  page,
}) => {
  await openHydrated(page, '/admin/hosting');
  await signIn(page, byMouse(page));
  await page.getByRole('link', { name: 'View Site' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/#contact');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/admin/hosting');

  await button(page, 'Edit Prices').click();
  const price = page.getByRole('spinbutton').first();
  await price.fill('7');
  await expect.poll(() => wouldConfirm(page)).toBe(true);
  await page.evaluate(() => window.history.go(2));
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/admin/hosting');
  await button(page.getByRole('dialog'), 'Keep editing').click();
  await expect(price).toHaveValue('7');
});
