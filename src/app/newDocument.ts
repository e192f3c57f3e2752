import { allPages } from '../pages';

/** Whether the captcha provider's script runs on the page at this address. */
function hasCaptcha(pathname: string) {
  const href = pathname.replace(/(.)\/$/, '$1');
  return allPages.some((page) => page.href === href && page.hasCaptcha);
}

/**
 * Whether the browser has to load the page at `to`, instead of the router. The captcha's page has a
 * policy of its own, and a policy belongs to a document: only a new document gets it, and leaving
 * that document leaves the provider's script behind.
 */
export function isNewDocument(from: string, to: string) {
  return hasCaptcha(from) !== hasCaptcha(to);
}
