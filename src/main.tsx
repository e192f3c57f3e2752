/** The composition root: picks the backend, and hydrates the page that the build prerendered. */
import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { replayEarlyClicks } from './app/earlyClicks';
import { routes } from './app/routes';
import { BackendProvider } from './backend/BackendContext';
import { createLazyBackend } from './backend/createLazyBackend';

const backend = createLazyBackend(async () => {
  const [{ createBrowserBackend }, { browserEnvironment }] = await Promise.all([
    import('./backend/browser/createBrowserBackend'),
    import('./backend/browser/browserEnvironment'),
  ]);
  return createBrowserBackend(browserEnvironment());
});

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
  const application = <Application router={createBrowserRouter(routes)} />;
  if (container.hasChildNodes()) hydrateRoot(container, application);
  else createRoot(container).render(application);
}

void start();
