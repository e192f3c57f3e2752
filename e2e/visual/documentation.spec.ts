import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect as baseExpect } from '@playwright/test';
import Color from 'colorjs.io';
import { placeOf } from '../../.storybook/states.ts';
import { storybookSite } from '../../scripts/testSites.ts';
import { business } from '../../src/content/business.ts';
import { themes } from '../../src/design-system/tokens/tokens.ts';
import {
  codeOf,
  openEmptyStory,
  readComponents,
  rgb,
  test,
  undescribedProps,
} from './storybook.ts';

/** A page of documentation loads slowly on a busy machine. */
const expect = baseExpect.configure({ timeout: 15_000 });

/** A colour of the tokens as the browser writes it. */
const oklch = (color: string) => `oklch(${new Color(color).coords.join(' ')})`;

const buttonDocs = 'iframe.html?viewMode=docs&id=design-system-actions-button--docs';

test('A built Storybook names no folder of the machine that built it', () => {
  const folder = new RegExp(`${process.cwd()}/(src|stories|node_modules|\\.storybook)/`);
  const files = readdirSync(storybookSite.folder, { recursive: true, encoding: 'utf8' });
  const naming = files
    .filter((file) => /\.(js|json|html|css)$/.test(file))
    .filter((file) => folder.test(readFileSync(join(storybookSite.folder, file), 'utf8')));
  expect(naming).toEqual([]);
});

test('The introduction is the name and one scene in both themes', async ({ page }) => {
  await page.goto('iframe.html?viewMode=docs&id=start-introduction--docs');
  await expect(page.getByRole('heading')).toHaveText([business.name]);
  for (const theme of ['light', 'dark'] as const) {
    const half = page.locator(`.sbdocs-content [data-theme=${theme}]`);
    await expect(half.locator('svg').first()).toBeVisible();
    await expect(half).toHaveCSS('background-color', oklch(themes[theme].paper));
  }
});

test('The page of all states lists every title outside the design system, and filters them', async ({
  page,
}) => {
  await page.goto('iframe.html?viewMode=docs&id=start-all-states--docs');
  const components = readComponents('dev').map(({ title }) => placeOf(title));
  const namesOn = (shelf: string) =>
    components.filter(({ root }) => root === shelf).map(({ folder, name }) => `${name}${folder}`);
  const rows = page.locator('tbody th');
  for (const shelf of ['Screens', 'Features', 'Owner']) {
    await page.getByRole('radio', { name: new RegExp(`^${shelf}`) }).check();
    await expect(rows).toHaveText(namesOn(shelf));
  }
  await page.getByRole('radio', { name: /^All/ }).check();
  const all = components.filter(({ root }) => root !== 'Design system');
  await expect(rows).toHaveCount(all.length);
  await page.getByRole('searchbox').fill('lockout');
  await expect(rows).toHaveText(['QuoteFormQuote', 'CustomQuoteCustomQuote']);
  await expect(page.getByText(/^\d of \d{3} states$/)).toBeVisible();
  await page.getByRole('searchbox').fill('no such state');
  await expect(page.getByText('No states match')).toBeVisible();
});

test('Text is 42 rem wide, and samples have the whole width', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  for (const id of ['design-system-actions-button', 'start-using-storybook']) {
    await page.goto(`iframe.html?viewMode=docs&id=${id}--docs`);
    const texts = page.locator('.sbdocs-content > p');
    await expect(texts.first()).toBeVisible();
    const widths = await texts.evaluateAll((all) =>
      all.map((text) => text.getBoundingClientRect().width),
    );
    console.info(`Text of ${id}: ${[...new Set(widths)].join(', ')} px wide (672)`);
    expect([...new Set(widths)]).toEqual([42 * 16]);
  }
  await page.goto(buttonDocs);
  const [content, sample] = await Promise.all(
    ['.sbdocs-content', '.sbdocs-preview'].map((part) => page.locator(part).first().boundingBox()),
  );
  console.info(`A sample at 1920: ${sample?.width} px wide (as the page, more than 1500)`);
  expect(sample?.width).toBe(content?.width);
  expect(sample?.width).toBeGreaterThan(1500);
});

