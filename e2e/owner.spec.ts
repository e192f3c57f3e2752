import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { buildOrder } from '#mocks/factories/order.ts';
import { panelPages } from '#src/pages.ts';
import { ruth, storageWith, storageWithAccount } from './support/account.ts';
import {
  expectToast,
  moveFocusTo,
  openHydrated,
  press,
  readStorage,
  write,
} from './support/page.ts';
import { expect, test } from './support/test.ts';

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

async function signIn(page: Page) {
  const form = signInForm(page);
  await write(form.getByRole('textbox', { name: 'Username' }), 'admin');
  await write(form.getByLabel('Password', { exact: true }), 'change-me');
  await press(button(form, 'Login'));
}

/** The whole browser storage as text. */
function storageText(page: Page) {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}

/** Presses a button that downloads a file. Returns the file's name and text. */
async function download(page: Page, target: Locator) {
  const [file] = await Promise.all([page.waitForEvent('download'), press(target)]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

async function openTab(page: Page, name: string) {
  await moveFocusTo(page.getByRole('tab', { selected: true }));
  await moveFocusTo(tab(page, name), 'ArrowRight');
  await page.keyboard.press('Enter');
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, name)).toBeFocused();
}

async function changePrices(page: Page) {
  await openTab(page, 'Web Development');
  await expect(page).toHaveURL('/admin?tab=web-development');
  const panel = page.getByRole('region', { name: 'Web development prices' });
  await press(button(panel, 'Edit Prices'));
  await expect(panel.getByRole('spinbutton').first()).toBeFocused();
  await write(panel.getByRole('spinbutton', { name: 'Ecommerce add-on' }), '85.5');
  await press(button(panel, 'Save Changes'));
  await expectToast(page, 'Prices updated');
  await expect(panel.getByRole('definition').filter({ hasText: '£85.50' })).toBeVisible();
  await expect(button(panel, 'Edit Prices')).toBeFocused();
  expect(await readStorage(page, 'webDevPrices')).toMatchObject({ ecommerceAddOn: 85.5 });
}

async function findOrder(page: Page) {
  await openTab(page, 'Orders');
  await expect(page).toHaveURL('/admin?tab=orders');
  const panel = page.getByRole('region', { name: 'Orders', exact: true });
  const orders = panel.getByRole('rowheader');
  await expect(orders).toHaveText(['ORD-003', 'ORD-002', 'ORD-001']);
  await write(panel.getByRole('searchbox', { name: 'Search orders' }), 'ashworth');
  await expect(orders).toHaveText(['ORD-002']);
  const { name, text } = await download(page, button(panel, 'Export CSV'));
  await expectToast(page, 'Orders exported', `One order in ${name}.`);
  expect(name).toMatch(/^orders-.*\.csv$/);
  expect(text.match(/ORD-\d+/g)).toEqual(['ORD-002']);
}

async function resetPassword(page: Page) {
  await openTab(page, 'Accounts');
  const panel = page.getByRole('region', { name: 'Accounts', exact: true });
  await press(panel.locator('summary', { hasText: ruth.name }));
  const resetButton = button(panel, `Reset Password of ${ruth.name}`);
  await press(resetButton);
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await write(dialog.getByLabel('New password', { exact: true }), newPassword);
  await press(button(dialog, 'Reset Password'));
  await expectToast(page, 'Password reset', `The new password of ${ruth.name} was accepted.`);
  await expect(dialog).toHaveCount(0);
  await expect(resetButton).toBeFocused();
  expect(await storageText(page)).not.toContain(newPassword);
}

async function editTemplate(page: Page) {
  await openTab(page, 'Email Templates');
  const panel = page.getByRole('region', { name: 'Email Templates', exact: true });
  await expect(panel.getByText('Please select a template to edit.')).toBeVisible();
  const templates = panel.getByRole('navigation', { name: 'Templates' });
  await press(templates.getByRole('button', { name: /^Purchase Confirmation/ }));
  const form = panel.getByRole('form', { name: 'Edit Purchase Confirmation' });
  const subject = 'Your order, {{customerName}}';
  await write(form.getByRole('textbox', { name: 'Subject' }), subject);
  await expect(templates.getByText('Unsaved')).toBeVisible();
  const preview = panel.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('Your order, Eleanor Whitby')).toBeVisible();

  await press(button(form, 'Save Changes'));
  await expectToast(page, 'Template Saved');
  await expect(templates.getByText('Unsaved')).toHaveCount(0);
  expect(await readStorage(page, 'emailTemplates')).toContainEqual(
    expect.objectContaining({ id: 'purchase-confirmation', subject }),
  );

  await press(button(form, 'Send Test Email'));
  await expectToast(page, 'Test Email Sent', 'This was a simulation: nothing was sent to anybody.');
}

