import { test as base, expect, type Page } from '@playwright/test';
import {
  screenshotThemes,
  screenshotViewports,
  viewportSize,
} from '../../.storybook/screenshots.ts';
import { picturesOfNobody, removePictures, strayPictures } from './album.ts';
import { pack, paint, takePicture } from './camera.ts';
import { examineRenderer, type Renderer } from './renderer.ts';
import {
  describeStory,
  forgetDialog,
  openStorybook,
  readComponents,
  showStory,
} from './storybook.ts';

const test = base.extend<object, { renderer: Renderer }>({
  renderer: [async ({ browser }, use) => use(await examineRenderer(browser)), { scope: 'worker' }],
});

const components = readComponents();

/** Every view that a story is pictured in. */
async function viewsOf(page: Page, id: string) {
  const viewports = screenshotViewports(await describeStory(page, id));
  const story = id.replace(/^.*--/, '');
  return screenshotThemes.flatMap((theme) =>
    viewports.map(viewportSize).map((size) => ({
      theme,
      size,
      file: `${story}-${theme}-${size.width}.png`,
    })),
  );
}

/** Whether the pictures are being taken anew, and whether that goes for every one of them. */
const isUpdate = process.env.VISUAL_UPDATE !== undefined;
const isWholeUpdate = process.env.VISUAL_UPDATE === 'all';

/** For a component with all its stories, on a busy machine, in ms. */
const TIMEOUT = 120_000;

const UPDATE = 'Take them out with `npm run visual:update`.';

const NOTHING_TO_SEE =
  'The stories of this component have no pictures: tag the component itself as `!visual`.';

const anotherRenderer = ({ name, photographer }: Renderer) =>
  `The pictures were taken by ${photographer}, and this is ${name}, which draws differently: ` +
  'a comparison would say nothing about the design, so there was none. ' +
  'Compare with the browser that took them, or take all of them anew with `npm run visual:update`.';

test('The browser draws as the one that took the pictures', ({ renderer }) => {
  if (isUpdate) return renderer.sign();
  if (!renderer.isSame) console.warn(anotherRenderer(renderer));
  if (process.env.VISUAL_STRICT) expect(renderer.isSame, anotherRenderer(renderer)).toBe(true);
  else test.skip(!renderer.isSame, anotherRenderer(renderer));
});

test('Every picture is of a component that there is', () => {
  const strays = picturesOfNobody(new Set(components.map(({ title }) => title)));
  if (isUpdate) removePictures(strays);
  else expect(strays, UPDATE).toEqual([]);
});

/** Compares what the page shows with its picture, or takes it anew. */
async function compare(page: Page, path: readonly string[]) {
  const picture = await takePicture(page);
  expect.soft(isUpdate ? pack(picture) : picture).toMatchSnapshot([...path]);
}

for (const { title, stories } of components) {
  test(title, async ({ page, renderer }) => {
    test.setTimeout(TIMEOUT);
    const canCompare = isUpdate ? isWholeUpdate || renderer.isSame : renderer.isSame;
    if (isUpdate) expect(canCompare, anotherRenderer(renderer)).toBe(true);
    const files = new Set<string>();
    await openStorybook(page);
    for (const { id, name } of stories) {
      const views = await viewsOf(page, id);
      for (const { file } of views) files.add(file);
      const [first] = views;
      if (!first) continue;
      await page.setViewportSize(first.size);
      const problem = await showStory(page, id);
      expect.soft(problem, `${name} plays to its end`).toBeUndefined();
      if (problem !== undefined || !canCompare) continue;
      for (const { file, theme, size } of views) {
        await page.setViewportSize(size);
        await paint(page, theme);
        await compare(page, [...title.split('/'), file]);
      }
      await forgetDialog(page);
    }
    expect.soft(files.size, NOTHING_TO_SEE).toBeGreaterThan(0);
    const strays = strayPictures(title, files);
    if (isUpdate) removePictures(strays);
    else expect.soft(strays, UPDATE).toEqual([]);
    test.skip(!canCompare, anotherRenderer(renderer));
  });
}
