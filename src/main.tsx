/** The composition root: picks the backend, and hydrates the page that the build prerendered. */
import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { replayEarlyClicks } from './app/earlyClicks';
import { routes } from './app/routes';
import { keyBrowserEntries } from './app/ScreenScroll';
import type { Backend } from './backend/Backend';
import { BackendProvider } from './backend/BackendContext';
import { browserEnvironment } from './backend/browser/browserEnvironment';
import { storedSession } from './backend/browser/storedSession';
import { createLazyBackend } from './backend/createLazyBackend';
import { settings } from './settings';
import { site } from './site';

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
      business: {
        name: site.name,
        contact: site.contact,
        replyTime: site.replyTime,
        ...site.mail,
      },
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

/** The first screen has to be there before hydration begins: it is on the page already. */
async function loadFirstScreen() {
  const matches = matchRoutes(routes, window.location) ?? [];
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

async function start() {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id "root".');
  await nextTask();
  await loadFirstScreen();
  await nextTask();
  const backend = openBackend();
  await nextTask();
  keyBrowserEntries();
  // With hydration data, even none, the router knows that the page has been there, and scrolled.
  const router = createBrowserRouter(routes, { hydrationData: {} });
  await nextTask();
  const application = <Application router={router} backend={backend} />;
  // As a transition it is done in slices, between which the browser can answer the visitor.
  if (container.hasChildNodes()) startTransition(() => void hydrateRoot(container, application));
  else createRoot(container).render(application);
}

void start();
