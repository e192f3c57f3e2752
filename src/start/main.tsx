/** The composition root: creates the backend, and hydrates the page that the build rendered. */
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { addStateToAnchorEntries } from '../app/anchorEntries';
import { createDialogEntries } from '../app/dialogEntries';
import { routes } from '../app/routes';
import type { Backend } from '../backend/Backend';
import { BackendProvider } from '../backend/BackendContext';
import { storedSession } from '../backend/browser/storedSession';
import { createLazyBackend, createLazyConnectedBackend } from '../backend/createLazyBackend';
import { browserSignals, sessionHint } from '../backend/http/sessionHint';
import { browserEnvironment } from '../backend/storage/browserEnvironment';
import { OpenDialogProvider } from '../design-system';
import { demoNote, settings } from '../settings';
import { isBuiltFor, normalizeAddress } from './builtPage';
import { replayEarlyClicks, setHydrated } from './earlyUse';

type HydrateRoot = typeof import('react-dom/client').hydrateRoot;

/** Lets the browser handle input before the next piece of work, where it supports that. */
const nextTask = async () => window.scheduler?.yield?.();

/** Mocks captcha and mail for the demo. If that fails, such as without storage, the rest works. */
async function startDemo() {
  try {
    await (await import('./demoNetwork')).startDemoNetwork();
  } catch (error) {
    console.warn('This is a demo: its mocks for captcha and mail did not start.', error);
  }
}

/** The captcha of connected mode. Without the provider's key, it is a stand-in that checks nothing. */
async function loadCaptcha() {
  const { createCaptchaWidget } = await import('../backend/captcha/captchaWidget');
  if (import.meta.env.VITE_RECAPTCHA_SITE_KEY) return createCaptchaWidget(settings.captcha.siteKey);
  const { createDemoCaptcha } = await import('../backend/captcha/demoCaptcha');
  return createCaptchaWidget('', async () => createDemoCaptcha());
}

/** The backend of connected mode, over the API of the server. */
function openHttpBackend(): Backend {
  const signals = browserSignals();
  return createLazyConnectedBackend(async () => {
    await nextTask();
    const { createHttpBackend } = await import('../backend/http/createHttpBackend');
    return createHttpBackend(browserEnvironment(), { loadCaptcha, signals });
  }, sessionHint(signals));
}

/** The backend of browser mode, over the storage of this browser. */
function openBrowserBackend(): Backend {
  const environment = browserEnvironment();
  return createLazyBackend(async () => {
    await nextTask();
    const [{ createBrowserBackend }, { mailBusiness }] = await Promise.all([
      import('../backend/browser/createBrowserBackend'),
      import('../content/mailBusiness'),
    ]);
    if (import.meta.env.MODE === 'demo') await startDemo();
    return createBrowserBackend(environment, {
      captcha: settings.captcha,
      mail: settings.mail,
      business: mailBusiness,
    });
  }, storedSession(environment));
}

interface ApplicationProps {
  router: ReturnType<typeof createBrowserRouter>;
  backend: Backend;
  registerDialog: ReturnType<typeof createDialogEntries>;
}

function Application({ router, backend, registerDialog }: ApplicationProps) {
  useLayoutEffect(() => {
    setHydrated(true);
    replayEarlyClicks();
  }, []);
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

/** Loads the first screen's module, which hydration needs from the start. */
async function loadFirstScreen(path: string) {
  for (const { route } of matchRoutes(routes, path) ?? []) {
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

/** Starts the application. After a failure it can be called again. */
export async function start() {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id "root".');
  const { page } = container.dataset;
  normalizeAddress(window, page);
  const { pathname } = window.location;
  await nextTask();
  // In this file too, but run only here: on a slow phone it takes as long as the rest of the file.
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  await nextTask();
  await loadFirstScreen(pathname);
  await nextTask();
  // Constants at build time, here and above, so that a build leaves out what the other modes need.
  const backend = import.meta.env.MODE === 'connected' ? openHttpBackend() : openBrowserBackend();
  await nextTask();
  // The visitor has gone back to another page meanwhile; that document is loading.
  if (window.location.pathname !== pathname) return;
  if (demoNote) console.info(demoNote);
  addStateToAnchorEntries();
  const isBuilt = isBuiltFor(pathname, page);
  // Hydration data, even if empty, keeps the router from scrolling a page that is already shown.
  const router = createBrowserRouter(routes, { hydrationData: {} });
  const registerDialog = createDialogEntries(window, () => router.state.location.key);
  const application = { router, backend, registerDialog };
  await nextTask();
  // A transition hydrates in slices, between which the browser can handle input.
  if (isBuilt) {
    startTransition(() => hydrate(hydrateRoot, container, application));
  } else {
    delete container.dataset.page;
    createRoot(container).render(<Application {...application} />);
  }
}
