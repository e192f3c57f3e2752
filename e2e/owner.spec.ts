import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { hasAccount, ruth } from './support/account.ts';
import { expectErrorToast, expectToast, openHydrated } from './support/page.ts';
import { ownersPanels } from './support/states.ts';
import { expect, test } from './support/test.ts';

/** How somebody works with a page: with a mouse, or without one. */
interface Hand {
  press: (target: Locator) => Promise<void>;
  /** Writes over what stands in a field. */
  write: (field: Locator, text: string) => Promise<void>;
  openTab: (name: string) => Promise<void>;
}

const newPassword = 'larch-and-elm-2208';

function signInForm(page: Page) {
  return page.getByRole('form', { name: 'Admin login' });
}

/** One of the dashboard's tabs. */
function tab(page: Page, name: string) {
  return page
    .getByRole('tablist', { name: 'Admin panels' })
    .getByRole('tab', { name, exact: true });
}

/** Something in the page's main part, or in a form or a dialog. */
function button(within: Page | Locator, name: string) {
  return within.getByRole('button', { name, exact: true });
}

async function signIn(page: Page, hand: Hand, password = 'change-me') {
  const form = signInForm(page);
  await hand.write(form.getByRole('textbox', { name: 'Username' }), 'admin');
  await hand.write(form.getByLabel('Password', { exact: true }), password);
  await hand.press(button(form, 'Login'));
}

/** Something that the browser keeps. */
function kept(page: Page, key: string) {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** The same as text, with everything that is kept beside it. */
function everythingKept(page: Page) {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}

/** The name and the text of the file that pressing something downloads. */
async function downloadBy(page: Page, hand: Hand, target: Locator) {
  const started = page.waitForEvent('download');
  await hand.press(target);
  const download = await started;
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}

function byMouse(page: Page): Hand {
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

/**
 * Goes on with the key until the target has the focus; fails where the way to it is endless. Tabs
 * move the focus a moment after the key: the next one before that would go past the target.
 */
async function walkTo(page: Page, key: 'Tab' | 'ArrowRight', target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60 && !(await hasFocus(target)); presses += 1) {
    const left = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press(key);
    await page.waitForFunction((element) => document.activeElement !== element, left);
  }
  await expect(target).toBeFocused();
}

function byKeyboard(page: Page): Hand {
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

async function changePrices(page: Page, hand: Hand) {
  await hand.openTab('Web Development');
  await expect(page).toHaveURL('/admin?tab=web-development');
  const panel = page.getByRole('region', { name: 'Web development prices' });
  await hand.press(button(panel, 'Edit Prices'));
  await expect(panel.getByRole('spinbutton').first()).toBeFocused();
  const price = (name: string) => panel.getByRole('spinbutton', { name });
  await hand.write(price('Standard website'), '149');
  await hand.write(price('Ecommerce add-on'), '85.5');
  await hand.press(button(panel, 'Save Changes'));
  await expectToast(
    page,
    'Prices updated',
    'Web development prices have been updated successfully',
  );
  await expect(panel.getByRole('definition').filter({ hasText: '£149' })).toBeVisible();
  await expect(panel.getByRole('definition').filter({ hasText: '£85.50' })).toBeVisible();
  await expect(button(panel, 'Edit Prices')).toBeFocused();
  expect(JSON.parse((await kept(page, 'webDevPrices')) ?? '')).toMatchObject({
    standardWebsite: 149,
    ecommerceAddOn: 85.5,
  });
}

async function lookUpOrder(page: Page, hand: Hand) {
  await hand.openTab('Orders');
  await expect(page).toHaveURL('/admin?tab=orders');
  const panel = page.getByRole('region', { name: 'Orders', exact: true });
  const found = panel.getByRole('rowheader');
  await expect(found).toHaveText(['ORD-003', 'ORD-002', 'ORD-001']);
  await hand.write(panel.getByRole('searchbox', { name: 'Search orders' }), 'ashworth');
  await expect(found).toHaveText(['ORD-002']);
  await expect(panel.getByRole('cell', { name: 'Tom Ashworth' })).toBeVisible();
  await expect(panel.getByRole('cell', { name: 'In Progress' })).toBeVisible();

  const { name, text } = await downloadBy(page, hand, button(panel, 'Export CSV'));
  await expectToast(page, 'Orders exported', `One order in ${name}.`);
  expect(name).toMatch(/^orders-.*\.csv$/);
  expect(text.replace(/^\uFEFF/, '').split('\r\n')).toEqual([
    'Order,Customer,Service,Date,Amount,Status',
    'ORD-002,Tom Ashworth,Ecommerce Website,2026-02-09,£249.00,In Progress',
    '',
  ]);
}

async function resetPassword(page: Page, hand: Hand) {
  await hand.openTab('Accounts');
  const panel = page.getByRole('region', { name: 'Accounts', exact: true });
  await hand.press(panel.locator('summary', { hasText: ruth.name }));
  const opener = button(panel, `Reset Password of ${ruth.name}`);
  await hand.press(opener);
  const dialog = page.getByRole('dialog', { name: 'Reset Password' });
  await hand.write(dialog.getByLabel('New password', { exact: true }), newPassword);
  await hand.press(button(dialog, 'Reset Password'));
  await expectToast(page, 'Password reset', `The new password of ${ruth.name} was accepted.`);
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await everythingKept(page)).not.toContain(newPassword);
}

async function editTemplate(page: Page, hand: Hand) {
  await hand.openTab('Email Templates');
  const panel = page.getByRole('region', { name: 'Email Templates', exact: true });
  await expect(panel.getByText('Please select a template to edit.')).toBeVisible();
  const templates = panel.getByRole('navigation', { name: 'Templates' });
  await hand.press(templates.getByRole('button', { name: /^Purchase Confirmation/ }));
  const form = panel.getByRole('form', { name: 'Edit Purchase Confirmation' });
  const subject = 'Your order, {{customerName}}';
  await hand.write(form.getByRole('textbox', { name: 'Subject' }), subject);
  await expect(templates.getByText('Unsaved')).toBeVisible();
  const preview = panel.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('Your order, Eleanor Whitby')).toBeVisible();

  await hand.press(button(form, 'Save Changes'));
  await expectToast(page, 'Template Saved');
  await expect(templates.getByText('Unsaved')).toHaveCount(0);
  expect(JSON.parse((await kept(page, 'emailTemplates')) ?? '')).toEqual([
    expect.objectContaining({ id: 'purchase-confirmation', subject }),
  ]);

  await hand.press(button(form, 'Send Test Email'));
  await expectToast(page, 'Test Email Sent', 'This was a simulation: nothing was sent to anybody.');
}

