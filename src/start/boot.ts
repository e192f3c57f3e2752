/**
 * All script that a page runs before React, inlined into its head by the build. It applies the
 * visitor's theme, runs the header, and imports React: when the browser is idle after `load` and the
 * first paint; on eager pages right after that paint; and in any case, once the page is parsed, as soon
 * as the visitor is about to use something that needs it.
 */
import { attachSectionBehaviour, scrollToSectionSoon } from '../app/sectionScroll';
import { hasStoredSession } from '../backend/browser/storedSession';
import { hasSessionCookie } from '../backend/http/sessionHint';
import { saveAwaitedSection, takeAwaitedSection } from '../backend/shared/awaitedSection';
import { readTheme, saveTheme } from '../backend/shared/themePreference';
import { attachMenuBehaviour } from '../design-system/navigation/menuBehaviour';
import { markUse } from '../features/account/interaction';
import { attachFrameBehaviour } from '../features/site-frame/frameBehaviour';
import {
  applyTheme,
  attachThemeBehaviour,
  checkCurrentTheme,
} from '../features/site-frame/themeBehaviour';
import { landingHref } from '../landingHref';
import { followEarlyTraversals } from './earlyTraversal';
import { LOADED, onIntent, queueEarlyClicks } from './earlyUse';

// The build writes the modules' addresses, and whether to load them early, on the script's tag.
const { modules = '', eager } = document.currentScript?.dataset ?? {};

let isRequested = false;

/** Imports React once. After a failure it can be called again. */
async function loadApplication() {
  if (isRequested) return;
  isRequested = true;
  try {
    const urls = modules.split(' ').filter(Boolean);
    for (const href of urls) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    }
    // Fetched together, but run one by one: a slow phone handles input between them.
    for (const url of urls) await import(/* @vite-ignore */ url);
    document.documentElement.removeAttribute('data-unloaded');
    window.dispatchEvent(new Event(LOADED));
  } catch (error) {
    // Links, prices and the theme still work: they need this script alone.
    console.error('The application did not load.', error);
    // Shows a message beside what needs React; the visitor's next attempt loads it again.
    document.documentElement.setAttribute('data-unloaded', '');
    isRequested = false;
  }
}

const theme = readTheme();
applyTheme(document, theme);
// Selects which of the two account menus shows until the session has been read.
document.documentElement.toggleAttribute(
  'data-signed-in',
  import.meta.env.MODE === 'connected' ? hasSessionCookie() : hasStoredSession(),
);
attachThemeBehaviour(document, saveTheme);
attachFrameBehaviour(document);
attachMenuBehaviour(document);
let isLeaving = false;
attachSectionBehaviour(document, (section) => {
  isLeaving = saveAwaitedSection(section);
  return isLeaving;
});
queueEarlyClicks();
markUse(document);
followEarlyTraversals(window);

/** The section to scroll to. On another page it is deleted: its landing page did not load. */
function takeSection() {
  const section = isLeaving ? null : takeAwaitedSection();
  return location.pathname === landingHref ? section : null;
}

/** How long to wait for a paint in a browser that reports none or a tab that is not shown, in ms. */
const PAINT_TIMEOUT = 3000;

/** Resolves after the first paint. */
const painted = () =>
  new Promise<unknown>((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, PAINT_TIMEOUT);
  });

const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));

/** Resolves when the page shows. What can wait for that would delay it on a slow phone. */
const shown = parsed.then(painted);

// After parsing: the import map, which has the modules' hashes, is at the end of the page.
onIntent(() => parsed.then(loadApplication));
// Without a stored theme the right radio button is checked, unless the browser has restored another.
void (theme ? parsed : shown).then(() => checkCurrentTheme(document));
void shown.then(() => {
  scrollToSectionSoon(takeSection);
  if (eager !== undefined) void loadApplication();
});
window.addEventListener('load', async () => {
  await shown;
  if ('requestIdleCallback' in window) requestIdleCallback(loadApplication, { timeout: 2000 });
  else setTimeout(loadApplication, 200);
});
