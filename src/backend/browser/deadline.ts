/** The part of `fetch` in use. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Ends as the work ends, or rejects with a 'TimeoutError' once the time is up: even where the
 * work takes no notice of its signal, and whatever it does later.
 */
export async function withDeadline<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeIsUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException(`No answer within ${milliseconds} ms.`, 'TimeoutError');
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
