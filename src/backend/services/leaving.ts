type Wait = (milliseconds: number) => Promise<void>;

/** How long before its page is left a request fails, in ms. */
const LEAVING_TIME = 200;

/**
 * Makes a function whose promise settles as the work does, or resolves once the page has been left: the
 * browser then goes on sending what is small.
 */
export function watchLeaving(wait: Wait) {
  const left = new Promise((resolve) => {
    globalThis.window?.addEventListener('pagehide', resolve, { once: true, capture: true });
  });
  return (work: Promise<unknown>): Promise<unknown> => {
    const settled = work.catch(async (error: unknown) => {
      await wait(LEAVING_TIME);
      throw error;
    });
    return Promise.race([settled, left]);
  };
}

/** Whether the browser goes on sending it: 64 KB in all, and two mails may be under way at once. */
export const isKeptAlive = (body: string): boolean =>
  new TextEncoder().encode(body).length <= 32_000;