test('Eight users of a component are listed, and the others are folded', async ({ page }) => {
  await page.goto(buttonDocs);
  const fold = page.locator('#used-in ~ details');
  const shown = page.locator('#used-in + p > span');
  await expect(shown).toHaveCount(8);
  console.info(`Users of a component that are shown: ${await shown.count()} (8)`);
  await expect(fold.getByText('TwoStepLogin')).toBeHidden();
  await fold.locator('summary').press('Enter');
  await expect(fold.getByText('TwoStepLogin')).toBeVisible();
  await page.goto('iframe.html?viewMode=docs&id=design-system-forms-passwordinput--docs');
  await expect(page.locator('#used-in + p').getByRole('link').first()).toBeVisible();
  await expect(page.locator('details')).toHaveCount(0);
});

test('Do and don’t have one height, and parts are in the middle', async ({ page }) => {
  for (const id of ['actions-button', 'data-badge', 'forms-field', 'forms-select', 'layout-card']) {
    await page.goto(`iframe.html?viewMode=docs&id=design-system-${id}--docs`);
    const picture = page.locator('[inert]:has(> svg)');
    await expect(picture.locator('svg circle').first()).toBeVisible();
    const samples = await page
      .locator('figure > [inert]')
      .evaluateAll((all) => all.map((sample) => sample.getBoundingClientRect().height));
    console.info(`Do and don’t of ${id}: ${samples.join(' and ')} px high (equal)`);
    expect(samples, id).toHaveLength(2);
    expect(samples[0], id).toBe(samples[1]);
    const outer = await picture.boundingBox();
    const inner = await picture.locator('> :first-child').boundingBox();
    if (!outer || !inner) throw new Error(`${id} has no picture.`);
    expect(Math.abs(outer.x + outer.width / 2 - inner.x - inner.width / 2), id).toBeLessThan(1);
  }
});

test('The page of a component has its status, numbers its parts and lists its states without its tests', async ({
  page,
}) => {
  await page.goto(buttonDocs);
  const text = page.locator('.sbdocs-content');
  await expect(text).toContainText('Stable');
  await expect(text.getByRole('heading', { name: 'Parts' })).toBeVisible();
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

test('The code of an example has the names of the sources, and empty functions', async ({
  page,
}) => {
  test.slow();
  await openEmptyStory(page);
  const own = readComponents('dev').filter(({ title }) => title.startsWith('Design system/'));
  for (const { title, stories } of own) {
    for (const { id, name } of stories) {
      const code = (await codeOf(page, id)) ?? '';
      expect
        .soft(code, `${title} ${name}`)
        .not.toMatch(/\bfunction [\w$]*\(|<[a-z][A-Z]?[A-Z]|<No /);
    }
  }
});

test('Each row of the tables of props of the design system has a description', async ({ page }) => {
  await openEmptyStory(page);
  const rows: string[] = [];
  const own = readComponents('dev').filter(({ title }) => title.startsWith('Design system/'));
  for (const { title, stories } of own) {
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
  await expect(body).toHaveCSS('background-color', oklch(themes.dark.paper));
});

test('Two themes side by side have radio buttons of their own', async ({ page }) => {
  const story = 'design-system-forms-segmentedcontrol--default';
  await page.goto(`iframe.html?viewMode=story&id=${story}&globals=theme:both`);
  const light = page.frameLocator('iframe[title="light"]');
  const dark = page.frameLocator('iframe[title="dark"]');
  await light.getByRole('radio', { name: 'Yearly' }).check();
  await expect(dark.getByRole('radio', { name: 'Monthly' })).toBeChecked();
});
