/** What a page asks the browser to fetch ahead, once a visitor points at a link. */

/** @typedef {{ file: string, url: string, hasCaptcha: boolean }} Page */

/**
 * Speculation rules for the pages that are a new document from here; the others are the router's.
 * The owner's are left out: whoever goes there is not in a hurry.
 *
 * @param {Page} from
 * @param {readonly Page[]} pages all of the site
 * @returns {string} for `<script type="speculationrules">`
 */
export function speculationRules(from, pages) {
  const addresses = pages
    .filter(({ hasCaptcha }) => hasCaptcha !== from.hasCaptcha)
    .filter(({ file }) => !/^(admin|404)\b/.test(file))
    .map(({ url }) => url);
  return JSON.stringify({
    prefetch: [{ where: { href_matches: addresses }, eagerness: 'moderate' }],
  });
}
