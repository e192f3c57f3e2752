import type { Backend } from './Backend';

/**
 * A backend whose code arrives with the first verb that is asked of it, so that pages which ask
 * nothing carry none of it. A load that failed is tried again by the next verb.
 */
export function createLazyBackend(load: () => Promise<Backend>): Backend {
  let loaded: Promise<Backend> | undefined;
  const backend = () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };

  return {
    tickets: {
      open: async (request) => (await backend()).tickets.open(request),
    },
  };
}
