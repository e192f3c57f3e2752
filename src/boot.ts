/**
 * All script that a page runs before React, inlined into its head by the build. It applies the
 * visitor's theme, runs the header, and imports React once the page is painted and loaded and
 * the browser is idle, or as soon as the visitor is about to use something that needs it.
 */
import { LOADED, onIntent, queueEarlyClicks } from './app/earlyClicks';
import { followEarlyTraversals } from './app/earlyTraversal';
import { attachSectionBehaviour, scrollToSectionSoon } from './app/sectionScroll';
import { saveAwaitedSection, takeAwaitedSection } from './backend/browser/awaitedSection';
import { hasStoredSession } from './backend/browser/storedSession';
import { readTheme, saveTheme } from './backend/browser/themePreference';
import { hasSessionCookie } from './backend/http/sessionHint';
import { attachFrameBehaviour } from './features/site-frame/frameBehaviour';
import {
  applyTheme,
  attachThemeBehaviour,
  checkCurrentTheme,
} from './features/site-frame/themeBehaviour';
import { landingHref } from './landingHref';

// The build writes the modules' addresses, and whether to load them early, on the script's tag.
const { modules = '', eager } = document.currentScript?.dataset ?? {};

let isRequested = false;

/** Imports React once. After a failure it can be called again. */
async function loadApplication() {
  if (isRequested) return;
  isRequested = true;
  const urls = modules.split(' ').filter(Boolean);
  for (const href of urls) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  let hasFailed = false;
  // Fetched together, but run one by one: a slow phone handles input between them.
  for (const url of urls) {
    await import(/* @vite-ignore */ url).catch((error: unknown) => {
      // Links, prices and the theme still work: they need this script alone.
      console.error('The application did not load.', error);
      hasFailed = true;
    });
  }
  // Shows a message beside what needs React; the visitor's next attempt loads it again.
  document.documentElement.toggleAttribute('data-unloaded', hasFailed);
  if (hasFailed) isRequested = false;
  else window.dispatchEvent(new Event(LOADED));
}

applyTheme(document, readTheme());
// Selects which of the two account menus shows until the session has been read.
document.documentElement.toggleAttribute(
  'data-signed-in',
  import.meta.env.MODE === 'connected' ? hasSessionCookie() : hasStoredSession(),
);
attachThemeBehaviour(document, saveTheme);
attachFrameBehaviour(document);
let isLeaving = false;
attachSectionBehaviour(document, (section) => {
  isLeaving = saveAwaitedSection(section);
  return isLeaving;
});
queueEarlyClicks();
followEarlyTraversals(window);

/** The section to scroll to. On another page it is deleted: its landing page did not load. */
function findSection() {
  const section = isLeaving ? null : takeAwaitedSection();
  return location.pathname === landingHref ? section : null;
}

/** Calls the listener after the first paint, which fetching the modules would delay on a slow network. */
function onPaint(listener: () => void) {
  new PerformanceObserver(listener).observe({ type: 'paint', buffered: true });
}

document.addEventListener('DOMContentLoaded', () => {
  checkCurrentTheme(document);
  // Not before: the import map, which has the modules' hashes, is at the end of the page.
  onIntent(loadApplication);
  // Reads the storage when it scrolls, because reading it now would delay the first paint.
  scrollToSectionSoon(findSection);
  if (eager !== undefined) onPaint(loadApplication);
});
window.addEventListener('load', () => {
  onPaint(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(loadApplication, { timeout: 2000 });
    else setTimeout(loadApplication, 200);
  });
});
