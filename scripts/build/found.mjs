/** What search engines, feeds and home screens read beside the pages. */

/** @typedef {import('../../src/pages.ts').Page} Page */

/** @param {string} text */
const escapeXml = (text) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The pages that are to be found.
 *
 * @param {string} origin of the site
 * @param {readonly Page[]} pages
 */
export function sitemap(origin, pages) {
  const listed = pages.filter(({ isUnlisted }) => !isUnlisted);
  const entries = listed.map(
    ({ href }) => `<url><loc>${escapeXml(`${origin}${href}`)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/**
 * @param {string} origin of the site
 * @param {readonly string[]} hidden addresses that no robot has any business at, and all below them
 */
export function robots(origin, hidden) {
  const rules = hidden.map((path) => `Disallow: ${path}`);
  return `User-agent: *
${rules.join('\n')}

Sitemap: ${origin}/sitemap.xml
`;
}

/**
 * The web app manifest: how the site looks on a home screen.
 *
 * @param {object} site
 * @param {string} site.name
 * @param {string} site.description
 * @param {string} site.color of the page and of what is around it
 */
export function webManifest({ name, description, color }) {
  return JSON.stringify({
    name,
    short_name: name,
    description,
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: color,
    theme_color: color,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
