import { expect, fn } from 'storybook/test';

/** What was put on the clipboard of a story. */
const copied = fn<(text: string) => Promise<void>>();

/** Replaces the browser's clipboard; without an answer, the browser has none. */
function stubClipboard(writeText: ((text: string) => Promise<void>) | undefined) {
  const value = writeText && { writeText };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
  // The browser's own lies one step further up.
  return () => void Reflect.deleteProperty(navigator, 'clipboard');
}

/** For `beforeEach` of a story in which something is copied. */
export function allowCopying() {
  copied.mockReset();
  copied.mockResolvedValue();
  return stubClipboard(copied);
}

/** The browser forbids it. */
export function forbidCopying() {
  return stubClipboard(() => Promise.reject(new DOMException('Not allowed', 'NotAllowedError')));
}

/** There is no clipboard at all, as on a page without https. */
export function takeClipboardAway() {
  return stubClipboard(undefined);
}

/** Waits until exactly this was copied. */
export async function expectCopied(text: string) {
  await expect(copied).toHaveBeenLastCalledWith(text);
}
