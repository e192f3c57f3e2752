import { existsSync, readFileSync } from 'node:fs';
import {
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import Color from 'colorjs.io';
import { type ScreenshotStory, VISUAL } from '../../.storybook/screenshots.ts';
import { storybookSite } from '../../scripts/testSites.ts';
import { freeze } from './freeze.ts';

/** Tests with one context: a new one for each test would load Storybook without the browser's cache. */
export const test = base.extend<object, { storybookContext: BrowserContext }>({
  storybookContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ storybookContext }, use) => use(storybookContext),
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    // What Storybook's interface remembers.
    await page.evaluate(() => localStorage.clear());
    await page.close();
  },
});

interface Entry {
  id: string;
  title: string;
  name: string;
  tags?: string[];
  subtype?: 'story' | 'test';
}

/** A component with its stories, or those of them that have screenshots. */
export interface Component {
  title: string;
  stories: readonly { id: string; name: string }[];
}

/** Reads the components, with the stories of a tag, from the index of the built Storybook. */
export function readComponents(tag: string = VISUAL): Component[] {
  const file = `${storybookSite.folder}/index.json`;
  if (!existsSync(file)) {
    throw new Error('The built Storybook is missing: run `npm run visual`, which builds it.');
  }
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> };
  const components = new Map<string, Entry[]>();
  for (const entry of Object.values(entries)) {
    if (entry.subtype !== 'story' || !entry.tags?.includes(tag)) continue;
    components.set(entry.title, [...(components.get(entry.title) ?? []), entry]);
  }
  return [...components].map(([title, stories]) => ({ title, stories }));
}

interface Channel {
  on(event: string, listener: (payload: never) => void): void;
  off(event: string, listener: (payload: never) => void): void;
  emit(event: string, payload: unknown): void;
}

interface PreparedStory {
  title: string;
  tags: string[];
  storyGlobals: ScreenshotStory['globals'];
  parameters: { route?: unknown };
  argTypes: Record<string, { description?: string }>;
}

interface Finished {
  storyId: string;
  status: 'success' | 'error';
  reporters: readonly { status: string; result?: { message?: string } }[];
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__: {
      storyStoreValue?: { loadStory(story: { storyId: string }): Promise<PreparedStory> };
    };
  }
}

/** The fixed time of the screenshots. */
const NOW = Date.UTC(2026, 5, 1, 9, 30);

/** Timers with at least this delay, in ms, do not fire after a story has ended. */
const SHORTEST_HELD = 1000;

/** The files that a page is loading. */
const loading = new WeakMap<Page, Set<Request>>();

/** Waits for the parts of a story that are loaded once it is shown, until React has shown them. */
export async function whenLoaded(page: Page) {
  const isIdle = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) =>
          requestIdleCallback(
            () => {
              // A timer that is long due was ended in another way.
              const due = performance.now() - 1000;
              resolve([...window.openTimers.values()].every((time) => time < due));
            },
            { timeout: 1000 },
          ),
        ),
    );
  const isShown = async () => !loading.get(page)?.size && (await isIdle());
  await expect.poll(isShown, { timeout: 15_000 }).toBe(true);
}

/** Opens a page for stories, with a fixed clock and fixed random numbers. */
export async function newStoryPage(context: BrowserContext) {
  const page = await context.newPage();
  const requested = new Set<Request>();
  page.on('request', (request) => requested.add(request));
  page.on('requestfinished', (request) => requested.delete(request));
  page.on('requestfailed', (request) => requested.delete(request));
  loading.set(page, requested);
  await page.addInitScript(freeze, { now: NOW, shortestHeld: SHORTEST_HELD });
  return page;
}

/**
 * Reloads a page that has shown a modal dialog. The browser remembers whether the dialog's focus was
 * visible, which decides whether it draws the next story's focus ring.
 */
export async function reloadAfterDialog(page: Page) {
  if ((await page.locator(':modal').count()) > 0) await openEmptyStory(page);
}

/** Loads the page without a story, and switches axe off: the story tests run it. */
export async function openEmptyStory(page: Page) {
  await page.goto('iframe.html?viewMode=story');
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
  // Storybook ignores globals in the URL of a page without a story.
  await page.evaluate(() => {
    const globals = { a11y: { manual: true } };
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
  });
}

/** The properties of a story that determine its screenshots. */
export function describeStory(page: Page, id: string): Promise<ScreenshotStory> {
  return page.evaluate(async (storyId) => {
    const story = await window.__STORYBOOK_PREVIEW__.storyStoreValue?.loadStory({ storyId });
    if (!story) throw new Error(`Storybook knows no story ${storyId}.`);
    const { tags, storyGlobals: globals, title, parameters } = story;
    return { tags, globals, title, isScreen: parameters.route !== undefined };
  }, id);
}

/** The props of a story's component that have no description in the table of props. */
export function undescribedProps(page: Page, id: string): Promise<string[]> {
  return page.evaluate(async (storyId) => {
    const story = await window.__STORYBOOK_PREVIEW__.storyStoreValue?.loadStory({ storyId });
    const rows = Object.entries(story?.argTypes ?? {});
    return rows.filter(([, { description }]) => !description).map(([name]) => name);
  }, id);
}

/** The code of a story, which its docs page offers to copy; undefined if the page has the source file's. */
export async function codeOf(page: Page, id: string): Promise<string | undefined> {
  const codes = await page.evaluateHandle(() => {
    const sources: string[] = [];
    window.__STORYBOOK_ADDONS_CHANNEL__.on(
      'storybook/docs/snippet-rendered',
      ({ source }: { source: string }) => sources.push(source),
    );
    return sources;
  });
  await showStory(page, id);
  return codes.evaluate((sources) => sources.at(-1));
}

/**
 * Shows a story, and waits for its play function and its checks. Resolves with the error messages of
 * a failed story.
 */
export function showStory(page: Page, id: string): Promise<string | undefined> {
  return page.evaluate(async (storyId) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    let thrown = '';
    const onThrown = ({ message }: Error) => {
      thrown = message;
    };
    const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored'];
    for (const failure of failures) channel.on(failure, onThrown);
    const finished = new Promise<Finished>((resolve) => {
      const onFinished = (payload: Finished) => {
        if (payload.storyId !== storyId) return;
        window.storyHasEnded = true;
        channel.off('storyFinished', onFinished);
        resolve(payload);
      };
      channel.on('storyFinished', onFinished);
    });
    window.storyHasEnded = false;
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    const { status, reporters } = await finished;
    for (const failure of failures) channel.off(failure, onThrown);
    if (status === 'success') return undefined;
    const failedReports = reporters.filter((report) => report.status === 'failed');
    const messages = [thrown, ...failedReports.map(({ result }) => result?.message)].filter(
      Boolean,
    );
    return messages.join('\n\n') || 'The story failed without a message.';
  }, id);
}

/** A colour as the browser computes it. */
export const rgb = (color: string) => {
  const parts = new Color(color).to('srgb').coords.map((part) => Math.round(Number(part) * 255));
  return `rgb(${parts.join(', ')})`;
};
