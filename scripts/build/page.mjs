/** A page of the site as HTML: its styles and the boot script inline, its modules named. */

/** @param {string} text */
const escapeAttribute = (text) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * @param {object} page
 * @param {import('../../src/prerender.tsx').RenderedPage} page.rendered
 * @param {string} page.css
 * @param {string} page.boot
 * @param {string} page.integrity an import map
 * @param {readonly string[]} page.modules
 * @param {readonly string[]} page.styles
 * @param {readonly string[]} page.fonts
 */
export function pageHtml({ rendered, css, boot, integrity, modules, styles, fonts }) {
  const { html, title, meta } = rendered;
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeAttribute(title)}</title>`,
    `<meta name="description" content="${escapeAttribute(meta.description)}">`,
    `<style>${css}</style>`,
    // Before the first module, or browsers pay it no heed.
    `<script type="importmap">${integrity}</script>`,
    `<script data-modules="${modules.join(' ')}"${meta.isEager ? ' data-eager' : ''}>${boot}</script>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...fonts.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    // Already inline, so never fetched; the module loader sees from them that it need not.
    ...styles.map((style) => `<link rel="stylesheet" href="${style}" disabled>`),
    `</head><body id="top"><div id="root">${html}</div></body></html>`,
  ].join('');
}
