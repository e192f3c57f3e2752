/** The part of `fetch` in use. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Settles as the work does, or rejects with a 'TimeoutError' after this time, even if the work
 * ignores its signal.
 */
export async function withDeadline<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeIsUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException(`No response within ${milliseconds} ms.`, 'TimeoutError');
      reject(error);
      controller.abort(error);
    }, milliseconds);
  });
  try {
    return await Promise.race([work(controller.signal), timeIsUp]);
  } finally {
    clearTimeout(timer);
  }
}