async function setUpPayments(page: Page) {
  await openTab(page, 'Stripe Settings');
  const form = page.getByRole('form', { name: 'Stripe settings' });
  const key = form.getByRole('textbox', { name: 'Publishable key (Test)' });
  await write(key, 'sk_test_51Kh');
  await press(button(form, 'Save Stripe Settings'));
  await expect(key).toBeFocused();
  await expect(key).toHaveAttribute('aria-invalid', 'true');
  await expect(key).toHaveAccessibleDescription(/This is a secret/);
  expect(await storageText(page)).not.toContain('sk_test_51Kh');

  await write(key, 'pk_test_123');
  await press(button(form, 'Test Connection'));
  await expect(button(form, 'Testing...')).toBeVisible();
  await expectToast(page, 'Connection successful');
  await expect(form.getByText('Connection successful')).toBeVisible();

  await press(button(form, 'Save Stripe Settings'));
  const dialog = page.getByRole('dialog', { name: 'Stripe Settings Saved' });
  await press(button(dialog, 'Close'));
  await expect(dialog).toHaveCount(0);
  expect(await storageText(page)).toContain('pk_test_123');
}

async function downloadSiteData(page: Page) {
  await press(page.getByRole('banner').getByRole('link', { name: 'Site Data' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site data');
  const downloadButton = button(page.getByRole('main'), 'Download Site Data');
  const { name, text } = await download(page, downloadButton);
  await expectToast(page, 'Site data downloaded', `Everything is in ${name}.`);
  expect(name).toMatch(/^site-data-.*\.json$/);
  expect(JSON.parse(text)).toMatchObject({ version: 1 });
  expect(text).toContain('85.5');
  expect(text).toContain(ruth.email);
  expect(text).toContain('pk_test_123');
  expect(text).toContain('Your order, {{customerName}}');
  await page.goBack();
  await expect(page.getByText('Admin Dashboard')).toBeVisible();
}

test('In forced colours, only the chosen tab and the chosen template have a bar', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page, '/admin?tab=email-templates');
  await signIn(page);
  await expect(tab(page, 'Email Templates')).toHaveCSS('border-block-end-width', '4px');
  await expect(tab(page, 'Orders')).toHaveCSS('border-block-end-width', '0px');
  const template = page.getByRole('navigation', { name: 'Templates' }).getByRole('button').first();
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(template).toHaveCSS('border-inline-start-color', background);
  await template.click();
  await expect(template).not.toHaveCSS('border-inline-start-color', background);
});

test.describe('With a customer’s account', () => {
  test.use({ storageState: storageWithAccount });

  test('the owner can use every panel with the keyboard, and download the site data', async ({
    page,
  }) => {
    test.slow();
    await openHydrated(page, '/admin');
    await signIn(page);
    await expect(page.getByText('Admin Dashboard')).toBeVisible();

    await changePrices(page);
    await findOrder(page);
    await resetPassword(page);
    await editTemplate(page);
    await setUpPayments(page);
    await downloadSiteData(page);

    await press(button(page.getByRole('banner'), 'Logout'));
    await expect(signInForm(page)).toBeVisible();
    await expect(page.getByRole('tablist')).toHaveCount(0);
    expect(await readStorage(page, 'adminSession')).toBeNull();
  });
});

test.describe('A signed-in owner', () => {
  test.use({ storageState: storageWith({ adminSession: 'true' }) });

  test('sees restored data without a reload', async ({ page }) => {
    await openHydrated(page, '/admin/site-data');
    const orders = [buildOrder({ customer: 'Ruth Harrow' })];
    const contents = { orders, theme: 'dark' };
    const file = { version: 1, savedAt: '2026-02-23T09:30:00Z', contents, unreadable: [] };
    await page.getByLabel('File to restore').setInputFiles({
      name: 'site-data.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    });
    await press(button(page, 'Restore 2 parts'));
    await expectToast(page, 'Site data restored', 'Every panel shows it now.');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await press(
      page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Orders' }),
    );
    await expect(page.getByRole('cell', { name: 'Ruth Harrow' })).toBeVisible();
    await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  });
});

test('Every panel shows the login form alone until the owner signs in', async ({ page }) => {
  for (const { href } of panelPages) {
    await openHydrated(page, href);
    await expect(signInForm(page), href).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }), href).toHaveCount(0);
    await expect(page.getByRole('form'), href).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Admin' }), href).toHaveCount(0);
  }

  await openHydrated(page, '/admin/orders');
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
  await expect(signInForm(page)).toHaveCount(0);
  await expect(page).toHaveURL('/admin/orders');
});

/** Whether the browser would ask before it closes the page. */
const asksBeforeClosing = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

test('The owner is asked before edits are lost, also by going forward to an anchor', async ({
  page,
}) => {
  await openHydrated(page, '/admin/hosting');
  await signIn(page);
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
  await expect.poll(() => asksBeforeClosing(page)).toBe(true);
  await page.evaluate(() => window.history.go(2));
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/admin/hosting');
  await button(page.getByRole('dialog'), 'Keep Editing').click();
  await expect(price).toHaveValue('7');
});
