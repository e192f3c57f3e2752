import { guardNetwork } from '#mocks/guardNetwork.ts';

/** Storybook's and Vite's own files: of this origin, and named like a file or like their modules. */
function isOwnFile({ method, url }: Request) {
  const { origin, pathname } = new URL(url);
  const isFile = /\.[^/]+$/.test(pathname);
  const isModule = /^\/(@|__vitest|virtual:|vite-inject)/.test(pathname);
  return method === 'GET' && origin === window.location.origin && (isFile || isModule);
}

/**
 * Starts the worker that answers what stories ask of the network. A request that no handler
 * answers is an error, which fails the story: none may ever reach the outside world, however long a
 * story has stood open.
 */
export async function startWorker() {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledRequest(request, print) {
      if (!isOwnFile(request)) print.error();
    },
  });
  guardNetwork();
  return worker;
}
