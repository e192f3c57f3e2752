/**
 * `npm run build`: builds the site into `dist`, or into `--out`: the browser's modules, every page as
 * HTML with its styles and the boot script inline, compressed copies, and the headers for the host.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { licencesFile, pages as pageTable } from '../src/pages.ts';
import type { BuiltPage } from '../src/start/prerender.tsx';
import { excess, imageExcess, scriptBytes, weigh } from './budgets.ts';
import { brandImages, hex } from './build/brandImages.ts';
import { buildBootScripts, buildClient, buildPrerenderer } from './build/bundles.ts';
import { compressTexts } from './build/compress.ts';
import { hostConfigurations } from './build/hosting.ts';
import { linkLateStyles, pageHtml } from './build/page.ts';
import { importMap, pageModules, reachableModules } from './build/pageModules.ts';
import { headersFile, type PolicyPage, servedPages, sourceHash } from './build/policy.ts';
import { fontLicences, redirects, robots, sitemap, webManifest } from './build/siteFiles.ts';
import { speculationRules } from './build/speculation.ts';
import { demoWorker, demoWorkerPath } from './demoWorker.ts';
import {
  malformedSettings,
  misplaced,
  missingFacts,
  missingSettings,
  publishedSecrets,
  serviceOrigins,
  statisticsScript,
} from './settings.ts';

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'production' },
    out: { type: 'string', default: 'dist' },
  },
});
const { mode, out: site } = values;
const isConnected = mode === 'connected';
const hasMocks = mode === 'demo';

const published = isConnected ? publishedSecrets(mode) : [];
if (published.length > 0) {
  console.error(`These settings would be readable in the browser: ${published.join(', ')}.
In connected mode the server has its own, without VITE_. Remove them, then build again.`);
  process.exit(1);
}

const place = misplaced(mode, pageTable.landing.href);
if (place) {
  console.error(place);
  process.exit(1);
}

const missing = mode === 'production' ? missingSettings(mode) : [];
if (missing.length > 0) {
  console.error(`This build needs settings that have no value:
${missing.map((setting) => `  ${setting}`).join('\n')}
Of two, the first is the better one: the URL of a server of your own, which adds the secret that
the second shows to every visitor, and whose responses browsers may read.
Copy .env.example to .env.${mode}.local and fill it in, or build the demo: npm run build -- --mode demo`);
  process.exit(1);
}

const malformed = malformedSettings(mode);
if (malformed.length > 0) {
  console.error(`Browsers would not send to the URLs in these settings: ${malformed.join(', ')}.
Begin them with https://, or with a slash for a path of the site's own.`);
  process.exit(1);
}

async function write(file: string, content: string | Buffer) {
  await mkdir(dirname(join(site, file)), { recursive: true });
  await writeFile(join(site, file), content);
}

async function readAll(urls: readonly string[]) {
  return (await Promise.all(urls.map((url) => readFile(join(site, url), 'utf8')))).join('');
}

await rm(site, { recursive: true, force: true });
const manifest = await buildClient(mode, site);
const bootOf = await buildBootScripts(mode);
const prerenderer = await buildPrerenderer(mode, site);
const { pages, renderPage, business } = prerenderer;
const paper = { light: hex(prerenderer.paper.light), dark: hex(prerenderer.paper.dark) };
const fonts = (await readdir(join(site, 'assets')))
  .filter((file) => file.endsWith('.woff2'))
  .map((file) => `assets/${file}`);

/** Screens that a page never loads: those of another document, and for visitors the owner's. */
const screensElsewhere = (page: BuiltPage) =>
  pages
    .filter((other) => Boolean(other.hasCaptcha) !== Boolean(page.hasCaptcha) || other.isAdmin)
    .map(({ screen }) => screen)
    .filter((screen) => screen !== page.screen);

const statistics = hasMocks ? undefined : statisticsScript(mode);

const loads: { page: BuiltPage; modules: string[]; lateStyles: string[] }[] = [];
const policyPages: PolicyPage[] = [];

