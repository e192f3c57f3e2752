import { readFile } from 'node:fs/promises';
import type { Locator, Page, Route } from '@playwright/test';
import { buildOrder } from '#mocks/factories/order.ts';
import { panelPages } from '#src/pages.ts';
import { ruth, storageWith } from './support/account.ts';
import {
  expectToast,
  moveFocusTo,
  openHydrated,
  openOwnersMenu,
  readStorage,
} from './support/page.ts';
import { writeStorage } from './support/states.ts';
import { expect, test } from './support/test.ts';

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
  await form.getByRole('textbox', { name: 'Username' }).fill('admin');
  await form.getByLabel('Password', { exact: true }).fill('change-me');
  await button(form, 'Login').click();
}

/** Presses a button that downloads a file. Returns the file's name and text. */
async function download(page: Page, target: Locator) {
  const [file] = await Promise.all([page.waitForEvent('download'), target.click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('The login stays until what the owner sees has loaded; what does not load is said, and loads at the next try', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/The application broke/);
  expectMessage(/React Router caught/);
  expectMessage(/net::ERR_FAILED/);
  const pattern = '**/assets/ownersScreens-*.js';
  let held: Route | undefined;
  await page.route(pattern, (route) => {
    held = route;
  });
  await openHydrated(page, '/admin');
  await signIn(page);
  await expect.poll(() => held).toBeDefined();
  await expect(button(signInForm(page), 'Login')).toHaveAttribute('aria-busy', 'true');
  await held?.abort();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeFocused();

  await page.unroute(pattern);
  await button(page, 'Load the page again').click();
  await expect(tab(page, 'Orders')).toBeVisible();
});

test.describe('With a customer’s account', () => {
  test.use({ storageState: storageWith({ adminSession: 'true', users: [ruth] }) });

  test('the owner reaches a panel by its tab, exports an order, downloads the site data, and sees restored data without a reload', async ({
    page,
  }) => {
    await openHydrated(page, '/admin');
    await moveFocusTo(page.getByRole('tab', { selected: true }));
    await moveFocusTo(tab(page, 'Orders'), 'ArrowRight');
    await page.keyboard.press('Enter');
    await expect(tab(page, 'Orders')).toBeFocused();
    await expect(page).toHaveURL('/admin?tab=orders');
    await page.getByRole('searchbox', { name: 'Search orders' }).fill('ashworth');
    await expect(page.getByRole('rowheader')).toHaveText([/^Tom Ashworth, ORD-002, account$/]);
    const csv = await download(page, button(page, 'Export CSV'));
    await expectToast(page, 'Orders exported', `One order in ${csv.name}.`);
    expect(csv.name).toMatch(/^orders-.*\.csv$/);
    expect(csv.text.match(/ORD-\d+/g)).toEqual(['ORD-002']);

    await openOwnersMenu(page);
    await page.getByRole('banner').getByRole('link', { name: 'Site Data' }).click();
    const { name, text } = await download(page, button(page, 'Download Site Data'));
    await expectToast(page, 'Site data downloaded', `Everything is in ${name}.`);
    expect(name).toMatch(/^site-data-.*\.json$/);
    const saved = JSON.parse(text);
    expect(saved).toMatchObject({ version: 1 });
    expect(text).toContain(ruth.email);

    const orders = [buildOrder({ customer: 'Ruth Harrow' })];
    const file = { ...saved, contents: { orders, theme: 'dark' } };
    await page.getByLabel('File to restore').setInputFiles({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    });
    await button(page, 'Restore Site Data').click();
    await expectToast(page, 'Site data restored', 'Every panel shows it now.');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page
      .getByRole('navigation', { name: 'Admin' })
      .getByRole('link', { name: 'Orders' })
      .click();
    await expect(page.getByRole('rowheader', { name: /^Ruth Harrow/ })).toBeVisible();
    await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  });
});

test('Every panel shows the login form alone until the owner signs in, and forced colours mark the chosen tab and template', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const { href } of panelPages) {
    await openHydrated(page, href);
    await expect.soft(signInForm(page), href).toBeVisible();
    await expect.soft(page.getByRole('heading', { level: 2 }), href).toHaveCount(0);
    await expect.soft(page.getByRole('form'), href).toHaveCount(1);
    await expect.soft(page.getByRole('navigation', { name: 'Admin' }), href).toHaveCount(0);
  }

  await openHydrated(page, '/admin?tab=email-templates');
  await signIn(page);
  await expect(signInForm(page)).toHaveCount(0);
  const lineOf = (name: string) =>
    tab(page, name).evaluate((each) => getComputedStyle(each, '::after').borderBlockEndWidth);
  await expect.poll(() => lineOf('Email Templates')).toBe('4px');
  await expect.poll(() => lineOf('Orders')).toBe('0px');
  const template = page.getByRole('navigation', { name: 'Templates' }).getByRole('button').first();
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(template).toHaveCSS('border-inline-start-color', background);
  await template.click();
  await expect(template).not.toHaveCSS('border-inline-start-color', background);

  await button(page.getByRole('banner'), 'Logout').click();
  await expect(signInForm(page)).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);
  expect(await readStorage(page, 'adminSession')).toBeNull();
});

