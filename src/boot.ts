/**
 * All the script that a page runs before React: inlined into each page's head by the build. It
 * paints the visitor's theme, moves the frame, and imports React once the page has loaded and the
 * browser is idle, or at the first sign that it is needed.
 */
import { LOADED, onIntent, recordEarlyClicks } from './app/earlyClicks';
import { followEarlyTraversals } from './app/earlyTraversal';
import { attachSectionBehaviour, scrollToSectionSoon } from './app/sectionScroll';
import { saveAwaitedSection, takeAwaitedSection } from './backend/browser/awaitedSection';
import { hasStoredSession } from './backend/browser/storedSession';
import { readTheme, saveTheme } from './backend/browser/themePreference';
import { attachFrameBehaviour } from './features/site-frame/frameBehaviour';
import {
  attachThemeBehaviour,
  checkShownTheme,
  showTheme,
} from './features/site-frame/themeBehaviour';
import { landing } from './landing';

// Where the modules are, and whether they are wanted at once: written on the script's own tag.
const { modules = '', eager } = document.currentScript?.dataset ?? {};

let isLoading = false;
async function loadApplication() {
  if (isLoading) return;
  isLoading = true;
  let isComplete = true;
  const load = (url: string) =>
    import(/* @vite-ignore */ url).catch((error: unknown) => {
      // The page still sells without it: links, prices and the theme need no more than this script.
      console.error('The application did not load.', error);
      isComplete = false;
    });
  await Promise.all(modules.split(' ').filter(Boolean).map(load));
  // What needs it says so, and the next sign that it is needed asks for it again.
  document.documentElement.toggleAttribute('data-unloaded', !isComplete);
  isLoading = isComplete;
  if (isComplete) window.dispatchEvent(new Event(LOADED));
}

showTheme(document, readTheme());
// Which of the two account menus is seen until the session has been read.
document.documentElement.toggleAttribute('data-signed-in', hasStoredSession());
attachThemeBehaviour(document, saveTheme);
attachFrameBehaviour(document);
attachSectionBehaviour(document, saveAwaitedSection);
recordEarlyClicks();
onIntent(loadApplication);
followEarlyTraversals(window);
document.addEventListener('DOMContentLoaded', () => {
  checkShownTheme(document);
  const section = takeAwaitedSection();
  // On the way to it, somebody may have gone elsewhere.
  if (section && location.pathname === landing.href) scrollToSectionSoon(section);
  if (eager !== undefined) loadApplication();
});
window.addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(loadApplication, { timeout: 2000 });
  else setTimeout(loadApplication, 200);
});
