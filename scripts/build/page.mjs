/** A page of the site as HTML: its styles and the boot script inline, its modules named. */

/** @param {string} text */
const escapeAttribute = (text) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * What a link to the page looks like where others show it, and where it lives.
 *
 * @param {Pick<Page, 'rendered' | 'url' | 'business'>} page
 */
function linkPreview({ rendered: { title, description }, url, business }) {
  const address = `${business.url}${url}`;
  const properties = {
    'og:type': 'website',
    'og:locale': 'en_GB',
    'og:site_name': business.name,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': `${business.url}/link-preview.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${business.name}: ${business.headline}`,
  };
  return [
    `<link rel="canonical" href="${escapeAttribute(address)}">`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escapeAttribute(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/**
 * @typedef {object} Page
 * @property {string} url where it lives on the site
 * @property {import('../../src/prerender.tsx').RenderedPage} rendered
 * @property {{ name: string, url: string, headline: string }} business
 * @property {{ light: string, dark: string }} paper the page's colour in either theme
 * @property {string} css
 * @property {string} boot
 * @property {string} integrity an import map
 * @property {string} speculation rules for what to fetch ahead
 * @property {readonly string[]} modules
 * @property {readonly string[]} styles
 * @property {readonly string[]} fonts
 */

/** @param {Page} page */
export function pageHtml(page) {
  const { url, rendered, paper, css, boot, integrity, speculation, modules, styles, fonts } = page;
  const { html, title, page: facts, description, structuredData } = rendered;
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeAttribute(title)}</title>`,
    `<meta name="description" content="${escapeAttribute(description)}">`,
    `<style>${css}</style>`,
    // Before the first module, or browsers pay it no heed.
    `<script type="importmap">${integrity}</script>`,
    `<script data-modules="${modules.join(' ')}"${facts.isEager ? ' data-eager' : ''}>${boot}</script>`,
    `<script type="speculationrules">${speculation}</script>`,
    ...fonts.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    // Already inline, so never fetched; the module loader sees from them that it need not.
    ...styles.map((style) => `<link rel="stylesheet" href="${style}" disabled>`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<meta name="theme-color" content="${paper.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${paper.dark}" media="(prefers-color-scheme: dark)">`,
    ...(facts.isUnlisted ? ['<meta name="robots" content="noindex">'] : linkPreview(page)),
    // Never run, so no policy has to allow it.
    structuredData ? `<script type="application/ld+json">${structuredData}</script>` : '',
    `</head><body id="top"><div id="root" data-page="${url}">${html}</div></body></html>`,
  ].join('');
}
