/** What a page asks the browser to fetch ahead when a visitor points at a link. */

/** @typedef {import('../../src/prerender.tsx').BuiltPage} Page */

/**
 * Speculation rules for the pages that are a new document from here; the router loads the others.
 * The owner's pages are never fetched ahead: they are large, and visitors do not go there.
 *
 * @param {Page} from
 * @param {readonly Page[]} pages the site's
 * @returns {string} for `<script type="speculationrules">`
 */
export function speculationRules(from, pages) {
  const addresses = pages
    .filter(({ hasCaptcha = false }) => hasCaptcha !== Boolean(from.hasCaptcha))
    .filter(({ name, isOwners }) => !isOwners && name !== 'notFound')
    .map(({ href }) => href);
  return JSON.stringify({
    prefetch: [{ where: { href_matches: addresses }, eagerness: 'moderate' }],
  });
}
