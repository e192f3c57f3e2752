/** What a page asks the browser to fetch ahead when a visitor points at a link. */
import type { BuiltPage } from '../../src/start/prerender.tsx';

/**
 * Speculation rules for the pages that are a new document from `from`; the router loads the others.
 * The owner's pages are never fetched ahead: they are large, and visitors do not go there.
 */
export function speculationRules(from: BuiltPage, pages: readonly BuiltPage[]) {
  const paths = pages
    .filter(({ hasCaptcha = false }) => hasCaptcha !== Boolean(from.hasCaptcha))
    .filter(({ name, isAdmin }) => !isAdmin && name !== 'notFound')
    .map(({ href }) => href);
  return JSON.stringify({
    prefetch: [{ where: { href_matches: paths }, eagerness: 'moderate' }],
  });
}
