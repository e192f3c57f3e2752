/** The files beside the pages: sitemap, robots.txt, `_redirects`, web app manifest and licences. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileHref, type Page } from '../../src/pages.ts';

const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The sitemap of all pages that are not unlisted. */
export function sitemap(origin: string, pages: readonly Page[]) {
  const listed = pages.filter(({ isUnlisted }) => !isUnlisted);
  const entries = listed.map(
    ({ href }) => `<url><loc>${escapeXml(new URL(href, origin).href)}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** Lets crawlers read every page: they have to see the `noindex` of those that they must not list. */
export const robots = (origin: string) => `User-agent: *
Disallow:

Sitemap: ${new URL(fileHref('sitemap.xml'), origin).href}
`;

/** The `_redirects` file: the paths below a page that hosts answer with the page itself. */
export function redirects(pages: readonly Page[]) {
  const lines = pages
    .filter(({ hasChildren }) => hasChildren)
    .map(({ href }) => `${href}/* ${href} 200\n`);
  return lines.join('');
}

/** The web app manifest: how the site looks on a home screen. Its URLs are relative to its own. */
export function webManifest(site: { name: string; description: string; color: string }) {
  const { name, description, color } = site;
  return JSON.stringify({
    name,
    short_name: name,
    description,
    lang: 'en-GB',
    start_url: '.',
    scope: '.',
    display: 'minimal-ui',
    background_color: color,
    theme_color: color,
    icons: [
      { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}

const fontsFolder = 'src/design-system/tokens/fonts';

/** The licences of the fonts, which Vite does not know. */
export async function fontLicences() {
  const files = (await readdir(fontsFolder)).filter((file) => file.endsWith('.LICENSE.txt')).sort();
  const texts = files.map(async (file) => {
    const text = await readFile(join(fontsFolder, file), 'utf8');
    return `## Font: ${file.replace('.LICENSE.txt', '')}\n\n${text}`;
  });
  return (await Promise.all(texts)).join('\n');
}
