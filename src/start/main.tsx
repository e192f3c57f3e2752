/** Starts the application: opens the backend, and hydrates the page that the build rendered. */
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { addStateToAnchorEntries } from '../app/anchorEntries';
import { createDialogEntries } from '../app/dialogEntries';
import { pageOf } from '../app/page';
import { routes } from '../app/routes';
import type { Backend } from '../backend/Backend';
import { BackendProvider } from '../backend/BackendContext';
import { OpenDialogProvider } from '../design-system';
import { demoNote } from '../settings';
import { setHydrated } from './earlyUse';
import { nextTask } from './nextTask';
import { openBackend } from './openBackend';

type HydrateRoot = typeof import('react-dom/client').hydrateRoot;

interface ApplicationProps {
  router: ReturnType<typeof createBrowserRouter>;
  backend: Backend;
  registerDialog: ReturnType<typeof createDialogEntries>;
  /** Called when React controls the page. */
  onHydrated: () => void;
}

function Application({ router, backend, registerDialog, onHydrated }: ApplicationProps) {
  useLayoutEffect(() => {
    setHydrated(true);
    onHydrated();
  }, [onHydrated]);
  return (
    <StrictMode>
      <BackendProvider backend={backend}>
        <OpenDialogProvider value={registerDialog}>
          <RouterProvider router={router} />
        </OpenDialogProvider>
      </BackendProvider>
    </StrictMode>
  );
}

/**
 * Replaces another URL of the page's file, such as `/index.html` or `/custom-quote/`, by the page's
 * own. Any other URL stays as it is.
 */
function normalizeUrl(page: string | undefined) {
  const { pathname, search, hash } = window.location;
  const own = pathname.replace(/(\/index)?(\.html)?\/?$/, '');
  if (own === page?.replace(/\/$/, '')) {
    history.replaceState(history.state, '', page + search + hash);
  }
}

/** Scrolls to a section that the URL names in capitals, or with the query that a newsletter has added. */
function repairSection() {
  const { hash } = window.location;
  const [, id = ''] = /^#([\w-]+)/.exec(hash.toLowerCase()) ?? [];
  if (`#${id}` !== hash && document.getElementById(id)) window.location.replace(`#${id}`);
}

/**
 * Loads the screen at a path, and puts it into the route table, as React Router's guide to server
 * rendering does. A router that loads the screen itself shows nothing until then.
 */
async function loadFirstScreen(pathname: string) {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

const report = (error: unknown) => console.error('The application broke.', error);

/**
 * Hydrates the page. After an error that no screen has handled, it shows a copy of the HTML that the
 * build rendered, so that visitors can still read and buy.
 */
function hydrate(hydrateRoot: HydrateRoot, container: HTMLElement, application: ApplicationProps) {
  const { router } = application;
  const built = container.cloneNode(true).childNodes;
  const { pathname } = router.state.location;
  hydrateRoot(container, <Application {...application} />, {
    onCaughtError: report,
    onUncaughtError(error) {
      report(error);
      if (router.state.location.pathname !== pathname) return;
      container.replaceChildren(...built);
      setHydrated(false);
    },
  });
}

/**
 * Starts the application: hydrates the page, or renders it from scratch at another page's URL. After a
 * failure it can be called again.
 */
export async function start(onHydrated = () => {}) {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id "root".');
  const { page } = container.dataset;
  normalizeUrl(page);
  repairSection();
  const { pathname, search, hash } = window.location;
  await nextTask();
  // In this file too, but run only here: on a slow phone it takes as long as the rest of the file.
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await nextTask();
  await loadFirstScreen(pathname);
  await nextTask();
  const backend = openBackend();
  await nextTask();
  // The visitor has gone back to another page; that document is loading.
  if (window.location.pathname !== pathname) return;
  if (demoNote) console.info(demoNote);
  addStateToAnchorEntries();
  // Hydration data, even if empty, keeps the router from scrolling a page that is already shown.
  const router = createBrowserRouter(routes, { hydrationData: {} });
  const registerDialog = createDialogEntries(window, () => router.state.location.key);
  const application = { router, backend, registerDialog, onHydrated };
  await nextTask();
  // A transition hydrates in slices, between which the browser can handle input.
  const shown = pageOf(router.state.matches.map(({ route }) => route));
  if (shown.href === page) {
    startTransition(() => hydrate(hydrateRoot, container, application));
  } else if (page && shown.hasCaptcha && shown.href !== pathname) {
    // A host that answers `/custom-quote//` with the 404 page sends it with that page's policy.
    window.location.replace(shown.href + search + hash);
  } else {
    delete container.dataset.page;
    createRoot(container).render(<Application {...application} />);
  }
}
