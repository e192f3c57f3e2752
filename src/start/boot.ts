/**
 * All script that a page runs before React, inlined into its head by the build. It applies the
 * visitor's theme, runs the header, and starts the application, which the page does not wait for:
 *
 *   parsed → shown → loading → hydrating → hydrated
 *                      ↓ ↑
 *                   not loaded
 *
 * parsed      Links, forms, menus and the theme work. Clicks that need React are queued. Going back or
 *             forward loads the other page. (All of this ends when the page is hydrated.)
 * shown       The page is painted. Loading begins when the browser is idle after `load`; on eager pages
 *             at once. A visitor about to use something that needs React begins it once it is parsed.
 * not loaded  A message shows beside what needs React. The visitor's next attempt loads it again, and a
 *             button loads the page again: some browsers keep a failed module as long as the page.
 * hydrated    React controls the page, and has replayed the clicks. After an error that React does not
 *             handle, `main.tsx` shows the built page again, as when it was parsed.
 */
import { scrollToSectionSoon } from '../app/sectionScroll';
import { hasStoredSession } from '../backend/browser/storedSession';
import { hasSessionCookie } from '../backend/http/sessionHint';
import { readTheme, saveTheme } from '../backend/storage/themePreference';
import { attachMenuBehaviour } from '../design-system/navigation/menuBehaviour';
import { markUse } from '../features/account/interaction';
import { attachFrameBehaviour } from '../features/site-frame/frameBehaviour';
import {
  applyTheme,
  attachThemeBehaviour,
  checkCurrentTheme,
} from '../features/site-frame/themeBehaviour';
import { closest, followEarlyTraversals, onIntent, queueEarlyClicks } from './earlyUse';

// The build writes the modules' URLs, the entry's first, and whether to load them early.
const { modules = '', eager } = document.currentScript?.dataset ?? {};
const urls = modules.split(' ');
const [entry = ''] = urls;

// The development server's page names no modules: it starts the application itself. A hidden page is left for the
// link that was mailed.
let isRequested = entry === '' || document.documentElement.hidden;

/** WebKit keeps a module that failed until it is fetched past the cache, also when the page is loaded again. */
const fetchAfresh = () => Promise.all(urls.map((url) => fetch(url, { cache: 'reload' })));

const loadAgain = () => fetchAfresh().then(() => location.reload(), console.warn);

/** Shows or hides what `LoadError` has rendered: a page has no other alerts before its application. */
function showLoadErrors(isShown: boolean) {
  for (const message of document.querySelectorAll<HTMLElement>('[role=alert]')) {
    message.hidden = !isShown;
    message.onclick = (event) => closest(event, 'button') && loadAgain();
  }
}

async function load() {
  const { start }: typeof import('./main') = await import(/* @vite-ignore */ entry);
  await start(replayEarlyClicks);
}

/** Starts the application once. After a failure it can be called again. */
async function loadApplication() {
  if (isRequested) return;
  isRequested = true;
  try {
    for (const href of urls) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    }
    await load().catch(() => fetchAfresh().then(load));
    showLoadErrors(false);
  } catch (error) {
    console.error('The application did not load.', error);
    showLoadErrors(true);
    isRequested = false;
  }
}

/**
 * The section of the landing page that a link on another page leads to. Removes it from the URL: it is
 * scrolled to later, as in a navigation by the router, whose state the entry has when it is reloaded.
 */
function takeSection() {
  const home = import.meta.env.BASE_URL;
  const { hash, origin, pathname } = location;
  const { referrer } = document;
  const isFollowed = history.state === null && referrer.startsWith(`${origin}/`);
  if (!hash || pathname !== home || !isFollowed) return undefined;
  if (new URL(referrer).pathname === home) return undefined;
  history.replaceState(null, '', home);
  return hash.slice(1);
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
const replayEarlyClicks = queueEarlyClicks();
markUse(document);
followEarlyTraversals();
const section = takeSection();

/** How long to wait for a paint in a browser that reports none or a tab that is not shown, in ms. */
const PAINT_TIMEOUT = 3000;

const painted = () =>
  new Promise<unknown>((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, PAINT_TIMEOUT);
  });

const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
const shown = parsed.then(painted);

// After parsing: the import map, which has the modules' hashes, is at the end of the page.
onIntent(() => parsed.then(loadApplication));
// Without a stored theme the right radio button is checked, unless the browser has restored another.
void (theme ? parsed : shown).then(() => checkCurrentTheme(document));
void shown.then(() => {
  if (section) scrollToSectionSoon(section);
  if (eager !== undefined) void loadApplication();
});
window.addEventListener('load', async () => {
  await shown;
  if ('requestIdleCallback' in window) requestIdleCallback(loadApplication, { timeout: 2000 });
  else setTimeout(loadApplication, 200);
});