async function setUpPayments(page: Page, hand: Hand) {
  await hand.openTab('Stripe Settings');
  const form = page.getByRole('form', { name: 'Stripe settings' });
  const key = form.getByRole('textbox', { name: 'Publishable key (Test)' });
  await hand.write(key, 'sk_test_51Kh');
  await hand.press(button(form, 'Save Stripe Settings'));
  await expect(key).toBeFocused();
  await expect(key).toHaveAttribute('aria-invalid', 'true');
  await expect(key).toHaveAccessibleDescription(/This is a secret/);
  expect(await everythingKept(page)).not.toContain('sk_test_51Kh');

  await hand.write(key, 'pk_test_123');
  await hand.press(button(form, 'Test Connection'));
  await expect(button(form, 'Testing...')).toBeVisible();
  await expectToast(page, 'Connection successful');
  await expect(form.getByRole('status')).toHaveText('Connection successful');

  await hand.press(button(form, 'Save Stripe Settings'));
  const dialog = page.getByRole('dialog', { name: 'Stripe Settings Saved' });
  await hand.press(button(dialog, 'Close'));
  await expect(dialog).toHaveCount(0);
  expect(await kept(page, 'stripePublishableKey')).toBe('pk_test_123');
}

async function backUp(page: Page, hand: Hand) {
  const target = button(page.getByRole('main'), 'Download Site Data');
  const { name, text } = await downloadBy(page, hand, target);
  await expectToast(page, 'Site data downloaded', `Everything is in ${name}.`);
  expect(name).toMatch(/^site-data-.*\.json$/);
  expect(JSON.parse(text)).toMatchObject({ version: 1 });
  expect(text).toContain('85.5');
  expect(text).toContain(ruth.email);
  expect(text).toContain('pk_test_123');
  expect(text).toContain('Your order, {{customerName}}');
}

const hands = [
  ['by mouse', byMouse],
  ['by keyboard alone', byKeyboard],
] as const;

for (const width of [1280, 390]) {
  for (const [how, handOf] of hands) {
    test.describe(`At ${width} px`, () => {
      test.use({ viewport: { width, height: 800 }, storageState: hasAccount });

      test(`The owner can run a day ${how}`, async ({ page }) => {
        // A whole day, step by step.
        test.slow();
        const hand = handOf(page);
        await openHydrated(page, '/admin');
        await signIn(page, hand, 'change-you');
        await expectErrorToast(page, 'Login failed', 'Incorrect username or password');
        await expect(signInForm(page).getByRole('alert')).toHaveText(
          'Incorrect username or password',
        );
        await signIn(page, hand);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');

        await changePrices(page, hand);
        await lookUpOrder(page, hand);
        await resetPassword(page, hand);
        await editTemplate(page, hand);
        await setUpPayments(page, hand);
        await backUp(page, hand);

        await hand.press(button(page.getByRole('banner'), 'Logout'));
        await expect(signInForm(page)).toBeVisible();
        await expect(page.getByRole('tablist')).toHaveCount(0);
        expect(await kept(page, 'adminSession')).toBeNull();
      });
    });
  }
}

test('The owner is asked who they are at the address of a panel, and led back to the site', async ({
  page,
}) => {
  const hand = byMouse(page);
  const panelHeading = page.getByRole('heading', { level: 2, name: 'Orders', exact: true });
  await openHydrated(page, '/admin/orders');
  await expect(signInForm(page)).toBeVisible();
  await expect(panelHeading).toHaveCount(0);

  await signIn(page, hand);
  await expect(panelHeading).toBeVisible();
  await expect(page).toHaveURL('/admin/orders');
  const panels = page.getByRole('navigation', { name: 'Admin' });
  await expect(panels.getByRole('link', { name: 'Orders' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await panels.getByRole('link', { name: 'Hosting' }).click();
  await expect(page).toHaveURL('/admin/hosting');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Web hosting prices');

  await page.getByRole('link', { name: 'View Site' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Web hosting prices');

  await button(page.getByRole('banner'), 'Logout').click();
  await expect(page).toHaveURL('/');
  await openHydrated(page, '/admin/orders');
  await expect(signInForm(page)).toBeVisible();
});

for (const [path, heading] of ownersPanels) {
  test(`Nobody but the owner sees the panel at /admin/${path}`, async ({ page }) => {
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

/** Whether closing the page now would have the browser ask. */
const wouldAsk = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

test('The owner is asked before edits are lost, also on the way forward to an anchor', async ({
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
  await expect.poll(() => wouldAsk(page)).toBe(true);
  await page.evaluate(() => window.history.go(2));
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/admin/hosting');
  await button(page.getByRole('dialog'), 'Keep editing').click();
  await expect(price).toHaveValue('7');
});
