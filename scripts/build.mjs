/**
 * Builds the site into dist/, or into `--out`: the client's modules, then every page as HTML with its styles and the
 * boot script inline, each also compressed, and the headers that the pages are to be served with.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { excess, scriptBytes, weigh } from './build/budgets.mjs';
import { buildBootScript, buildClient, buildPrerenderer } from './build/bundles.mjs';
import { compressTexts } from './build/compress.mjs';
import { robots, sitemap, webManifest } from './build/found.mjs';
import { importMap } from './build/integrity.mjs';
import { pageHtml } from './build/page.mjs';
import { partsOf, reachableModules } from './build/parts.mjs';
import { hex, pictures } from './build/pictures.mjs';
import { headersFile, sourceHash } from './build/policy.mjs';
import { speculationRules } from './build/speculation.mjs';
import { demoWorker, demoWorkerPath } from './demoWorker.mjs';
import { malformedSettings, missingSettings, serviceOrigins } from './settings.mjs';

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    out: { type: 'string', default: 'dist' },
  },
});
const { mode, out: site } = values;
const isDemo = mode === 'demo';

const missing = isDemo ? [] : missingSettings(mode);
if (missing.length > 0) {
  console.error(`This build needs settings that are not there:
${missing.map((setting) => `  ${setting}`).join('\n')}
Of two, the first is the better one: the address of a server of your own, which adds what the second
shows to every visitor, and whose answers browsers may read.
Copy .env.example to .env.${mode}.local and fill it in, or build the demo: npm run build -- --mode demo`);
  process.exit(1);
}

const malformed = malformedSettings(mode);
if (malformed.length > 0) {
  console.error(`Browsers would not send to the addresses in these settings: ${malformed.join(', ')}.
Begin them with https://, or with a slash for an address of the site's own.`);
  process.exit(1);
}

/** @type {(file: string, content: string | Buffer) => Promise<void>} */
async function write(file, content) {
  await mkdir(dirname(join(site, file)), { recursive: true });
  await writeFile(join(site, file), content);
}

/** @param {readonly string[]} urls */
async function readAll(urls) {
  return (await Promise.all(urls.map((url) => readFile(join(site, url), 'utf8')))).join('');
}

await rm(site, { recursive: true, force: true });
const manifest = await buildClient(mode, site);
const boot = await buildBootScript(mode);
const prerenderer = await buildPrerenderer(mode);
const { pages, renderPage, business } = prerenderer;
const paper = { light: hex(prerenderer.paper.light), dark: hex(prerenderer.paper.dark) };
const fonts = (await readdir(join(site, 'assets')))
  .filter((file) => file.endsWith('.woff2'))
  .map((file) => `/assets/${file}`);

/** @type {{ page: import('../src/prerender.tsx').BuiltPage, modules: string[], fonts: string[] }[]} */
const loads = [];
/** @type {import('../src/prerender.tsx').BuiltPage[]} */
const written = [];
/** @type {Parameters<typeof headersFile>[0]['pages'][number][]} */
const policed = [];

for (const page of pages) {
  const { file, href: url, screen, hasCaptcha = false } = page;
  const { modules, styles } = partsOf(manifest, screen);
  const css = await readAll(styles);
  const elsewhere = pages.filter((other) => Boolean(other.hasCaptcha) !== hasCaptcha);
  const reachable = reachableModules(
    manifest,
    screen,
    new Set(elsewhere.map((other) => other.screen)),
  );
  const integrity = await importMap(site, reachable);
  const speculation = speculationRules(page, pages);
  const scripts = [boot, integrity, speculation].map(sourceHash);
  policed.push({ file, hasCaptcha, inline: { scripts, styles: [sourceHash(css)] } });
  loads.push({ page, modules, fonts });
  const rendered = await renderPage(url);
  written.push(page);
  const own = { url, rendered, css, integrity, speculation, modules, styles };
  await write(file, pageHtml({ ...own, business, paper, boot, fonts }));
}

const { name, description } = business;
await write('sitemap.xml', sitemap(business.url, written));
await write('robots.txt', robots(business.url, prerenderer.hiddenFromRobots));
await write('manifest.webmanifest', webManifest({ name, description, color: paper.light }));
for (const [file, picture] of Object.entries(await pictures(prerenderer.picture))) {
  await write(file, picture);
}

if (isDemo) await write(demoWorkerPath, demoWorker());

await write('_headers', headersFile({ isDemo, services: serviceOrigins(mode), pages: policed }));
await compressTexts(site);

const weights = await Promise.all(
  loads.map(({ page: { file }, modules, fonts }) => weigh(site, { file, modules, fonts })),
);
const tooMuch = weights.flatMap((weight, index) => {
  const page = loads[index]?.page;
  return page ? excess(weight, page) : [];
});
if (tooMuch.length > 0) {
  console.error(`\nThis build is too heavy:\n${tooMuch.join('\n')}`);
  process.exit(1);
}
for (const weight of weights) {
  const { file, html, requests } = weight;
  console.log(`${file}: ${html} B html, ${scriptBytes(weight)} B script, ${requests} requests`);
}
console.log(`${business.name}: ${pages.length} pages in ${site}/`);
