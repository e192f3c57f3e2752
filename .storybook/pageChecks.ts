import axe, { type ElementContext, type Result, type RunOptions } from 'axe-core';
import { pauseAnimations } from 'storybook/preview-api';
import { afterEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { breakpoints } from '#src/design-system/tokens/tokens.ts';
import { checkControlNames } from './controlNames.ts';
import { checkDisabled } from './disabledContrast.ts';
import { checkFocusRings } from './focusRings.ts';

/** The widths that every story is checked at, in px. */
const widths = [breakpoints.desktop, breakpoints.phone];

/** The axe rules whose result depends on the theme and not on the width. They take most of axe's time. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const withoutColours: RunOptions = {
  rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
};

interface CheckedStory {
  tags: string[];
  id: string;
  parameters: {
    a11y?: { test?: string; config?: { rules?: { id: string }[] } };
    route?: unknown;
  };
}

/** A component of the business is made of parts that are checked in both themes and at every width. */
const isMadeOfChecked = ({ id, parameters }: CheckedStory) =>
  !id.startsWith('design-system-') && parameters.route === undefined;

/** Everything on the page except Storybook's own elements. */
const context: ElementContext = { include: 'body', exclude: ['.sb-wrapper'] };

let lastConfig = '';

/** Landmarks are checked only for stories that enable the rule, because a component has none. */
function configure({ a11y }: CheckedStory['parameters']) {
  const rules = [{ id: 'region', enabled: false }, ...(a11y?.config?.rules ?? [])];
  const config = JSON.stringify(rules);
  if (config === lastConfig) return;
  axe.reset();
  axe.configure({ rules });
  lastConfig = config;
}

const describe = ({ id, help, nodes }: Result) =>
  `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`;

async function runAxe(place: string, options: RunOptions = {}) {
  // Reporting passes and preloading files would take longer than the checks.
  const { violations } = await axe.run(context, {
    resultTypes: ['violations'],
    preload: false,
    ...options,
  });
  if (violations.length === 0) return;
  throw new Error(`Not accessible, ${place}:\n\n${violations.map(describe).join('\n\n')}`);
}

/** Runs the colour rules in the other theme. */
async function checkOtherTheme(place: string) {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  const other = theme === 'dark' ? 'light' : 'dark';
  dataset.theme = other;
  checkDisabled();
  await runAxe(`${place}, ${other}`, { runOnly: colourRules });
  dataset.theme = theme;
}

/** Tries again, because text is wider until its font has loaded, and a resize takes some frames. */
const checkWidth = (place: string) =>
  vi.waitFor(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return;
    throw new Error(`The page scrolls sideways, ${place}: its content is ${scrollWidth} px wide.`);
  }, 5000);

/** Without styles, a drawing without a size is as wide as the page. */
function checkDrawings() {
  const unsized = document.querySelector(
    'svg:not([width][height], [id^=storybook], .sb-wrapper *)',
  );
  if (unsized) throw new Error(`A drawing without width and height: ${unsized.outerHTML}`);
}

/** The markup of the page in its width and theme, without the ids that React numbers anew. */
function readMarkup() {
  const { theme } = document.documentElement.dataset;
  const markup = document.body.innerHTML.replace(/_r_[0-9a-v]+_/g, '');
  return `${window.innerWidth} ${theme} ${markup}`;
}

/** What has been checked. Tests often end as their story does, and some stories end on a page of another's. */
const checkedMarkups = new Set<string>();

/**
 * Checks the design system and screens in both themes and at every width, and what is made of them in one. A
 * test of a story is checked only as it ended, without its colours. What was checked once is not checked again.
 */
async function checkPage(story: CheckedStory) {
  const ownWidth = window.innerWidth;
  const isTest = story.tags.includes('test-fn');
  const isWhole = !isMadeOfChecked(story);
  const markup = `${isWhole} ${lastConfig} ${readMarkup()}`;
  if (checkedMarkups.has(markup)) return;
  await checkWidth(`${ownWidth} px wide`);
  await runAxe(`${ownWidth} px wide`, isTest ? withoutColours : {});
  checkControlNames();
  checkDrawings();
  if (isTest) return;
  checkedMarkups.add(markup);
  checkFocusRings();
  checkDisabled();
  if (isWhole) await checkOtherTheme(`${ownWidth} px wide`);
  for (const width of widths.filter((each) => each !== ownWidth)) {
    await page.viewport(width, window.innerHeight);
    await checkWidth(`${width} px wide`);
    checkControlNames();
    if (!isWhole) continue;
    await runAxe(`${width} px wide`, withoutColours);
  }
}

/** Checks the page after every story and every test. */
afterEach(async ({ story }: { story?: CheckedStory }) => {
  if (!story || story.parameters.a11y?.test === 'off') return;
  configure(story.parameters);
  const resumeAnimations = pauseAnimations();
  try {
    await checkPage(story);
  } finally {
    resumeAnimations();
  }
});