for (const page of pages) {
  const { file, href, screen, hasCaptcha = false, isAdmin = false, hasChildren = false } = page;
  const boot = bootOf(page.name);
  const { modules, styles } = pageModules(manifest, screen);
  const { rendered, css, late } = linkLateStyles(await renderPage(href), await readAll(styles));
  if (late) await write(late.file, late.css);
  const integrity = await importMap(site, reachableModules(manifest, screensElsewhere(page)));
  const speculation = speculationRules(page, pages);
  const own = { rendered, css, integrity, speculation, modules, styles };
  // Listed pages have no token in their URL.
  const isCounted = !page.isUnlisted;
  const counting = isCounted ? { statistics } : {};
  await write(file, pageHtml({ ...own, ...counting, business, paper, boot, fonts }));
  const scripts = [boot, integrity, speculation].map(sourceHash);
  const inline = { scripts, styles: [sourceHash(css)] };
  policyPages.push({ file, hasCaptcha, isAdmin, isCounted, hasChildren, inline });
  loads.push({ page, modules, lateStyles: late ? [late.file] : [] });
}

const samples = 'src/content/samples';
const sharedFile = 'shared.html';
const shared = await readFile(join(samples, sharedFile), 'utf8');
for (const entry of await readdir(samples)) {
  if (entry === sharedFile) continue;
  if (entry.endsWith('.woff2')) {
    await write(`samples/${entry}`, await readFile(join(samples, entry)));
    continue;
  }
  const page = await readFile(join(samples, entry), 'utf8');
  const html = page.replace(`<!-- ${sharedFile} -->`, shared.trim());
  const styles = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, css = '']) => css);
  const inline = { scripts: [], styles: styles.map(sourceHash) };
  const flags = { hasCaptcha: false, isAdmin: false, hasChildren: false };
  policyPages.push({ file: `samples/${entry}`, ...flags, inline });
  await write(`samples/${entry}`, html);
}

const { name, description } = business;
await write('sitemap.xml', sitemap(business.url, pages));
await write('robots.txt', robots(business.url));
await write('manifest.webmanifest', webManifest({ name, description, color: paper.light }));
for (const [file, image] of Object.entries(await brandImages(prerenderer.brand))) {
  await write(file, image);
}
const libraries = await readFile(join(site, licencesFile), 'utf8');
// Hosts name no encoding for text files, so the file begins with the mark of UTF-8.
await write(licencesFile, `\uFEFF${libraries}\n${await fontLicences()}`);
if (hasMocks) await write(demoWorkerPath, demoWorker());
// In connected mode, pages send to their own server alone.
const services = isConnected ? null : serviceOrigins(mode);
const served = servedPages(policyPages, { hasMocks, services, statistics });
await write('_headers', headersFile(served));
await write('_redirects', redirects(pages));
await compressTexts(site);

const hosting = `${site}-hosting`;
await rm(hosting, { recursive: true, force: true });
if (!isConnected) {
  await mkdir(hosting, { recursive: true });
  const files = await readdir(site, { recursive: true });
  for (const [file, content] of Object.entries(hostConfigurations(served, files))) {
    await writeFile(join(hosting, file), content);
  }
}

const tooHeavy = await imageExcess(join(site, 'assets'));
for (const { page, modules, lateStyles } of loads) {
  const weight = await weigh(site, { file: page.file, modules, lateStyles, fonts });
  console.log(
    `${page.file}: ${weight.html} B html, ${scriptBytes(weight)} B script, ${weight.requests} requests`,
  );
  tooHeavy.push(...excess(weight, page, statistics !== undefined));
}
if (tooHeavy.length > 0) {
  console.error(`\nThis build is too heavy:\n${tooHeavy.join('\n')}`);
  // The texts of a business change by a few bytes, which must not stop its deployment.
  if (process.env.STRICT_BUDGETS) process.exit(1);
}
const lacks = missingFacts(business);
if (!hasMocks && lacks.length > 0) {
  console.warn(
    `Before the site goes online, fill in src/content/business.ts: ${lacks.join(', ')}.`,
  );
}
console.log(`${name}: ${pages.length} pages in ${site}/`);
