/** The composition root: picks the backend, and hydrates the page that the build prerendered. */
import { StrictMode, useEffect } from 'react';
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

const environment = browserEnvironment();
const backend = createLazyBackend(async () => {
  const { createBrowserBackend } = await import('./backend/browser/createBrowserBackend');
  if (settings.isDemo) await (await import('../mocks/browser')).startDemoNetwork();
  return createBrowserBackend(environment, {
    captcha: settings.captcha,
    mail: settings.mail,
    business: {
      name: site.name,
      contact: site.contact,
      replyTime: site.replyTime,
      ...site.mail,
    },
  });
}, storedSession(environment));

function Application({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  useEffect(replayEarlyClicks, []);
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
