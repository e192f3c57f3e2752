import axe, { type ElementContext, type Result, type RunOptions } from 'axe-core';
import { pauseAnimations } from 'storybook/preview-api';
import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { breakpoints } from '#src/design-system/tokens/tokens.ts';

/** The widths, in px, that every story is checked at. */
const widths = [breakpoints.desktop, breakpoints.phone];

/** The rules that a theme can break. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

interface CheckedStory {
  tags: string[];
  parameters: { a11y?: { test?: string; config?: { rules?: { id: string }[] } } };
}

/** What the stories are checked in; Storybook's own elements and the runner's are no part of it. */
const context: ElementContext = { include: 'body', exclude: ['.sb-wrapper'] };

let knownConfig = '';

/** A story is a part of a page, unless its parameters say more: it needs no landmarks. */
function configure({ a11y }: CheckedStory['parameters']) {
  const rules = [{ id: 'region', enabled: false }, ...(a11y?.config?.rules ?? [])];
  const config = JSON.stringify(rules);
  if (config === knownConfig) return;
  axe.reset();
  axe.configure({ rules });
  knownConfig = config;
}

const describe = ({ id, help, nodes }: Result) =>
  `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`;

async function check(place: string, options: RunOptions = {}) {
  // Nothing is told of what passes, and no file fetched for it: both take longer than the checks.
  const { violations } = await axe.run(context, {
    resultTypes: ['violations'],
    preload: false,
    ...options,
  });
  if (violations.length === 0) return;
  throw new Error(`Not accessible, ${place}:\n\n${violations.map(describe).join('\n\n')}`);
}

/** Checks what is on the page in the other theme, with the rules that a theme can break. */
async function checkOtherTheme(place: string) {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  const other = theme === 'dark' ? 'light' : 'dark';
  dataset.theme = other;
  await check(`${place}, ${other}`, { runOnly: rulesOfColour });
  dataset.theme = theme;
}

/** A story in both themes at both widths; a test only as it ended. */
async function checkEverywhere({ tags }: CheckedStory) {
  const ownWidth = window.innerWidth;
  await check(`${ownWidth} px wide`);
  if (tags.includes('test-fn')) return;
  await checkOtherTheme(`${ownWidth} px wide`);
  for (const width of widths.filter((each) => each !== ownWidth)) {
    await page.viewport(width, window.innerHeight);
    await check(`${width} px wide`);
    await checkOtherTheme(`${width} px wide`);
  }
}

/**
 * After every story and every test of it: axe, with all its rules, on what they left on the page. What
 * differs with the theme and the width is the story's to show, so that a test is checked but once.
 */
afterEach(async ({ story }: { story?: CheckedStory }) => {
  if (!story || story.parameters.a11y?.test === 'off') return;
  configure(story.parameters);
  const resumeAnimations = pauseAnimations();
  try {
    await checkEverywhere(story);
  } finally {
    resumeAnimations();
  }
});
