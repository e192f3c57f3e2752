/** Resolves once the visitor leaves the page; the browser then only goes on sending what is small. */
export const pageLeft = (): Promise<unknown> =>
  new Promise((resolve) => {
    globalThis.window?.addEventListener('pagehide', resolve, { once: true });
  });

/** Whether the browser goes on sending it: 64 KB in all. A character of JSON has up to 3 bytes. */
export const isKeptAlive = (body: string): boolean => body.length <= 20_000;
