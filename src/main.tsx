/** The composition root: picks the backend, and hydrates the page that the build prerendered. */
import { StrictMode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { replayEarlyClicks } from './app/earlyClicks';
import { routes } from './app/routes';
import { keyBrowserEntries } from './app/ScreenScroll';
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

const environment = browserEnvironment();
const backend = createLazyBackend(async () => {
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

function Application({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  useLayoutEffect(replayEarlyClicks, []);
  return (
    <StrictMode>
      <BackendProvider backend={backend}>
        <RouterProvider router={router} />
      </BackendProvider>
    </StrictMode>
  );
}

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
  await loadFirstScreen();
  keyBrowserEntries();
  // With hydration data, even none, the router knows that the page has been there, and scrolled.
  const router = createBrowserRouter(routes, { hydrationData: {} });
  const application = <Application router={router} />;
  if (container.hasChildNodes()) hydrateRoot(container, application);
  else createRoot(container).render(application);
}

void start();
