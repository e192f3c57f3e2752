import { expect as baseExpect } from '@playwright/test';
import { storybookSite } from '../../scripts/testSites.ts';
import { business } from '../../src/content/business.ts';
import { themes } from '../../src/design-system/tokens/tokens.ts';
import { rgb, test } from './storybook.ts';

// One after the other: two of Storybook's interfaces at once take three times as long on two cores.
test.describe.configure({ mode: 'default', timeout: 90_000 });

/** Storybook's own interface loads slowly on a busy machine. */
const expect = baseExpect.configure({ timeout: 30_000 });

test('Storybook loads all its files below its own path', async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (!response.ok()) failed.push(response.url());
  });
  await page.goto('?path=/docs/start-all-states--docs');
  const docs = page.frameLocator('#storybook-preview-iframe');
  const link = docs.locator('a[href="./?path=/story/screens-customquote-customquote--lockout"]');
  await expect(link).toHaveText('Lockout');
  await expect(page.getByText(business.name, { exact: true })).toBeVisible();
  for (const file of ['fonts/figtree.woff2', 'mockServiceWorker.js', 'light.tokens.json']) {
    expect((await page.request.get(file)).ok(), file).toBe(true);
  }
  expect(failed.filter((url) => new URL(url).port === String(storybookSite.port))).toEqual([]);
});

test('Storybook has the name, the mark, the icon, the colours and the fonts of the site', async ({
  page,
}) => {
  await page.goto('?path=/docs/start-introduction--docs');
  await expect(page).toHaveTitle(`Start / Introduction - Docs ⋅ ${business.name}`);
  const name = page.getByText(business.name, { exact: true });
  await expect(name.locator('svg')).toBeVisible();
  await expect(name).toHaveCSS('font-family', /^"Bricolage Grotesque"/);
  const icon = page.locator('link[rel=icon][media*=light]');
  const href = decodeURIComponent((await icon.getAttribute('href')) ?? '');
  expect(href).toContain(themes.light.brand);
  const body = page.locator('body');
  await expect(body).toHaveCSS('background-color', rgb(themes.light.sunken));
  await expect(body).toHaveCSS('font-family', /^Figtree/);
  const loaded = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  await expect.poll(loaded).toBe(2);
});

test('The sidebar lists the states of a component without its tests', async ({ page }) => {
  await page.goto('?path=/story/design-system-actions-button--default');
  const sidebar = page.getByRole('navigation');
  await expect(sidebar.getByRole('link', { name: 'Long Label' })).toBeVisible();
  for (const name of ['Ready To Load', /^calls onClick/, /Dark$/]) {
    await expect(sidebar.getByRole('link', { name })).toHaveCount(0);
  }
});

test('The sidebar has seven shelves, and the last one is folded at first', async ({ page }) => {
  await page.goto('?path=/docs/start-introduction--docs');
  const shelves = page.locator('[data-nodetype=root]');
  await expect(shelves).toHaveText([
    'Start',
    'Foundations',
    'Design system',
    'Features',
    'Screens',
    'Owner',
    'Engineering',
  ]);
  const folded = shelves.filter({ has: page.locator('[aria-expanded=false]') });
  await expect(folded).toHaveText('Engineering');
  await folded.getByRole('button').first().press('Enter');
  await expect(page.getByRole('link', { name: 'Changelog' })).toBeVisible();
});

test('The panel of addons is closed for a story without controls, until the reader opens it', async ({
  page,
}) => {
  const panel = page.getByRole('tab', { name: 'Controls' });
  const openStory = async (id: string) => {
    await page.goto(`?path=/story/${id}`);
    const preview = page.frameLocator('#storybook-preview-iframe');
    await expect(preview.locator('#storybook-root > *').first()).toBeVisible();
  };
  // A part of a screen with props, a part of every screen without, and a screen in place of a component.
  await openStory('screens-landing-aboutsection--default');
  await expect(panel).toBeVisible();
  await openStory('features-site-frame-themeswitch--default');
  await expect(panel).toBeHidden();
  await openStory('owner-orders-order--default');
  await expect(panel).toBeHidden();
  await page.keyboard.press('Alt+a');
  await expect(panel).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Overdue' }).click();
  await expect(page).toHaveTitle(/Overdue/);
  await expect(panel).toBeVisible();
});

test('The headings of a page are beside it from 1200 px', async ({ page }) => {
  const docs = page.frameLocator('#storybook-preview-iframe');
  const headings = docs.getByRole('navigation', { name: 'On this page' });
  await page.setViewportSize({ width: 1200, height: 800 });
  const titles = [
    'When to use it',
    'When to use something else',
    'Do and don’t',
    'Parts',
    'Narrow and wide',
    'Accessibility',
    'Props',
    'Used in',
    'States',
  ];
  await page.goto('?path=/docs/design-system-actions-button--docs');
  await expect(headings.getByRole('link')).toHaveText(titles);
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect(headings).toBeHidden();
  console.info('Headings beside a page: at 1200 px shown, at 1199 px hidden (1200)');
  await page.setViewportSize({ width: 1200, height: 800 });
  await headings.getByRole('link', { name: 'Props' }).press('Enter');
  await expect(docs.getByRole('heading', { name: 'Props' })).toBeInViewport();
});
