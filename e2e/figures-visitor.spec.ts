import type { Locator, Page } from '@playwright/test';
import { plans } from '#src/content/catalogue.ts';
import { landing } from '#src/content/landing.ts';
import { completeCaptcha, quoteSubmitButton } from './support/quote.ts';
import { expect, test } from './support/test.ts';

/** The smallest width of the screens, in px, and one for each layout. */
const PHONE = 360;
const TABLET = 768;
const DESKTOP = 1280;

const open = async (page: Page, width: number) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 780 });
  await page.goto('/');
};

/** Prints a figure, and compares it with its limit. */
function expectAtMost(name: string, measured: number, limit: number) {
  const value = Math.round(measured);
  console.info(`${name}: ${value} (limit ${limit})`);
  expect(value, name).toBeLessThanOrEqual(limit);
}

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown.`);
  return box;
};

const planCard = (page: Page, title: string) =>
  page.locator('#pricing li').filter({ has: page.getByRole('heading', { name: title }) });

test('On a phone each hosting plan has four meters of a line and what else it includes', async ({
  page,
}) => {
  await open(page, PHONE);
  for (const { title } of plans) {
    const card = planCard(page, title);
    expectAtMost(`${title} at ${PHONE}, height`, (await boxOf(card)).height, 400);
    const meters = card.locator('ul > li').filter({ has: page.locator('svg[width="100%"]') });
    await expect(meters).toHaveCount(4);
    for (const meter of await meters.all()) {
      const { height } = await boxOf(meter);
      const name = (await meter.innerText()).replace('\n', ' ');
      console.info(`${name} of ${title} at ${PHONE}, height: ${height} (28)`);
      expect(height).toBe(28);
    }
    await expect(card.getByText('Free SSL certificate').last()).toBeVisible();
  }
});

test('The comparison is a grid of labels and values from a tablet on', async ({ page }) => {
  for (const width of [TABLET, DESKTOP]) {
    await open(page, width);
    await page.getByText('Compare the plans line by line').click();
    const table = page.getByRole('table');
    expectAtMost(`Comparison at ${width}, height`, (await boxOf(table)).height, 460);
    const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
    const values = rows.filter({ hasNot: page.getByRole('link') });
    await expect(values).toHaveCount(8);
    for (const row of await values.all()) {
      const name = await row.getByRole('rowheader').textContent();
      expectAtMost(`Comparison at ${width}, ${name}`, (await boxOf(row)).height, 40);
    }
    const head = table.getByRole('columnheader', { name: /^Single/ });
    for (const [text, size] of [
      ['Single', 20],
      ['£2.49', 26],
    ] as const) {
      const words = head.getByText(text, { exact: true });
      const fontSize = await words.evaluate((element) => getComputedStyle(element).fontSize);
      console.info(`${text} in the comparison at ${width}: ${fontSize} (${size}px)`);
      expect(fontSize).toBe(`${size}px`);
    }
    await expect(
      table.getByRole('link', { name: 'Buy Single hosting, £2.49 a month' }),
    ).toBeVisible();
  }
});

test('The hero shows four prices and a small drawing, and the first package is near', async ({
  page,
}) => {
  for (const [width, limit] of [
    [PHONE, 1500],
    [TABLET, 1500],
    [DESKTOP, 1400],
  ] as const) {
    await open(page, width);
    const home = page.locator('#home');
    await expect(home.getByRole('listitem')).toHaveCount(4);
    await expect(home.getByRole('listitem').last()).toBeVisible();
    const buy = page.getByRole('link', { name: /^Buy / }).first();
    expectAtMost(`First Buy at ${width}, top`, (await boxOf(buy)).y, limit);
    if (width !== TABLET) continue;
    const drawing = await boxOf(home.locator('[aria-hidden="true"]:has(> svg)').first());
    expectAtMost(`Drawing at ${width}, height`, drawing.height, 280);
  }
});

test('A drawing after a change of ground has 109 px above it, other sections 64', async ({
  page,
}) => {
  await open(page, DESKTOP);
  for (const [id, top] of [
    ['web-development', 64],
    ['pricing', 64],
    ['about', 109],
    ['contact', 64],
    ['resources', 64],
  ] as const) {
    const padding = await page
      .locator(`section[aria-labelledby=${id}-title]`)
      .evaluate((section) => Number.parseFloat(getComputedStyle(section).paddingBlockStart));
    console.info(`Space above ${id} at ${DESKTOP}: ${padding} (${top})`);
    expect(padding, id).toBe(top);
  }
  for (const width of [TABLET, DESKTOP]) {
    await open(page, width);
    const choice = await boxOf(page.getByRole('group', { name: 'Billing period' }));
    const notice = await boxOf(page.getByText('Switch to yearly billing'));
    expectAtMost(
      `Billing period and its notice at ${width}, distance of their lines`,
      Math.abs(choice.y + choice.height / 2 - notice.y - notice.height / 2),
      4,
    );
  }
  const pricing = page.locator('#pricing');
  const phone = await boxOf(pricing.getByRole('link', { name: /^01632/ }));
  const question = await boxOf(pricing.getByText('Is hosting part of the price?'));
  expectAtMost('Phone beside the questions, right edge', phone.x + phone.width, question.x);
  // Rendered near the screen.
  await pricing.getByText('Is hosting part of the price?').scrollIntoViewIfNeeded();
  await expect(pricing.getByText(/^(Open|Closed)/)).toBeVisible();
});

test('Each link in the footer is at least 24 px high', async ({ page }) => {
  await open(page, DESKTOP);
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
    const { height } = await boxOf(link);
    console.info(`${await link.innerText()}: ${Math.round(height)} (at least 24)`);
    expect(height).toBeGreaterThanOrEqual(24);
  }
});

/** The main actions that a toast is drawn over, below the fixed header. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('[data-toast]')?.getBoundingClientRect();
    if (!toast) return ['no toast'];
    const header = document.querySelector('header > div')?.getBoundingClientRect();
    const from = Math.max(toast.top, header?.bottom ?? 0);
    if (from >= toast.bottom) return [];
    return [...document.querySelectorAll('[data-main-action]')]
      .filter((action) => {
        const { left, right, top, bottom } = action.getBoundingClientRect();
        return right > toast.left && left < toast.right && bottom > from && top < toast.bottom;
      })
      .map(({ textContent }) => textContent);
  });

for (const width of [PHONE, TABLET, DESKTOP]) {
  test(`The welcome covers no main action at ${width} px`, async ({ page }) => {
    await page.clock.install();
    await open(page, width);
    await page.clock.runFor(2100);
    const toast = page.locator('[data-toast]');
    await expect(toast).toContainText(landing.welcome.title);
    if (width === PHONE) {
      const { y, height } = await boxOf(toast);
      expectAtMost('Toast on a phone, height', height, 44);
      // Not on the header, whose controls it would cover, while there is space at the bottom.
      const plansLink = await boxOf(page.getByRole('link', { name: 'See hosting plans' }));
      expectAtMost('See hosting plans on a phone, bottom', plansLink.y + plansLink.height, y);
      await page.setViewportSize({
        width,
        height: Math.round(plansLink.y + plansLink.height) + 30,
      });
    }
    await expect.poll(() => covered(page)).toEqual([]);
    const buys = await page.locator('a[data-main-action]').all();
    for (const buy of buys) {
      if (!(await buy.isVisible())) continue;
      // To the bottom of the screen, where the toast is.
      await buy.evaluate((link) => {
        const top = scrollY + link.getBoundingClientRect().bottom + 30 - innerHeight;
        scrollTo({ top, behavior: 'instant' });
      });
      await expect.poll(() => covered(page)).toEqual([]);
    }
    console.info(`Main actions below the welcome at ${width}: 0 of ${buys.length}`);
  });
}

test('The toast of a refused quote is not drawn over the summary of its errors', async ({
  page,
}) => {
  for (const width of [PHONE, TABLET, DESKTOP]) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/custom-quote');
    await completeCaptcha(page);
    await quoteSubmitButton(page).click();
    const toast = page.locator('[data-toast="danger"]');
    await expect(toast).toBeVisible();
    const { y, height } = await boxOf(toast);
    const header = await boxOf(page.getByRole('banner').locator('> div').first());
    const summary = await boxOf(page.getByText('There is a problem'));
    const isBelow =
      summary.y >= y + height || summary.y + summary.height <= header.y + header.height;
    console.info(
      `Summary at ${width}: toast to ${Math.round(y + height)}, summary from ${Math.round(summary.y)}`,
    );
    expect(isBelow).toBe(true);
  }
});
