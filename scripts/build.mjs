/**
 * Builds the site into dist/, or into `--out`: the client's modules, then every page as HTML with its styles and the
 * boot script inline, each also compressed, and the headers that the pages are to be served with.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { malformedSettings, missingSettings, serviceOrigins } from './settings.mjs';

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    out: { type: 'string', default: 'dist' },
  },
});
const { mode, out: site } = values;

const missing = mode === 'demo' ? [] : missingSettings(mode);
if (missing.length > 0) {
  console.error(`This build needs settings that are not there: ${missing.join(', ')}.
Copy .env.example to .env.${mode}.local and fill it in, or build the demo: npm run build -- --mode demo`);
  process.exit(1);
}

const malformed = malformedSettings(mode);
if (malformed.length > 0) {
  console.error(`These settings are no addresses: ${malformed.join(', ')}.
Begin them with https://, or with a slash for an address of the site's own.`);
  process.exit(1);
}

const server = '.cache/server';

/** @typedef {import('vite').Manifest} Manifest */

async function buildClient() {
  await build({
    mode,
    build: {
      outDir: site,
      manifest: true,
      // Fonts, styles and the first screens' modules are named in the pages themselves.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: 'src/main.tsx',
        // What every page needs is one file, and not a handful of crumbs.
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: 'app', tags: ['$initial'] }],
          },
        },
      },
    },
  });
  const file = join(site, '.vite/manifest.json');
  /** @type {Manifest} */
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  await rm(join(site, '.vite'), { recursive: true });
  return manifest;
}

/** @returns {Promise<typeof import('../src/prerender.tsx')>} */
async function buildPrerenderer() {
  await build({
    mode,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir: server, emptyOutDir: true, copyPublicDir: false },
  });
  return import(pathToFileURL(join(server, 'prerender.js')).href);
}

/** The boot script as one classic script, for the head of every page. */
async function buildBootScript() {
  const output = await build({
    mode,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: { input: 'src/boot.ts', output: { format: 'iife' } },
    },
  });
  const bundles = Array.isArray(output) ? output : [output];
  const chunk = bundles
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .find((each) => each.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The boot script was not built.');
  return chunk.code.trim();
}

/**
 * A page's own modules and styles, the application's first and the screen's after it.
 *
 * @param {Manifest} manifest
 * @param {string} screen
 */
function partsOf(manifest, screen) {
  const modules = new Set();
  const styles = new Set();
  /** @param {string} key */
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no module ${key}.`);
    if (modules.has(chunk.file)) return;
    for (const imported of chunk.imports ?? []) visit(imported);
    modules.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  visit('src/main.tsx');
  visit(`src/screens/${screen}/${screen}.tsx`);
  return { modules: [...modules].map(toUrl), styles: [...styles].map(toUrl) };
}

/** @param {unknown} file */
const toUrl = (file) => `/${file}`;

/** @param {string} text */
const escapeAttribute = (text) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** @param {string} text the exact content of an inline element */
const sourceHash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** @param {string} folder */
async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const compressible = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.txt',
  '.xml',
  '.webmanifest',
]);

/** Lays a brotli and a gzip copy beside every text, for servers that send them as they are. */
async function compressTexts() {
  for (const file of await filesBelow(site)) {
    if (!compressible.has(extname(file))) continue;
    const text = await readFile(file);
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(text, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
      }),
      promisify(gzip)(text, { level: 9 }),
    ]);
    await writeFile(`${file}.br`, br);
    await writeFile(`${file}.gz`, gz);
  }
}

await rm(site, { recursive: true, force: true });
const manifest = await buildClient();
const [boot, { pages, renderPage, site: business }] = [
  await buildBootScript(),
  await buildPrerenderer(),
];
const fonts = (await readdir(join(site, 'assets')))
  .filter((file) => file.endsWith('.woff2'))
  .map((file) => `/assets/${file}`);
const styleHashes = new Set();

for (const { file, url, screen } of pages) {
  const { modules, styles } = partsOf(manifest, screen);
  const { html, title, meta } = await renderPage(url);
  const css = (await Promise.all(styles.map((style) => readFile(join(site, style), 'utf8')))).join(
    '',
  );
  styleHashes.add(sourceHash(css));
  const page = [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeAttribute(title)}</title>`,
    `<meta name="description" content="${escapeAttribute(meta.description)}">`,
    `<style>${css}</style>`,
    `<script data-modules="${modules.join(' ')}"${meta.isEager ? ' data-eager' : ''}>${boot}</script>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...fonts.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    // Already inline, so never fetched; the module loader sees from them that it need not.
    ...styles.map((style) => `<link rel="stylesheet" href="${style}" disabled>`),
    `</head><body id="top"><div id="root">${html}</div></body></html>`,
  ].join('');
  await mkdir(dirname(join(site, file)), { recursive: true });
  await writeFile(join(site, file), page);
}

if (mode === 'demo') {
  // The worker that answers for the providers, straight from its package.
  await copyFile('node_modules/msw/lib/mockServiceWorker.js', join(site, 'mockServiceWorker.js'));
}

const policy = [
  "default-src 'none'",
  // The captcha provider's own list, for its script and for the frames that this draws.
  `script-src 'self' ${sourceHash(boot)} https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/`,
  'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  `style-src 'self' ${[...styleHashes].join(' ')}`,
  "img-src 'self'",
  "font-src 'self'",
  ["connect-src 'self'", ...serviceOrigins(mode)].join(' '),
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');
await writeFile(
  join(site, '_headers'),
  `/*
  Content-Security-Policy: ${policy}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`,
);
await compressTexts();
console.log(`${business.name}: ${pages.length} pages in ${site}/`);