test('The header of the dashboard and of the panels shows View Site and Logout at every width', async ({
  page,
}) => {
  await writeStorage(page, { adminSession: true });
  for (const path of ['/admin', '/admin/orders', '/admin/site-data']) {
    await openHydrated(page, path);
    const header = page.getByRole('banner');
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      for (const exit of [
        header.getByRole('link', { name: 'View Site' }),
        button(header, 'Logout'),
      ]) {
        await expect(exit).toBeInViewport({ ratio: 1 });
        await expect(exit).toHaveCSS('border-top-width', '1px');
        expect((await exit.boundingBox())?.height).toBe(44);
      }
    }
  }
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

test('The mouse wheel changes no price, and a comma in one is refused', async ({ page }) => {
  await openHydrated(page, '/admin/hosting');
  await signIn(page);
  await button(page, 'Edit Prices').click();
  const price = page.getByRole('spinbutton').first();
  await price.hover();
  await price.focus();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(price).toHaveValue('2.49');
  await price.press('ControlOrMeta+A');
  await price.pressSequentially('3,99');
  await button(page, 'Save Changes').click();
  await expect(price).toHaveAccessibleDescription(/Use a point for decimals, and no comma$/);
  expect(await readStorage(page, 'hostingPrices')).toBeNull();
});

test('A letter that the owner reads runs nothing, asks for nothing and leaves the page where it is', async ({
  page,
  allowMessage,
}) => {
  allowMessage(/sandboxed|Content Security Policy|^policy: /);
  await openHydrated(page, '/admin/email-templates');
  await signIn(page);
  await page.getByRole('button', { name: 'Purchase Confirmation' }).click();
  const letter = page.getByTitle('Thank you for your purchase!');
  await expect(letter.contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
  const asked: string[] = [];
  page.on('response', (response) => asked.push(response.url()));
  const url = page.url();
  // Templates cannot have these elements. The fixture reports requests to other sites.
  await letter.evaluate((frame: HTMLIFrameElement) => {
    const attack = `<!doctype html><base href="/asked/"><meta http-equiv="refresh" content="0;url=/asked">
      <link rel="stylesheet" href="/asked.css"><style>p { display: none }</style>
      <script>top.location = '/asked'; fetch('/asked')</script>
      <img src="https://attack.example/a.png" onerror="top.location = '/asked'"><img src="/favicon.svg?asked">
      <iframe src="/asked"></iframe><p>Read</p><a href="/asked" target="_top">leave</a>
      <form action="/asked"><button>send</button></form>`;
    const blob = new Blob([attack], { type: 'text/html' });
    frame.contentWindow?.location.replace(URL.createObjectURL(blob));
  });
  const opened = letter.contentFrame();
  await expect(opened.getByText('Read')).toBeVisible();
  await opened.getByRole('link', { name: 'leave' }).click();
  await opened.getByRole('button', { name: 'send' }).click();
  await expect(opened.getByText('Read')).toBeVisible();
  expect(asked.filter((each) => !each.startsWith('blob:'))).toEqual([]);
  expect(page.url()).toBe(url);
});
