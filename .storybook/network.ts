import { guardNetwork } from '#mocks/guardNetwork.ts';

/** Requests of Storybook and Vite for their own files on this origin. */
function isOwnFile({ method, url }: Request) {
  const { origin, pathname } = new URL(url);
  const isFile = /\.[^/]+$/.test(pathname);
  const isModule = /^\/(@|__vitest|virtual:|vite-inject)/.test(pathname);
  return method === 'GET' && origin === window.location.origin && (isFile || isModule);
}

/**
 * Starts the MSW worker. A request without a handler logs an error, which fails the story, and never
 * reaches the network, even after the worker has stopped.
 */
export async function startWorker() {
  const { setupWorker } = await import('msw/browser');
  const { fileHandlers } = await import('#mocks/handlers/tickets.ts');
  // Uploads do not use `fetch`. One that a story began can arrive between the handlers of two stories.
  const worker = setupWorker(...fileHandlers());
  await worker.start({
    quiet: true,
    // Relative to the page in a built Storybook, which may be published below any path.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledRequest(request, print) {
      if (!isOwnFile(request)) print.error();
    },
  });
  guardNetwork();
  return worker;
}
