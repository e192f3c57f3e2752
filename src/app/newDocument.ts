import { allPages } from '../pages';

/** Whether the captcha provider's script runs on the page at this path. */
function hasCaptcha(pathname: string) {
  const href = pathname.replace(/(.)\/$/, '$1');
  return allPages.some((page) => page.href === href && page.hasCaptcha);
}

/**
 * Whether the browser has to load `to`, instead of the router. The captcha's page has its own content
 * security policy, which only a new document gets. Leaving that page loads a new document too, without
 * the provider's script. A file, such as a PDF, is no page of the router.
 */
export function isNewDocument(from: string, to: string) {
  return hasCaptcha(from) !== hasCaptcha(to) || /\.[a-z]+$/.test(to);
}
