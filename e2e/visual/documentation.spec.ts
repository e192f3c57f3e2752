import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect as baseExpect, test } from '@playwright/test';
import Color from 'colorjs.io';
import { placeOf } from '../../.storybook/states.ts';
import { storybookSite } from '../../scripts/testSites.ts';
import { business } from '../../src/content/business.ts';
import { themes } from '../../src/design-system/tokens/tokens.ts';
import { openEmptyStory, readComponents, undescribedProps } from './storybook.ts';

/** Storybook's own interface loads slowly on a busy machine. */
const expect = baseExpect.configure({ timeout: 15_000 });

/** A colour as the browser computes it. */
const rgb = (color: string) => {
  const parts = new Color(color).to('srgb').coords.map((part) => Math.round(Number(part) * 255));
  return `rgb(${parts.join(', ')})`;
};

const buttonDocs = 'iframe.html?viewMode=docs&id=design-system-actions-button--docs';

test('Storybook loads all its files below its own path', async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (!response.ok()) failed.push(response.url());
  });
  await page.goto('?path=/docs/start-introduction--docs');
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
    await expect(page.locator('#storybook-preview-wrapper')).toBeVisible();
  };
  // A component with props, whose title is on the shelf of the screens.
  await openStory('screens-landing-landingsection--default');
  await expect(panel).toBeVisible();
  for (const id of [
    'features-site-frame-themeswitch--default',
    'screens-landing-landing--default',
  ]) {
    await openStory(id);
    await expect(panel).toBeHidden();
  }
  await page.keyboard.press('Alt+a');
  await expect(panel).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Yearly' }).click();
  await expect(page).toHaveTitle(/Yearly/);
  await expect(panel).toBeVisible();
});

test('A built Storybook names no folder of the machine that built it', () => {
  const folder = new RegExp(`${process.cwd()}/(src|stories|node_modules|\\.storybook)/`);
  const files = readdirSync(storybookSite.folder, { recursive: true, encoding: 'utf8' });
  const naming = files
    .filter((file) => /\.(js|json|html|css)$/.test(file))
    .filter((file) => folder.test(readFileSync(join(storybookSite.folder, file), 'utf8')));
  expect(naming).toEqual([]);
});

test('The table of all states lists every title outside the design system', async ({ page }) => {
  await page.goto('iframe.html?viewMode=docs&id=start-introduction--docs');
  const places = readComponents('dev')
    .map(({ title }) => placeOf(title))
    .filter(({ root }) => root !== 'Design system');
  const rows = page.locator('#all-states ~ * tbody th');
  await expect(rows).toHaveText(places.map(({ folder, name }) => `${name}${folder}`));
});

test('The page of a component lists its states without its tests', async ({ page }) => {
  await page.goto(buttonDocs);
  const links = page.locator('#states ~ .sb-unstyled ul').first().getByRole('link');
  await expect(links).toHaveText([
    'Default',
    'Variants',
    'Sizes',
    'Widths',
    'With Icon',
    'Disabled',
    'Unready',
    'Loading',
    'Long Label',
  ]);
});

test('The page of a component and its stories follow the theme', async ({ page }) => {
  for (const [theme, isDark] of [
    ['dark', true],
    ['light', false],
  ] as const) {
    await page.goto(`${buttonDocs}&globals=theme:${theme}`);
    await expect(page.locator('.sbdocs-preview button').first()).toBeVisible();
    for (const part of ['.sbdocs-wrapper', '.sbdocs-preview', 'body']) {
      const background = await page
        .locator(part)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
      const [lightness] = new Color(background).oklch;
      expect(Number(lightness) < 0.5, `${part} in the ${theme} theme`).toBe(isDark);
    }
  }
});

test('The page of a component numbers its parts and says who uses it', async ({ page }) => {
  await page.goto(buttonDocs);
  const text = page.locator('.sbdocs-content');
  await expect(text).toContainText('Stable');
  await expect(text.getByRole('heading', { name: 'Parts' })).toBeVisible();
  await expect(text.getByRole('link', { name: 'ThankYouDialog' })).toBeVisible();
});

test('Each row of the tables of props has a description', async ({ page }) => {
  await openEmptyStory(page);
  const rows: string[] = [];
  for (const { title, stories } of readComponents('dev')) {
    const [first] = stories;
    if (first)
      rows.push(...(await undescribedProps(page, first.id)).map((row) => `${title} ${row}`));
  }
  expect(rows).toEqual([]);
});

test('Clicking the name of a token copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('iframe.html?viewMode=docs&id=foundations-colour--docs');
  await page.getByRole('button', { name: 'inkQuiet' }).click();
  await expect(page.getByText('copied: vars.color.inkQuiet')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('vars.color.inkQuiet');
});

test('A page of text follows the theme, and so do the stories that it frames', async ({ page }) => {
  await page.goto('iframe.html?viewMode=docs&id=start-patterns--docs&globals=theme:dark');
  const story = page.frameLocator('iframe[title="Own Words"]');
  await expect(story.getByRole('dialog')).toBeVisible();
  await expect(story.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('.sbdocs-wrapper')).toHaveCSS(
    'background-color',
    rgb(themes.dark.paper),
  );
});

test('The placeholder of a loading page is dark in the dark theme', async ({ page }) => {
  await page.route('**/*.js', () => {});
  await page.goto('iframe.html?viewMode=docs&id=start-patterns--docs&globals=theme:dark', {
    waitUntil: 'commit',
  });
  const body = page.locator('body');
  const { coords } = new Color(themes.dark.paper);
  await expect(body).toHaveCSS('background-color', `oklch(${coords.join(' ')})`);
});

test('Two themes side by side have radio buttons of their own', async ({ page }) => {
  const story = 'design-system-forms-segmentedcontrol--default';
  await page.goto(`iframe.html?viewMode=story&id=${story}&globals=theme:both`);
  const light = page.frameLocator('iframe[title="light"]');
  const dark = page.frameLocator('iframe[title="dark"]');
  await light.getByRole('radio', { name: 'Yearly' }).check();
  await expect(dark.getByRole('radio', { name: 'Monthly' })).toBeChecked();
});
