import { test as base, expect, type Page } from '@playwright/test';
import { screenshotViews, viewportSize } from '../../.storybook/screenshots.ts';
import { orphanedScreenshots, referenceOf, removeScreenshots, strayScreenshots } from './files.ts';
import { examineRenderer, type Renderer } from './renderer.ts';
import { setTheme, takeScreenshot } from './screenshot.ts';
import {
  describeStory,
  newStoryPage,
  openEmptyStory,
  readComponents,
  reloadAfterDialog,
  showStory,
  whenLoaded,
} from './storybook.ts';

const test = base.extend<object, { renderer: Renderer; storyPage: Page }>({
  renderer: [async ({ browser }, use) => use(await examineRenderer(browser)), { scope: 'worker' }],
  // One page for all components: a new one would load Storybook without the browser's cache.
  storyPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(await newStoryPage(context));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const components = readComponents();

/** The combinations of theme and viewport in which a story has screenshots. */
async function viewsOf(page: Page, id: string) {
  const views = screenshotViews(await describeStory(page, id));
  const story = id.replace(/^.*--/, '');
  return views.map(({ theme, viewport }) => {
    const size = viewportSize(viewport);
    const media = viewport === 'sheet' ? ('print' as const) : ('screen' as const);
    return { theme, size, media, name: `${story}-${theme}-${size.width}` };
  });
}

/** Whether screenshots are replaced: those of some components, or all. */
const isUpdate = process.env.VISUAL_UPDATE !== undefined;
const isWholeUpdate = process.env.VISUAL_UPDATE === 'all';

/** The timeout of a component with all its stories, in ms. */
const TIMEOUT = 120_000;

const REMOVE_STRAYS = 'Remove them with `npm run visual:update`.';

const NO_SCREENSHOTS =
  'The stories of this component have no screenshots: tag the component itself as `!visual`.';

const differentRenderer = ({ name, reference }: Renderer) =>
  `The screenshots were taken by ${reference}. This browser, ${name}, draws differently, so they ` +
  'were not compared. Compare with the reference browser, or replace all of them with ' +
  '`npm run visual:update`.';

test('The browser draws as the reference renderer', ({ renderer }) => {
  if (isUpdate) return renderer.makeReference();
  if (!renderer.isSame) console.warn(differentRenderer(renderer));
  if (process.env.VISUAL_STRICT) expect(renderer.isSame, differentRenderer(renderer)).toBe(true);
  else test.skip(!renderer.isSame, differentRenderer(renderer));
});

test('Every screenshot belongs to a component', () => {
  const strays = orphanedScreenshots(new Set(components.map(({ title }) => title)));
  if (isUpdate) removeScreenshots(strays);
  else expect(strays, REMOVE_STRAYS).toEqual([]);
});

/** Compares the page with its committed screenshot, or replaces it. */
async function compare(page: Page, path: readonly string[]) {
  const png = [...path.slice(0, -1), `${path.at(-1)}.png`];
  const reference = referenceOf(path, test.info().snapshotPath(...png));
  await reference.decode();
  expect.soft(await takeScreenshot(page)).toMatchSnapshot(png);
  if (isUpdate) await reference.keep();
}

for (const { title, stories } of components) {
  test(title, async ({ storyPage: page, renderer }) => {
    test.setTimeout(TIMEOUT);
    const canCompare = renderer.isSame || isWholeUpdate;
    if (isUpdate) expect(canCompare, differentRenderer(renderer)).toBe(true);
    const files = new Set<string>();
    await openEmptyStory(page);
    for (const { id, name } of stories) {
      const views = await viewsOf(page, id);
      for (const { name: file } of views) files.add(`${file}.webp`);
      const [first] = views;
      if (!first) continue;
      await page.setViewportSize(first.size);
      const problem = await showStory(page, id);
      expect.soft(problem, `${name} plays to its end`).toBeUndefined();
      if (problem !== undefined || !canCompare) continue;
      await whenLoaded(page);
      for (const { name: file, theme, size, media } of views) {
        await page.setViewportSize(size);
        await page.emulateMedia({ media });
        await setTheme(page, theme);
        await compare(page, [...title.split('/'), file]);
      }
      await page.emulateMedia({ media: 'screen' });
      await reloadAfterDialog(page);
    }
    expect.soft(files.size, NO_SCREENSHOTS).toBeGreaterThan(0);
    const strays = strayScreenshots(title, files);
    if (isUpdate) removeScreenshots(strays);
    else expect.soft(strays, REMOVE_STRAYS).toEqual([]);
    test.skip(!canCompare, differentRenderer(renderer));
  });
}
