/** The composition root: picks the backend, and hydrates the page that the build prerendered. */
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { isBuiltFor, settleAddress } from './app/builtPage';
import { LOADED, replayEarlyClicks } from './app/earlyClicks';
import { pageOf } from './app/page';
import { routes } from './app/routes';
import { keyBrowserEntries } from './app/ScreenScroll';
import type { Backend } from './backend/Backend';
import { BackendProvider } from './backend/BackendContext';
import { browserEnvironment } from './backend/browser/browserEnvironment';
import { storedSession } from './backend/browser/storedSession';
import { createLazyBackend } from './backend/createLazyBackend';
import { business } from './content/business';
import { demoNote, settings } from './settings';

/** Where the demo cannot stand in for captcha and mail, such as without storage, the rest works. */
async function startDemo() {
  try {
    await (await import('../mocks/browser')).startDemoNetwork();
  } catch (error) {
    console.warn('This is a demo: its stand-ins for captcha and mail did not start.', error);
  }
}

function openBackend(): Backend {
  const environment = browserEnvironment();
  return createLazyBackend(async () => {
    const { createBrowserBackend } = await import('./backend/browser/createBrowserBackend');
    // Asked of the build itself, so that a production build leaves the demo out.
    if (import.meta.env.MODE === 'demo') await startDemo();
    return createBrowserBackend(environment, {
      captcha: settings.captcha,
      mail: settings.mail,
      loadAdminSettings: async () => (await import('./adminSettings')).adminSettings,
      business,
    });
  }, storedSession(environment));
}

interface ApplicationProps {
  router: ReturnType<typeof createBrowserRouter>;
  backend: Backend;
}

function Application({ router, backend }: ApplicationProps) {
  useLayoutEffect(replayEarlyClicks, []);
  return (
    <StrictMode>
      <BackendProvider backend={backend}>
        <RouterProvider router={router} />
      </BackendProvider>
    </StrictMode>
  );
}

/** Lets the browser answer the visitor before the next piece of work, where it knows how to. */
const nextTask = async () => window.scheduler?.yield?.();

/**
 * The first screen has to be there before hydration begins: it is on the page already. Where it does
 * not come, the boot script says so, asks for it again when it is needed, and tells when it is there.
 */
async function loadFirstScreen(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  try {
    for (const { route } of matches) {
      if (typeof route.lazy !== 'function') continue;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }
  } catch {
    await new Promise((resolve) => window.addEventListener(LOADED, resolve, { once: true }));
    await loadFirstScreen();
  }
}

/**
 * Hydrates the page. Where the application breaks on the page that was built, that one is put back:
 * it still sells, which an error screen does not. A page that needs React keeps the error screen.
 */
function takeOver(container: HTMLElement, { router, backend }: ApplicationProps) {
  const built = container.cloneNode(true).childNodes;
  const { location, matches } = router.state;
  const isOfUse = !pageOf(matches.map(({ route: { handle } }) => ({ handle }))).isEager;

  // None where hydrating breaks at once; what React has begun by then comes to its end all the same.
  let root: Root | undefined;

  async function putBack() {
    if (router.state.location.pathname !== location.pathname) return;
    // React first has to be done with what it is doing.
    await Promise.resolve();
    root?.unmount();
    container.replaceChildren(...built);
    // Before React once more, so that the boot script sees to the history.
    window.millraceEarlyClicks = [];
  }

  root = hydrateRoot(container, <Application router={router} backend={backend} />, {
    onCaughtError(error) {
      console.error('The application broke.', error);
      if (isOfUse) void putBack();
    },
    onUncaughtError(error) {
      console.error('The application broke, and could not even say so.', error);
      void putBack();
    },
  });
}

async function start() {
  if (demoNote) console.info(demoNote);
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id "root".');
  const { page } = container.dataset;
  settleAddress(window, page);
  const { pathname } = window.location;
  await nextTask();
  await loadFirstScreen();
  await nextTask();
  const backend = openBackend();
  await nextTask();
  // Gone back to another page in the meantime: that one is under way.
  if (window.location.pathname !== pathname) return;
  keyBrowserEntries();
  const isBuilt = isBuiltFor(pathname, page);
  // With hydration data, even none, the router knows that the page has been there, and scrolled.
  const router = createBrowserRouter(routes, { hydrationData: {} });
  await nextTask();
  // As a transition it is done in slices, between which the browser can answer the visitor.
  if (isBuilt) startTransition(() => takeOver(container, { router, backend }));
  else createRoot(container).render(<Application router={router} backend={backend} />);
}

void start();
