import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect as baseExpect } from '@playwright/test';
import Color from 'colorjs.io';
import { placeOf } from '../../.storybook/states.ts';
import { storybookSite } from '../../scripts/testSites.ts';
import { codeOf, openEmptyStory, readComponents, test, undescribedProps } from './storybook.ts';

/** A page of documentation loads slowly on a busy machine. */
const expect = baseExpect.configure({ timeout: 15_000 });

const buttonDocs = 'iframe.html?viewMode=docs&id=design-system-actions-button--docs';

test('A built Storybook names no folder of the machine that built it', () => {
  const folder = new RegExp(`${process.cwd()}/(src|stories|node_modules|\\.storybook)/`);
  const files = readdirSync(storybookSite.folder, { recursive: true, encoding: 'utf8' });
  const naming = files
    .filter((file) => /\.(js|json|html|css)$/.test(file))
    .filter((file) => folder.test(readFileSync(join(storybookSite.folder, file), 'utf8')));
  expect(naming).toEqual([]);
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
  // It plays every story of the design system.
  test.setTimeout(300_000);
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
