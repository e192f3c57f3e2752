import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type ScreenshotStory, VISUAL } from '../../.storybook/screenshots.ts';
import { storybookSite } from '../../scripts/sites.mjs';
import { keepStill } from './stillness.ts';

interface Entry {
  id: string;
  title: string;
  name: string;
  tags?: string[];
  subtype?: 'story' | 'test';
}

/** A component, with those of its stories that are pictured. */
export interface Component {
  title: string;
  stories: readonly { id: string; name: string }[];
}

/** Reads from the index of the built Storybook what there is to be pictured. */
export function readComponents(): Component[] {
  const file = `${storybookSite.folder}/index.json`;
  if (!existsSync(file)) {
    throw new Error('There is no built Storybook: run `npm run visual`, which builds it.');
  }
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> };
  const components = new Map<string, Entry[]>();
  for (const entry of Object.values(entries)) {
    if (entry.subtype !== 'story' || !entry.tags?.includes(VISUAL)) continue;
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
  tags: string[];
  storyGlobals: ScreenshotStory['globals'];
  parameters: { route?: unknown };
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

/** Any moment will do, as long as it is always the same one. */
const NOW = Date.UTC(2026, 5, 1, 9, 30);

/** As the clock of the stories has it: see `.storybook/clock.ts`. */
const SHORTEST_HELD = 1000;

/** Opens the stories' own page, with every clock and chance in it fixed. */
export async function openStorybook(page: Page) {
  await page.addInitScript(keepStill, { now: NOW, shortestHeld: SHORTEST_HELD });
  await beginAnew(page);
}

/**
 * Leaves a page that has shown a modal dialog for a fresh one: the browser still remembers the focus
 * that was in it, and draws the next focus with a ring or without, as it happens.
 */
export async function forgetDialog(page: Page) {
  if ((await page.locator(':modal').count()) > 0) await beginAnew(page);
}

/** Loads the page without a story yet; it is not checked for accessibility here. */
async function beginAnew(page: Page) {
  await page.goto('/iframe.html?viewMode=story&globals=a11y.manual:!true');
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
}

/** Asks a story what its pictures depend on. */
export function describeStory(page: Page, id: string): Promise<ScreenshotStory> {
  return page.evaluate(async (storyId) => {
    const story = await window.__STORYBOOK_PREVIEW__.storyStoreValue?.loadStory({ storyId });
    if (!story) throw new Error(`Storybook knows no story ${storyId}.`);
    const { tags, storyGlobals: globals, parameters } = story;
    return { tags, globals, isScreen: parameters.route !== undefined };
  }, id);
}

/**
 * Goes on to a story, and waits until it has been played and checked.
 *
 * @returns what went wrong: its play function threw, or a check of its own failed
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
    const complaints = reporters.filter((report) => report.status === 'failed');
    const messages = [thrown, ...complaints.map(({ result }) => result?.message)].filter(Boolean);
    return messages.join('\n\n') || 'It failed, and did not say why.';
  }, id);
}
